// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "services/opencase.h"
#include "widgets/rowlist.h"

#include <QString>

/// A case as rows and sentences: what the panels show, decided without a widget.
namespace genex::ui {

/// "Draft", "Ordered, 3 results awaited", …
QString stateText(const domain::CaseDocument& document);
QString stateText(domain::CaseState state);
/// "34 y · female · opened 12 Mar 09:12"
QString patientText(const domain::CaseDocument& document);
QString momentText(std::int64_t atMs);

QList<Row> findingRows(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

/// Ordered tests of this round with what came back.
QList<Row> resultRows(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

/// Generated values with their distribution.
QList<Row> estimateRows(const std::vector<domain::EstimatedValue>& estimates,
                        const domain::Catalogue& catalogue);

/// What follows from the results.
struct OutcomeView
{
    QString headline; ///< "Dengue, 91 %", or that no disease is named
    QString sentence; ///< what follows, with the orders that were saved or are needed
    QStringList concerns;
    double confidence = 0;
    double threshold = 0;
    QList<Row> estimates;
};
OutcomeView outcomeView(const domain::Conclusion& conclusion, const domain::Catalogue& catalogue);

/// The differential as it stands, most likely first; can't-miss diseases from their own threshold on are
/// always among them.
std::vector<DifferentialRow> differentialOf(const services::OpenCase& open,
                                            const domain::Catalogue& catalogue);

/// What changing a finding now would recompute, and what it no longer changes; empty before there is
/// anything.
QString findingConsequence(const services::OpenCase& open);
/// The same of a step that is looked at again.
QString orderConsequence(const domain::CaseDocument& document);
QString resultConsequence(const domain::CaseDocument& document);

QList<Row> caseRows(const std::vector<domain::CaseSummary>& cases);

} // namespace genex::ui
