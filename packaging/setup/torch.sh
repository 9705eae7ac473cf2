# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# libtorch: the wheels that torch.lock pins, unpacked into a cache that all clones share. Nothing is installed as Python.

torch_version() {
    sed -n 's/^torch==\([0-9.]*\).*/\1/p' "$setup/torch.lock"
}

torch_cache() {
    if [[ -n ${GENEX_CACHE:-} ]]; then
        realpath -ms -- "$GENEX_CACHE"
    elif [[ -n ${XDG_CACHE_HOME:-${HOME:-}} ]]; then
        realpath -ms -- "${XDG_CACHE_HOME:-$HOME/.cache}/genex"
    else
        die "neither HOME nor GENEX_CACHE is set: set GENEX_CACHE to a folder for libtorch"
    fi
}

# What a lock pins, without its comments; the stamp of a complete cache holds the same lines.
lock_pins() {
    sed -e 's/[[:space:]]*#.*//' -e '/^$/d' "$setup/$1.lock"
}

# lock_sizes LOCK: bytes to download, bytes unpacked, and bytes of the largest wheel.
lock_sizes() {
    sed -n 's/.*# \([0-9]*\) bytes, \([0-9]*\) unpacked$/\1 \2/p' "$setup/$1.lock" |
        awk '{ download += $1; unpacked += $2; if ($1 > largest) largest = $1 }
             END { printf "%.0f %.0f %.0f\n", download, unpacked, largest }'
}

# cache_is_complete LOCK: whether all that this lock pins was unpacked to the end.
cache_is_complete() {
    [[ -f $torch_dir/unpacked-$1.lock && $(<"$torch_dir/unpacked-$1.lock") == "$(lock_pins "$1")" ]]
}

# A folder that the person names is used as it is, if it is what the build needs.
check_given_torch() {
    local header=$1/torch/include/torch/headeronly/version.h version
    if [[ ! -f $1/torch/lib/libtorch_cpu.so || ! -f $header ]]; then
        die "GENEX_TORCH_DIR=$1 holds no libtorch (torch/lib/libtorch_cpu.so): name the folder that holds torch/ and nvidia/"
    fi
    version=$(awk '$2 ~ /^TORCH_VERSION_(MAJOR|MINOR|PATCH)$/ { printf "%s%s", dot, $3; dot = "." }' "$header")
    if [[ $version != "$(torch_version)" ]]; then
        die "GENEX_TORCH_DIR=$1 holds libtorch $version, but $(torch_version) is needed: unset it, and ./run downloads the right one"
    fi
}

# Sets python to one that has pip: the first in PATH may be the person's own without.
need_pip() {
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import importlib.util; importlib.util.find_spec("pip") or exit(1)' 2>/dev/null && return
    done
    die "python3 has no pip: install python3-pip"
}

# The tags that Debian 12's glibc 2.36 satisfies, named one by one because pip takes --platform literally.
pip_platforms() {
    local minor
    for minor in {28..5}; do
        printf -- '--platform\nmanylinux_2_%d_x86_64\n' "$minor"
    done
    printf -- '--platform\n%s\n' manylinux2014_x86_64 manylinux2010_x86_64 manylinux1_x86_64
}

die_altered() {
    die "what came as $1 is not the file that was pinned (cut or altered on the way) and was removed: start again, or ask who runs your package mirror"
}

# Why a download failed, in one line where the reason is a known one.
explain_download() {
    local pin=$1 log=$2
    if ran_out_of_disk "$partial" "$log"; then
        die "the disk filled up while downloading $pin, which was removed: make room in $cache and start again"
    elif grep -q 'DO NOT MATCH THE HASHES' "$log"; then
        die_altered "$pin"
    elif grep -qE 'Connection|Timeout|timed out|IncompleteRead|Temporary failure|SSLError|ProxyError|ProtocolError' "$log"; then
        die "no network, or it was cut while downloading $pin; nothing is left of it: connect and start again (log: $log)"
    elif grep -q 'from versions: none' "$log"; then
        die "pip finds no $pin anywhere: no network, or a package index without it (pip config list; log: $log)"
    elif grep -q 'No matching distribution' "$log"; then
        die "the package index that pip uses has no $pin for Linux x86_64: see pip config list (log: $log)"
    fi
    show_log_end "$log"
    die "pip could not download $pin (log: $log)"
}

# download_wheel PIN HASH: leaves exactly one file, the one that was pinned, in $partial/wheel.
download_wheel() {
    local pin=$1 hash=$2 log=$logs/torch.log wheel
    local -a platforms
    mapfile -t platforms < <(pip_platforms)
    rm -rf -- "$partial/wheel" "$partial/tmp"
    mkdir -p -- "$partial/wheel" "$partial/tmp"
    printf '%s %s\n' "$pin" "$hash" >"$partial/requirement.txt"
    : >"$log"
    TMPDIR=$partial/tmp run_logged "$log" "$python" -m pip download \
        --no-input --no-cache-dir --disable-pip-version-check --progress-bar off \
        --require-hashes --no-deps --only-binary=:all: "${platforms[@]}" \
        --python-version 3.11 --implementation cp --abi cp311 --abi none \
        --requirement "$partial/requirement.txt" --dest "$partial/wheel" ||
        explain_download "$pin" "$log"
    wheel=$(find "$partial/wheel" -name '*.whl')
    check_wheel "$wheel" "$hash" || die_altered "$pin"
}

