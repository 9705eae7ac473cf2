// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/role.h"

#include <array>
#include <utility>

namespace genex::domain {

namespace {

using Named = std::pair<Role, std::string_view>;

constexpr std::array kNames{Named{Role::Clinician, "clinician"}, Named{Role::DataScientist, "data_scientist"},
                            Named{Role::Administrator, "administrator"}};

} // namespace

std::string_view nameOf(Role role)
{
    for (const auto& [known, name] : kNames) {
        if (known == role)
            return name;
    }
    return "unknown";
}

std::optional<Role> roleFromName(std::string_view name)
{
    for (const auto& [role, known] : kNames) {
        if (known == name)
            return role;
    }
    return std::nullopt;
}

} // namespace genex::domain
