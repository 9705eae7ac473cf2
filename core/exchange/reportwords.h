// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casecontent.h"
#include "domain/catalogue.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string_view>

/// How a report says things.
namespace genex::exchange {

/// Owner of the texts below, for Qt Linguist.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Text from outside, without characters that are no text or turn around what stands beside them.
QString plain(std::string_view text);

/// A number with its unit, with the decimal mark of the report's language.
QString numberText(std::string_view digits);
/// What the domain wrote, in the language of the report.
QString shownText(const Text& text);

QString nameOfFeature(const domain::Catalogue& catalogue, std::string_view id);
QString nameOfDisease(const domain::Catalogue& catalogue, std::string_view id);
QString percent(double probability);
/// "from 2 %": where a disease that must not be missed begins to be shown.
QString fromText(double threshold);
/// The two as they are told apart: with a decimal where they would look equal and are not.
std::pair<QString, QString> percents(double first, double second);
/// "2026-03-01 08:15", for columns that say UTC in their head.
QString shortTimeText(std::int64_t ms);
/// "2026-03-01 08:15 UTC".
QString timeText(std::int64_t ms);
QString stateText(domain::CaseState state);
/// "≈ 38.5 °C (38.0–39.1)", "≈ 82 % present" or "≈ fixed 71 %, normal 20 %".
QString estimateText(const domain::EstimatedValue& value, const domain::Catalogue& catalogue);
/// "a, b, c".
QString listed(const std::vector<std::string>& features, const domain::Catalogue& catalogue);

} // namespace genex::exchange
