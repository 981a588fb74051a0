#!/bin/sh
# A command of the shop, as its user and with its settings, so that it meets the database that the server has:
#
#   shop.sh data backup     shop.sh admin list     shop.sh pages list     shop.sh doctor
set -eu

home=${BASCULANTE_HOME:-/opt/basculante}
user=${SHOP_USER:-basculante}
settings=${SHOP_SETTINGS:-/etc/basculante.env}

set -a
DATA_DIR=/var/lib/basculante/data
if [ -r "$settings" ]; then . "$settings"; fi
set +a

command=${1:-}
case $command in
  admin | data | doctor | pages) shift ;;
  *)
    echo "Uso: shop.sh admin|data|doctor|pages [palavras do comando]" >&2
    exit 2
    ;;
esac
cd "$home/current"
if [ "$(id -un)" = "$user" ]; then exec npm run --silent "$command" -- "$@"; fi
exec runuser -u "$user" -- npm run --silent "$command" -- "$@"
