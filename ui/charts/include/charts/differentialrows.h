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
    bool isRest = false; ///< the sum of all diseases without a bar of their own

    bool operator==(const DifferentialRow&) const = default;
};

/// The `top` most likely diseases in the engine's order, then "Other n" with the sums of the rest.
/// A disease without a label is shown by its id.
std::vector<DifferentialRow> differentialRows(const domain::Recommendation& recommendation,
                                              const DiseaseLabels& labels, std::size_t top = 5);

/// Two digits that mean something: ".44"; "<.01" and ">.99" where rounding would claim certainty.
QString probabilityText(double probability);

/// The chart for who cannot see it: one line per row. `mark` says what the dotted mark means; empty: expected
/// after the batch.
QString differentialAsText(const std::vector<DifferentialRow>& rows, const QString& mark = {});

} // namespace genex::ui
