#!/bin/sh
# One backup, read again byte by byte; deploy/bobita-backup.timer and the service `backup` of compose.yaml run it each night.
# FOLDER/0, FOLDER/1 … take turns, so that the last NIGHTS nights are kept, and only new photos and videos are copied.
# Usage: nightly-backup.sh FOLDER [NIGHTS]
set -eu
nights="${2:-7}"
folder="$1/$(($(date +%s) / 86400 % nights))"
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
for command in backup verify; do
  node --disable-warning=ExperimentalWarning --import=./server/env-file.mjs server/operate.ts "$command" "$folder"
done
