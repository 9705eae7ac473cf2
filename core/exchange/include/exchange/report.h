#pragma once

#include "common/result.h"
#include "domain/catalogue.h"
#include "domain/finding.h"
#include "domain/recommendation.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace genex::exchange {

/// Everything that stands on a report. Made from domain values alone, so screen and paper cannot differ.
struct ReportContent
{
    QString title;
    QDateTime made;
    QString modelNote; ///< what the model was trained on and what it cannot do
    std::vector<domain::Finding> findings;
    domain::Catalogue catalogue;
    domain::Recommendation recommendation;
    QByteArray chartPng; ///< the differential; empty: no picture
};

/// One page that needs no other file. Every text from outside is escaped.
QString reportHtml(const ReportContent& content);

/// All or nothing: the file is there whole, or as it was.
Result<void> writeHtmlReport(const ReportContent& content, const QString& path);
/// Needs a QGuiApplication, for its fonts.
Result<void> writePdfReport(const ReportContent& content, const QString& path);

} // namespace genex::exchange
