// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/budget.h"

namespace genex::contract {

using domain::Budget;
using domain::kMostMoney;

} // namespace genex::contract
