#!/bin/sh
# Prints "hash type subject" for every commit after START, oldest first; a body that holds
# "BREAKING CHANGE:" adds "!" to the type.
set -eu
start=${1:?usage: list-changes.sh START}
git log --reverse --no-merges --format='%h%x09%s%x09%b%x1e' "$start..HEAD" | awk -v RS='\036' -F '\t' '
  { sub(/^\n/, "", $1) }
  $1 == "" { next }
  {
    type = $2; sub(/:.*/, "", type)
    subject = $2; sub(/^[^:]*: */, "", subject)
    if ($3 ~ /BREAKING CHANGE:/ && type !~ /!$/) type = type "!"
    print $1, type, subject
  }'
