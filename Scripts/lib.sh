# Shared by the scripts beside it: packages, the compiler, a virtual display. Sourced by bash.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [[ ! -w ${HOME:-/nonexistent} ]]; then # a bare container: SwiftPM and fontconfig keep caches
  mkdir -p "$root/build/home"
  export HOME=$root/build/home
fi

say() { printf 'chidori: %s\n' "$*" >&2; }

# One sentence, then out with the status of a refusing environment.
fail() {
  say "$*"
  exit 3
}

# Of the groups and packages named, the packages that are not installed, one a line.
missing_packages() {
  local group package
  while read -r group package; do
    [[ " $* " == *" $group "* || " $* " == *" $package "* ]] || continue
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      echo "$package"
  done < <(grep -v '^ *#' "$root/Scripts/packages")
}

# Installs what is missing of the groups, or single packages of the list, named.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "this is no Debian system: packages are taken as installed (see Scripts/packages)"
    return
  fi
  local missing=() as_root=()
  mapfile -t missing < <(missing_packages "$@")
  [[ ${#missing[@]} -gt 0 ]] || return 0
  if [[ $EUID -ne 0 ]]; then
    command -v sudo >/dev/null ||
      fail "packages are missing: run as root: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get -qq -o=Dpkg::Use-Pty=0 install -y --no-install-recommends "${missing[@]}")
  # Package lists may be absent or stale: refresh them only when the first attempt fails.
  "${install[@]}" >/dev/null 2>&1 ||
    { "${as_root[@]}" apt-get -qq update >&2 && "${install[@]}" >/dev/null; } ||
    fail "packages could not be installed, try by hand: apt-get install ${missing[*]}"
}

# Puts the Swift compiler on the path.
require_swift() {
  local directory
  for directory in "" /opt/swift/usr/bin "$HOME/.local/share/swiftly/bin" /usr/libexec/swift/bin; do
    if PATH=${directory:+$directory:}$PATH command -v swift >/dev/null; then
      export PATH=${directory:+$directory:}$PATH
      return
    fi
  done
  fail "the Swift compiler is missing: install Swift 6.3 from https://swift.org/install/linux"
}

# `swift build`, without SwiftPM's remark that it passes over the -pthread of Pango's pkg-config.
build() { swift build "$@" 2>&1 | sed -u '/^warning: prohibited flag/d'; }

# For clang: note only the libraries that are called. Pango is loaded at its first call.
export CCC_OVERRIDE_OPTIONS='#^-Wl,--as-needed'

# Builds the program for release and sets `binary` to its path.
build_release() {
  local options=(
    -c release --static-swift-stdlib --disable-local-rpath --product chidori --package-path "$root")
  build "${options[@]}" >&2 || fail "the build failed: see the messages above"
  binary=$(swift build "${options[@]}" --show-bin-path 2>/dev/null)/chidori
}

# Whether the display named by DISPLAY answers.
display_answers() {
  [[ -n ${DISPLAY:-} ]] || return 1
  ! command -v xdpyinfo >/dev/null || xdpyinfo >/dev/null 2>&1
}

# Children started by the functions below, ended with the script: the display last.
children=()
end_children() {
  local index
  for ((index = ${#children[@]} - 1; index >= 0; index--)); do
    kill "${children[index]}" 2>/dev/null || continue
    wait "${children[index]}" 2>/dev/null || true
  done
}
trap end_children EXIT

# Starts a virtual display: [WIDTHxHEIGHTxDEPTH]. Sets DISPLAY.
start_server() {
  local ready number
  exec {ready}< <(exec Xvfb -displayfd 1 -screen 0 "${1:-1280x800x24}" -noreset -nolisten tcp \
    2>/dev/null)
  children+=($!)
  read -r -t 20 number <&"$ready" || fail "no virtual display: Xvfb does not start"
  exec {ready}<&-
  export DISPLAY=:$number
  unset WAYLAND_DISPLAY
}

# Starts a virtual display with a window manager: [WIDTHxHEIGHTxDEPTH]. Sets DISPLAY.
start_display() {
  start_server "$@"
  openbox --sm-disable >/dev/null 2>&1 &
  children+=($!)
  # Openbox is ready when it obeys: a window mapped while it starts may stay unseen until the
  # next event (it polls without draining what Xlib has read). Asking again wakes it.
  await_property '^_NET_NUMBER_OF_DESKTOPS' -root || fail "no window manager: openbox does not start"
  until [[ $(xdotool get_num_desktops) == 1 ]]; do xdotool set_num_desktops 1; done
}

# Waits, on PropertyNotify, until a line of xprop matches a pattern: PATTERN WINDOW...
# All properties are watched: xprop does not wait for an atom that nobody has made yet.
await_property() {
  local pattern=$1 line changes watcher found=1
  shift
  exec {changes}< <(exec xprop "$@" -spy 2>/dev/null)
  watcher=$!
  while read -r -t 20 line <&"$changes"; do
    if [[ $line =~ $pattern ]]; then
      found=0
      break
    fi
  done
  kill "$watcher" 2>/dev/null || true
  exec {changes}<&-
  return $found
}

# Waits until Chidori's window shows its title, then prints the window's id.
await_window() {
  local window
  window=$(timeout 20 xdotool search --sync --onlyvisible --class '^[Cc]hidori$' | head -n 1)
  [[ -n $window ]] && await_property '^_NET_WM_NAME.*#[0-9a-f]{6}' -id "$window" && echo "$window"
}

# Saves a picture of a window, without its frame: WINDOW FILE.
save_window() {
  mkdir -p "$(dirname "$2")"
  import -silent -window "$1" "$2"
}

# Says when, of which commit and on which machine something was measured.
circumstances() {
  local processor memory commit
  processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
  memory=$(awk '/^MemTotal/ { printf "%.0f GiB", $2 / 1048576 }' /proc/meminfo)
  commit=$(git -C "$root" describe --always --dirty)
  echo "$(date -u +%Y-%m-%d), commit $commit, $(nproc) cores ($processor), $memory," \
    "Linux $(uname -r)"
}

# Puts a table between its marks in a document: TABLE MARK DOCUMENT.
show() {
  grep -qs "^<!-- $2 -->$" "$3" || return 0
  awk -v table="$1" -v mark="$2" '
    $0 == "<!-- " mark " -->" { print; print ""; while ((getline line < table) > 0) print line
                                print ""; skipping = 1 }
    $0 == "<!-- /" mark " -->" { skipping = 0 }
    !skipping' "$3" >"$3.new" && mv "$3.new" "$3"
}
