// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Generator.h>

namespace genex::stranger {

/// The device's own generator, from which operations draw when none is passed.
const at::Generator& defaultGenerator();

/// The CPU generator that does the work of a generator of the device.
at::Generator hostGenerator(const at::Generator& generator);

} // namespace genex::stranger
