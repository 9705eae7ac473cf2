#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Missing packages, with real apt and sources of our own: nothing on this machine is changed.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

# need PACKAGE COMMAND: one more thing that the build asks for.
need() {
    printf '[build]\n%s %s a reason to have it\n' "$1" "$2" >>"$box/packaging/setup/packages.txt"
}

# apt_with SOURCE: apt as it is here, except for where packages come from.
apt_with() {
    command -v apt-get >/dev/null || skip "no apt here"
    mkdir -p "$scratch/apt/lists/partial" "$scratch/apt/cache/archives/partial"
    printf '%s\n' "$1" >"$scratch/apt/sources.list"
    cat >"$scratch/apt.conf" <<END
Dir::Etc::sourcelist "$scratch/apt/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State::lists "$scratch/apt/lists";
Dir::Cache "$scratch/apt/cache";
Acquire::Retries "0";
APT::Sandbox::User "root";
END
    export APT_CONFIG=$scratch/apt.conf
}

# path_without COMMAND...: sets PATH to one folder with everything that PATH has now, except these.
path_without() {
    local folder
    mkdir "$scratch/bin"
    while IFS= read -r -d : folder; do
        ln -s "$folder"/* "$scratch/bin/" 2>/dev/null || true # the first of a name stays
    done <<<"$PATH:"
    (cd "$scratch/bin" && rm -f "$@")
    export PATH=$scratch/bin
}

test_apt_is_left_alone_when_nothing_is_missing() {
    mkdir "$scratch/shim"
    printf '#!/bin/sh\ntouch "%s/called"\nexit 100\n' "$scratch" >"$scratch/shim/apt-get"
    chmod +x "$scratch/shim/apt-get"
    command -v dpkg-query >/dev/null || skip "no dpkg here"
    PATH=$scratch/shim:$PATH run "$box/run" --cli
    expect_status 0
    expect_no_file "$scratch/called"
}

test_a_package_that_apt_does_not_know() {
    ((EUID == 0)) || skip "needs root"
    apt_with ''
    need genex-no-such-package -
    run "$box/run" --cli
    expect_status 1
    expect_stdout ''
    expect_stderr "missing packages: genex-no-such-package"
    expect_one_line "apt does not know a package that is needed .*genex-no-such-package"
}

test_no_network_for_apt() {
    ((EUID == 0)) || skip "needs root"
    apt_with 'deb [trusted=yes] http://127.0.0.1:9/debian stable main'
    need genex-no-such-package -
    run "$box/run" --cli
    expect_status 1
    expect_one_line "no network: apt could not download genex-no-such-package"
}

# A package that is announced with its size, but cannot be fetched: the size is said before it is tried.
test_the_size_is_said_before_the_download() {
    ((EUID == 0)) || skip "needs root"
    mkdir "$scratch/mirror"
    printf '%s\n' 'Package: genex-no-such-package' 'Version: 1' "Architecture: $(dpkg --print-architecture)" \
        'Installed-Size: 34000' 'Filename: ./gone.deb' 'Size: 12000000' "SHA256: $(printf '0%.0s' {1..64})" \
        'Description: none' 'Maintainer: nobody <nobody@localhost>' >"$scratch/mirror/Packages"
    apt_with "deb [trusted=yes] copy:$scratch/mirror ./"
    need genex-no-such-package -
    run "$box/run" --cli
    expect_status 1
    expect_stderr "installing them .*12.0 MB to download, 34.8 MB on disk"
    expect_one_line "apt could not download genex-no-such-package"
}

test_neither_root_nor_sudo() {
    ((EUID == 0)) || skip "needs root to become somebody else"
    need genex-no-such-package -
    path_without sudo
    chmod 755 "$scratch"
    chown -R 65534 "$scratch"
    run setpriv --reuid=65534 --clear-groups "$box/run" --cli
    expect_status 1
    expect_one_line "root is needed.*apt-get install --no-install-recommends genex-no-such-package"
}

test_another_distribution_gets_a_list() {
    need qt6-something -
    need cmake-of-tomorrow genex-no-such-command
    path_without apt-get dpkg-query
    run "$box/run" --cli
    expect_status 1
    expect_stdout ''
    expect_stderr "no apt, and these commands are missing: genex-no-such-command"
    expect_stderr "^  qt6-something +a reason to have it"
    expect_stderr "^  cmake-of-tomorrow +a reason to have it"
    expect_no_file "$box/build/release"
}

test_another_distribution_that_has_the_commands_goes_on() {
    need qt6-something -
    path_without apt-get dpkg-query
    run "$box/run" --cli
    expect_status 0
}

# The list itself: known groups, three columns, no name twice in a group.
test_the_real_list_is_well_formed() {
    awk '/^(#|$)/ { next }
         /^\[/ { group = $1; if (group !~ /^\[(build|run|test|style|bench|fuzz)\]$/) { print "group " $0; exit 1 } next }
         NF < 3 || seen[group, $1]++ { print "line " $0; exit 1 }' "$source_dir/packaging/setup/packages.txt" ||
        fail "packages.txt is not well formed"
}

run_tests given
