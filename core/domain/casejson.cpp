// SPDX-License-Identifier: GPL-3.0-or-later
#include "casejson.h"

#include "domain/jsonform.h"

namespace genex::domain {

Json derivedJson(const CaseDocument& document)
{
    const CaseContent& content = document.content();
    Json json{{"state", nameOf(content.state())},
              {"round", content.round},
              {"patient", content.patient},
              {"findings", content.findings},
              {"orders", content.orders},
              {"awaited", content.awaited()},
              {"results", content.results},
              {"unavailable", content.unavailable},
              {"former_conclusions", content.formerConclusions},
              {"notes", content.notes},
              {"reports", document.reports()}};
    if (const CaseEstimates* estimates = document.estimates())
        json["estimates"] = *estimates;
    if (const Recommendation* recommendation = document.recommendation())
        json["recommendation"] = *recommendation;
    if (content.conclusion)
        json["conclusion"] = *content.conclusion;
    return json;
}

} // namespace genex::domain
