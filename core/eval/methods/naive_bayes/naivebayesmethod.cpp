// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/naivebayesmethod.h"

#include "methods/fittedselection.h"
#include "methods/naive_bayes/courses.h"

#include "common/random.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace genex::eval {

namespace {

constexpr std::size_t kPatients = 500; ///< for selecting the list
constexpr std::size_t kFewestPatients = 20;
constexpr std::size_t kMostLikelihoods = 100'000'000; ///< in total: wide tables use fewer patients
constexpr const char* kPhase = "Choosing one list for all patients";

std::size_t patientsFor(const NaiveBayes& naiveBayes)
{
    return std::clamp(kMostLikelihoods / (naiveBayes.classes() * naiveBayes.features()), kFewestPatients,
                      kPatients);
}

/// Training patients with their initial findings.
std::vector<data::ObservedRow> somePatients(const RepeatSetup& setup, std::size_t most)
{
    const method::TrainingInput& input = setup.input();
    std::vector<std::size_t> rows = input.split.rowsOf(data::Part::Training);
    Random(setup.settings().seed).child("naive bayes rows").shuffle(rows);
    rows.resize(std::min(rows.size(), most));
    if (!input.observations)
        return data::oneSetEach(rows, setup.pool().sets.size(), setup.settings().seed);
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows)
        patients.push_back({static_cast<std::uint32_t>(row), input.observations->setOfRow[row]});
    return patients;
}

/// Known features and missing values are uninformative.
void put(Courses& courses, std::size_t course, const NaiveBayes& naiveBayes, std::span<const float> row,
         const data::FeatureSet& known)
{
    for (std::size_t f = 0; f < naiveBayes.features(); ++f) {
        if (std::ranges::binary_search(known, f))
            continue;
        const NaiveBayes::Reading reading = naiveBayes.read(f, row[f]);
        for (std::size_t c = 0; c < naiveBayes.classes(); ++c)
            courses.likelihoodOf(course, c)[f] = std::exp(naiveBayes.evidence(f, reading, c));
    }
}

Courses coursesOf(const std::vector<data::ObservedRow>& patients, const RepeatSetup& setup,
                  const NaiveBayes& naiveBayes, JobControl& control)
{
    const data::Dataset& dataset = setup.input().dataset;
    Courses courses(patients.size(), naiveBayes.classes(), naiveBayes.features());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        control.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(patients.size()), kPhase);
        const std::span<const float> row = dataset.row(patients[i].row);
        const data::FeatureSet known = data::observedIn(setup.pool().sets[patients[i].set], row);
        courses.begin(i, naiveBayes.scores(row, std::vector<std::int64_t>(known.begin(), known.end())));
        courses.truth[i] = static_cast<std::uint32_t>(dataset.labels[patients[i].row]);
        courses.weight[i] = 1.0F / static_cast<float>(patients.size());
        put(courses, i, naiveBayes, row, known);
    }
    return courses;
}

/// Long enough for the largest budget of a patient for whom its beginning is known.
std::size_t lengthOfList(const RepeatSetup& setup)
{
    const std::size_t n = setup.input().dataset.width();
    std::size_t known = 0;
    for (const data::FeatureSet& set : setup.pool().sets)
        known = std::max(known, set.size());
    return std::min(n, known + testsWithin({setup.settings().budgetFraction, {}, {}}, n));
}

} // namespace

NaiveBayes naiveBayesOf(const RepeatSetup& setup)
{
    return {setup.input().dataset, setup.input().split.rowsOf(data::Part::Training)};
}

NaiveBayesPredictor::NaiveBayesPredictor(NaiveBayes naiveBayes)
    : m_naiveBayes(std::move(naiveBayes))
{}

std::vector<float> NaiveBayesPredictor::logits(const TestPatients& patients,
                                               const method::FeaturesOfPatients& tests) const
{
    std::vector<float> logits;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        std::vector<std::int64_t> known = patients.known(i);
        known.insert(known.end(), tests[i].begin(), tests[i].end());
        const std::vector<float> scores = m_naiveBayes.scores(patients.valuesOf(i), known);
        logits.insert(logits.end(), scores.begin(), scores.end());
    }
    return logits;
}

std::unique_ptr<FittedMethod> NaiveBayesMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    control.checkPoint();
    NaiveBayes naiveBayes = naiveBayesOf(setup);
    Courses courses = coursesOf(somePatients(setup, patientsFor(naiveBayes)), setup, naiveBayes, control);
    FeatureOrder list =
        greedyTests(courses, std::vector<bool>(naiveBayes.features()), lengthOfList(setup), control);
    return withOwnPredictor(setup, std::make_unique<ListForAll>(std::move(list)),
                            std::make_unique<NaiveBayesPredictor>(std::move(naiveBayes)), 1);
}

} // namespace genex::eval
