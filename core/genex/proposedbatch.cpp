// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposedbatch.h"

#include "common/error.h"

#include <algorithm>
#include <map>

namespace genex::method {

namespace {

[[noreturn]] void refuse(const Text& what, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, what, std::move(remedy));
}

/// Index of a test that can still be done.
std::int64_t openTest(const std::string& id, const KnownPatient& patient,
                      const std::vector<data::FeatureColumn>& features)
{
    const auto found = std::ranges::find(features, id, &data::FeatureColumn::id);
    if (found == features.end())
        refuse(Text("The test \"%1\" is not known to this model.", id), "Check its name, or leave it out.");
    const std::int64_t test = found - features.begin();
    if (patient.knows(test))
        refuse(Text("The test \"%1\" is already among the findings.", id),
               "Remove it from the batch or from the findings.");
    return test;
}

} // namespace

std::vector<std::int64_t> ProposedBatch::ordered() const
{
    std::vector<std::int64_t> some;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (isOrdered[i] > 0)
            some.push_back(tests[i]);
    }
    return some;
}

ProposedBatch readBatch(const domain::ExplanationInput& input, const KnownPatient& patient,
                        const std::vector<data::FeatureColumn>& features)
{
    std::map<std::int64_t, bool> isOrdered;
    std::vector<std::int64_t> named;
    const auto add = [&](const std::vector<std::string>& ids, bool areOrdered) {
        for (const std::string& id : ids) {
            named.push_back(openTest(id, patient, features));
            if (!isOrdered.emplace(named.back(), areOrdered).second)
                refuse(Text("The test \"%1\" is in the batch twice.", id),
                       "Either order or estimate it, and list it only once.");
        }
    };
    add(input.order, true);
    add(input.estimate, false);
    ProposedBatch batch;
    for (const auto& [test, ordered] : isOrdered) {
        batch.tests.push_back(test);
        batch.isOrdered.push_back(ordered ? 1 : 0);
    }
    for (const std::int64_t test : named)
        batch.asked.push_back(
            static_cast<std::size_t>(std::ranges::lower_bound(batch.tests, test) - batch.tests.begin()));
    return batch;
}

std::set<std::string> readDiseases(const std::vector<std::string>& diseases,
                                   const std::vector<std::string>& classes)
{
    std::set<std::string> wanted;
    for (const std::string& disease : diseases) {
        if (std::ranges::find(classes, disease) == classes.end())
            refuse(Text("The disease \"%1\" is not known to this model.", disease),
                   "Check its name, or leave it out.");
        if (!wanted.insert(disease).second)
            refuse(Text("The disease \"%1\" is named twice.", disease), "Name it once.");
    }
    return wanted;
}

} // namespace genex::method
