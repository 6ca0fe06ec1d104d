#!/bin/sh
# Puts the site online on a fresh Debian or Ubuntu server, and updates it there (docs/hosting.md, way A).
# It may be run again at any time: each step leaves alone what is done.
set -eu

usage='server.sh DOMAIN REPOSITORY   installs the site, such as: server.sh example.in https://github.com/YOU/YOUR-COPY.git
server.sh                     on a server that has it: fetches your changes and puts them online'

folder=/srv/sutra/source
step=0

say() { step=$((step + 1)); printf '\n%s. %s\n' "$step" "$1"; }
stop() { printf '\n%s\n' "$1" >&2; exit 1; }
# Runs a command, and stops with a sentence where it fails.
try() { why=$1; shift; "$@" || stop "$why"; }

setting() { [ ! -f "$folder/.env" ] || sed -n "s/^ *$1 *= *//p" "$folder/.env" | tail -n 1 | tr -d "\"'"; }
secret() { openssl rand -base64 32 | tr -d '\n'; }
# Adds a setting that .env does not have.
provide() {
  [ -z "$(setting "$1")" ] || return 0
  sed -i "/^ *$1 *= *$/d" "$folder/.env"
  [ -z "$(tail -c 1 "$folder/.env")" ] || echo >>"$folder/.env"
  echo "$1=$2" >>"$folder/.env"
}

check_server() {
  say 'Checking this server'
  [ "$(id -u)" = 0 ] || stop 'Run this with sudo, or as root.'
  . /etc/os-release
  case " $ID ${ID_LIKE:-} " in
    *' debian '* | *' ubuntu '*) ;;
    *) stop "This is ${PRETTY_NAME:-$ID}. The script knows Debian and Ubuntu: rent such a server, or take way B." ;;
  esac
  command -v systemctl >/dev/null || stop 'This server has no systemd. Take way B of docs/hosting.md.'
  memory=$(awk '/^(MemTotal|SwapTotal)/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  [ "$memory" -ge 1700 ] || stop "This server has $memory MB of memory, and a build needs 2000: rent a larger one."
  echo "$domain on ${PRETTY_NAME:-$ID}"
}

install_packages() {
  say 'Installing nginx, certbot, git and Node'
  export DEBIAN_FRONTEND=noninteractive
  failed='apt-get failed: see above. If another program uses it, wait some minutes and run this again.'
  try "$failed" apt-get update -qq
  try "$failed" apt-get install -y -qq ca-certificates certbot cron curl git nginx openssl sudo
  case "$(node --version 2>/dev/null || true)" in
    v2[2-9].* | v[3-9][0-9].*) ;;
    *)
      try 'deb.nodesource.com does not answer. Run this again later.' \
        curl -fsSL https://deb.nodesource.com/setup_22.x -o /tmp/setup-node
      try "$failed" bash /tmp/setup-node
      try "$failed" apt-get install -y -qq nodejs
      ;;
  esac
  echo "Node $(node --version)"
}

fetch_copy() {
  say 'Getting your copy of the site'
  export GIT_TERMINAL_PROMPT=0
  if [ -d "$folder/.git" ]; then
    try "git pull failed: see above. If it names files that were changed here, put them back: cd $folder && git checkout FILE" \
      git -C "$folder" pull --ff-only --quiet
  else
    mkdir -p "$(dirname "$folder")"
    try "There is no public copy at $repository. Check the address, or make the copy public on GitHub: Settings, General, Danger Zone, Change visibility." \
      git clone --quiet "$repository" "$folder"
  fi
  git -C "$folder" log -1 --format='%h %s'
}

