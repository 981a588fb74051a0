#!/bin/sh
# Builds a version in a folder of its own beside the one that runs, and lets it take over when it is whole.
#
#   update.sh [COMMIT]   the newest of the repository's branch, or this one
#   update.sh --back     the version before, which is still there
#
# BASCULANTE_HOME holds the repository, releases/ and current, which names the release that runs.
set -eu

home=${BASCULANTE_HOME:-/opt/basculante}
restart=${RESTART:-systemctl restart basculante}
ready=${READY_URL:-http://localhost:3000/readyz}
tries=${READY_TRIES:-30}
kept=3

say() { printf 'basculante: %s\n' "$1"; }

# A rename, so that there is never a moment without a version.
switch_to() {
  ln -sfn "releases/$1" "$home/current.next"
  mv -T "$home/current.next" "$home/current"
}

restart_and_wait() {
  $restart || return 1
  n=0
  while [ "$n" -lt "$tries" ]; do
    if curl --silent --fail --max-time 5 --output /dev/null "$ready"; then return 0; fi
    n=$((n + 1))
    sleep 1
  done
  return 1
}

# Whoever updates hears of known faults in what runs now; they stop nothing, for the version before had them too.
say_known_faults() {
  if (cd "$home/current" && npm audit --omit=dev --audit-level=high) >"$home/audit.log" 2>&1; then return; fi
  if grep -q 'npm error' "$home/audit.log"; then say "npm audit não respondeu: tente mais tarde em $home/current"
  else say "atenção, há falhas conhecidas em pacotes desta versão: veja $home/audit.log e atualize assim que houver outra"; fi
}

mkdir -p "$home/releases"
before=$(basename "$(readlink "$home/current" || true)")

if [ "${1:-}" = --back ]; then
  older=$(ls "$home/releases" | sort | awk -v now="$before" '$0 < now' | tail -n 1)
  [ -n "$older" ] || { say "não há versão anterior em $home/releases"; exit 1; }
  switch_to "$older"
  restart_and_wait || { say "$older não ficou pronta: veja journalctl -u basculante"; exit 1; }
  say "de volta a $older"
  exit 0
fi

git -C "$home/repository" fetch --quiet --tags origin
commit=$(git -C "$home/repository" rev-parse --short "${1:-@{upstream\}}")
release=$(date -u +%Y%m%d-%H%M%S-%3N)-$commit
# Under a name that no list shows until it is whole: one that was cut off is nothing to go back to.
place=$home/releases/.part-$release
rm -rf "$home"/releases/.part-*
trap 'rm -rf "$place"' EXIT
trap 'exit 1' HUP INT TERM

say "preparando $release, com a versão de agora no ar..."
mkdir "$place"
git -C "$home/repository" archive "$commit" | tar -x -C "$place"
(cd "$place" && npm ci --omit=dev --no-audit --no-fund && npm run build) >"$home/update.log" 2>&1 || {
  tail -n 20 "$home/update.log" >&2
  say "a versão nova não foi construída; nada mudou. Tudo em $home/update.log"
  exit 1
}
trap - EXIT HUP INT TERM
mv "$place" "$home/releases/$release"

switch_to "$release"
if ! restart_and_wait; then
  say "$release não ficou pronta: veja journalctl -u basculante"
  [ -n "$before" ] || exit 1
  switch_to "$before"
  restart_and_wait || { say "a versão anterior, $before, também não ficou pronta"; exit 1; }
  say "de volta a $before"
  exit 1
fi
say "$release está no ar"
say_known_faults
ls "$home/releases" | sort | head -n "-$kept" | grep -vx "$release" | while read -r old; do rm -rf "$home/releases/$old"; done
