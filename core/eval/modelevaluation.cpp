// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/modelevaluation.h"

#include "common/error.h"
#include "common/random.h"
#include "eval/clinicalfigures.h"
#include "eval/testpatients.h"
#include "eval/thresholdcurve.h"
#include "eval/visits.h"
#include "genex/judge.h"
#include "genex/testcohort.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace genex::eval {

namespace {

using contract::DetailedFigures;
using method::Model;
using method::TestCohort;

constexpr std::size_t kMostCohort = 40'000;
constexpr std::size_t kMostPlannedCohort = 1500; // with personal plans; every patient at least once
constexpr std::size_t kMostJudgeCohort = 8'000;
constexpr double kMoreLikelyRight = 0.5;
constexpr const char* kPhase = "Evaluating on held-out patients";

const Model& referenceOf(const Model& model, const EvaluationInput& input)
{
    return input.reference ? *input.reference : model;
}

void checkFits(const Model& model, const EvaluationInput& input)
{
    const auto isSame = [](const data::FeatureColumn& a, const data::FeatureColumn& b) {
        return a.id == b.id && a.kind == b.kind && a.categories == b.categories;
    };
    const char* remedy = input.reference ? "Compare models with the same features and classes."
                                         : "Evaluate the model on the table it was trained on.";
    if (!std::ranges::equal(model.features(), input.dataset.features, isSame))
        throw Failure(ErrorCode::InvalidInput, "The table's features do not match the model's.", remedy);
    if (model.classes() != input.dataset.classes)
        throw Failure(ErrorCode::InvalidInput, "The table's classes do not match the model's.", remedy);
    if (input.split.dataSha256 != referenceOf(model, input).dataSha256())
        throw Failure(ErrorCode::InvalidInput, "The model was trained on another table.", remedy);
}

std::string splitText(const data::SplitSettings& split)
{
    const std::string rule =
        split.rule == data::SplitRule::GroupColumn ? "group" : std::string(nameOf(split.rule));
    return split.column.empty() ? rule : rule + ":" + split.column;
}

/// The sets O to try patients with.
data::ObservationPool setsOf(const Model& model, const EvaluationInput& input)
{
    if (input.usesUnseenSets && input.observations)
        throw Failure(ErrorCode::InvalidInput,
                      "Each patient of this model has initial findings of their own, not one of a few sets.",
                      "Evaluate it without unseen sets.");
    if (input.observations)
        return input.observations->pool;
    if (!input.usesUnseenSets)
        return model.pools();
    return data::drawUnseen(model.features().size(), model.pools(),
                            Random(model.seed()).child("unseen").seed());
}

std::vector<data::ObservedRow> patientsOf(const Model& model, const EvaluationInput& input,
                                          const std::vector<std::size_t>& rows, std::size_t sets,
                                          std::size_t most)
{
    if (!input.observations)
        return method::cohortPatients(rows, sets, most, model.seed());
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows)
        patients.push_back({static_cast<std::uint32_t>(row), input.observations->setOfRow[row]});
    return patients;
}

TestPatients testPatients(const Model& model, const EvaluationInput& input, JobControl& control)
{
    const PartRows rows = differentRows(input.dataset, input.split, data::Part::Test, control);
    const Model& reference = referenceOf(model, input);
    data::ObservationPool sets = setsOf(reference, input);
    std::vector<data::ObservedRow> patients =
        patientsOf(reference, input, rows.rows, sets.sets.size(),
                   reference.isPersonal() ? kMostPlannedCohort : kMostCohort);
    return {input.dataset, std::move(sets), std::move(patients), rows.weightOf};
}

/// By age, sex and the columns that are no features.
std::vector<Subgroup> allSubgroups(const EvaluationInput& input, const std::vector<std::size_t>& rows)
{
    std::vector<Subgroup> all = subgroupsOf(input.dataset, rows);
    for (const data::Grouping& grouping : input.groupings)
        std::ranges::move(subgroupsOf(grouping, rows), std::back_inserter(all));
    return all;
}

/// Evaluation on the test part, with the model's sets O.
class Evaluation
{
public:
    Evaluation(const Model& model, const EvaluationInput& input, JobControl& control)
        : m_model(model)
        , m_input(input)
        , m_control(control)
        , m_patients(testPatients(model, input, control))
        , m_cohort(m_patients.before(model))
        , m_subgroups(allSubgroups(input, m_patients.rowsOfPatients()))
    {}

