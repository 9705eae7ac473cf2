// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/recommendation.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace genex::ui {

/// How a disease is called on the screen.
struct DiseaseLabel
{
    QString name;
    bool cantMiss = false;
    double cantMissFrom = 0; ///< the probability from which on it is always shown
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
    bool isRest = false;     ///< the sum of all diseases without a bar of their own
    double cantMissFrom = 0; ///< of a can't-miss disease: always shown from this probability on

    bool operator==(const DifferentialRow&) const = default;
};

/// `mark`: what the dotted mark of its bar is at. A disease without a label is shown by its id.
DifferentialRow differentialRow(const DiseaseLabels& labels, const std::string& disease, double now,
                                double mark);

/// The `top` most likely ones of all, who stand in that order, every can't-miss one from its threshold on,
/// then "Other n" with the sums of the rest.
std::vector<DifferentialRow> shownRows(const std::vector<DifferentialRow>& all, std::size_t top);

/// The same of what the engine says before the batch.
std::vector<DifferentialRow> differentialRows(const domain::Recommendation& recommendation,
                                              const DiseaseLabels& labels, std::size_t top = 5);

/// "2 %", in the language that is spoken.
QString thresholdText(double threshold);

/// Two digits that mean something: ".44"; "<.01" and ">.99" where rounding would claim certainty.
QString probabilityText(double probability);

/// The chart for who cannot see it: one line per row. `mark` says what the dotted mark means; empty: expected
/// after the batch.
QString differentialAsText(const std::vector<DifferentialRow>& rows, const QString& mark = {});

} // namespace genex::ui
