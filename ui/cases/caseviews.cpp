// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseviews.h"

#include "casewords.h"
#include "language/translated.h"

#include "domain/cantmiss.h"
#include "domain/casewording.h"
#include "domain/wording.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace genex::ui {

namespace {

using domain::CaseDocument;
using domain::CaseState;
using domain::Catalogue;

constexpr unsigned kDiseasesShown = 6;

QString sexText(domain::Sex sex)
{
    switch (sex) {
    case domain::Sex::Female:
        return CaseWords::tr("female");
    case domain::Sex::Male:
        return CaseWords::tr("male");
    case domain::Sex::Other:
        return CaseWords::tr("other sex");
    case domain::Sex::Unknown:
        break;
    }
    return {};
}

QString signOf(const domain::Finding& finding)
{
    return finding.state == domain::FindingState::Absent ? QStringLiteral("○") : QStringLiteral("●");
}

QString estimatedText(const domain::EstimatedValue& estimate, const Catalogue& catalogue)
{
    if (!estimate.categories.empty()) {
        const domain::CategoryShare& first = estimate.categories.front();
        return CaseWords::tr("%1 (%2)").arg(text(first.category),
                                            language::number(domain::percentText(first.probability)));
    }
    if (const auto number = domain::estimatedNumber(estimate, catalogue.feature(estimate.feature)))
        return language::translated(*number);
    const bool isPresent = estimate.present >= 0.5;
    return CaseWords::tr("%1 (%2)").arg(
        isPresent ? CaseWords::tr("present") : CaseWords::tr("absent"),
        language::number(domain::percentText(isPresent ? estimate.present : 1 - estimate.present)));
}

QString outcomeSentence(const domain::Conclusion& conclusion, const Catalogue& catalogue)
{
    const auto saved = static_cast<int>(conclusion.estimates.size());
    if (conclusion.stage == domain::CaseStage::FallBack)
        return CaseWords::tr("%1 Order these tests as well: %2.")
            .arg(language::translated(domain::reasonToFallBack(conclusion)),
                 namesOf(conclusion.order, catalogue));
    if (conclusion.stage == domain::CaseStage::AwaitingResults)
        return CaseWords::tr("Given the changes since the order, the model also recommends: %1.")
            .arg(namesOf(conclusion.order, catalogue));
    std::vector<std::string> estimated;
    for (const domain::EstimatedValue& estimate : conclusion.estimates)
        estimated.push_back(estimate.feature);
    const bool isTrusted =
        domain::isTrusted(conclusion.confidence, conclusion.instability, conclusion.threshold);
    if (saved > 0 && !isTrusted)
        return CaseWords::tr("Confidence is below τ and no further tests are ordered: the estimates do not "
                             "support a diagnosis (%1).")
            .arg(namesOf(estimated, catalogue));
    if (saved > 0)
        return CaseWords::tr("Confidence is at or above τ, so the estimates are accepted. Saved: %1 (%2).")
            .arg(testsText(saved), namesOf(estimated, catalogue));
    return CaseWords::tr("Every value was measured or is unavailable: nothing was estimated.");
}

/// Whether the batch differs from the recommendation.
bool isEditedByHand(const services::OpenCase& open)
{
    const domain::Recommendation* recommendation = open.recommendation();
    if (!recommendation)
        return false;
    domain::CaseBatch recommended{{}, recommendation->estimate};
    for (const domain::OrderItem& item : recommendation->order)
        recommended.order.push_back(item.feature);
    return open.batch() != recommended;
}

QString summaryValue(const domain::CaseSummary& summary)
{
    if (summary.awaited > 0)
        return counted(QT_TRANSLATE_NOOP("Case", "1 result pending"),
                       QT_TRANSLATE_NOOP("Case", "%1 results pending"), summary.awaited);
    return stateText(summary.state);
}

} // namespace

QString momentText(std::int64_t atMs)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(atMs);
    const bool isToday = time.date() == QDate::currentDate();
    return isToday ? QLocale().toString(time.time(), QLocale::ShortFormat)
                   : QLocale().toString(time, QLocale::ShortFormat);
}

