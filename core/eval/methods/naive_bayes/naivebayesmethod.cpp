// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/naivebayesmethod.h"

#include "methods/chosenorders.h"
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

class FittedNaiveBayes : public FittedMethod
{
public:
    FittedNaiveBayes(NaiveBayes naiveBayes, FeatureOrder list)
        : m_naiveBayes(std::move(naiveBayes))
        , m_list(std::move(list))
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        std::vector<Acquisitions> all;
        for (const method::Budget& budget : budgets) {
            control.checkPoint();
            const std::size_t most = testsWithin(budget, m_naiveBayes.features());
            method::FeaturesOfPatients ordered;
            for (std::size_t i = 0; i < patients.size(); ++i)
                ordered.push_back(firstUnknown(m_list, patients.known(i), most));
            all.push_back(
                diagnosed(m_naiveBayes, patients, std::move(ordered), std::vector<int>(patients.size(), 1)));
        }
        return all;
    }
    double epochs() const override { return 1; }

private:
    NaiveBayes m_naiveBayes;
    FeatureOrder m_list;
};

} // namespace

NaiveBayes naiveBayesOf(const RepeatSetup& setup)
{
    return {setup.input().dataset, setup.input().split.rowsOf(data::Part::Training)};
}

Acquisitions diagnosed(const NaiveBayes& naiveBayes, const TestPatients& patients,
                       method::FeaturesOfPatients ordered, std::vector<int> visits)
{
    std::vector<float> probabilities;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        std::vector<std::int64_t> known = patients.known(i);
        known.insert(known.end(), ordered[i].begin(), ordered[i].end());
        for (const double probability : posteriorOf(naiveBayes.scores(patients.valuesOf(i), known)))
            probabilities.push_back(static_cast<float>(probability));
    }
    return {std::move(ordered), method::FeaturesOfPatients(patients.size()), std::move(probabilities),
            std::vector<std::uint8_t>(patients.size()), std::move(visits)};
}

std::unique_ptr<FittedMethod> NaiveBayesMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    control.checkPoint();
    NaiveBayes naiveBayes = naiveBayesOf(setup);
    Courses courses = coursesOf(somePatients(setup, patientsFor(naiveBayes)), setup, naiveBayes, control);
    FeatureOrder list =
        greedyTests(courses, std::vector<bool>(naiveBayes.features()), lengthOfList(setup), control);
    return std::make_unique<FittedNaiveBayes>(std::move(naiveBayes), std::move(list));
}

} // namespace genex::eval
