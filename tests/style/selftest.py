#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants what format.py, tidy.py and words.py must report, and sees that they do; and that clean files pass."""

import contextlib
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import format as layout
import tidy
import words

PROJECT = pathlib.Path(__file__).resolve().parents[2]
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later\n"
CLEAN_HEADER = f"// {LICENCE}#pragma once\n\nint answer();\n"
CLEAN_SOURCE = f'// {LICENCE}#include "answer.h"\n\nint answer()\n{{\n    return 42;\n}}\n'


class Planted(unittest.TestCase):
    """A small project with this one's rules."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve() / "project"
        self.build = self.root / "build"
        for name in (".clang-format", ".clang-tidy"):
            self.write(name, (PROJECT / name).read_text())
        self.write("core/data/answer.h", CLEAN_HEADER)
        self.source = self.write("core/data/answer.cpp", CLEAN_SOURCE)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class FormatTest(Planted):
    def test_a_clean_tree_has_no_differences(self):
        self.assertEqual(layout.differences(self.root), {})

    def test_a_badly_laid_out_file_is_named_with_its_line(self):
        self.write("ui/bad.cpp", "int good();\nint  bad( ){return 1;}\n")
        self.assertEqual(layout.differences(self.root), {"ui/bad.cpp": 2})

    def test_files_of_the_build_do_not_count(self):
        self.write("build/moc_x.cpp", "int  bad( ){return 1;}\n")
        self.assertEqual(layout.differences(self.root), {})


class TidyTest(Planted):
    def setUp(self):
        super().setUp()
        self.cache = self.root.parent / "cache"
        self.compile_with("")

    def compile_with(self, flags):
        command = f"c++ -std=c++20 {flags} -I{self.root}/core/data -c {self.source}"
        self.write("build/compile_commands.json",
                   json.dumps([{"directory": str(self.build), "command": command, "file": str(self.source)}]))

    def tidy(self):
        """(exit code, output)"""
        output = io.StringIO()
        with mock.patch.dict(os.environ, {"GENEX_CACHE": str(self.cache)}), contextlib.redirect_stdout(output), \
                mock.patch.object(sys, "argv", ["tidy.py", str(self.root), str(self.build)]):
            code = tidy.main()
        return code, output.getvalue()

    def test_a_clean_file_is_recorded_and_not_checked_twice(self):
        code, output = self.tidy()
        self.assertEqual(code, 0, output)
        self.assertIn("1 files, 1 changed", output)
        self.assertIn("[1/1] core/data/answer.cpp: clean", output)
        code, output = self.tidy()
        self.assertEqual((code, output), (0, "1 files, 0 changed since they were last found clean\n"))

    def test_a_finding_is_told_in_clang_tidys_words_every_time(self):
        self.source.write_text(CLEAN_SOURCE + "\nint BadName()\n{\n    return 1;\n}\n")
        for _ in range(2):
            code, output = self.tidy()
            self.assertEqual(code, 1)
            self.assertIn("core/data/answer.cpp:9:5: error: invalid case style for function 'BadName'", output)

    def test_the_analyzer_speaks_too(self):
        self.source.write_text("int answer()\n{\n    int* nothing = nullptr;\n    return *nothing;\n}\n")
        code, output = self.tidy()
        self.assertEqual(code, 1)
        self.assertIn("[clang-analyzer-core.NullDereference", output)

    def test_a_finding_in_a_header_is_told(self):
        self.assertEqual(self.tidy()[0], 0)
        self.write("core/data/answer.h", "#pragma once\n\nint answer();\nint Bad_name();\n")
        code, output = self.tidy()
        self.assertEqual(code, 1)
        self.assertIn("core/data/answer.h:4:5: error:", output)

    def test_changed_rules_and_changed_headers_are_checked_again(self):
        self.assertEqual(self.tidy()[0], 0)
        self.write("core/data/answer.h", CLEAN_HEADER + "int other();\n")
        self.assertIn("1 changed", self.tidy()[1])
        self.assertIn("0 changed", self.tidy()[1])
        self.write("core/.clang-tidy", "InheritParentConfig: true\nChecks: '-modernize-*'\n")
        self.assertIn("1 changed", self.tidy()[1])

    def test_warning_options_of_another_compiler_are_no_finding(self):
        self.compile_with("-Wno-restrict -Werror")
        code, output = self.tidy()
        self.assertEqual(code, 0, output)

    def test_precompiled_headers_of_another_compiler_are_left_out(self):
        header = self.write("build/cmake_pch.hxx", "using Precompiled = int;\n")
        self.write("build/cmake_pch.hxx.gch", "not for clang")
        self.compile_with(f"-Winvalid-pch -include {header}")
        code, output = self.tidy()
        self.assertEqual(code, 0, output)
        self.source.write_text(CLEAN_SOURCE.replace("int answer", "Precompiled answer"))
        self.assertEqual(self.tidy()[0], 1)

    def test_the_files_of_a_united_one_are_checked_each_on_its_own(self):
        united = self.write("build/Unity/unity_0_cxx.cxx", f'#include "{self.source}"\n')
        command = f"c++ -std=c++20 -I{self.root}/core/data -c {united}"
        self.write("build/compile_commands.json",
                   json.dumps([{"directory": str(self.build), "command": command, "file": str(united)}]))
        self.assertIn("[1/1] core/data/answer.cpp: clean", self.tidy()[1])
        self.source.write_text("int answer(\n")
        self.assertEqual(self.tidy()[0], 1)

    def test_a_file_that_does_not_compile_is_no_clean_file(self):
        self.source.write_text("int answer(\n")
        self.assertEqual(self.tidy()[0], 1)

    def test_another_clone_knows_what_this_one_found(self):
        self.assertEqual(self.tidy()[0], 0)
        clone = self.root.with_name("clone")
        shutil.copytree(self.root, clone)
        commands = clone / "build/compile_commands.json"
        commands.write_text(commands.read_text().replace(str(self.root), str(clone)))
        self.root, self.build = clone, clone / "build"
        self.assertIn("1 files, 0 changed", self.tidy()[1])


class WordsTest(Planted):
    def found(self, name, text, executable=False):
        path = self.write(name, text)
        path.chmod(0o755 if executable else 0o644)
        return list(words.findings(self.root))

    def test_a_clean_tree_has_no_findings(self):
        self.found("tool.py", f"#!/usr/bin/env python3\n# {LICENCE}", executable=True)
        self.assertEqual(self.found("module.py", f"# {LICENCE}import os\n"), [])

    def test_what_does_not_belong_is_named(self):
        planted = {
            "a path of one machine": "see /ho" "me/somebody/notes",
            "a registry's host name": "from py" "pi.org",
            "a note to oneself": "// TO" "DO later",
            "a test that skips": 'QSK' 'IP("There is no pdftotext here.");',
            "has a #! line but is not executable": f"#!/bin/sh\n# {LICENCE}",
            "nothing above": "x" * (words.LARGEST + 1),
        }
        for reason, text in planted.items():
            with self.subTest(reason):
                found = self.found("planted.txt", text)
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith("planted.txt:1: "))
                self.assertIn(reason, found[0])

    def test_a_source_without_a_licence_line_is_named(self):
        for name, text in {"a.cpp": "int x;\n", "a.py": "import os\n", "CMakeLists.txt": "project(x)\n",
                           "late.h": f"#pragma once\n\n// {LICENCE}"}.items():
            with self.subTest(name):
                found = self.found(name, text)
                self.assertEqual(found, [f"{name}:1: the first lines lack {words.LICENCE}"])
                (self.root / name).unlink()

    def test_in_tests_a_result_is_not_asked_blindly_and_no_time_is_waited_for(self):
        planted = {
            "undefined when the Result holds a value": "    QCOMPARE(read(path).err" "or().code, ErrorCode::Io);\n",
            "a wait for a time": "    QTest::qW" "ait(50);\n",
        }
        for reason, line in planted.items():
            with self.subTest(reason):
                found = self.found("tests/data/tst_answer.cpp", f"// {LICENCE}{line}")
                self.assertEqual(len(found), 1, found)
                self.assertIn(reason, found[0])
                (self.root / "tests/data/tst_answer.cpp").unlink()
                self.assertEqual(self.found("core/data/other.cpp", f"// {LICENCE}{line}"), [])

    def test_a_caught_failure_may_be_asked(self):
        line = "    QCOMPARE(failure.err" "or().code, errorOf(read).code);\n"
        self.assertEqual(self.found("tests/data/tst_answer.cpp", f"// {LICENCE}{line}"), [])

    def test_an_executable_without_first_line_is_named(self):
        found = self.found("tool.sh", f"# {LICENCE}echo\n", executable=True)
        self.assertEqual(found, ["tool.sh:1: is executable but has no #! line"])

    def test_only_what_git_would_track_counts(self):
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write(".gitignore", "/build/\n")
        self.assertEqual(self.found("build/log.txt", "/ho" "me/somebody"), [])
        self.assertEqual(len(self.found("new.txt", "/ho" "me/somebody")), 1)


if __name__ == "__main__":
    unittest.main()
