#pragma once

#include "protocol/message.h"

#include <string>
#include <vector>

namespace genex::services {

/// One thing in which two runs differ.
struct RunDifference
{
    std::string what; ///< its path in the record
    std::string first;
    std::string second;

    bool operator==(const RunDifference&) const = default;
};

/// Everything in which two records differ, but for their cells and what a machine measured of itself.
std::vector<RunDifference> differencesOf(const protocol::Json& first, const protocol::Json& second);

} // namespace genex::services