    std::int64_t rows() const { return m_patients.rows(); }

    Estimate accuracyWith(const std::vector<float>& values) const
    {
        return m_patients.accuracyOf(m_cohort.isRight(m_model.logits(values, m_cohort.buckets())));
    }
    Estimate floorAccuracy() const { return accuracyWith(m_cohort.withFindings()); }
    Estimate ceilingAccuracy() const { return accuracyWith(m_cohort.withEverything()); }

    BudgetFigures at(const method::Budget& budget, double number, Variants variants) const
    {
        const Visits visits(m_model, m_cohort, budget, m_input.cantMissFrom);
        BudgetFigures figures;
        figures.budget = number;
        figures.count = countOf(budget);
        const Acquisitions allOrdered = visits.allOrdered();
        const Acquisitions genex = visits.genex();
        const Acquisitions personal = visits.inVisits(m_input.visits);
        static_cast<DetailedFigures&>(figures.genex) = detailsOf(genex);
        figures.genex.threshold = visits.threshold();
        figures.genex.thresholdCurve = thresholdCurve(thresholdPatients(visits, allOrdered));
        figures.genex.cantMissRecall = cantMissRecall(genex);
        figures.genex.clinical = clinicalOf(genex, figures.genex, visits.distanceLimit());
        figures.allOrdered = detailsOf(allOrdered);
        static_cast<OrderingFigures&>(figures.personal) = figuresOf(personal);
        figures.personal.cantMissRecall = cantMissRecall(personal);
        figures.skip = figuresOf(visits.skip());
        figures.allGenerated = figuresOf(visits.allGenerated(visits.threshold()));
        if (variants == Variants::WithSupervised)
            figures.supervised = supervised(budget, visits);
        return figures;
    }

private:
    std::int64_t countOf(const method::Budget& budget) const
    {
        if (m_model.settings().budgetCost > 0)
            return budget.count.value_or(0);
        return std::llround(m_model.amountOf(budget));
    }

    JudgedOutcomes judged() const { return {m_model.classes(), m_patients.labels(), m_patients.weights()}; }

    /// Of all can't-miss diseases together; empty if no patient has one.
    std::optional<double> cantMissRecall(const Acquisitions& acquisitions) const
    {
        double all = 0;
        double seen = 0;
        for (const contract::CantMissFigures& disease :
             cantMissFigures(judged(), acquisitions.probabilities, m_input.cantMissFrom)) {
            all += disease.patients;
            seen += disease.patients * disease.sensitivity.value;
        }
        return all > 0 ? std::optional(seen / all) : std::nullopt;
    }

    contract::ClinicalFigures clinicalOf(const Acquisitions& genex, const DetailedFigures& details,
                                         double distanceLimit) const
    {
        contract::ClinicalFigures figures =
            clinicalFigures(judged(), genex.probabilities, m_input.cantMissFrom, details);
        if (details.accuracy.mean > 0)
            figures.costPerCorrect = details.meanCost / details.accuracy.mean;
        if (distanceLimit > 0)
            figures.unlike = unlikeFigures(genex, distanceLimit);
        return figures;
    }

    contract::UnlikeFigures unlikeFigures(const Acquisitions& genex, double limit) const
    {
        std::vector<float> values = m_cohort.withTests(genex.ordered);
        const auto isUnlike = [&] {
            std::vector<std::uint8_t> unlike;
            for (const float distance : m_model.distances(values, m_cohort.buckets()))
                unlike.push_back(distance > limit ? 1 : 0);
            return m_patients.accuracyOf(unlike).mean;
        };
        contract::UnlikeFigures figures;
        figures.falseAlarms = isUnlike();
        Random random(m_model.seed());
        mixPatients(values, m_model.features().size(), random);
        figures.missed = 1 - isUnlike();
        return figures;
    }

    OrderingFigures figuresOf(const Acquisitions& acquisitions) const
    {
        return m_patients.figuresOf(acquisitions, m_model.prices());
    }

    DetailedFigures detailsOf(const Acquisitions& acquisitions) const
    {
        return {figuresOf(acquisitions), outcomeFigures(judged(), acquisitions.probabilities, m_subgroups)};
    }

