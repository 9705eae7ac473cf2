// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <memory>
#include <string>

class QPainter;

namespace genex::exchange {
struct ReportContent;
}

namespace genex::services {

enum class ReportKind { Pdf, Html };
/// "pdf" or "html".
std::string nameOf(ReportKind kind);

/// A report ready for preview, printing and saving, so that the preview is what gets printed. Immutable,
/// thread-safe and cheap to copy. Needs a QGuiApplication for its fonts.
class Report
{
public:
    /// `caseId`: empty if the case is not in a store.
    Report(exchange::ReportContent content, std::string caseId, bool namesPatient);

    const exchange::ReportContent& content() const;
    const std::string& caseId() const;
    bool namesPatient() const;

    /// Title, subject, state and headline, for screen readers.
    QString summary() const;
    QString html() const;
    /// The whole file.
    QByteArray bytes(ReportKind kind) const;

    int pageCount() const;
    /// Page size in points.
    static QSizeF pageSize();
    /// Paints a page (from 0) with one painter unit per point.
    void paintPage(QPainter& painter, int page) const;

private:
    struct Parts;
    std::shared_ptr<const Parts> m_parts;
};

} // namespace genex::services