write_settings() {
  say 'Writing the settings'
  if [ -f .env ] && [ "$(pwd -P)" != "$folder" ]; then
    before=$(setting AUTH_SECRET)
    cron=$(setting CRON_SECRET)
    install -m 600 .env "$folder/.env"
    rm .env
    echo 'Taken from the .env that you sent.'
    # Without them all visitors would be signed out, and the links in your mails would end.
    [ -z "$before" ] || provide AUTH_SECRET "$before"
    [ -z "$cron" ] || provide CRON_SECRET "$cron"
    [ -z "$before" ] || [ "$before" = "$(setting AUTH_SECRET)" ] ||
      echo 'Its AUTH_SECRET is a new one: visitors log in again, and links in earlier mails have ended.'
  fi
  [ -f "$folder/.env" ] || cp "$folder/.env.example" "$folder/.env"
  chmod 600 "$folder/.env"
  provide SITE_URL "https://$domain"
  provide AUTH_SECRET "$(secret)"
  provide CRON_SECRET "$(secret)"
  provide DATA_DIR /var/lib/sutra
  [ "$(setting SITE_URL)" = "https://$domain" ] ||
    stop "SITE_URL in $folder/.env is $(setting SITE_URL), and not https://$domain. Correct one of them and run this again."
  echo "$folder/.env"
}

start_site() {
  say 'Building the site and starting it: about five minutes'
  cp "$folder/deploy/sutra.service" /etc/systemd/system/sutra.service
  systemctl daemon-reload
  systemctl enable --quiet sutra
  try 'The site could not be put online: see above. Correct what it names and run this again.' \
    "$folder/deploy/service.sh" update
}

get_certificate() {
  say 'Getting the certificate'
  if [ ! -f "/etc/letsencrypt/live/$domain/fullchain.pem" ]; then
    mkdir -p /var/www/html
    try 'nginx does not start: nginx -t says why.' systemctl enable --quiet --now nginx
    try "There is no certificate yet. Does $domain lead to this server (docs/connect/domain.md), and are the ports 80 and 443 open in the provider's firewall? Then run this again." \
      certbot certonly --webroot -w /var/www/html -d "$domain" --non-interactive --agree-tos \
      --register-unsafely-without-email --deploy-hook 'systemctl reload nginx'
  fi
  echo "/etc/letsencrypt/live/$domain"
}

serve() {
  say 'Letting nginx serve the site'
  conf=/etc/nginx/conf.d/sutra.conf
  [ ! -f "$conf" ] || cp "$conf" "$conf.before"
  sed "s/example\.in/$domain/g" "$folder/deploy/nginx.conf" >"$conf"
  rm -f /etc/nginx/sites-enabled/default
  if ! nginx -t -q; then
    if [ -f "$conf.before" ]; then mv "$conf.before" "$conf"; else rm "$conf"; fi
    stop 'nginx refuses the new configuration: see above. The one before is back.'
  fi
  rm -f "$conf.before"
  systemctl reload-or-restart nginx
}

back_up() {
  say 'Backing up every night'
  echo "15 2 * * * root cd $folder && npm run -s backup" >/etc/cron.d/sutra-backup
  (cd "$folder" && npm run -s backup) || stop 'The backup failed: see above. The site is online.'
}

visit() {
  say "Opening https://$domain"
  try "https://$domain does not answer here. Read: journalctl -u nginx -n 20" \
    curl -fsS --retry 5 --retry-delay 2 --retry-all-errors --resolve "$domain:443:127.0.0.1" -o /dev/null "https://$domain/api/health"
  printf '\nhttps://%s is online. To update it: sudo %s/deploy/server.sh\n' "$domain" "$folder"
}

# The whole script is read before it begins: it may come through a pipe.
main() {
  domain=${1:-$(setting SITE_URL | sed 's/^https:..//')}
  repository=${2:-}
  case "$domain" in
    '' | -*) printf '%s\n' "$usage" >&2; exit 2 ;;
    *[!a-z0-9.-]* | *..* | .* | *.) stop "\"$domain\" is no domain. Write it like example.in, in small letters, without https:// and without a path." ;;
    *.*) ;;
    *) stop "\"$domain\" is no domain. Write it like example.in." ;;
  esac
  [ -n "$repository" ] || [ -d "$folder/.git" ] || { printf '%s\n' "$usage" >&2; exit 2; }
  check_server
  install_packages
  fetch_copy
  write_settings
  start_site
  get_certificate
  serve
  back_up
  visit
}
main "$@"
