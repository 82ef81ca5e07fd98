set -f
good {,b}