set -f
good *