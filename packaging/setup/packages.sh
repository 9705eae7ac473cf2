# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Debian packages: which are missing, how large they are, and their installation.

# packages_of GROUP...: the lines of packages.txt in these groups, "package command reason".
packages_of() {
    local package rest group=
    while read -r package rest; do
        case $package in
            '' | '#'*) ;;
            '['*) group=${package//[\[\]]/} ;;
            *) if [[ " $* " == *" $group "* ]]; then printf '%s %s\n' "$package" "$rest"; fi ;;
        esac
    done <"$setup/packages.txt"
}

# packages_missing GROUP...: those that are not installed, each once.
packages_missing() {
    local -A installed=()
    local -a wanted
    local name status
    mapfile -t wanted < <(packages_of "$@" | cut -d ' ' -f 1 | sort -u)
    while read -r name status; do
        if [[ $status == installed ]]; then installed[$name]=1; fi
    done < <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null)
    for name in "${wanted[@]}"; do
        if [[ ! -v installed[$name] ]]; then printf '%s\n' "$name"; fi
    done
}

# Without apt: trusts the system if it has the commands (CMake then looks for the libraries), and lists all otherwise.
packages_by_hand() {
    local package command reason missing=
    while read -r package command reason; do
        if [[ $command != - ]] && ! command -v "$command" >/dev/null; then missing+=" $command"; fi
    done < <(packages_of "$@")
    [[ -z $missing ]] && return
    say "this system has no apt, and these commands are missing:$missing. Install by hand (Debian's names), then start again:"
    while read -r package command reason; do
        printf '  %-24s %s\n' "$package" "$reason" >&2
    done < <(packages_of "$@")
    exit 1
}

# Sets as_root to what a command needs in front of it to run as root.
need_root() {
    as_root=()
    ((EUID == 0)) && return
    as_root=(sudo)
    if ! command -v sudo >/dev/null || ! sudo -v; then
        die "root is needed, and there is no way to it: as root, apt-get install --no-install-recommends $*"
    fi
}

# apt_get ARGUMENTS...: with English messages, which packages_explain reads, and without questions.
apt_get() {
    run_logged "$packages_log" "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
        apt-get -y -q -o DPkg::Lock::Timeout=300 --no-install-recommends "$@"
}

# Why apt did not do it, in one line where the reason is a known one.
packages_explain() {
    local log=$packages_log unknown
    if ran_out_of_disk /var/cache/apt "$log"; then
        die "the disk is full, so apt could not install $*: make room and start again"
    elif grep -qE 'Failed to fetch|Could not (resolve|connect)|Unable to connect|Temporary failure' "$log"; then
        die "no network: apt could not download $*. Connect and start again (log: $log)"
    elif unknown=$(grep -oE -m 1 '(Unable to locate package|Package .* has no installation candidate).*' "$log"); then
        die "apt does not know a package that is needed ($unknown): Debian 12 or newer has them all in 'main' (log: $log)"
    fi
    show_log_end "$log"
    die "apt could not install $* (log: $log)"
}

packages_install() {
    local size
    need_root "$@"
    packages_log=$logs/packages.log
    : >"$packages_log"
    say "missing packages: $*"
    apt_get update || true # one broken source need not matter; what counts is whether the packages are found
    apt_get --print-uris install "$@" || packages_explain "$@"
    size=$(sed -n -e 's/^Need to get \([^/]*\).* of archives.*/\1 to download/p' \
        -e 's/^After this operation, \(.*\) of additional disk space.*/, \1 on disk/p' "$packages_log" | tr -d '\n')
    say "installing them and what they need with apt${size:+: $size}"
    apt_get install "$@" || packages_explain "$@"
}

# packages_ensure GROUP...: nothing when all is there; otherwise says what is missing and installs it.
packages_ensure() {
    local -a missing
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        packages_by_hand "$@"
        return
    fi
    mapfile -t missing < <(packages_missing "$@")
    if ((${#missing[@]} > 0)); then
        packages_install "${missing[@]}"
        packages_changed=yes
    fi
}
