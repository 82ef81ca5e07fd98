set -f
good a[]=~