// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/aacofastmethod.h"
#include "methods/aaco/aacomethod.h"
#include "methods/facility_location/facilitylocationmethod.h"
#include "methods/genex/genexmethod.h"
#include "methods/hindsight/hindsightmethod.h"
#include "methods/mutual_information/mutualinformationmethod.h"
#include "methods/naive_bayes/naivebayesmethod.h"
#include "methods/naive_bayes/naivebayespersonalmethod.h"
#include "methods/personal/personalmethod.h"
#include "methods/random/randommethod.h"
#include "methods/static_greedy/staticgreedymethod.h"

#include "common/error.h"
#include "eval/acquisitionmethod.h"

#include <algorithm>

namespace genex::eval {

const std::vector<const AcquisitionMethod*>& acquisitionMethods()
{
    static const GenexMethod genex;
    static const PersonalMethod personal;
    static const RandomMethod random;
    static const MutualInformationMethod mutualInformation;
    static const StaticGreedyMethod staticGreedy;
    static const FacilityLocationMethod facilityLocation;
    static const AacoMethod aaco;
    static const AacoFastMethod aacoFast;
    static const NaiveBayesMethod naiveBayes;
    static const NaiveBayesPersonalMethod naiveBayesPersonal;
    static const HindsightMethod hindsight;
    static const std::vector<const AcquisitionMethod*> all = {
        &genex, &personal, &random,     &mutualInformation,  &staticGreedy, &facilityLocation,
        &aaco,  &aacoFast, &naiveBayes, &naiveBayesPersonal, &hindsight};
    return all;
}

std::vector<std::string> methodNames()
{
    std::vector<std::string> names;
    for (const AcquisitionMethod* method : acquisitionMethods())
        names.emplace_back(method->name());
    return names;
}

const AcquisitionMethod& methodNamed(std::string_view name)
{
    const auto& all = acquisitionMethods();
    const auto found = std::ranges::find(all, name, &AcquisitionMethod::name);
    if (found != all.end())
        return **found;
    std::string names;
    for (const std::string& known : methodNames())
        names += (names.empty() ? "" : ", ") + known;
    throw Failure(ErrorCode::InvalidInput, Text("There is no method \"%1\".", name),
                  Text("It must be one of %1.", names));
}

} // namespace genex::eval
