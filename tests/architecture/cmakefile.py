# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the commands of a CMakeLists.txt, as far as the architecture test needs them."""

import re
from dataclasses import dataclass

_TOKEN = re.compile(r'\#[^\n]*|"(?:\\.|[^"\\])*"|[()]|[^\s()"#]+')
_KEYWORDS = {"PUBLIC", "PRIVATE", "INTERFACE"}


@dataclass(frozen=True)
class Token:
    text: str
    line: int
    quoted: bool = False


@dataclass(frozen=True)
class Command:
    name: str
    line: int
    arguments: tuple


def _tokens(text):
    for match in _TOKEN.finditer(text):
        word, line = match.group(), text.count("\n", 0, match.start()) + 1
        if word.startswith('"'):
            yield Token(word[1:-1], line, quoted=True)
        elif not word.startswith("#"):
            yield Token(word, line)


def commands(text):
    """Every NAME(ARGUMENTS); parentheses inside the arguments, as in if(A AND (B OR C)), are left out."""
    name, arguments, depth, previous = None, [], 0, None
    for token in _tokens(text):
        if token.text == "(" and not token.quoted:
            depth += 1
            if depth == 1:
                name, arguments = previous, []
        elif token.text == ")" and not token.quoted:
            depth -= 1
            if depth == 0 and name is not None:
                yield Command(name.text.lower(), name.line, tuple(arguments))
        elif depth > 0:
            arguments.append(token)
        previous = token


def linked(command):
    """The targets that a command links: those after PUBLIC, PRIVATE or INTERFACE, and TORCH for genex_torch."""
    if command.name not in ("genex_layer", "target_link_libraries"):
        return
    linking = command.name == "target_link_libraries"
    for token in command.arguments[1:]:
        if token.text in _KEYWORDS:
            linking = True
        elif token.text == "SOURCES":
            linking = False
        elif token.text == "TORCH" and command.name == "genex_layer":
            yield Token("genex_torch", token.line)
        elif linking:
            yield token
