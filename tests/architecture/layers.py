#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails on an include or a link against the direction of the layers (plan.py), and on torch, Qt, SQL or the plot
library where they do not belong, and on JSON in the window. Usage: layers.py SOURCE_FOLDER"""

import argparse
import pathlib
import re
import sys

import cmakefile
import plan

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.MULTILINE)
BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LINE_COMMENT = re.compile(r"//[^\n]*")
HIDDEN_NAME = re.compile(r"(?<![\w\"/])(" + "|".join(plan.HIDDEN_LAYERS) + r")::")
TORCH = re.compile(r"(torch|ATen|c10|caffe2)(/|$)")
QT = re.compile(r"(Qt[A-Z]\w*(/|$)|Q[A-Z]\w*$)")
JSON = re.compile(r"\b(nlohmann|Json|QJson\w+)\b")
STRING = re.compile(r'"(\\.|[^"\\\n])*"')
SQL = re.compile(r"(sqlite3\w*\.h$|QtSql(/|$)|QSql\w*$)")
OTHER_FOLDER = re.compile(r"(^|/)(\.\.|core|ui|app|tests)(/|$)")
CPP_SUFFIXES = (".h", ".hpp", ".cpp", ".cc", ".cu", ".cuh", ".inl")
WIDGETS = frozenset(
    word
    for line in (pathlib.Path(__file__).parent / "qtwidgets.txt").read_text().splitlines()
    if not line.startswith("#")
    for word in line.split()
)


class Tree:
    """The source tree as the plan sees it."""

    def __init__(self, root):
        self.root = root
        self.by_name = {layer.name: layer for layer in plan.LAYERS}
        self.by_target = {layer.cmake_target: layer for layer in plan.LAYERS}
        self.public_headers = {
            header.relative_to(folder).as_posix(): layer
            for layer in plan.LAYERS
            for folder in (root / layer.folder / "include",)
            for header in folder.rglob("*.h")
        }

    def files(self):
        for top in plan.TOP_FOLDERS:
            for path in sorted((self.root / top).rglob("*")):
                if path.is_file() and (path.suffix in CPP_SUFFIXES or path.name == "CMakeLists.txt"):
                    yield path.relative_to(self.root)

    def layer_of(self, path):
        """The layer whose folder holds path: the innermost, as client inside protocol."""
        holding = [layer for layer in plan.LAYERS if path.as_posix().startswith(layer.folder + "/")]
        return max(holding, key=lambda layer: len(layer.folder), default=None)

    def layer_of_include(self, name):
        """The layer that "storage/sqlite.h" names, or whose public header it is; None when its folder is no layer's."""
        if name in self.public_headers:
            return self.public_headers[name]
        folders = name.split("/")[:-1]
        for length in range(len(folders), 0, -1):
            layer = self.by_name.get("/".join(folders[:length]))
            if layer:
                return layer
        return None

    def owner_of_private_header(self, name):
        for layer in plan.LAYERS:
            if (self.root / layer.folder / name).is_file():
                return layer
        return None


def may_use(layer):
    return ", ".join(layer.uses) if layer.uses else "no other layer"


def is_public(path):
    return "include" in path.parts


def is_widget(name):
    return name.startswith("QtWidgets/") or name in WIDGETS or name == "QtWidgets"