QString stateText(CaseState state)
{
    switch (state) {
    case CaseState::Draft:
        return CaseWords::tr("Draft");
    case CaseState::Ordered:
        return CaseWords::tr("Ordered");
    case CaseState::ResultsIn:
        return CaseWords::tr("Results complete");
    case CaseState::FallBackOrdered:
        return CaseWords::tr("Further tests ordered");
    case CaseState::Concluded:
        return CaseWords::tr("Concluded");
    case CaseState::Amended:
        return CaseWords::tr("Amended");
    }
    return {};
}

QString stateText(const CaseDocument& document)
{
    return stateText(document.state());
}

QString patientText(const CaseDocument& document)
{
    const domain::PatientDetails& patient = document.patient();
    return joined({patient.ageYears ? CaseWords::tr("%1 y").arg(*patient.ageYears) : QString(),
                   sexText(patient.sex), text(patient.reference),
                   CaseWords::tr("opened %1").arg(momentText(document.openedAtMs())),
                   document.round() > 1 ? CaseWords::tr("batch %1").arg(document.round()) : QString()});
}

QList<Row> findingRows(const CaseDocument& document, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::CaseFinding& known : document.findings()) {
        Row row;
        row.key = text(known.finding.feature);
        row.sign = signOf(known.finding);
        row.title = text(domain::featureName(catalogue, known.finding.feature));
        row.value = language::translated(domain::observationText(known.finding, catalogue));
        row.look = known.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
        if (known.lateInRound > 0)
            row.subtitle = CaseWords::tr("added after the order");
        rows << row;
    }
    if (document.results().empty())
        return rows;
    rows << headingRow(CaseWords::tr("Results"), QString::number(document.results().size()));
    for (const domain::CaseResult& result : document.results()) {
        Row row;
        row.key = text(result.finding.feature);
        row.sign = signOf(result.finding);
        row.title = text(domain::featureName(catalogue, result.finding.feature));
        row.value = language::translated(domain::resultText(result.finding, result.unit, catalogue));
        row.look = result.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
        rows << row;
    }
    return rows;
}

QList<Row> resultRows(const CaseDocument& document, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::CaseOrder& order : document.orders()) {
        if (order.round != document.round())
            continue;
        for (const std::string& feature : order.ordered) {
            Row row = testRow(feature, catalogue);
            row.valueNote.clear();
            row.sign = QStringLiteral("…");
            row.value = CaseWords::tr("pending");
            row.look = RowLook::Waiting;
            for (const domain::CaseResult& result : document.results()) {
                if (result.finding.feature != feature)
                    continue;
                row.sign = signOf(result.finding);
                row.value = language::translated(domain::resultText(result.finding, result.unit, catalogue));
                row.look =
                    result.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
            }
            for (const domain::UnavailableTest& test : document.unavailable()) {
                if (test.feature != feature)
                    continue;
                row.sign = QStringLiteral("–");
                row.value = CaseWords::tr("unavailable");
                row.look = RowLook::Quiet;
            }
            rows << row;
        }
    }
    return rows;
}

QList<Row> estimateRows(const std::vector<domain::EstimatedValue>& estimates, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::EstimatedValue& estimate : estimates) {
        Row row;
        row.key = text(estimate.feature);
        row.sign = QStringLiteral("≈");
        row.title = text(domain::featureName(catalogue, estimate.feature));
        row.value = estimatedText(estimate, catalogue);
        row.subtitle = CaseWords::tr("estimated by the model, not measured");
        row.look = RowLook::Estimated;
        rows << row;
    }
    return rows;
}

