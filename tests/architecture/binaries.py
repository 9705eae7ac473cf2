#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a program of the front loads libtorch or CUDA, or the engine loads Qt: directly or through any library.

Usage: binaries.py [--front PROGRAM...] [--engine PROGRAM...]; a program that is not built is left out."""

import argparse
import pathlib
import subprocess
import sys

FORBIDDEN = {"front": ("libtorch", "libc10", "libcud", "libcupti"), "engine": ("libQt",)}
SKIPPED = 77


def libraries(listing):
    """The names in what ldd prints: `libm.so.6 => /lib/libm.so.6 (0x…)`, or a path alone for the loader."""
    names = (line.split()[0] for line in listing.splitlines() if line.strip())
    return sorted({pathlib.PurePath(name).name for name in names})


def unwanted(names, half):
    return [name for name in names if name.startswith(FORBIDDEN[half])]


def check(program, half):
    listing = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    names = libraries(listing)
    found = unwanted(names, half)
    print(f"{program.name}: {len(names)} libraries, " + (f"among them {', '.join(found)}, which the {half} must not load"
                                                       if found else f"none of {', '.join(FORBIDDEN[half])}"))
    return not found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for half in FORBIDDEN:
        parser.add_argument("--" + half, nargs="*", type=pathlib.Path, default=[])
    arguments = parser.parse_args()
    results = []
    for half in FORBIDDEN:
        for program in getattr(arguments, half):
            if program.exists():
                results.append(check(program, half))
            else:
                print(f"{program.name}: not built, left out")
    if not results:
        return SKIPPED
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
