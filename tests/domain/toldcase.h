// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "casewalk.h"

#include "support/errorof.h"

namespace genex::support {

using namespace genex::domain;

using Features = std::vector<std::string>;

/// A case that is written down as it happens, an event a minute.
struct Told
{
    CaseDocument document;
    std::int64_t atMs = 0;

    Told& then(CaseChange change)
    {
        document.apply({"dr_a", atMs += 60'000, std::move(change)});
        return *this;
    }
    Told& undo()
    {
        document.apply(document.undo("dr_b", atMs += 60'000));
        return *this;
    }
    Told& redo()
    {
        document.apply(document.redo("dr_b", atMs += 60'000));
        return *this;
    }
    Error refusal(CaseChange change) const
    {
        CaseDocument copy = document;
        return testing::errorOf([&] { copy.apply({"dr_a", 0, std::move(change)}); });
    }
};

inline Told opened()
{
    return Told().then(CaseOpened{{.name = "Ann"}}).then(FindingSet{Finding::present("fever")});
}

/// crp and xray are recommended, ct would be estimated.
inline Told recommended()
{
    return opened().then(RecommendationMade{recommendationOf({"crp", "xray"}, {"ct"}), "sample"});
}

inline Told ordered()
{
    return recommended().then(OrderPlaced{{"crp", "xray"}, {"ct"}, 1});
}

inline Told reported()
{
    return ordered()
        .then(ResultEntered{Finding::measured("crp", 12), "mg/L", 5})
        .then(ResultUnavailable{"xray", "machine down"});
}

inline Told concluded()
{
    return reported().then(ConclusionReached{conclusionOf({{"ct", 0.5, 0, 0, {}}}), "sample"});
}

inline Features featuresOf(const std::vector<Finding>& findings)
{
    Features features;
    for (const Finding& finding : findings)
        features.push_back(finding.feature);
    return features;
}

} // namespace genex::support