    ThresholdPatients thresholdPatients(const Visits& visits, const Acquisitions& allOrdered) const
    {
        const FirstVisit first = visits.generated();
        ThresholdPatients patients{first.trust,
                                   {},
                                   m_patients.isRight(first.probabilities),
                                   m_patients.isRight(allOrdered.probabilities),
                                   {},
                                   {},
                                   m_patients.weights()};
        for (std::size_t i = 0; i < m_patients.size(); ++i) {
            const std::size_t all = visits.batches()[i].size();
            const std::size_t atFirst = visits.firstOrders()[i].size();
            patients.hasEstimates.push_back(atFirst < all ? 1 : 0);
            patients.ordersAtFirst.push_back(static_cast<double>(atFirst));
            patients.ordersWithAll.push_back(static_cast<double>(all));
        }
        return patients;
    }

    // --- τ_ψ

    /// Trained on the training part, as in the paper.
    method::Judge judgeFor(const method::Budget& budget) const
    {
        const PartRows rows = differentRows(m_input.dataset, m_input.split, data::Part::Training, m_control);
        const Model& reference = referenceOf(m_model, m_input);
        const data::ObservationPool pool =
            m_input.observations ? m_input.observations->pool : reference.pools();
        const TestCohort taught(m_model, m_input.dataset,
                                patientsOf(reference, m_input, rows.rows, pool.sets.size(), kMostJudgeCohort),
                                pool);
        const Visits visits(m_model, taught, budget);
        return method::Judge::train(visits.judged(), taught.isRight(visits.generated().probabilities),
                                    m_model.buckets(), m_model.seed(), m_control);
    }

    SupervisedFigures supervised(const method::Budget& budget, const Visits& visits) const
    {
        const std::vector<double> trust = judgeFor(budget).trust(visits.judged());
        const std::vector<std::uint8_t> right = m_cohort.isRight(visits.generated().probabilities);
        std::vector<double> agrees(m_cohort.size());
        for (std::size_t i = 0; i < agrees.size(); ++i)
            agrees[i] = (trust[i] >= kMoreLikelyRight) == (right[i] != 0) ? 1 : 0;
        return {figuresOf(visits.trusting(trust, kMoreLikelyRight)), m_patients.meanOf(agrees)};
    }

    const Model& m_model;
    const EvaluationInput& m_input;
    JobControl& m_control;
    TestPatients m_patients;
    TestCohort m_cohort;
    std::vector<Subgroup> m_subgroups;
};

double numberOf(const method::Budget& budget, const Model& model)
{
    if (budget.cost)
        return *budget.cost;
    if (budget.count)
        return static_cast<double>(*budget.count) / static_cast<double>(model.features().size());
    return budget.fraction.value_or(model.settings().budgetFraction);
}

} // namespace

ModelEvaluation evaluateModel(const Model& model, const EvaluationInput& input,
                              std::span<const method::Budget> budgets, JobControl& control, Variants variants)
{
    checkFits(model, input);
    if (input.split.rowsOf(data::Part::Test).empty())
        throw Failure(ErrorCode::InvalidInput, "The test part has no rows.",
                      "Use a larger table or another split.");
    const auto total = static_cast<std::int64_t>(budgets.size()) + 1;
    control.report(0, total, kPhase);
    const Evaluation patients(model, input, control);
    ModelEvaluation evaluation;
    const Estimate floor = patients.floorAccuracy();
    evaluation.floorAccuracy = floor.mean;
    evaluation.testPatients = floor.count;
    evaluation.ceilingAccuracy = patients.ceilingAccuracy().mean;
    const Model& reference = referenceOf(model, input);
    evaluation.seed = reference.seed();
    evaluation.split = splitText(reference.split());
    evaluation.dataSha256 = reference.dataSha256();
    evaluation.classes = model.classes();
    evaluation.sawTestRows = input.sawTestRows;
    evaluation.testRows = patients.rows();
    evaluation.currency = model.prices().currency;
    evaluation.isByMoney = model.settings().budgetCost > 0;
    for (std::size_t i = 0; i < budgets.size(); ++i) {
        control.report(static_cast<std::int64_t>(i) + 1, total, kPhase);
        evaluation.budgets.push_back(patients.at(budgets[i], numberOf(budgets[i], model), variants));
    }
    control.report(total, total, kPhase);
    return evaluation;
}

} // namespace genex::eval
