// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Calls that bring CPU tensors and tensors of the stranger device together. Free of torch.
namespace genex::stranger {

/// The names of the calls that a GPU would refuse, and of those that it would accept.
std::vector<std::string> forbiddenCalls();
std::vector<std::string> legalCalls();

/// What the forbidden call threw; empty if it did not.
std::string tryForbidden(const std::string& name);
/// What went wrong with the legal call: thrown, on the wrong device, or another value than the CPU's; empty
/// if nothing.
std::string tryLegal(const std::string& name);

} // namespace genex::stranger
