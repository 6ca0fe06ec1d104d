#!/bin/sh
# Runs the site with Docker, from this folder (docs/hosting.md).
set -eu
cd "$(dirname "$0")/.."

usage='deploy/container.sh update [IMAGE]   builds this folder, or pulls IMAGE, and puts it online
deploy/container.sh rollback         puts the build before online again
deploy/container.sh npm run …        runs a command of the project, such as: npm run submissions -- list
                                     It reads what comes by < or a pipe, and does not see your folders.'

backups=/var/backups/sutra

compose() { docker compose --env-file .env --file deploy/compose.yaml "$@"; }
id() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

# The commands run as the user `node` of the image, who writes the backups. Docker would make the folder for root.
prepare_backups() {
  [ "$(stat -c %u "$backups" 2>/dev/null)" = 1000 ] && return
  sudo mkdir -p "$backups"
  sudo chmod 700 "$backups"
  sudo chown -R 1000:1000 "$backups"
}

start() {
  compose up --detach --no-build --remove-orphans
  for _ in $(seq 60); do
    compose exec -T site node check-health.mjs 2>/dev/null && echo 'The site is online.' && return
    sleep 1
  done
  compose logs --tail 20 site >&2
  return 1
}

case "${1:-}" in
  update)
    before=$(id sutra)
    if [ -n "${2:-}" ]; then docker pull "$2" && docker tag "$2" sutra; else compose build site tools; fi
    if start; then
      [ -z "$before" ] || [ "$before" = "$(id sutra)" ] || docker tag "$before" sutra:previous
      docker image prune --force --filter label=org.opencontainers.image.title=sutra >/dev/null
      exit
    fi
    [ -n "$before" ] || exit 1
    echo 'The new build does not work. The one before is put online again.' >&2
    docker tag "$before" sutra
    start
    exit 1
    ;;
  rollback)
    before=$(id sutra:previous)
    [ -n "$before" ] || { echo 'There is no build before this one.' >&2; exit 1; }
    docker tag sutra sutra:previous
    docker tag "$before" sutra
    start
    ;;
  npm)
    prepare_backups
    # Only what is typed at a terminal needs one in the container.
    if [ -t 0 ] && [ -t 1 ]; then compose run --rm tools "$@"; else compose run --rm --no-TTY tools "$@"; fi
    ;;
  *)
    echo "$usage" >&2
    exit 2
    ;;
esac
