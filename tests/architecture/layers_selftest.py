#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants one violation per rule in a clean tree: layers.py must report each, in its place, and nothing else."""

import pathlib
import tempfile
import unittest

import cmakefile
import layers
import plan

CLEAN = {
    "CMakeLists.txt": "add_subdirectory(core)\n",
    "core/CMakeLists.txt": "add_subdirectory(common)\n",
    "core/common/CMakeLists.txt": "genex_layer(common SOURCES error.cpp PRIVATE Threads::Threads)\n"
                                  'target_include_directories(genex_common PUBLIC "${CMAKE_CURRENT_BINARY_DIR}/include")\n',
    "core/common/include/common/error.h": "#pragma once\n#include <string>\n",
    "core/common/error.cpp": '#include "common/error.h"\n/*\n#include "storage/sqlite.h"\n*/\n',
    "core/domain/include/domain/finding.h": '#pragma once\n#include "common/error.h"\n#include <nlohmann/json.hpp>\n',
    "core/protocol/framing.cpp": '#include "common/error.h"\n',
    "core/protocol/client/CMakeLists.txt": "genex_layer(protocol_client PUBLIC genex_protocol Qt6::Core)\n",
    "core/protocol/client/engineprocess.cpp": '#include "protocol/framing.h"\n#include <QProcess>\n',
    "core/genex/CMakeLists.txt": "genex_layer(method TORCH SOURCES expert.cpp PUBLIC genex_data) # PUBLIC genex_ui\n",
    "core/genex/include/genex/model.h": '#include "domain/finding.h"\n',
    "core/genex/expert.h": "#include <ATen/core/Tensor.h>\n",
    "core/genex/expert.cpp": '#include "expert.h"\n#include "genex/model.h"\n#include <torch/cuda.h>\n',
    "core/eval/peers.cpp": '#include "genex/model.h"\n#include <torch/torch.h>\n',
    "core/storage/CMakeLists.txt": "genex_layer(storage PUBLIC genex_common PRIVATE SQLite::SQLite3)\n",
    "core/storage/sqlite.cpp": "#include <sqlite3.h>\n",
    "core/storage/include/storage/sqlite.h": "#include <string>\n",
    "core/exchange/report.cpp": "#include <QPainter>\n",
    "core/services/CMakeLists.txt": "add_library(genex_services INTERFACE)\n",
    "core/services/common/include/services/settings.h": "#include <QObject>\n",
    "core/services/engine/engineservice.cpp": '#include "protocol/client/engineprocess.h"\n#include "services/settings.h"\n',
    "core/services/cases/include/services/opencase.h": '#include "services/casebook.h"\n',
    "core/services/store/include/services/casebook.h": "#include <string>\n",
    "core/services/store/casebook.cpp": '#include "services/casebook.h"\n#include "storage/sqlite.h"\n',
    "ui/charts/CMakeLists.txt": "genex_layer(charts PUBLIC genex_domain Qt6::Widgets\n"
                                "    PRIVATE genex_theme QCustomPlotQt6::QCustomPlotQt6)\n",
    "ui/charts/plot.cpp": '#include "plot.h"\n#include "theme/tokens.h"\n#include <qcustomplot.h>\n',
    "ui/charts/plot.h": "#include <QWidget>\n",
    "ui/cases/casesscreen.cpp": '#include "charts/differentialchart.h"\n#include "services/settings.h"\n'
                                '#include "casesscreen.moc"\n',
    "app/desktop/main.cpp": '#include "mainwindow/mainwindow.h"\n// not storage::Session\n',
    "app/cli/main.cpp": '#include "charts/differentialpicture.h"\n#include "services/settings.h"\n',
    "app/engine/main.cpp": '#include "protocol/server.h"\n#include "eval/peers.h"\n#include "genex/model.h"\n',
    "tests/genex/tst_expert.cpp": '#include "expertprobes.h"\n#include "genex/model.h"\n#include <QTest>\n',
    "tests/genex/expertprobes.cpp": "#include <ATen/core/Tensor.h>\n",
    "tests/support/strangerdevice/ops.cpp": "#include <torch/library.h>\n",
}

