// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/caseevent.h"

#include <array>

namespace genex::domain {

/// In the order of CaseChange's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<CaseChange>> kCaseKinds{"case_opened",
                                                                                   "patient_changed",
                                                                                   "finding_set",
                                                                                   "finding_removed",
                                                                                   "note_added",
                                                                                   "budget_chosen",
                                                                                   "recommendation_made",
                                                                                   "batch_edited",
                                                                                   "order_placed",
                                                                                   "result_entered",
                                                                                   "result_unavailable",
                                                                                   "result_removed",
                                                                                   "estimates_made",
                                                                                   "fall_back_ordered",
                                                                                   "conclusion_reached",
                                                                                   "amended",
                                                                                   "next_batch_started",
                                                                                   "report_made",
                                                                                   "undone",
                                                                                   "redone"};

/// What checkCaseEvent() checks beyond what the fields of a change declare.
void checkCaseRules(const CaseEvent& event);

} // namespace genex::domain
