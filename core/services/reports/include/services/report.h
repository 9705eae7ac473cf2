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

/// A report that is ready to be looked at, printed and written: what was looked at is what leaves. Nothing in
/// it ever changes, so any thread may have one; copying it is cheap. Needs a QGuiApplication, for its fonts.
class Report
{
public:
    /// `caseId`: empty for a report of no case in a store.
    Report(exchange::ReportContent content, std::string caseId, bool namesPatient);

    const exchange::ReportContent& content() const;
    const std::string& caseId() const;
    bool namesPatient() const;

    /// Title, who, state and headline, for those who cannot see the pages.
    QString summary() const;
    QString html() const;
    /// The whole file.
    QByteArray bytes(ReportKind kind) const;

    int pageCount() const;
    /// Of a page, in points.
    static QSizeF pageSize();
    /// The page from 0 on, with one unit of the painter as a point.
    void paintPage(QPainter& painter, int page) const;

private:
    struct Parts;
    std::shared_ptr<const Parts> m_parts;
};

} // namespace genex::services
