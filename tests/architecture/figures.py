#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when ARCHITECTURE.md states a figure that differs from the one in the code, or one that nothing here compares.
Usage: figures.py SOURCE_FOLDER"""

import argparse
import dataclasses
import pathlib
import re
import sys

PAGE = "ARCHITECTURE.md"
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(text):
    """4 of "4", "four" and "4'000"."""
    return float(WORDS.index(text)) if text in WORDS else float(text.replace("'", ""))


def from_milliseconds(text):
    return number(text) / 1000


def per_second(milliseconds):
    return 1000 / number(milliseconds)


def version(text):
    return tuple(int(part) for part in text.split("."))


def minor_version(text):
    return version(text)[:2]


@dataclasses.dataclass(frozen=True)
class Figure:
    stated: str  # on the page; the group is the figure
    files: str   # which of the sources, as a glob
    found: str   # in exactly one place of them; the group is the figure. Without a group, the figure is the number of places
    of_page: callable = number
    of_code: callable = number


def package(name, requirement, file="CMakeLists.txt"):
    return Figure(rf"\| {name} ([\d.]+) or newer ", file, requirement, version, version)


FIGURES = (
    Figure(r"GENEX consists of (\w+) programs", "app/CMakeLists.txt", r"add_subdirectory\((?!options)"),
    Figure(r"shared by (\w+) screens", "ui/*/CMakeLists.txt", r"(?:PUBLIC|PRIVATE) [^)]*\bgenex_figures\b"),
    Figure(r"at most (\w+) times a second", "core/genex/*.cpp", r"\bkInterval = std::chrono::milliseconds\(([\d']+)\)",
           of_code=per_second),
    Figure(r"performs (\w+) checks", "core/services/models/modelgate.cpp", r"Check\(input\)"),
    Figure(r"After ([\d.]+) s of silence", "core/contract/include/contract/enginestate.h", r"\bint notAnswering = ([\d']+)",
           of_code=from_milliseconds),
    Figure(r"after ([\d.]+) s it replaces the engine", "core/contract/include/contract/enginestate.h", r"\bint hung = ([\d']+)",
           of_code=from_milliseconds),
    Figure(r"on the command line after ([\d.]+) s", "app/cli/main.cpp", r"\.hung = ([\d']+)", of_code=from_milliseconds),
    Figure(r"If (\w+) engines die on it", "core/protocol/client/*.h", r"\bkMaxDeaths = (\d+)"),
    Figure(r"libtorch ([\d.]+) ", "packaging/setup/torch.lock", r"(?m)^torch==([\d.]+) ", version, minor_version),
    package("Qt", r"find_package\(Qt6 ([\d.]+) ", "packaging/cmake/GenexQt.cmake"),
    package("SQLite", r"find_package\(SQLite3 ([\d.]+) "),
    package("libsodium", r"libsodium>=([\d.]+)\)"),
    package("nlohmann-json", r"find_package\(nlohmann_json ([\d.]+) "),
)

# Names that contain a digit, and words that count what stands beside them.
NAMES = (
    r"`[^`]*`", r"^ *\d+\. ", r"\[[^\]]*\]\([^)]*\)", r"\(below\)",
    r"SHA-256", r"base64", r"Ed25519", r"XChaCha20-Poly1305", r"UTF-8", r"Argon2id", r"A4\b", r"Python 3\b", r"C\+\+20", r"g\+\+ 12\b",
    r"CLI11", r"L?GPL-3\.0", r"BSD-3-Clause", r"section 7 of the GPL", r"at step 5",
)
NUMBER = re.compile(r"\d[\d.]*|\b(?:" + "|".join(WORDS[3:]) + r")\b", re.IGNORECASE)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def places(root, figure):
    """Every place of the code that holds the figure."""
    for path in sorted(root.glob(figure.files)):
        yield from re.findall(figure.found, path.read_text(encoding="utf-8"))


def compare(root, page, figure):
    """What is wrong with one figure, as `file:line: reason`."""
    stated = re.search(figure.stated, page)
    if not stated:
        yield f"{PAGE}:1: no longer says \"{figure.stated}\": remove it from tests/architecture/figures.py"
        return
    where = f"{PAGE}:{line_of(page, stated.start(1))}: {stated.group()}"
    found = list(places(root, figure))
    if re.compile(figure.found).groups == 0:
        found = [str(len(found))]
    if len(found) != 1:
        yield f"{where}: {len(found)} places in {figure.files} match {figure.found}, not one"
    elif figure.of_page(stated.group(1)) != figure.of_code(found[0]):
        yield f"{where}: {figure.files} says {figure.of_code(found[0])}"


def unchecked(page):
    """Figures of the page that no entry above compares."""
    rest = page
    for pattern in (*(figure.stated for figure in FIGURES), *NAMES):
        rest = re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match.group()), rest, flags=re.MULTILINE)
    for match in NUMBER.finditer(re.sub(r"(?s)```.*?```", lambda match: re.sub(r"[^\n]", " ", match.group()), rest)):
        yield f"{PAGE}:{line_of(page, match.start())}: {match.group()}: a figure that nothing compares with the code"


def findings(root):
    page = (root / PAGE).read_text(encoding="utf-8")
    for figure in FIGURES:
        yield from compare(root, page, figure)
    yield from unchecked(page)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path)
    found = list(findings(parser.parse_args().source.resolve()))
    print("\n".join(found) if found else f"All {len(FIGURES)} figures of {PAGE} are those of the code.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
