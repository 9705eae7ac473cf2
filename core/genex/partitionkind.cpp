// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/partitionkind.h"

#include "common/error.h"

#include <array>
#include <string>

namespace genex::method {

namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 3> kNames{"hyperplanes", "k-means", "gaussian-mixture"};

} // namespace

std::string_view nameOf(PartitionKind kind)
{
    return kNames[static_cast<std::size_t>(kind)];
}

PartitionKind partitionKindFromName(std::string_view name)
{
    std::string all;
    for (std::size_t kind = 0; kind < kNames.size(); ++kind) {
        if (kNames[kind] == name)
            return static_cast<PartitionKind>(kind);
        all += (kind == 0 ? "\"" : ", \"") + std::string(kNames[kind]) + "\"";
    }
    throw Failure(ErrorCode::InvalidInput, Text("There is no partition \"%1\".", name),
                  Text("Choose one of %1.", all));
}

} // namespace genex::method
