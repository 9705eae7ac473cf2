// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingsettings.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace genex::contract {

/// What settings start from.
struct Preset
{
    const char* name = "";
    const char* description = ""; ///< English; the window translates it where it is shown
    const char* split = "group";  ///< unless another one is asked for
};

inline constexpr std::array<Preset, 4> kPresets{{
    {"fast",
     "Seconds to minutes, with a small generator. As accurate as with the paper's transformer on the tables "
     "we tested."},
    {"thorough", "More of everything: wider experts, more steps, more patients for comparing candidates."},
    {"transformer", "One list per bucket, with the paper's transformer as the generator's encoder. About ten "
                    "times slower."},
    {"literal",
     "The paper's Algorithms 1 and 2 as printed, with its networks and rates: for comparison with the paper, "
     "not for use. Split by rows unless the data set or the command says otherwise.",
     "rows"},
}};

std::vector<std::string> presetNames();

/// Unless another one is asked for.
inline constexpr const char* kUsualPreset = kPresets[0].name;

/// The preset's name today: what older versions stored as "paper" is "transformer".
std::string_view presetNameToday(std::string_view name);

/// Also by its name in older versions. Throws Failure(InvalidInput) listing the names for another one.
TrainingSettings presetNamed(std::string_view name);

/// The split of a training that asks for none: "group", or the paper's "rows".
std::string splitOfPreset(std::string_view name);

} // namespace genex::contract
