#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows binaries.py and rebuild.py what they must report, and what they must not."""

import contextlib
import io
import pathlib
import sys
import unittest

import binaries
import rebuild

LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6Core.so.6 => /lib/x86_64-linux-gnu/libQt6Core.so.6 (0x00007f00)
\tlibtorch_cpu.so => /opt/torch/lib/libtorch_cpu.so (0x00007f01)
\tlibcudart.so.13 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f02)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f03)
"""

SOURCE = pathlib.Path("/s")
BUILD = pathlib.Path("/s/build/release")
DEPS = """\
core/genex/CMakeFiles/genex_method.dir/expert.cpp.o: #deps 2, deps mtime 1 (VALID)
    ../../core/genex/expert.cpp
    /c/torch/include/ATen/core/Tensor.h

ui/cases/CMakeFiles/genex_cases.dir/casesscreen.cpp.o: #deps 2, deps mtime 1 (VALID)
    /s/ui/cases/casesscreen.cpp
    /s/ui/theme/include/theme/tokens.h

"""


def entry(name, *headers, state="VALID"):
    return f"{name}: #deps {len(headers)}, deps mtime 1 ({state})\n" + "".join(f"    {header}\n" for header in headers)


class BinariesTest(unittest.TestCase):
    def test_each_half_has_its_own_unwanted_libraries(self):
        names = binaries.libraries(LDD)
        self.assertIn("ld-linux-x86-64.so.2", names)
        self.assertEqual(binaries.unwanted(names, "front"), ["libcudart.so.13", "libtorch_cpu.so"])
        self.assertEqual(binaries.unwanted(names, "engine"), ["libQt6Core.so.6"])

    def test_a_real_program_is_read(self):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            self.assertTrue(binaries.check(pathlib.Path(sys.executable).resolve(), "engine"))
        self.assertRegex(output.getvalue(), r": [1-9]\d* libraries, none of libQt")


class RebuildTest(unittest.TestCase):
    def findings(self, listing):
        return list(rebuild.findings(rebuild.read_deps(listing), SOURCE, BUILD))

    def test_halves_apart_are_clean(self):
        self.assertEqual(len(rebuild.read_deps(DEPS)), 2)
        self.assertEqual(self.findings(DEPS), [])

    def test_torch_in_the_window_is_reported(self):
        found = self.findings(DEPS + entry("ui/theme/CMakeFiles/t.dir/theme.cpp.o", "/c/torch/include/torch/torch.h"))
        self.assertEqual(len(found), 1)
        self.assertIn("ui/theme must not see torch", found[0])

    def test_torch_in_an_engine_layer_without_torch_is_reported(self):
        found = self.findings(entry("core/data/CMakeFiles/d.dir/a.cpp.o", "/c/torch/include/c10/core/Device.h"))
        self.assertEqual(len(found), 1)

    def test_a_window_header_in_a_torch_object_is_reported(self):
        name = "tests/support/CMakeFiles/p.dir/probes.cpp.o"
        found = self.findings(entry(name, "/c/torch/include/torch/torch.h", "../../ui/theme/include/theme/tokens.h"))
        self.assertEqual(len(found), 1)
        self.assertIn("a change in ui/theme compiles it again", found[0])

    def test_objects_of_yesterday_are_left_out(self):
        stale = entry("ui/theme/CMakeFiles/t.dir/theme.cpp.o", "/c/torch/include/torch/torch.h", state="STALE")
        self.assertEqual(self.findings(stale), [])


if __name__ == "__main__":
    unittest.main()
