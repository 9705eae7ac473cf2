// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/datasetrecord.h"

#include "data/splitsettings.h"

#include <algorithm>

namespace genex::services {

namespace {

constexpr std::size_t kHashDigits = 64;

bool isHash(const std::string& text)
{
    return text.size() == kHashDigits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

} // namespace

void DatasetRecord::check(const Text& where) const
{
    static_cast<void>(data::parseSplitRule(split));
    if (!isHash(sha256))
        domain::refuseField(where, "sha256", "is not a SHA-256", "Save the data set again.");
}

} // namespace genex::services
