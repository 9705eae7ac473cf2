// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/findingentry.h"
#include "services/opencase.h"
#include "widgets/rowlist.h"

/// The batch as rows and sentences, independent of widgets.
namespace genex::ui {

/// Before the order: tests to order by stage, including struck-out ones, then estimates. After it: what was
/// ordered, and later orders with their time.
struct BatchView
{
    QList<Row> rows;
    int orders = 0;
    int estimates = 0;
    QString totals;   ///< "6 tests · 81 € · ready in 4 h"
    QString saved;    ///< "saves 61 €", by estimating
    QString expected; ///< expected benefit of the results
};
BatchView batchView(const services::OpenCase& open, const domain::Catalogue& catalogue);

/// Effect of placing this test there on the expected accuracy; empty if unknown.
QString effectText(const domain::Explanation* explanation, const std::string& feature,
                   domain::BatchPlace place);

/// Relation of a searched test to the batch.
enum class TestStanding {
    Addable, ///< in no list
    Movable, ///< estimated or struck out: can be ordered after all
    Ordered, ///< in the batch already
    IsKnown, ///< a finding or a result
};
TestStanding standingOf(const services::OpenCase& open, const std::string& feature);

/// A test that may be added, with its reason and effect, if the model has given them.
Row candidateRow(const services::EntryChoice& choice, const services::OpenCase& open,
                 const domain::Catalogue& catalogue);

} // namespace genex::ui
