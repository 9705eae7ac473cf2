#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the English patterns that the layers without Qt say through `Text`: "There is no feature %1.".

A pattern is a literal, see core/common/include/common/text.h: what stands first in Text("…") and in the notes Help{"…"} and Heading{"…"}, and every other literal of these
layers that is a sentence or a part of one. Usage: messages.py SOURCE_FOLDER prints them.
"""

import json
import pathlib
import re
import sys

# Layers whose words reach a person through `Text`.
FOLDERS = ("core/common", "core/domain", "core/data", "core/contract", "core/storage", "core/services", "core/exchange", "core/protocol",
           "core/genex", "core/eval", "app/engine")
# What the window never shows: SQL, CSS, the command line's own texts, remarks on files that developers
# write, words to recognise, names of random streams, and what only a defect of the program could say.
SKIPPED = ("migrations", "reportcss", "reporthtml", "sqlite", "versiontext", "main.cpp", "turney", "profiletext", "log.cpp",
           "foldtext", "eval/experiments/", "methods/", "database.cpp", "base32", "genex/modelcard.cpp", "genex/reportingitems.cpp", "machine.cpp", "reportstyle",
           "data/repair", "data/knowledge", "data/demonstration", "data/splitfile", "data/sample",
           "sharedtasks", "buckettask", "trainingsteps", "choosing", "commongains", "validationsample", "genex/partition.cpp", "genex/calibration", "genex/secondvisit", "eval/metrics", "eval/statistics", "patientpieces",
           "genex/tensors.cpp", "columnkinds", "domain/catalogue.", "instances.cpp", "services/common/settings.cpp",
           "secretbytes.cpp", "domain/figure", "domain/resulttable", "data/observation", "domain/explanation")
SQL = re.compile(r"(SELECT|CREATE|INSERT|UPDATE|DELETE|PRAGMA|INDEXED)\b")
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(]*)\(.*?\)(?P=mark)"|(?P<string>"(?:[^"\\\n]|\\.)*")|\'(?:[^\'\\\n]|\\.)+\'|[A-Za-z_]\w*'
    r"|\d[\w.']*|::|->|&&|\|\||<<|>>|[^\s]|\n\s*#[^\n]*", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": "\r", "0": "\0"}
# What is done to files, and what the system says when that fails (errorFromErrno).
ERRORS = "core/common/error.cpp"
SYSTEM = ("create", "lock", "access", "make", "open", "read", "remove", "rename", "write",
          "File exists", "Input/output error", "Is a directory", "No space left on device", "No such file or directory",
          "Not a directory", "Permission denied", "Read-only file system")
# Patterns that stand in the program's own files (Text::ofResource): where, and how they are found.
DEMONSTRATIONS = "resources/sample"


def tokens_of(text):
    found = []
    for match in TOKEN.finditer(text):
        token = match.group()
        if token.startswith(("//", "/*")) or token.lstrip().startswith("#"):
            continue
        if match.group("string") and found and found[-1].startswith('"'):
            found[-1] = found[-1][:-1] + token[1:]
        else:
            found.append(token)
    return found


def unescaped(literal):
    text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m.group(1), 16)), literal[1:-1])
    return re.sub(r"\\(.)", lambda m: ESCAPES.get(m.group(1), m.group(1)), text)


def is_words(pattern):
    bare = re.sub(r"%\d", "", pattern)
    return " " in bare.strip() and len(re.findall(r"[A-Za-z]{2,}", bare)) >= 2


def is_pattern(tokens, at):
    """Whether the literal at `at` can be one."""
    text = unescaped(tokens[at])
    before = tokens[max(0, at - 2):at]
    if before in (["Text", "("], ["Help", "{"], ["Heading", "{"]) or (before == ["return", "{"] and "%1" in text):
        return bool(re.search(r"[A-Za-z]{2}", text))
    if before[-1:] == ["("] and before[0] in ("tr", "translate", "append", "QStringLiteral"):
        return False
    is_joined = "+" in (*before[-1:], *tokens[at + 1:at + 2])
    return not is_joined and is_words(text) and not SQL.search(text) and not re.search(r"[{}<>\n]|^[ ,#]| $", text)


def joined_in(text):
    """Sentences that are put together with +, and so could not be translated."""
    tokens = tokens_of(text)
    for before, token, after in zip(tokens, tokens[1:], tokens[2:]):
        if token.startswith('"') and "+" in (before, after) and re.match(r"[A-Z][a-z]* \w+ \w+", unescaped(token)):
            yield unescaped(token)


def patterns_in(text):
    tokens = tokens_of(text)
    return {unescaped(token) for at, token in enumerate(tokens) if token.startswith('"') and is_pattern(tokens, at)}


def patterns_of_files(root):
    """{pattern: file} of those that stand in the program's own files."""
    found = {}
    for path in sorted((root / DEMONSTRATIONS).glob("demonstration*.json")):
        patient = json.loads(path.read_text(encoding="utf-8"))
        found.update({patient[name]: str(path.relative_to(root)) for name in ("title", "story")})
    return found


def sources(root):
    """(name, text) of each file that says something to a person."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.cpp")) + sorted((root / folder).rglob("*.h")):
            name = str(path.relative_to(root))
            if not any(part in name for part in SKIPPED):
                yield name, path.read_text(encoding="utf-8")


def collect(root):
    """{pattern: first file that holds it}"""
    found = {pattern: ERRORS for pattern in SYSTEM if (root / ERRORS).exists()}
    found.update(patterns_of_files(root))
    for name, text in sources(root):
        for pattern in sorted(patterns_in(text)):
            found.setdefault(pattern, name)
    return found


def source_for_lupdate(root):
    """A file that names every pattern, in a form that lupdate reads."""
    def quoted(text):
        return text.replace("\\", "\\\\").replace('"', '\\"')

    return "".join(f'QT_TRANSLATE_NOOP("Message", "{quoted(text)}"),\n' for text in sorted(collect(root)))


if __name__ == "__main__":
    for pattern, file in collect(pathlib.Path(sys.argv[1])).items():
        print(f"{file}: {pattern}")
