# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Whether there is room, and whether a folder can be written.

# Prints the nearest folder above (or at) PATH that exists.
existing_folder() {
    local path=$1
    until [[ -d $path ]]; do
        path=$(dirname -- "$path")
    done
    printf '%s' "$path"
}

# free_bytes PATH: what an ordinary user may still write there.
free_bytes() {
    local kilobytes
    kilobytes=$(df --output=avail -k -- "$(existing_folder "$1")" | tail -n 1)
    printf '%d' $((kilobytes * 1024))
}

# ran_out_of_disk PATH LOG: whether a command that failed did so for want of space at PATH. A full disk may
# have kept the complaint itself from being written, so the space counts as well.
ran_out_of_disk() {
    grep -qsiE 'no space left on device|not enough free space|disk quota exceeded' -- "$2" ||
        (($(free_bytes "$1") < 8 * 1024 * 1024))
}

# need_space PATH BYTES WHAT
need_space() {
    local free
    free=$(free_bytes "$1")
    if ((free < $2)); then
        die "$3 needs $(human_size "$2") in $1, where $(human_size "$free") are free: make room and start again"
    fi
}

# need_writable FOLDER REMEDY: makes the folder, and tries it.
need_writable() {
    local folder=$1 probe
    if ! mkdir -p -- "$folder" 2>/dev/null || ! probe=$(mktemp -- "$folder/.writable.XXXXXX" 2>/dev/null); then
        if (($(free_bytes "$folder") == 0)); then
            die "cannot write to $folder, the disk is full: make room and start again"
        fi
        die "cannot write to $folder: $2"
    fi
    rm -f -- "$probe"
}
