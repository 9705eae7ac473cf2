// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casecontent.h"
#include "domain/catalogue.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string_view>

/// Wording of reports.
namespace genex::exchange {

/// Translation context of the texts below.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// External text without control characters and bidirectional overrides.
QString plain(std::string_view text);

/// A number with its unit and the decimal mark of the report's language.
QString numberText(std::string_view digits);
/// A domain text in the report's language.
QString shownText(const Text& text);

QString nameOfFeature(const domain::Catalogue& catalogue, std::string_view id);
QString nameOfDisease(const domain::Catalogue& catalogue, std::string_view id);
QString percent(double probability);
/// "from 2 %": the threshold of a can't-miss disease.
QString fromText(double threshold);
/// Both values, with a decimal if they would otherwise look equal.
std::pair<QString, QString> percents(double first, double second);
/// "2026-03-01 08:15", for columns with UTC in their heading.
QString shortTimeText(std::int64_t ms);
/// "2026-03-01 08:15 UTC".
QString timeText(std::int64_t ms);
QString stateText(domain::CaseState state);
/// "≈ 38.5 °C (38.0–39.1)", "≈ 82 % present" or "≈ fixed 71 %, normal 20 %".
QString estimateText(const domain::EstimatedValue& value, const domain::Catalogue& catalogue);
/// "a, b, c".
QString listed(const std::vector<std::string>& features, const domain::Catalogue& catalogue);

} // namespace genex::exchange
