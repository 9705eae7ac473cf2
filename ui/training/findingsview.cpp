// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingsview.h"

#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/label.h"
#include "widgets/scrollcolumn.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>

#include <algorithm>
#include <map>

namespace genex::ui {

namespace {

constexpr int kMostHeight = 148; ///< about four remarks; the others are scrolled to
constexpr std::size_t kMostClassesNamed = 4;
constexpr int kWeightWidth = 64;

/// The remedy in the window, where the general one refers to the command line.
QString remedyOf(const services::TableRemark& remark)
{
    static const std::map<std::string, const char*> kHere{
        {"no_header", QT_TRANSLATE_NOOP("genex::ui::FindingsView", "Add column names in the first line.")},
        {"identifier",
         QT_TRANSLATE_NOOP("genex::ui::FindingsView", "Keep it, split by it, or choose another kind below.")},
        {"giveaway",
         QT_TRANSLATE_NOOP(
             "genex::ui::FindingsView",
             "Mark it as an identifier (ignored), unless a doctor would know it before the diagnosis.")},
        {"leak",
         QT_TRANSLATE_NOOP("genex::ui::FindingsView", "Use a split that keeps identical patients together.")},
        {"constant_column",
         QT_TRANSLATE_NOOP("genex::ui::FindingsView", "Mark it as an identifier (ignored).")},
    };
    const auto found = kHere.find(remark.id);
    return found == kHere.end() ? language::translated(remark.remedy) : FindingsView::tr(found->second);
}

QString wordOf(services::RemarkWeight weight)
{
    switch (weight) {
    case services::RemarkWeight::Error:
        return FindingsView::tr("! Serious");
    case services::RemarkWeight::Warning:
        return FindingsView::tr("Caution");
    case services::RemarkWeight::Note:
        break;
    }
    return FindingsView::tr("Note");
}

TextRole roleOf(services::RemarkWeight weight)
{
    switch (weight) {
    case services::RemarkWeight::Error:
        return TextRole::Alarm;
    case services::RemarkWeight::Warning:
        return TextRole::Strong;
    case services::RemarkWeight::Note:
        break;
    }
    return TextRole::Quiet;
}

QString percentOf(std::int64_t part, std::int64_t whole)
{
    const double percent =
        100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(whole, 1));
    return FindingsView::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 1 ? 1 : 0));
}

} // namespace

QString classesInWords(const services::TableView& table)
{
    if (table.label.empty())
        return FindingsView::tr("No diagnosis column chosen yet.");
    QStringList names;
    for (std::size_t i = 0; i < std::min(table.classes.size(), kMostClassesNamed); ++i) {
        const auto& one = table.classes[i];
        names << FindingsView::tr("%1 %2 (%3)")
                     .arg(QString::fromStdString(one.first))
                     .arg(one.second)
                     .arg(percentOf(one.second, table.rows));
    }
    const auto count = static_cast<int>(table.classes.size());
    if (table.classes.size() > kMostClassesNamed)
        names << FindingsView::tr("… the smallest %1").arg(table.classes.back().second);
    return FindingsView::tr("%1 classes: %2.").arg(count).arg(names.join(QStringLiteral(", ")));
}

FindingsView::FindingsView(QWidget* parent)
    : QWidget(parent)
    , m_classes(makeParagraph(QString(), TextRole::Body, this))
{
    m_classes->setObjectName(QStringLiteral("tableClasses"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kHair);
    column->addWidget(m_classes);
    m_remarks = addScrollColumn(column, tr("Data quality remarks"));
    m_remarks->setSpacing(space::kHair);
    setMaximumHeight(kMostHeight);
}

void FindingsView::addRemark(const services::TableRemark& remark)
{
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, space::kSmall, 0);
    row->setSpacing(space::kSmall);
    QLabel* weight = makeLabel(wordOf(remark.weight), roleOf(remark.weight), line);
    weight->setFixedWidth(kWeightWidth);
    row->addWidget(weight, 0, Qt::AlignTop);
    row->addWidget(makeParagraph(language::translated(remark.message) + QLatin1Char(' ') + remedyOf(remark),
                                 TextRole::Body, line),
                   1);
    m_remarks->addWidget(line);
}

void FindingsView::setTable(const services::TableView& table)
{
    m_classes->setText(classesInWords(table));
    clearColumn(m_remarks);
    for (const services::TableRemark& remark : table.remarks)
        addRemark(remark);
    if (table.remarks.empty())
        m_remarks->addWidget(makeLabel(tr("No problems found."), TextRole::Quiet));
    m_remarks->addStretch();
}

} // namespace genex::ui
