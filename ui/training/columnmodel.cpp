// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnmodel.h"

#include "language/translated.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace genex::ui {

namespace {

constexpr std::size_t kMostNamed = 4; ///< values listed in a sentence
constexpr int kDigits = 3;            ///< of displayed numbers

struct KindWords
{
    const char* name;
    const char* words;
};

constexpr std::array kKinds{
    KindWords{"binary", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "binary")},
    KindWords{"numeric", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "number")},
    KindWords{"categorical", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "category")},
    KindWords{"ordinal", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "ordinal")},
    KindWords{"identifier", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "identifier (ignored)")},
    KindWords{"label", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "label")},
};

QString number(double value)
{
    return QLocale().toString(value, 'g', kDigits + (std::abs(value) >= 1000 ? 2 : 0));
}

QString percentOf(std::int64_t part, std::int64_t whole)
{
    const double percent =
        100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(whole, 1));
    if (part > 0 && percent < 0.1)
        return ColumnModel::tr("< 0.1 %");
    return ColumnModel::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 10 && part > 0 ? 1 : 0));
}

QString remarkWord(const services::TableRemark& remark)
{
    static const std::map<std::string, const char*> kWords{
        {"constant_column", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "constant")},
        {"duplicate_column", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "duplicate")},
        {"duplicate_header", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "duplicate name")},
        {"unnamed_column", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "no name")},
        {"spaces", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "leading or trailing spaces")},
        {"similar_labels", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "inconsistent label spelling")},
        {"many_gaps", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "mostly empty")},
        {"identifier", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "identifies rows")},
        {"missing_label", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "missing labels")},
        {"giveaway", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "leaks the label")},
        {"class_sign", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "marks a class")},
        {"imbalance", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "imbalanced classes")},
        {"small_class", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "small classes")},
        {"single_vector_class", QT_TRANSLATE_NOOP("genex::ui::ColumnModel", "class with one patient")},
    };
    const auto found = kWords.find(remark.id);
    const QString word =
        found == kWords.end() ? language::translated(remark.message) : ColumnModel::tr(found->second);
    return remark.weight == services::RemarkWeight::Error ? QStringLiteral("! ") + word : word;
}

QString remarkWords(const services::ColumnView& column)
{
    QStringList words;
    for (const services::TableRemark& remark : column.remarks)
        words << remarkWord(remark);
    return words.join(QStringLiteral(" · "));
}

QString remarkTips(const services::ColumnView& column)
{
    QStringList tips;
    for (const services::TableRemark& remark : column.remarks)
        tips << language::translated(remark.message);
    return tips.join(QLatin1Char('\n'));
}

} // namespace

QStringList kindNames()
{
    QStringList names;
    for (const KindWords& kind : kKinds)
        names << QString::fromLatin1(kind.name);
    return names;
}

QString kindInWords(const QString& kind)
{
    const auto* found = std::ranges::find_if(
        kKinds, [&kind](const KindWords& known) { return kind == QLatin1String(known.name); });
    return found == kKinds.end() ? kind : ColumnModel::tr(found->words);
}

QString pictureInWords(const services::ColumnView& column)
{
    if (column.lowest && column.highest && column.mean)
        return ColumnModel::tr("from %1 to %2, mean %3")
            .arg(number(*column.lowest), number(*column.highest), number(*column.mean));
    if (column.bars.empty())
        return ColumnModel::tr("%1 distinct values").arg(column.distinct);
    QStringList values;
    for (std::size_t i = 0; i < std::min(column.bars.size(), kMostNamed); ++i) {
        const auto& bar = column.bars[i];
        values << ColumnModel::tr("%1: %2 rows").arg(QString::fromStdString(bar.first)).arg(bar.second);
    }
    if (column.bars.size() > kMostNamed)
        values << ColumnModel::tr("%1 distinct values in total").arg(column.distinct);
    return values.join(QStringLiteral(", "));
}

void ColumnModel::setTable(const services::TableView& table)
{
    // Unchanged columns keep their rows, so that the view keeps its position.
    const bool isSame = std::ranges::equal(m_columns, table.columns, {}, &services::ColumnView::name,
                                           &services::ColumnView::name);
    if (!isSame)
        beginResetModel();
    m_columns = table.columns;
    m_rows = table.rows;
    m_mayChangeKinds = table.mayChangeKinds;
    if (!isSame)
        endResetModel();
    else if (!m_columns.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, PlaceCount - 1));
}

int ColumnModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

int ColumnModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : PlaceCount;
}

QString ColumnModel::textOf(const QModelIndex& index) const
{
    const services::ColumnView& shown = column(index.row());
    switch (index.column()) {
    case Name:
        return QString::fromStdString(shown.name);
    case Kind:
        return kindInWords(QString::fromStdString(shown.kind));
    case Gaps:
        return shown.gaps == 0 ? QStringLiteral("–") : percentOf(shown.gaps, m_rows);
    case Remarks:
        return remarkWords(shown);
    default:
        return {};
    }
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const services::ColumnView& shown = column(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index);
    case Qt::EditRole:
        return index.column() == Kind ? QString::fromStdString(shown.kind) : textOf(index);
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Gaps ? Qt::AlignRight | Qt::AlignVCenter
                                               : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == Picture   ? pictureInWords(shown)
               : index.column() == Remarks ? remarkTips(shown)
                                           : textOf(index);
    case Qt::AccessibleTextRole:
        return index.column() == Picture ? pictureInWords(shown)
               : index.column() == Gaps  ? tr("%1 missing in %2 rows").arg(shown.gaps).arg(m_rows)
                                         : textOf(index);
    default:
        return {};
    }
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Gaps ? Qt::AlignRight | Qt::AlignVCenter
                                        : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Column");
    case Kind:
        return tr("Kind");
    case Gaps:
        return tr("Missing");
    case Picture:
        return tr("Values");
    default:
        return tr("Remarks");
    }
}

Qt::ItemFlags ColumnModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Kind && m_mayChangeKinds ? plain | Qt::ItemIsEditable : plain;
}

bool ColumnModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != Kind || role != Qt::EditRole)
        return false;
    const QString kind = value.toString();
    if (!kindNames().contains(kind) || kind.toStdString() == column(index.row()).kind)
        return false;
    Q_EMIT kindChosen(QString::fromStdString(column(index.row()).name), kind);
    return true;
}

} // namespace genex::ui
