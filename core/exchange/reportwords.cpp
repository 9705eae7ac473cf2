// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportwords.h"

#include "language/translated.h"

#include "common/utctime.h"
#include "domain/casewording.h"
#include "domain/wording.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace genex::exchange {

namespace {

constexpr std::size_t kCategoriesShown = 3;

/// Bidirectional control characters: U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
bool turnsAround(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

QString oneDecimal(double probability)
{
    return language::number(100 * probability, 1) + QStringLiteral("\u2009%");
}

QString categoriesText(const std::vector<domain::CategoryShare>& categories)
{
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kCategoriesShown, categories.size()); ++i)
        parts << QStringLiteral("%1 %2").arg(plain(categories[i].category),
                                             percent(categories[i].probability));
    return QStringLiteral("≈ ") + parts.join(QStringLiteral(", "));
}

} // namespace

QString plain(std::string_view text)
{
    QString kept;
    for (const QChar c : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))) {
        const bool isText = c == QLatin1Char('\n') || c.category() != QChar::Other_Control;
        if (isText && !turnsAround(c))
            kept += c;
    }
    return kept;
}

QString numberText(std::string_view digits)
{
    return language::number(digits);
}

QString shownText(const Text& text)
{
    return plain(language::translated(text).toStdString());
}

QString nameOfFeature(const domain::Catalogue& catalogue, std::string_view id)
{
    return plain(domain::featureName(catalogue, id));
}

QString nameOfDisease(const domain::Catalogue& catalogue, std::string_view id)
{
    return plain(domain::diseaseName(catalogue, id));
}

QString percent(double probability)
{
    return numberText(domain::percentText(probability));
}

QString fromText(double threshold)
{
    return Wording::tr("from %1").arg(numberText(domain::thresholdText(threshold)));
}

std::pair<QString, QString> percents(double first, double second)
{
    const bool lookEqual = percent(first) == percent(second) && first != second;
    return lookEqual ? std::pair(oneDecimal(first), oneDecimal(second))
                     : std::pair(percent(first), percent(second));
}

QString shortTimeText(std::int64_t ms)
{
    if (ms < 0 || ms >= kEndOfTimeMs)
        return QStringLiteral("–");
    const QString text = plain(utcTimeText(ms));
    return text.left(10) + QLatin1Char(' ') + text.mid(11, 5);
}

QString timeText(std::int64_t ms)
{
    return shortTimeText(ms) + QStringLiteral(" UTC");
}

QString stateText(domain::CaseState state)
{
    switch (state) {
    case domain::CaseState::Draft:
        return Wording::tr("Draft");
    case domain::CaseState::Ordered:
        return Wording::tr("Ordered");
    case domain::CaseState::ResultsIn:
        return Wording::tr("Results complete");
    case domain::CaseState::FallBackOrdered:
        return Wording::tr("Fallback ordered");
    case domain::CaseState::Concluded:
        return Wording::tr("Concluded");
    case domain::CaseState::Amended:
        return Wording::tr("Amended");
    }
    return {};
}

QString estimateText(const domain::EstimatedValue& value, const domain::Catalogue& catalogue)
{
    if (!value.categories.empty())
        return categoriesText(value.categories);
    if (const auto number = domain::estimatedNumber(value, catalogue.feature(value.feature)))
        return QStringLiteral("≈ ") + shownText(*number);
    return Wording::tr("≈ %1 present").arg(percent(value.present));
}

QString listed(const std::vector<std::string>& features, const domain::Catalogue& catalogue)
{
    QStringList names;
    for (const std::string& feature : features)
        names << nameOfFeature(catalogue, feature);
    return names.join(QStringLiteral(", "));
}

} // namespace genex::exchange
