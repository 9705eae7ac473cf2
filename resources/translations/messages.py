#!/usr/bin/env python3
"""Finds the English sentences that the layers without translation build, as templates: "There is no feature %1.".

A template is a chain of literals and values that are joined with +. What looks like a sentence is a message; what is
only a part of one ("is not a number") is a part. Usage: messages.py SOURCE_FOLDER prints them.
"""

import itertools
import pathlib
import re
import sys

# Layers whose words reach a person through `Error`, `Concern` or a sentence of the case.
FOLDERS = ("core/common", "core/domain", "core/data", "core/storage", "core/services", "core/exchange", "core/protocol",
           "core/genex", "core/eval", "app/engine")
# What the window never shows: SQL, CSS, the command line's own texts, remarks on files that developers
# write, words to recognise, names of random streams, and what only a defect of the program could say.
SKIPPED = ("migrations", "reportcss", "reporthtml", "sqlite", "versiontext", "main.cpp", "turney", "profiletext", "log.cpp",
           "foldtext", "experiments/", "methods/", "database.cpp", "base32", "modelcard.cpp", "machine.cpp",
           "data/repair", "data/knowledge", "data/demonstration", "data/splitfile", "data/sample",
           "sharedtasks", "buckettask", "trainingsteps", "choosing", "commongains", "validationsample", "genex/partition.cpp", "genex/calibration", "genex/secondvisit", "eval/metrics", "patientpieces",
           "genex/tensors.cpp", "columnkinds", "domain/catalogue.cpp", "instances.cpp", "services/settings.cpp",
           "secretbytes.cpp", "domain/figure", "domain/resulttable", "data/observation", "domain/explanation")
SQL = re.compile(r"(SELECT|CREATE|INSERT|UPDATE|DELETE|PRAGMA|INDEXED)\b")
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(]*)\(.*?\)(?P=mark)"|(?P<string>"(?:[^"\\\n]|\\.)*")|\'(?:[^\'\\\n]|\\.)+\'|[A-Za-z_]\w*'
    r"|\d[\w.']*|::|->|&&|\|\||<<|>>|[^\s]|\n\s*#[^\n]*", re.DOTALL)
OPEN = {")": "(", "]": "[", "}": "{"}
ENDS = {",", ";", "?", ":", "=", "return", "throw", "<<", ">>", "&&", "||", "<", ">", "!", "&"}
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": "\r", "0": "\0"}
MOST_VARIANTS = 12


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


def closing(tokens, start):
    depth = 0
    for i in range(start, len(tokens)):
        if tokens[i] in "([{":
            depth += 1
        elif tokens[i] in ")]}":
            depth -= 1
            if depth == 0:
                return i
    return len(tokens) - 1


def opening(tokens, end):
    depth = 0
    for i in range(end, -1, -1):
        if tokens[i] in ")]}":
            depth += 1
        elif tokens[i] in "([{":
            depth -= 1
            if depth == 0:
                return i
    return 0


def chain_around(tokens, at):
    """The first and last token of the chain of + that the literal at `at` belongs to."""
    end = closing(tokens, at) if tokens[at] == "(" else at
    while end + 1 < len(tokens) and tokens[end + 1] not in ENDS and tokens[end + 1] not in ")]}":
        end += 1
        if tokens[end] in "([{":
            end = closing(tokens, end)
    begin = at
    while begin > 0 and tokens[begin - 1] not in ENDS and tokens[begin - 1] not in "([{":
        begin -= 1
        if tokens[begin] in ")]}":
            begin = opening(tokens, begin)
    return outer(tokens, begin, end)


def outer(tokens, begin, end):
    """The chain that a bracket around this one is a link of, as in name + (isOne ? " is" : " are")."""
    start, depth = begin - 1, 0
    while start >= 0 and not (tokens[start] == "(" and depth == 0) and tokens[start] not in "{;":
        depth += (tokens[start] in ")]") - (tokens[start] in "([")
        start -= 1
    if start < 1 or tokens[start] != "(":
        return begin, end
    after = closing(tokens, start) + 1
    is_link = tokens[start - 1] == "+" or (after < len(tokens) and tokens[after] == "+" and tokens[start - 1] in ENDS | {"(", "{"})
    return chain_around(tokens, start) if is_link else (begin, end)


