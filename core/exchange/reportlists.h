// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include "domain/stages.h"

#include <QStringList>

#include <vector>

/// Findings, orders, results and estimates.
namespace genex::exchange {

/// One test of an order, with its reason.
struct OrderedTest
{
    std::string feature;
    domain::CaseOrder::Kind kind = domain::CaseOrder::Kind::Batch;
    int round = 1;
    std::int64_t atMs = 0; ///< 0: not ordered yet
    QString reason;
    domain::Stage stage = domain::Stage::Laboratory;
    QStringList outcomes = {}; ///< what each result would do; only of what the model recommended
};

/// Of all rounds, in order.
std::vector<OrderedTest> orderedTests(const ReportContext& context);
/// Recommended in this round, edited by the doctor, and not ordered yet.
std::vector<OrderedTest> testsToOrder(const ReportContext& context);

/// "present", "38.9 °C": an observation, without the patient's identity.
QString observed(const ReportContext& context, const domain::Finding& finding);
QString reported(const ReportContext& context, const domain::CaseResult& result);
ReportSign signOf(const domain::Finding& finding);
/// "3 tests · 29 € · last result in 4 h".
QString totalsText(const std::vector<OrderedTest>& tests, const domain::Catalogue& catalogue);

ReportSection findingsSection(const ReportContext& context);
ReportSection orderSection(const ReportContext& context);
ReportSection resultsSection(const ReportContext& context);
ReportSection estimatesSection(const ReportContext& context);

/// The frame of generated values.
ReportEstimates framed(const QString& title, const std::vector<domain::EstimatedValue>& values,
                       const QString& remark, const domain::Catalogue& catalogue);

} // namespace genex::exchange
