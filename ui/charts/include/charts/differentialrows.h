// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/recommendation.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace genex::ui {

/// Display name of a disease.
struct DiseaseLabel
{
    QString name;
    bool cantMiss = false;
    double cantMissFrom = 0; ///< always shown from this probability on
};
using DiseaseLabels = std::map<std::string, DiseaseLabel>;
DiseaseLabels diseaseLabels(const domain::Catalogue& catalogue);

/// One bar of the differential.
struct DifferentialRow
{
    QString name;
    double now = 0;
    double expected = 0;
    bool cantMiss = false;
    bool isRest = false;     ///< the sum of all diseases without their own bar
    double cantMissFrom = 0; ///< can't-miss disease: always shown from this probability on

    bool operator==(const DifferentialRow&) const = default;
};

/// `mark`: position of the dotted mark. A disease without a label is shown by its id.
DifferentialRow differentialRow(const DiseaseLabels& labels, const std::string& disease, double now,
                                double mark);

/// The first `top` rows, which are sorted by probability, every can't-miss disease at or above its threshold,
/// then "Other n" with the sum of the rest.
std::vector<DifferentialRow> shownRows(const std::vector<DifferentialRow>& all, std::size_t top);

/// The same for a recommendation.
std::vector<DifferentialRow> differentialRows(const domain::Recommendation& recommendation,
                                              const DiseaseLabels& labels, std::size_t top = 5);

/// "2 %", localised.
QString thresholdText(double threshold);

/// Two significant digits: ".44"; "<.01" and ">.99" where rounding would claim certainty.
QString probabilityText(double probability);

/// Text version of the chart: one line per row. `mark`: meaning of the dotted mark; empty: expected after the
/// batch.
QString differentialAsText(const std::vector<DifferentialRow>& rows, const QString& mark = {});

} // namespace genex::ui
