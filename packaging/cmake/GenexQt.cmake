# SPDX-License-Identifier: GPL-3.0-or-later
# Qt and the libraries based on it. Only the front half includes this.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Concurrent Gui Widgets PrintSupport Svg Test LinguistTools)
find_package(QCustomPlotQt6 REQUIRED)
