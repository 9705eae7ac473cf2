# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan of the house: which layer stands where and which others it may use.

A new layer or screen gets its line here, in ARCHITECTURE.md and in its folder's CMakeLists.txt.
"""

from dataclasses import dataclass


def services(*features):
    return tuple("services/" + feature for feature in features)


VALUES = ("domain", "common")
# What programs may use beside the services. Storage and protocol are not among it: only the services see those.
BESIDE_SERVICES = ("exchange", "language", "contract", "data", "search", *VALUES)
HIDDEN_LAYERS = ("storage", "protocol")
SERVICES = services("common", "engine", "models", "store", "registry", "cases", "training", "experiments", "reports")
SCREENS = ("access", "cases", "training", "experiments", "models", "dialogs")
SHARED_UI = ("itemmodels", "figures", "widgets", "charts", "theme", "language")


@dataclass(frozen=True)
class Layer:
    """A folder whose public headers are included as "name/header.h"."""

    name: str
    folder: str
    uses: tuple = ()  # names of layers
    target: str = ""  # genex_<name> unless said otherwise
    qt: str = "none"  # none, core (no widgets) or widgets
    torch: bool = False  # in .cpp files and private headers

    @property
    def cmake_target(self):
        return self.target or "genex_" + self.name


def _core(name, *uses, **rest):
    return Layer(name, "core/" + name, uses, **rest)


def _service(name, *uses):
    """A feature of the services: its headers are all included as "services/header.h"."""
    return Layer("services/" + name, "core/services/" + name, uses, target="genex_services_" + name, qt="core")


def _ui(name, *uses):
    return Layer(name, "ui/" + name, uses, qt="widgets")


LAYERS = (
    # Both halves.
    _core("common"),
    _core("domain", "common"),
    _core("search", *VALUES),
    _core("data", "search", *VALUES),
    _core("contract", "data", *VALUES),
    _core("protocol", "contract", "data", *VALUES),
    # The engine half.
    _core("genex", "contract", "data", *VALUES, target="genex_method", torch=True),
    _core("eval", "genex", "contract", "data", *VALUES, torch=True),
    Layer("engine", "app/engine", ("protocol", "eval", "genex", "contract", "data", *VALUES),
          target="genex-engine"),
    # The front half.
    Layer("protocol/client", "core/protocol/client", ("protocol", "contract", "data", *VALUES),
          target="genex_protocol_client", qt="core"),
    _core("language", "common", qt="core"),
    _core("storage", *VALUES),
    _core("exchange", "language", "data", *VALUES, qt="core"),
    _service("common", "language", *VALUES),
    _service("engine", *services("common"), "protocol/client", "protocol", "contract", *VALUES),
    _service("models", *services("common"), "contract", "search", *VALUES),
    _service("store", *services("models", "common"), "storage", "language", "data", *VALUES),
    _service("registry", *services("store", "models", "engine", "common"), "storage", "contract", *VALUES),
    _service("cases", *services("store", "models", "engine", "common"), "contract", "data", "search", *VALUES),
    _service("training", *services("store", "engine", "common"), "storage", "language", "contract", "data", *VALUES),
    _service("experiments", *services("training", "store", "engine"), "storage", "contract", *VALUES),
    _service("reports", *services("cases", "store", "models", "engine"), "storage", "exchange", "language", *VALUES),
    Layer("services", "core/services", SERVICES, qt="core"),
    _ui("theme", "common"),
    _ui("widgets", "theme", "language", *VALUES),
    _ui("charts", "theme", "language", *VALUES),
    _ui("itemmodels", "theme", *SERVICES, *VALUES),
    _ui("figures", "widgets", "charts", "theme", "language", "services/models", "contract", *VALUES),
    *(_ui(screen, *SHARED_UI, *SERVICES, "contract", *VALUES) for screen in SCREENS),
    _ui("mainwindow", *SCREENS, *SHARED_UI, *SERVICES, "contract", *VALUES),
    Layer("options", "app/options", ("services/common", *BESIDE_SERVICES), qt="core"),
    Layer("cli", "app/cli", ("options", "charts", "theme", "services", *SERVICES, *BESIDE_SERVICES),
          target="genex-cli", qt="widgets"),
    Layer("desktop", "app/desktop", ("options", "mainwindow", *SCREENS, *SHARED_UI, "services", *SERVICES, *BESIDE_SERVICES),
          target="genex", qt="widgets"),
)

# Targets that are no layer: flags, libtorch, files to copy, the window program without its main().
OTHER_TARGETS = ("genex_build_flags", "genex_torch", "genex_resources", "genex_desktop")
SQL_LAYER = "storage"
PLOT_LAYER = "charts"

# Where tests may see torch: the device made for them, and probes, which hold tensors for tests without Qt.
TORCH_TEST_FOLDER = "tests/support/strangerdevice/"
TORCH_TEST_SUFFIXES = ("probe.cpp", "probe.h", "probes.cpp", "probes.h")

TOP_FOLDERS = ("app", "core", "ui", "tests")
