#pragma once

#include "common/result.h"
#include "services/demonstration.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace genex::services {

/// Writes the demonstration's report as HTML and PDF into the folder, which is made when it is not there, and
/// returns the paths. Needs a QGuiApplication.
Result<QStringList> writeReport(const DemonstrationOutcome& outcome, const QString& folder,
                                const QByteArray& chartPng);

} // namespace genex::services
