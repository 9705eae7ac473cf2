// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/manifest.h"

namespace genex::contract {

Text modelPurpose(const std::string& programVersion)
{
    return Text("Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1.",
                programVersion);
}

std::vector<Text> modelLimits()
{
    return {Text("For research and education only. It is not a medical device and has not been validated on "
                 "patients."),
            Text("It knows the diseases and features listed here, and nothing else. What is unlike the "
                 "training data is reported as such, but not every such case is noticed."),
            Text("Estimated values are drawn from what is known already. They are no observations and carry "
                 "no new information about the patient."),
            Text("Probabilities are calibrated on the validation part of this table; elsewhere diseases may "
                 "be more or less frequent.")};
}

} // namespace genex::contract
