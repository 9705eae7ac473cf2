// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/manifest.h"

#include <algorithm>

template genex::Json genex::toJson(const contract::ModelManifest& manifest);
template genex::contract::ModelManifest genex::fromJson(const Json& json, const Text& where);

namespace genex::contract {

namespace {

constexpr const char* kRemedy = "Train the model again.";

bool lacksCategories(const data::FeatureColumn& feature)
{
    const bool needsThem =
        feature.kind == data::FeatureKind::Categorical || feature.kind == data::FeatureKind::Ordinal;
    return needsThem && feature.categories.empty();
}

} // namespace

void ModelManifest::check(const Text& where) const
{
    const auto isUnknown = [this](const std::string& name) {
        return std::ranges::find(features, name, &data::FeatureColumn::id) == features.end();
    };
    if (std::ranges::any_of(features, lacksCategories))
        domain::refuseField(where, "features", "a feature has no categories", kRemedy);
    if (prices.full.size() != features.size())
        domain::refuseField(where, "prices", "it has prices for other features", kRemedy);
    if (complaints && (std::ranges::any_of(complaints->always, isUnknown) ||
                       std::ranges::any_of(complaints->told, isUnknown)))
        domain::refuseField(where, "observed_complaints", "a complaint is not one of its features", kRemedy);
}

Text modelPurpose(const std::string& programVersion)
{
    return Text("Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1.",
                programVersion);
}

std::vector<Text> modelLimits(bool isCalibrated)
{
    return {Text("For research and education only. It is not a medical device and has not been validated on "
                 "patients."),
            Text("It knows the diseases and features listed here, and nothing else. What is unlike the "
                 "training data is reported as such, but not every such case is noticed."),
            Text("Estimated values are drawn from what is known already. They are no observations and carry "
                 "no new information about the patient."),
            isCalibrated
                ? Text("Probabilities are calibrated on the validation part of this table; elsewhere "
                       "diseases may be more or less frequent.")
                : Text("Probabilities are not calibrated: they are usually too high for the first disease.")};
}

} // namespace genex::contract
