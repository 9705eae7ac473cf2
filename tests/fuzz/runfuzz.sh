#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# runfuzz.sh PROGRAM SEEDS: fuzzes for GENEX_FUZZ_SECONDS, new inputs in a folder that is thrown away.
set -euo pipefail
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
"$1" -max_total_time="${GENEX_FUZZ_SECONDS:-60}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$PWD/" "$found" "$2"
