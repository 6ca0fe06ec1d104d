#!/bin/sh
# Runs the site with systemd, built in /srv/sutra/source (docs/hosting.md).
set -eu
cd "$(dirname "$0")/.."
releases=/srv/sutra/releases
current=/srv/sutra/current
previous=/srv/sutra/previous
cache=/var/cache/sutra-pages

usage='deploy/service.sh update     builds this folder and puts it online
deploy/service.sh rollback   puts the build before online again'

point() { ln -sfn "$2" "$1.new" && mv -T "$1.new" "$1"; }

# Of the build before, nginx would show each page once more. Its scripts stay, for pages that are open.
forget_pages() {
  [ ! -d "$cache" ] || sudo find "$cache" -type f ! -exec grep -qa '^KEY: .*/_next/static/' {} \; -delete
}

start() {
  sudo systemctl reset-failed sutra 2>/dev/null || true
  sudo systemctl restart sutra
  for _ in $(seq 60); do
    node deploy/check-health.mjs && forget_pages && echo 'The site is online.' && return
    systemctl is-failed --quiet sutra && break
    sleep 1
  done
  sudo journalctl --unit sutra --lines 20 --no-pager >&2
  return 1
}

case "${1:-}" in
  update)
    node --input-type=module -e "await (await import('./scripts/lib/install.mjs')).install({ withTools: false })"
    npm run build:standalone
    # A copy of .env would outlive its next change.
    rm -f .next/standalone/.env .next/standalone/.env.*
    release="$releases/$(date -u +%Y%m%dT%H%M%SZ)"
    mkdir -p "$releases"
    cp -a .next/standalone "$release"
    before=$(readlink "$current" || true)
    point "$current" "$release"
    if start; then
      [ -z "$before" ] || point "$previous" "$before"
      for old in "$releases"/*; do
        [ "$old" = "$release" ] || [ "$old" = "$before" ] || rm -rf "$old"
      done
      exit
    fi
    [ -n "$before" ] || exit 1
    echo 'The new build does not work. The one before is put online again.' >&2
    point "$current" "$before"
    start
    exit 1
    ;;
  rollback)
    before=$(readlink "$previous") || { echo 'There is no build before this one.' >&2; exit 1; }
    point "$previous" "$(readlink "$current")"
    point "$current" "$before"
    start
    ;;
  *)
    echo "$usage" >&2
    exit 2
    ;;
esac