# check_wheel FILE HASH: our own look at what pip has handed over.
check_wheel() {
    sha256sum --check --status <<<"${2#--hash=sha256:}  $1"
}

unpack_wheel() {
    local log=$logs/torch.log
    if ! run_logged "$log" "$python" -m zipfile -e "$partial"/wheel/*.whl "$partial/unpacked"; then
        if ran_out_of_disk "$partial" "$log"; then
            die "the disk filled up while unpacking $1, which was removed: make room in $cache and start again"
        fi
        show_log_end "$log"
        die "could not unpack $1 (log: $log)"
    fi
    rm -rf -- "$partial/wheel"
}

# Keeps what a C++ program needs, and the licences: the Python half of the wheel is left behind.
keep_libraries() {
    local part
    mkdir -p -- "$partial/tree/torch"
    for part in torch/lib torch/include nvidia; do
        if [[ -d $partial/unpacked/$part ]]; then mv -- "$partial/unpacked/$part" "$partial/tree/$part"; fi
    done
    mv -- "$partial"/unpacked/*.dist-info "$partial/tree/"
}

# A new libtorch takes its place by renaming, so nobody sees half of one.
place_torch() {
    lock_pins torch >"$partial/tree/unpacked-torch.lock"
    rm -rf -- "$torch_dir.old"
    if [[ -e $torch_dir ]]; then mv -- "$torch_dir" "$torch_dir.old"; fi
    mv -- "$partial/tree" "$torch_dir"
    rm -rf -- "$torch_dir.old"
}

# The CUDA libraries are links added beside what is there; their stamp comes last.
place_torch-gpu() {
    cp -rlf -- "$partial/tree/." "$torch_dir/"
    lock_pins torch-gpu >"$partial/stamp"
    mv -- "$partial/stamp" "$torch_dir/unpacked-torch-gpu.lock"
}

download_progress() {
    local bytes
    bytes=$(du -sb -- "$partial" 2>/dev/null | cut -f 1)
    printf 'downloading and unpacking libtorch: %s so far' "$(human_size "${bytes:-0}")"
}

leave_nothing_half() {
    local status=$?
    rm -rf -- "$partial"
    if ((status != 0)) && [[ -z $explained ]]; then
        say "libtorch was not put into $cache, and nothing half-made is left there: start again"
    fi
}

# fetch_wheels LOCK, under a lock that two clones share. In a subshell, so that whatever ends it, a signal too,
# takes the half-made folder with it.
fetch_wheels() (
    lock=$1
    cache=$(torch_cache)
    partial=$torch_dir.partial
    need_writable "$cache" "set GENEX_CACHE to a folder of your own"
    exec 9>"$torch_dir.busy"
    if ! flock -n 9; then
        say "another ./run is fetching libtorch: waiting for it"
        flock 9
    fi
    cache_is_complete "$lock" && exit 0
    trap leave_nothing_half EXIT
    rm -rf -- "$partial"

    read -r download unpacked largest < <(lock_sizes "$lock")
    what="libtorch $(torch_version)"
    if [[ $lock == torch-gpu ]]; then what="the CUDA libraries for $what"; fi
    need_space "$cache" $((unpacked + largest)) "unpacking $what"
    say "downloading $what: $(human_size "$download"), $(human_size "$unpacked") in $torch_dir"
    need_pip
    # shellcheck disable=SC2034 # read by follow_log
    progress=download_progress
    while read -r pin hash <&3; do
        download_wheel "$pin" "$hash"
        unpack_wheel "$pin"
    done 3< <(lock_pins "$lock")
    keep_libraries
    "place_$lock"
)

fetch_wheels_for_this_machine() {
    if [[ $(uname -sm) != 'Linux x86_64' ]]; then
        die "libtorch is pinned for Linux on x86_64, and this is $(uname -sm): set GENEX_TORCH_DIR to libtorch $(torch_version) of your own"
    fi
    fetch_wheels "$1"
}

# Sets torch_dir to a folder with a complete libtorch, downloading it when there is none.
torch_ensure() {
    if [[ -n ${GENEX_TORCH_DIR:-} ]]; then
        torch_dir=$(realpath -ms -- "$GENEX_TORCH_DIR")
        check_given_torch "$torch_dir"
        return
    fi
    torch_dir=$(torch_cache)/libtorch-$(torch_version)
    if ! cache_is_complete torch; then fetch_wheels_for_this_machine torch; fi
}

# After torch_ensure: the CUDA libraries beside it.
torch_gpu_ensure() {
    if [[ -n ${GENEX_TORCH_DIR:-} ]]; then
        [[ -e $torch_dir/nvidia/cudnn ]] ||
            die "--gpu does not write into GENEX_TORCH_DIR=$torch_dir: unset it, or put the CUDA libraries there yourself"
    elif ! cache_is_complete torch-gpu; then
        fetch_wheels_for_this_machine torch-gpu
    fi
    if [[ ! -e /proc/driver/nvidia/version ]]; then
        say "the CUDA libraries are in place, but no NVIDIA driver is loaded: the program will compute on the processor"
    fi
}