OutcomeView outcomeView(const domain::Conclusion& conclusion, const Catalogue& catalogue)
{
    OutcomeView view;
    const bool isNamed = !conclusion.abstains && !conclusion.differential.empty();
    if (isNamed) {
        const domain::Diagnosis& first = conclusion.differential.front();
        view.headline =
            QStringLiteral("%1, %2").arg(text(domain::diseaseName(catalogue, first.disease)),
                                         language::number(domain::percentText(first.probability)));
    } else {
        view.headline = CaseWords::tr("No diagnosis suggested");
    }
    view.sentence = outcomeSentence(conclusion, catalogue);
    for (const domain::Concern& concern : conclusion.concerns)
        view.concerns << language::translated(concern.text);
    view.confidence = conclusion.confidence;
    view.threshold = conclusion.estimates.empty() ? 0 : conclusion.threshold;
    view.estimates = estimateRows(conclusion.estimates, catalogue);
    return view;
}

std::vector<DifferentialRow> differentialOf(const services::OpenCase& open, const Catalogue& catalogue)
{
    const DiseaseLabels labels = diseaseLabels(catalogue);
    std::vector<DifferentialRow> all;
    if (const domain::Conclusion* conclusion = open.conclusion()) {
        const auto& before = open.document().recommendation();
        const auto earlier = [&](const std::string& disease, double otherwise) {
            if (!before)
                return otherwise;
            const auto found = std::ranges::find(before->differential, disease, &domain::Likelihood::disease);
            return found == before->differential.end() ? otherwise : found->now;
        };
        for (const domain::Diagnosis& diagnosis : conclusion->differential)
            all.push_back(differentialRow(labels, diagnosis.disease, diagnosis.probability,
                                          earlier(diagnosis.disease, diagnosis.probability)));
    } else if (const domain::Recommendation* recommendation = open.recommendation()) {
        for (const domain::Likelihood& likelihood : recommendation->differential)
            all.push_back(differentialRow(labels, likelihood.disease, likelihood.now, likelihood.expected));
    }
    return shownRows(all, kDiseasesShown);
}

QString findingConsequence(const services::OpenCase& open)
{
    using services::CaseStep;
    switch (open.step()) {
    case CaseStep::Findings:
        break;
    case CaseStep::Order:
        return isEditedByHand(open) ? CaseWords::tr("A change recomputes the batch and discards your manual "
                                                    "edits; Ctrl+Z restores them.")
                                    : CaseWords::tr("A change recomputes the batch and the differential.");
    case CaseStep::Results:
        return CaseWords::tr("The order stands: a change affects the conclusion, not the batch.");
    case CaseStep::Judgement:
        return CaseWords::tr("A change recomputes estimates, confidence and differential; the order stands.");
    case CaseStep::Conclusion:
        return CaseWords::tr(
            "The case is concluded. Amend it to change a finding; the conclusion is then recomputed.");
    }
    return {};
}

QString orderConsequence(const CaseDocument& document)
{
    const auto placed = std::ranges::find(document.orders(), document.round(), &domain::CaseOrder::round);
    if (placed == document.orders().end())
        return CaseWords::tr("Nothing was ordered. You can still order a test before concluding.");
    return CaseWords::tr("Ordered %1. An order cannot be undone: its results feed into the conclusion, and "
                         "another batch can follow.")
        .arg(momentText(placed->atMs));
}

QString resultConsequence(const CaseDocument& document)
{
    return document.isClosed()
               ? CaseWords::tr("The case is concluded. Amend it to correct a result; the conclusion is then "
                               "recomputed.")
               : CaseWords::tr("A corrected result recomputes estimates, confidence and differential.");
}

QList<Row> caseRows(const std::vector<domain::CaseSummary>& cases)
{
    QList<Row> rows;
    for (const domain::CaseSummary& summary : cases) {
        Row row;
        row.key = text(summary.id);
        row.sign = summary.awaited > 0 ? QStringLiteral("…") : QString();
        row.title = joined({text(summary.name),
                            summary.ageYears ? CaseWords::tr("%1 y").arg(*summary.ageYears) : QString(),
                            sexText(summary.sex)});
        row.subtitle = text(summary.shortText.empty() ? CaseWords::tr("no findings yet").toStdString()
                                                      : summary.shortText);
        row.value = summaryValue(summary);
        row.valueNote = joined({text(summary.diagnosis), momentText(summary.changedAtMs)});
        rows << row;
    }
    return rows;
}

} // namespace genex::ui
