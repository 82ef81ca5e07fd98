set -f
:|good a[]=~