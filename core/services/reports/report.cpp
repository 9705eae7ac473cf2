// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/report.h"

#include "exchange/report.h"
#include "exchange/reportpages.h"

namespace genex::services {

struct Report::Parts
{
    exchange::ReportContent content;
    std::string caseId;
    bool namesPatient;
    exchange::ReportPages pages;
};

std::string nameOf(ReportKind kind)
{
    return kind == ReportKind::Pdf ? "pdf" : "html";
}

Report::Report(exchange::ReportContent content, std::string caseId, bool namesPatient)
{
    exchange::ReportPages pages(content);
    m_parts = std::make_shared<const Parts>(
        Parts{std::move(content), std::move(caseId), namesPatient, std::move(pages)});
}

const exchange::ReportContent& Report::content() const
{
    return m_parts->content;
}

const std::string& Report::caseId() const
{
    return m_parts->caseId;
}

bool Report::namesPatient() const
{
    return m_parts->namesPatient;
}

QString Report::summary() const
{
    const exchange::ReportContent& content = m_parts->content;
    return QStringLiteral("%1. %2. %3. %4")
        .arg(content.title, content.subject, content.state, content.headline);
}

QString Report::html() const
{
    return exchange::reportHtml(m_parts->content);
}

QByteArray Report::bytes(ReportKind kind) const
{
    return kind == ReportKind::Pdf ? exchange::reportPdf(m_parts->content) : html().toUtf8();
}

int Report::pageCount() const
{
    return m_parts->pages.count();
}

QSizeF Report::pageSize()
{
    return exchange::ReportPages::size();
}

void Report::paintPage(QPainter& painter, int page) const
{
    m_parts->pages.paint(painter, page);
}

} // namespace genex::services
