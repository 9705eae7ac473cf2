# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts say, and how they run a long command without filling the screen.
# All of it goes to stderr: stdout belongs to the program that the person asked for.

# Whether the reason for a failure has been given; a clean-up at exit asks.
explained=

say() {
    printf 'genex: %s\n' "$*" >&2
}

die() {
    explained=yes
    say "$@"
    exit 1
}

# A mistake on the command line, as opposed to something that went wrong.
usage_error() {
    say "$@"
    exit 2
}

# human_size BYTES: 554 MB, 1.2 GB
human_size() {
    if (($1 >= 1000000000)); then
        printf '%d.%d GB' $(($1 / 1000000000)) $(($1 / 100000000 % 10))
    else
        printf '%d MB' $((($1 + 999999) / 1000000))
    fi
}

newest_line() {
    tail -c 2000 -- "$1" 2>/dev/null | tr '\r' '\n' | grep -v '^[[:space:]]*$' | tail -n 1
}

# Shows how far the command behind LOG is, until stdin closes: on a terminal one line that is overwritten (and not
# wrapped), elsewhere a line per minute. $progress names the function that tells how far.
follow_log() {
    local log=$1 pause=60 status line
    [[ -t 2 ]] && pause=0.3
    while
        status=0
        read -rt "$pause" _ || status=$?
        ((status > 128)) # the pause is over; anything else is the end of stdin
    do
        line=$("${progress:-newest_line}" "$log") || true
        if [[ -t 2 ]]; then
            printf '\r\033[K\033[?7l%s\033[?7h' "$line" >&2
        else
            say "$line"
        fi
    done
    if [[ -t 2 ]]; then
        printf '\r\033[K' >&2
    fi
}

# run_logged LOG COMMAND...: appends the command's output to LOG and answers with its exit status.
# The follower ends by itself when descriptor 8 closes, also when this shell is killed.
run_logged() {
    local log=$1 status=0
    shift
    exec 8> >(follow_log "$log")
    local follower=$!
    "$@" >>"$log" 2>&1 </dev/null 8>&- || status=$?
    exec 8>&-
    wait "$follower" 2>/dev/null || true
    return "$status"
}

# show_log_end LOG: the first failure of a build and what follows it, or else the last lines.
show_log_end() {
    local start
    start=$(grep -n -m 1 -E '^FAILED: |^CMake Error' -- "$1" | cut -d: -f1) || true
    if [[ -n $start ]]; then
        tail -n "+$start" -- "$1" | head -n 40 >&2
    else
        tail -n 20 -- "$1" >&2
    fi
}
