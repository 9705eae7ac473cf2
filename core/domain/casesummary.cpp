// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casesummary.h"

#include "casetext.h"

#include "domain/wording.h"

namespace genex::domain {

namespace {

std::string leadingDiagnosis(const CaseDocument& document, const Catalogue& catalogue)
{
    const Conclusion* conclusion = document.conclusion();
    if (!conclusion || conclusion->abstains || conclusion->differential.empty())
        return {};
    return diseaseName(catalogue, conclusion->differential.front().disease);
}

std::string shortTextOf(const CaseDocument& document, const Catalogue& catalogue)
{
    std::string text;
    for (const CaseFinding& entry : document.findings()) {
        text += (text.empty() ? "" : ", ") + featureName(catalogue, entry.finding.feature) + ": " +
                observationText(entry.finding, catalogue).english();
        if (text.size() > kMostShortTextBytes)
            break;
    }
    return shortened(text, kMostShortTextBytes);
}

/// Only the words matter.
std::string searchedTextOf(const CaseDocument& document, const Catalogue& catalogue)
{
    std::string text = document.patient().reference;
    const auto add = [&text](const std::string& more) {
        if (!more.empty() && text.size() < kMostSearchedBytes)
            text += (text.empty() ? "" : " ") + more;
    };
    for (const CaseFinding& entry : document.findings())
        add(featureName(catalogue, entry.finding.feature));
    for (const CaseResult& entry : document.results())
        add(featureName(catalogue, entry.finding.feature));
    for (const CaseNote& note : document.notes())
        add(note.text);
    add(document.patient().remarks);
    return shortened(text, kMostSearchedBytes);
}

} // namespace

CaseSummary summaryOf(const std::string& id, const CaseDocument& document, const Catalogue& catalogue)
{
    return {.id = id,
            .name = document.patient().name,
            .ageYears = document.patient().ageYears,
            .sex = document.patient().sex,
            .state = document.state(),
            .openedAtMs = document.openedAtMs(),
            .changedAtMs = document.changedAtMs(),
            .awaited = static_cast<int>(document.awaited().size()),
            .diagnosis = leadingDiagnosis(document, catalogue),
            .shortText = shortTextOf(document, catalogue),
            .searchedText = searchedTextOf(document, catalogue)};
}

} // namespace genex::domain
