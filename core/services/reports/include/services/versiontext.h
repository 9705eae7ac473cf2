// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/engineservice.h"

#include <QString>

namespace genex::services {

/// One component of the program.
struct VersionLine
{
    QString name;
    QString value;
};

/// Program, libtorch, Qt, SQLite, BLAS, CUDA and device. What only the engine knows is "…" until it is
/// reported, or the reason for the failure.
QList<VersionLine> versionLines(const QString& programName, const EngineService& engine);

/// The same as text, one line each.
QString versionText(const QString& programName, const EngineService& engine);

} // namespace genex::services
