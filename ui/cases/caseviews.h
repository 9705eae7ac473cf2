// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "services/opencase.h"
#include "widgets/rowlist.h"

#include <QString>

/// A case as rows and sentences for the panels, independent of widgets.
namespace genex::ui {

/// "Draft", "Ordered, 3 results awaited", …
QString stateText(const domain::CaseDocument& document);
QString stateText(domain::CaseState state);
/// "34 y · female · opened 12 Mar 09:12"
QString patientText(const domain::CaseDocument& document);
QString momentText(std::int64_t atMs);

QList<Row> findingRows(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

/// Tests ordered in this round with their results.
QList<Row> resultRows(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

/// Generated values with their distribution.
QList<Row> estimateRows(const std::vector<domain::EstimatedValue>& estimates,
                        const domain::Catalogue& catalogue);

/// What follows from the results.
struct OutcomeView
{
    QString headline; ///< "Dengue, 91 %", or that no disease is named
    QString sentence; ///< consequence, with the orders saved or needed
    QStringList concerns;
    double confidence = 0;
    double threshold = 0;
    QList<Row> estimates;
};
OutcomeView outcomeView(const domain::Conclusion& conclusion, const domain::Catalogue& catalogue);

/// The current differential, most likely first; always includes can't-miss diseases at or above their
/// thresholds.
std::vector<DifferentialRow> differentialOf(const services::OpenCase& open,
                                            const domain::Catalogue& catalogue);

/// What changing a finding now would recompute, and what it no longer affects; empty at first.
QString findingConsequence(const services::OpenCase& open);
/// The same for an earlier step being viewed.
QString orderConsequence(const domain::CaseDocument& document);
QString resultConsequence(const domain::CaseDocument& document);

QList<Row> caseRows(const std::vector<domain::CaseSummary>& cases);

} // namespace genex::ui
