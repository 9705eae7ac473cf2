// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportcss.h"
#include "reportwords.h"

#include "exchange/report.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace genex::exchange {

namespace {

constexpr std::size_t kMostOnFirstPage = 12;

/// Escapes text that does not come from this file.
QString safe(const QString& text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString element(const char* tag, const QString& kind, const QString& inner)
{
    const QString attribute = kind.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(kind);
    return QStringLiteral("<%1%2>%3</%1>\n").arg(QLatin1String(tag), attribute, inner);
}

QString toneName(ReportTone tone)
{
    switch (tone) {
    case ReportTone::Quiet:
        return QStringLiteral("quiet");
    case ReportTone::Strong:
        return QStringLiteral("strong");
    case ReportTone::Alarm:
        return QStringLiteral("alarm");
    case ReportTone::Plain:
        break;
    }
    return {};
}

QString signText(ReportSign sign)
{
    switch (sign) {
    case ReportSign::Present:
        return QStringLiteral("●");
    case ReportSign::Absent:
        return QStringLiteral("○");
    case ReportSign::Missing:
        return QStringLiteral("–");
    case ReportSign::None:
        break;
    }
    return {};
}

/// A fraction of a bar, clamped.
QString share(double part)
{
    return QString::number(100 * (std::isfinite(part) ? std::clamp(part, 0.0, 1.0) : 0.0), 'f', 1) +
           QLatin1Char('%');
}

QString barOf(const char* kind, double part)
{
    return QStringLiteral("<i class=\"%1\" style=\"width:%2\"></i>").arg(QLatin1String(kind), share(part));
}

QString markOf(const char* kind, double part)
{
    return QStringLiteral("<i class=\"%1\" style=\"left:%2\"></i>").arg(QLatin1String(kind), share(part));
}

/// Writes blocks. Lists on the first page are truncated.
class HtmlWriter
{
public:
    explicit HtmlWriter(bool isFirstPage)
        : m_most(isFirstPage ? kMostOnFirstPage : SIZE_MAX)
    {}

    QString operator()(const ReportText& block) const
    {
        return element("p", toneName(block.tone), safe(block.text));
    }

    QString operator()(const ReportFacts& block) const
    {
        QString rows;
        for (const ReportFact& fact : block.facts)
            rows += element("dt", {}, safe(fact.name)) + element("dd", {}, safe(fact.value));
        return element("dl", {}, rows);
    }

    QString operator()(const ReportEntries& block) const
    {
        QString rows;
        for (std::size_t i = 0; i < std::min(m_most, block.entries.size()); ++i)
            rows += entry(block.entries[i], block.hasSigns());
        return element("ul", {}, rows) + rest(block.entries.size());
    }

    QString operator()(const ReportEstimates& block) const
    {
        QString rows;
        for (std::size_t i = 0; i < std::min(m_most, block.values.size()); ++i)
            rows += element("li", {},
                            element("span", QStringLiteral("name"), safe(block.values[i].name)) +
                                element("span", QStringLiteral("value"), safe(block.values[i].value)));
        return element("div", QStringLiteral("estimates"),
                       element("p", QStringLiteral("strong"), safe(block.title)) + element("ul", {}, rows) +
                           rest(block.values.size()) + element("p", {}, safe(block.remark)));
    }

    QString operator()(const ReportBars& block) const
    {
        const bool hasBefore = !block.beforeLabel.isEmpty();
        const QString& first = hasBefore ? block.beforeLabel : block.nowLabel;
        const QString& second = hasBefore ? block.nowLabel : block.expectedLabel;
        QString rows = element("tr", {},
                               element("th", {}, {}) + element("th", {}, {}) +
                                   element("th", QStringLiteral("number"), safe(first)) +
                                   element("th", QStringLiteral("number"), safe(second)));
        for (const ReportBar& bar : block.bars)
            rows += barRow(bar, hasBefore);
        return element("table", QStringLiteral("bars"), rows);
    }

    QString operator()(const ReportGauge& block) const
    {
        QString inside = barOf("now", block.confidence);
        if (block.threshold > 0)
            inside += markOf("threshold", block.threshold) +
                      QStringLiteral("<b style=\"left:%1\">τ</b>").arg(share(block.threshold));
        if (block.expected)
            inside += markOf("expected", *block.expected);
        return element("div", QStringLiteral("gauge"), inside) + element("p", {}, safe(block.words));
    }

    QString operator()(const ReportTable& block) const
    {
        QString rows = element("tr", {}, cells(block, block.head, "th"));
        for (const QStringList& row : block.rows)
            rows += element("tr", {}, cells(block, row, "td"));
        return element("table", {}, rows);
    }

private:
    static QString entry(const ReportEntry& entry, bool hasSigns)
    {
        const QString kind = entry.sign == ReportSign::Absent ? QStringLiteral("absent") : QString();
        const QString sign =
            hasSigns ? element("span", QStringLiteral("sign"), signText(entry.sign)) : QString();
        return element("li", kind,
                       sign + element("span", QStringLiteral("name"), safe(entry.name)) +
                           element("span", QStringLiteral("value"), safe(entry.value)));
    }

    static QString barRow(const ReportBar& bar, bool hasBefore)
    {
        const QString name =
            bar.cantMiss ? QStringLiteral("<b class=\"alarm\">!</b> %1 <span class=\"quiet\">%2</span>")
                               .arg(safe(bar.name), safe(fromText(bar.cantMissFrom)))
                         : safe(bar.name);
        QString picture = bar.before ? barOf("before", *bar.before) : QString();
        picture += barOf("now", bar.now);
        if (bar.expected)
            picture += markOf("expected", *bar.expected);
        const std::optional<double> other = hasBefore ? bar.before : bar.expected;
        const QString otherText = other ? percent(*other) : QStringLiteral("–");
        const QString nowText = percent(bar.now);
        return element("tr", {},
                       element("td", {}, name) +
                           element("td", {}, element("div", QStringLiteral("bar"), picture)) +
                           element("td", QStringLiteral("number"), safe(hasBefore ? otherText : nowText)) +
                           element("td", QStringLiteral("number"), safe(hasBefore ? nowText : otherText)));
    }

    static QString cells(const ReportTable& table, const QStringList& row, const char* tag)
    {
        QString inner;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const auto column = static_cast<std::size_t>(i);
            const bool isNumber = column < table.isNumber.size() && table.isNumber[column];
            inner += element(tag, isNumber ? QStringLiteral("number") : QString(), safe(row[i]));
        }
        return inner;
    }

    QString rest(std::size_t count) const
    {
        return count <= m_most ? QString()
                               : element("p", QStringLiteral("quiet"),
                                         Wording::tr("and %1 more: see details").arg(count - m_most));
    }

    std::size_t m_most;
};

QString htmlOf(const std::vector<ReportSection>& sections, bool isFirstPage)
{
    QString html;
    for (const ReportSection& section : sections) {
        QString inner = section.heading.isEmpty() ? QString() : element("h2", {}, safe(section.heading));
        for (const ReportBlock& block : section.blocks)
            inner += std::visit(HtmlWriter(isFirstPage), block);
        html += element("section", {}, inner);
    }
    return html;
}

QString headOf(const ReportContent& content)
{
    return element("header", {},
                   element("div", {},
                           element("h1", {}, safe(content.title)) +
                               element("p", QStringLiteral("strong"), safe(content.subject))) +
                       element("div", {},
                               element("p", QStringLiteral("state"), safe(content.state)) +
                                   element("p", QStringLiteral("quiet"), safe(content.made))));
}

} // namespace

QString reportHtml(const ReportContent& content)
{
    const QString columns = element("div", QStringLiteral("columns"),
                                    element("div", {}, htmlOf(content.left, true)) +
                                        element("div", {}, htmlOf(content.right, true)));
    const QString notice = element("p", QStringLiteral("notice"), safe(content.notice));
    const QString first = headOf(content) + notice +
                          element("p", QStringLiteral("headline"), safe(content.headline)) +
                          element("div", QStringLiteral("remarks"), htmlOf(content.remarks, true)) + columns +
                          htmlOf(content.wide, true);
    const QString details =
        element("h1", {}, Wording::tr("Details")) + htmlOf(content.details, false) + notice;
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                          "style-src 'unsafe-inline'\">"
                          "<title>%2 · %3</title>\n<style>%4</style></head><body>\n%5%6</body></html>\n")
        .arg(QLocale().bcp47Name(), safe(content.title), safe(content.pseudonym), reportCss(),
             element("main", {}, first), element("main", QStringLiteral("details"), details));
}

} // namespace genex::exchange