class Checker:
    def __init__(self, root):
        self.tree = Tree(root)
        self.findings = []

    def report(self, path, line, what):
        self.findings.append(f"{path.as_posix()}:{line}: {what}")

    def run(self):
        for path in self.tree.files():
            layer = self.tree.layer_of(path)
            is_test = path.parts[0] == "tests"
            is_top = path.name == "CMakeLists.txt" and len(path.parts) == 2
            if layer is None and not is_test and not is_top:
                self.report(path, 1, f"{path.parent.as_posix()} is no layer of the plan: "
                                     "put the file into one, or add the layer to tests/architecture/plan.py")
            elif path.name == "CMakeLists.txt":
                if layer:
                    self.check_links(path, layer)
            else:
                self.check_includes(path, layer)
        return self.findings

    # --- includes

    def check_includes(self, path, layer):
        text = (self.tree.root / path).read_text(encoding="utf-8", errors="replace")
        text = BLOCK_COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"), text)
        if layer:
            self.check_json(path, text, layer)
        seen = set()
        for match in INCLUDE.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            name = match.group(2)
            seen |= {kind for kind, pattern in (("torch", TORCH), ("Qt", QT)) if pattern.match(name)}
            if ".." in name.split("/"):
                self.report(path, line, f'"{name}" climbs out of its folder: '
                                        'include "layer/header.h" or a header of this folder')
            elif layer:
                self.check_library(path, line, name, layer)
                self.check_layer(path, line, name, layer, quoted=match.group(1) == '"')
            else:
                self.check_test(path, line, name)
        if seen == {"torch", "Qt"}:
            self.report(path, 1, "includes both Qt and torch: keep the tensors in a probe without Qt")
        if layer:
            self.check_names(path, text, layer)

    def check_names(self, path, text, layer):
        """A type can also come along with another layer's header: then its name gives it away."""
        text = LINE_COMMENT.sub("", text)
        for match in HIDDEN_NAME.finditer(text):
            hidden = match.group(1)
            if layer.name != hidden and hidden not in layer.uses:
                line = text.count("\n", 0, match.start()) + 1
                self.report(path, line, f"names {hidden}::, which stays below the services: use a value of domain, "
                                        "contract or services")

    def check_json(self, path, text, layer):
        """By use, too: another header may bring the library along."""
        if not layer.folder.startswith("ui/"):
            return
        code = LINE_COMMENT.sub("", STRING.sub('""', text))
        for match in JSON.finditer(code):
            line = code.count("\n", 0, match.start()) + 1
            self.report(path, line, f"{match.group()}: the window shows values; read and write JSON in core/contract or core/services")

    def check_library(self, path, line, name, layer):
        if TORCH.match(name) and (not layer.torch or is_public(path)):
            self.report(path, line, f"<{name}>: torch belongs in .cpp files and private headers of core/genex and core/eval; "
                                    "offer what is needed in a torch-free public header there")
        if QT.match(name) and layer.qt == "none":
            self.report(path, line, f"<{name}>: {layer.folder} knows no Qt; use the standard library, or do it in a layer above")
        if is_widget(name) and layer.qt == "core":
            self.report(path, line, f"<{name}>: widgets belong in ui/; {layer.folder} may use Qt Core and Gui")
        if SQL.match(name) and layer.name != plan.SQL_LAYER:
            self.report(path, line, f"<{name}>: SQL belongs in core/storage; ask it for values")
        self.check_plot(path, line, name, layer)

    def check_plot(self, path, line, name, layer):
        if name.endswith("qcustomplot.h") and (layer is None or layer.name != plan.PLOT_LAYER):
            self.report(path, line, f"<{name}> belongs in ui/charts: use a chart of that layer")

    def check_layer(self, path, line, name, layer, quoted):
        if "/" in name:
            if quoted and self.stands_beside(path, name, layer):
                return  # a private header: core/eval has a folder called as the layer ui/experiments
            used = self.tree.layer_of_include(name)
            if used is None:
                if quoted:
                    self.report(path, line, f'"{name}" is of no layer of the plan (tests/architecture/plan.py)')
            elif used is not layer and used.name not in layer.uses:
                self.report(path, line, f'"{name}" goes against the direction of the layers: '
                                        f"{layer.name} may use {may_use(layer)}")
        elif quoted and not self.stands_beside(path, name, layer):
            owner = self.tree.owner_of_private_header(name)
            if owner is not None and owner is not layer:
                self.report(path, line, f'"{name}" is a private header of {owner.folder}: use its public headers')

    def stands_beside(self, path, name, layer):
        places = (self.tree.root / path.parent, self.tree.root / layer.folder)
        return any((place / name).is_file() for place in places)

    def check_test(self, path, line, name):
        if TORCH.match(name) and not (path.as_posix().startswith(plan.TORCH_TEST_FOLDER)
                                      or path.name.endswith(plan.TORCH_TEST_SUFFIXES)):
            self.report(path, line, f"<{name}>: tests see torch only in {plan.TORCH_TEST_FOLDER} and in *probes.cpp without Qt")
        self.check_plot(path, line, name, None)

    # --- links

    def check_links(self, path, layer):
        text = (self.tree.root / path).read_text(encoding="utf-8")
        for command in cmakefile.commands(text):
            if command.name == "genex_layer":
                self.check_target_name(path, command, layer)
            elif command.name == "target_include_directories":
                self.check_include_folders(path, command, layer)
            for token in cmakefile.linked(command):
                self.check_link(path, token, layer)

    def check_target_name(self, path, command, layer):
        target = "genex_" + command.arguments[0].text if command.arguments else ""
        if target != layer.cmake_target:
            self.report(path, command.line, f"makes {target}, but {layer.folder} is {layer.cmake_target} in the plan")

    def check_include_folders(self, path, command, layer):
        for token in command.arguments:
            if OTHER_FOLDER.search(token.text):
                self.report(path, token.line, f"{token.text} opens another folder to {layer.name}: "
                                              "link the layer, whose public headers come with it")

    def check_link(self, path, token, layer):
        used = self.tree.by_target.get(token.text)
        if used is not None:
            if used is not layer and used.name not in layer.uses:
                self.report(path, token.line, f"links {token.text} against the direction of the layers: "
                                              f"{layer.name} may use {may_use(layer)}")
        elif token.text == "genex_torch" and not layer.torch:
            self.report(path, token.line, "links genex_torch: torch belongs in core/genex and core/eval")
        elif token.text.startswith("genex_") and token.text not in plan.OTHER_TARGETS:
            self.report(path, token.line, f"links {token.text}, which is no layer of the plan (tests/architecture/plan.py)")
        elif token.text.startswith("Qt6::") and layer.qt == "none":
            self.report(path, token.line, f"links {token.text}: {layer.folder} knows no Qt")
        elif token.text == "Qt6::Widgets" and layer.qt == "core":
            self.report(path, token.line, f"links {token.text}: widgets belong in ui/")
        elif token.text in ("SQLite::SQLite3", "Qt6::Sql") and layer.name != plan.SQL_LAYER:
            self.report(path, token.line, f"links {token.text}: SQL belongs in core/storage")
        elif token.text.startswith("QCustomPlot") and layer.name != plan.PLOT_LAYER:
            self.report(path, token.line, f"links {token.text}: the plot library belongs in ui/charts")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path, help="the folder that holds app/, core/, ui/ and tests/")
    source = parser.parse_args().source
    if not (source / "core").is_dir():
        parser.error(f"{source} holds no core/")
    checker = Checker(source)
    count = sum(1 for _ in checker.tree.files())
    findings = checker.run()
    print("\n".join(findings) if findings else f"{count} files follow the direction of the layers.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
