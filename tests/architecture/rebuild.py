#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a change in the window would compile a torch file again, or a change of libtorch a file of the front.

Asks Ninja which headers every object file was compiled from. Usage: rebuild.py SOURCE_FOLDER BUILD_FOLDER"""

import argparse
import pathlib
import re
import subprocess
import sys

import plan

SKIPPED = 77
TORCH_HEADER = re.compile(r"/torch/include/")
ENTRY = re.compile(r"^(\S.*): #deps \d+, .*\((VALID|STALE)\)$")


def read_deps(listing):
    """{object: its headers} of what `ninja -t deps` prints; objects that are out of date or gone are left out."""
    objects, headers = {}, None
    for line in listing.splitlines():
        entry = ENTRY.match(line)
        if entry:
            headers = objects.setdefault(entry.group(1), []) if entry.group(2) == "VALID" else []
        elif line.startswith("    ") and headers is not None:
            headers.append(line.strip())
    return objects


def innermost(path):
    """The layer that a path below the source or build folder belongs to."""
    holding = [layer for layer in plan.LAYERS if path.startswith(layer.folder + "/")]
    return max(holding, key=lambda layer: len(layer.folder), default=None)


def below(folder, base, header):
    """The header's path below folder; None when it is elsewhere. Relative headers are relative to base."""
    path = pathlib.Path(base, header).resolve()
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else None


def findings(objects, source, build):
    for name, headers in sorted(objects.items()):
        layer = innermost(name)
        torch = [header for header in headers if TORCH_HEADER.search(header)]
        if torch and layer is not None and not layer.torch:
            yield f"{name} is compiled from {torch[0]}: {layer.folder} must not see torch"
        if not torch:
            continue
        for header in headers:
            inside = below(source, build, header)
            used = innermost(inside) if inside else None
            if used is not None and used.qt != "none":
                yield f"{name} holds torch and is compiled from {inside}: a change in {used.folder} compiles it again"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("build", type=lambda path: pathlib.Path(path).resolve())
    arguments = parser.parse_args()
    if not (arguments.build / ".ninja_deps").exists():
        print("nothing was built by Ninja here")
        return SKIPPED
    listing = subprocess.run(["ninja", "-C", arguments.build, "-t", "deps"], capture_output=True, text=True, check=True)
    objects = read_deps(listing.stdout)
    found = list(findings(objects, arguments.source, arguments.build))
    torch_count = sum(any(TORCH_HEADER.search(header) for header in headers) for headers in objects.values())
    print("\n".join(found) if found else f"{len(objects)} object files, {torch_count} of them with torch: none sees the other half.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