def split(tokens, mark):
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in "([{") - (token in ")]}")
        if token == mark and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def choice(tokens):
    """The two sides of `condition ? a : b`, or None."""
    asked = split(tokens, "?")
    if len(asked) != 2:
        return None
    sides = split(asked[1], ":")
    return sides if len(sides) == 2 else None


def variants(operand):
    """What an operand may become: texts, or None for a value."""
    if len(operand) == 1 and operand[0].startswith('"'):
        return [[unescaped(operand[0])]]
    if operand and operand[0] == "(" and closing(operand, 0) == len(operand) - 1:
        sides = choice(operand[1:-1])
        if sides:
            return [v for side in sides for v in chain_variants(side)]
        return chain_variants(operand[1:-1])
    if len(operand) > 4 and operand[:4] == ["std", "::", "string", "("] and operand[4].startswith('"') and len(operand) == 6:
        return [[unescaped(operand[4])]]
    return [[None]]


def chain_variants(tokens):
    options = [variants(part) for part in split(tokens, "+")]
    count = 1
    for option in options:
        count *= len(option)
    if count > MOST_VARIANTS:
        options = [[[None]] if len(option) > 1 else option for option in options]
    return [list(itertools.chain(*combination)) for combination in itertools.product(*options)]


def template_of(pieces):
    text, count, was_value = "", 0, False
    for piece in pieces:
        if piece is None:
            if not was_value:
                count += 1
                text += f"%{count}"
            was_value = True
        elif piece:
            text += piece
            was_value = False
    return text


def is_message(template):
    return template[-1:] in ".?" and (template[0].isupper() or template[0] in "%“\"")


def is_words(template):
    bare = re.sub(r"%\d", "", template)
    return " " in bare.strip() and len(re.findall(r"[A-Za-z]{2,}", bare)) >= 2


def templates_in(text):
    tokens = tokens_of(text)
    found = set()
    for at, token in enumerate(tokens):
        if not token.startswith('"') or (at > 1 and tokens[at - 1] == "(" and tokens[at - 2] in ("tr", "translate", "append")):
            continue
        begin, end = chain_around(tokens, at)
        found.update(template_of(pieces) for pieces in chain_variants(tokens[begin:end + 1]))
    return {text for text in found if text and is_words(text) and not SQL.search(text) and not re.search(r"[{}<>\n]|^ ", text)}


def collect(root):
    """{template: first file that holds it}"""
    found = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.cpp")):
            name = str(path.relative_to(root))
            if any(part in name for part in SKIPPED):
                continue
            for template in sorted(templates_in(path.read_text(encoding="utf-8"))):
                found.setdefault(template, name)
    return found


LISTS = {"common": ("Common", ("core/common",)), "domain": ("Domain", ("core/domain",)), "data": ("Data", ("core/data",)),
         "storage": ("Storage", ("core/storage",)), "services": ("Services", ("core/services", "core/exchange")),
         "protocol": ("Protocol", ("core/protocol",)), "method": ("Method", ("core/genex", "core/eval")),
         "engine": ("Engine", ("app/engine",))}
FILE = """// Made by resources/translations/update from {origin}.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {{

namespace {{

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {{
{entries}
}};
// NOLINTEND(bugprone-suspicious-missing-comma)

}} // namespace

Templates {function}()
{{
    return kTemplates;
}}

}} // namespace genex::language
"""


def list_file(function, origin, templates):
    def quoted(text):
        return text.replace("\\", "\\\\").replace('"', '\\"')

    entries = "\n".join(f'    QT_TRANSLATE_NOOP("Message", "{quoted(text)}"),' for text in sorted(templates))
    return FILE.format(function=function, origin=origin, entries=entries)


def lists(root):
    """{file: text} of the lists in core/language, as they should be."""
    found = collect(root)
    folder = root / "core/language/messages"
    files = {}
    for name, (title, origins) in LISTS.items():
        own = [text for text, file in found.items() if file.startswith(tuple(o + "/" for o in origins)) and is_message(text)]
        files[folder / f"{name}.cpp"] = list_file(f"messagesOf{title}", " and ".join(origins), own)
    parts = [text for text in found if not is_message(text)]
    files[folder / "parts.cpp"] = list_file("partsOfAll", "all layers", parts)
    return files


if __name__ == "__main__":
    for template, file in collect(pathlib.Path(sys.argv[1])).items():
        print(f"{'M' if is_message(template) else 'p'} {file}: {template}")
