#include "findings.h"

#include "common/error.h"

#include <cmath>
#include <sstream>

namespace genex::method {

namespace {

using domain::Finding;
using domain::FindingState;

[[noreturn]] void refuse(const Finding& finding, const std::string& what, std::string remedy)
{
    throw Failure(ErrorCode::InvalidInput, "The finding \"" + finding.feature + "\" " + what + ".",
                  std::move(remedy));
}

std::string rangeOf(const Encoding& encoding, std::size_t feature)
{
    std::ostringstream text;
    text << "The model was trained on values from " << encoding.low[feature] << " to "
         << encoding.high[feature] << "; check the number and its unit.";
    return text.str();
}

std::size_t indexOf(const Finding& finding, const std::vector<data::FeatureColumn>& features)
{
    for (std::size_t f = 0; f < features.size(); ++f) {
        if (features[f].id == finding.feature)
            return f;
    }
    refuse(finding, "is not known to this model", "Check its name, or leave it out.");
}

double valueOf(const Finding& finding, data::FeatureKind kind, const Encoding& encoding, std::size_t feature)
{
    const bool isMeasured = finding.state == FindingState::Measured;
    if (kind == data::FeatureKind::Binary) {
        if (isMeasured)
            refuse(finding, "has a measured value", "It is either present or absent.");
        return finding.state == FindingState::Present ? 1 : 0;
    }
    if (!isMeasured)
        refuse(finding, "is only said to be present or absent", "It needs a measured value.");
    if (!std::isfinite(finding.value))
        refuse(finding, "has a value that is not a finite number", "Enter the number again.");
    if (!encoding.accepts(feature, finding.value))
        refuse(finding, "has a value far outside what the model knows", rangeOf(encoding, feature));
    return finding.value;
}

ObservedPatient nothingKnown(std::size_t features)
{
    return {std::vector<float>(features), std::vector<float>(features), {}};
}

void listObserved(ObservedPatient& patient)
{
    for (std::size_t f = 0; f < patient.mask.size(); ++f) {
        if (patient.mask[f] > 0)
            patient.observed.push_back(static_cast<std::int64_t>(f));
    }
}

} // namespace

ObservedPatient readFindings(std::span<const Finding> findings,
                             const std::vector<data::FeatureColumn>& features, const Encoding& encoding)
{
    ObservedPatient patient = nothingKnown(features.size());
    for (const Finding& finding : findings) {
        const std::size_t f = indexOf(finding, features);
        if (patient.mask[f] > 0)
            refuse(finding, "is given twice", "Keep one of the two.");
        patient.values[f] = encoding.encode(f, valueOf(finding, features[f].kind, encoding, f));
        patient.mask[f] = 1;
    }
    listObserved(patient);
    return patient;
}

ObservedPatient readRow(std::span<const float> row, const Encoding& encoding)
{
    ObservedPatient patient = nothingKnown(row.size());
    for (std::size_t f = 0; f < row.size(); ++f) {
        if (std::isnan(row[f]))
            continue;
        patient.values[f] = encoding.encode(f, row[f]);
        patient.mask[f] = 1;
    }
    listObserved(patient);
    return patient;
}

} // namespace genex::method
