# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Benchmarks: every bench_* program prints a JSON object; together they become one document.

describe_machine() {
    jq -n --arg processor "$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | head -n 1)" \
        --argjson cores "$(nproc)" \
        --argjson memory "$(awk '/^MemTotal:/ { print $2 * 1024 }' /proc/meminfo)" \
        --arg commit "$(git -C "$root" describe --always --dirty 2>/dev/null)" \
        '{commit: $commit, machine: {processor: $processor, cores: $cores, memory_bytes: $memory}}'
}

# run_benchmarks FOLDER: one after another, so that they do not slow each other down.
run_benchmarks() {
    local program result document
    document=$(describe_machine)
    for program in "$1"/bench_*; do
        [[ -x $program ]] || die "no benchmark was built in $1"
        say "running ${program##*/}"
        result=$("$program") || die "${program##*/} failed"
        document=$(jq --arg name "${program##*/bench_}" --argjson result "$result" \
            'if $result | type == "object" then .benchmarks[$name] = $result else error end' \
            <<<"$document" 2>/dev/null) || die "${program##*/} did not print a JSON object"
    done
    printf '%s\n' "$document"
}