# Rule: (file, its text, line of the finding, words of the message)
PLANTED = {
    "include upward": ("core/domain/a.cpp", '\n#include "storage/sqlite.h"\n', 2, "domain may use common"),
    "include upward from the lowest": ("core/common/a.cpp", '#include "domain/finding.h"\n', 1, "may use no other layer"),
    "include upward in angles": ("core/data/a.cpp", "#include <services/settings.h>\n", 1, "direction of the layers"),
    "include sideways": ("core/storage/a.cpp", '#include "exchange/report.h"\n', 1, "storage may use"),
    "front into engine": ("core/services/cases/a.cpp", '#include "genex/model.h"\n', 1, "services/cases may use"),
    "feature into a higher one": ("core/services/store/a.cpp", '#include "services/opencase.h"\n', 1, "services/store may use"),
    "shared figures into cases": ("ui/figures/a.cpp", '#include "services/opencase.h"\n', 1, "figures may use"),
    "file beside the features": ("core/services/a.cpp", '#include "storage/sqlite.h"\n', 1, "services may use"),
    "engine into client": ("app/engine/a.cpp", '#include "protocol/client/engineprocess.h"\n', 1, "engine may use"),
    "method into evaluation": ("core/genex/a.cpp", '#include "eval/peers.h"\n', 1, "genex may use"),
    "screen into storage": ("ui/cases/a.cpp", '#include "storage/sqlite.h"\n', 1, "cases may use"),
    "screen into protocol": ("ui/cases/a.cpp", '#include "protocol/message.h"\n', 1, "cases may use"),
    "command line into storage": ("app/cli/a.cpp", '#include "storage/sqlite.h"\n', 1, "cli may use"),
    "storage named in a screen": ("ui/cases/a.cpp", "\n/* storage:: */ void f(const storage::Session& s);\n", 2, "names storage::"),
    "protocol named in a screen": ("ui/cases/a.cpp", "void f(genex::protocol::RequestId id);\n", 1, "names protocol::"),
    "protocol named in the store": ("core/services/store/a.cpp", "using protocol::Json;\n", 1, "names protocol::"),
    "link of storage": ("ui/cases/CMakeLists.txt", "genex_layer(cases PRIVATE genex_storage)\n", 1, "links genex_storage against"),
    "screen into screen": ("ui/cases/a.cpp", '#include "training/trainingscreen.h"\n', 1, "cases may use"),
    "chart into services": ("ui/charts/a.cpp", '#include "services/settings.h"\n', 1, "charts may use"),
    "command line into window": ("app/cli/a.cpp", '#include "mainwindow/mainwindow.h"\n', 1, "cli may use"),
    "private header of another": ("core/eval/a.cpp", '#include "expert.h"\n', 1, "private header of core/genex"),
    "include of no layer": ("core/data/a.cpp", '#include "util/strings.h"\n', 1, "no layer of the plan"),
    "torch in a public header": ("core/genex/include/genex/a.h", "#include <ATen/core/Tensor.h>\n", 1, "torch belongs"),
    "torch in data": ("core/data/a.cpp", "#include <c10/core/Device.h>\n", 1, "torch belongs"),
    "torch in the engine program": ("app/engine/a.cpp", "#include <torch/torch.h>\n", 1, "torch belongs"),
    "torch in the window": ("ui/cases/a.cpp", "#include <torch/torch.h>\n", 1, "torch belongs"),
    "torch in a test": ("tests/genex/tst_a.cpp", "#include <torch/torch.h>\n", 1, "tests see torch only"),
    "torch beside Qt": ("tests/genex/aprobes.cpp", "#include <torch/torch.h>\n#include <QTest>\n", 1, "both Qt and torch"),
    "Qt in common": ("core/common/a.cpp", "#include <QString>\n", 1, "knows no Qt"),
    "Qt module in domain": ("core/domain/a.cpp", "#include <QtCore/QString>\n", 1, "knows no Qt"),
    "Qt in data": ("core/data/a.cpp", "#include <QtGlobal>\n", 1, "knows no Qt"),
    "Qt in eval": ("core/eval/a.cpp", "#include <QString>\n", 1, "knows no Qt"),
    "Qt in genex": ("core/genex/a.cpp", "#include <QString>\n", 1, "knows no Qt"),
    "Qt in the engine program": ("app/engine/a.cpp", "#include <QCoreApplication>\n", 1, "knows no Qt"),
    "Qt in protocol": ("core/protocol/a.cpp", "#include <QByteArray>\n", 1, "knows no Qt"),
    "widgets in services": ("core/services/common/a.cpp", "#include <QMessageBox>\n", 1, "widgets belong in ui/"),
    "widgets module in exchange": ("core/exchange/a.cpp", "#include <QtWidgets/QLabel>\n", 1, "widgets belong in ui/"),
    "SQL in services": ("core/services/store/a.cpp", "#include <sqlite3.h>\n", 1, "SQL belongs in core/storage"),
    "SQL in the window": ("ui/itemmodels/a.cpp", "#include <QtSql/QSqlTableModel>\n", 1, "SQL belongs in core/storage"),
    "plot library in a screen": ("ui/cases/a.cpp", "#include <qcustomplot.h>\n", 1, "belongs in ui/charts"),
    "plot library in a test": ("tests/charts/tst_a.cpp", "#include <qcustomplot.h>\n", 1, "belongs in ui/charts"),
    "JSON library in a screen": ("ui/cases/a.cpp", "#include <nlohmann/json.hpp>\n", 1, "the window shows values"),
    "Qt's JSON in a screen": ("ui/cases/a.cpp", "#include <QJsonObject>\n", 1, "the window shows values"),
    "JSON in a screen": ("ui/cases/a.cpp", "\nvoid show(const services::Json& record);\n", 2, "the window shows values"),
    "unknown layer": ("core/helpers/a.cpp", "#include <string>\n", 1, "core/helpers is no layer of the plan"),
    "unknown screen": ("ui/wizard/CMakeLists.txt", "genex_layer(wizard)\n", 1, "ui/wizard is no layer of the plan"),
    "file beside the layers": ("ui/a.h", "#include <string>\n", 1, "ui is no layer of the plan"),
    "relative include": ("core/data/a.cpp", '#include "../domain/finding.h"\n', 1, "climbs out of its folder"),
    "relative include in a test": ("tests/data/tst_a.cpp", '#include "../support/a.h"\n', 1, "climbs out of its folder"),
    "link upward": ("core/domain/CMakeLists.txt", "genex_layer(domain\n    PUBLIC genex_common\n    PRIVATE genex_storage)\n",
                    3, "links genex_storage against the direction"),
    "link upward by hand": ("ui/theme/CMakeLists.txt", "target_link_libraries(genex_theme PRIVATE genex_services)\n",
                            1, "links genex_services against the direction"),
    "link of torch": ("core/data/CMakeLists.txt", "genex_layer(data TORCH PUBLIC genex_domain)\n", 1, "links genex_torch"),
    "link of Qt": ("core/domain/CMakeLists.txt", "genex_layer(domain PUBLIC Qt6::Core)\n", 1, "knows no Qt"),
    "link of widgets": ("core/exchange/CMakeLists.txt", "genex_layer(exchange PUBLIC Qt6::Widgets)\n", 1, "widgets belong"),
    "Qt in storage": ("core/storage/a.cpp", "#include <QString>\n", 1, "knows no Qt"),
    "link of SQL": ("core/services/store/CMakeLists.txt", "genex_layer(services_store PRIVATE SQLite::SQLite3)\n", 1, "SQL belongs"),
    "link of the plot library": ("ui/cases/CMakeLists.txt", "genex_layer(cases PRIVATE QCustomPlotQt6::QCustomPlotQt6)\n",
                                 1, "belongs in ui/charts"),
    "link of an unknown layer": ("core/data/CMakeLists.txt", "genex_layer(data PUBLIC genex_helpers)\n", 1, "no layer of the plan"),
    "target of another name": ("core/data/CMakeLists.txt", "genex_layer(tables PUBLIC genex_domain)\n", 1, "is genex_data in the plan"),
    "another layer's folder": ("core/data/CMakeLists.txt",
                               'target_include_directories(genex_data PRIVATE "${PROJECT_SOURCE_DIR}/core/genex")\n',
                               1, "opens another folder"),
}


class LayersTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, text in CLEAN.items():
            self.write(name, text)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def findings(self):
        return layers.Checker(self.root).run()

    def test_a_clean_tree_has_no_findings(self):
        self.assertEqual(self.findings(), [])

    def test_every_rule_reports_its_violation_and_only_that(self):
        for rule, (name, text, line, words) in PLANTED.items():
            with self.subTest(rule):
                path = self.write(name, text)
                found = self.findings()
                path.unlink()
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith(f"{name}:{line}: "), found[0])
                self.assertIn(words, found[0])


class PlanTest(unittest.TestCase):
    def test_the_plan_has_no_circle_and_names_only_its_own_layers(self):
        uses = {layer.name: set(layer.uses) for layer in plan.LAYERS}
        for name, used in uses.items():
            self.assertEqual(used - uses.keys(), set(), name)
        while uses:
            lowest = {name for name, used in uses.items() if not used & uses.keys()}
            self.assertTrue(lowest, f"a circle among {sorted(uses)}")
            uses = {name: used for name, used in uses.items() if name not in lowest}

    def test_no_layer_sees_both_torch_and_qt(self):
        by_name = {layer.name: layer for layer in plan.LAYERS}
        for layer in plan.LAYERS:
            below = [layer, *(by_name[name] for name in layer.uses)]
            has_torch = any(used.torch for used in below)
            has_qt = any(used.qt != "none" for used in below)
            self.assertFalse(has_torch and has_qt, layer.name)


class CMakeFileTest(unittest.TestCase):
    def test_comments_strings_and_inner_parentheses_are_read(self):
        text = 'if(A AND (B OR C)) # genex_layer(x)\n  message("(")\nendif()\n'
        self.assertEqual([command.name for command in cmakefile.commands(text)], ["if", "message", "endif"])


if __name__ == "__main__":
    unittest.main()
