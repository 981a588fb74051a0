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

cd "$home/current"
command=$1
shift
if [ "$(id -un)" = "$user" ]; then exec npm run --silent "$command" -- "$@"; fi
exec runuser -u "$user" -- npm run --silent "$command" -- "$@"
