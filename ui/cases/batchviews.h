// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/findingentry.h"
#include "services/opencase.h"
#include "widgets/rowlist.h"

/// The batch as rows and sentences, decided without a widget.
namespace genex::ui {

/// Before the order: order now, stage by stage and with what the doctor struck out, then estimated. After it:
/// what was ordered, and when what else was.
struct BatchView
{
    QList<Row> rows;
    int orders = 0;
    int estimates = 0;
    QString totals;   ///< "6 tests · 81 € · ready in 4 h"
    QString saved;    ///< "saves 61 €", of what is estimated
    QString expected; ///< what the results are expected to bring
};
BatchView batchView(const services::OpenCase& open, const domain::Catalogue& catalogue);

/// What placing this test so would do to the expected accuracy; empty where nobody has said.
QString effectText(const domain::Explanation* explanation, const std::string& feature,
                   domain::BatchPlace place);

/// How a test that somebody looks for stands to the batch.
enum class TestStanding {
    Addable, ///< in no list
    Movable, ///< estimated, or struck out: it can be ordered after all
    Ordered, ///< in the batch already
    IsKnown, ///< a finding, or a result
};
TestStanding standingOf(const services::OpenCase& open, const std::string& feature);

/// A test that may be added, with its reason and what adding it would do, where the model has said so.
Row candidateRow(const services::EntryChoice& choice, const services::OpenCase& open,
                 const domain::Catalogue& catalogue);

} // namespace genex::ui
