// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "common/error.h"
#include "common/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a model must show before doctors work with it.
namespace genex::services {

using contract::Json;

enum class GateState { Passed, Failed, NotKnown };
/// "passed", "failed" or "not_known".
std::string_view nameOf(GateState state);

struct GateCheck
{
    std::string
        name; ///< "files", "version", "evaluated", "accuracy", "calibration", "cant_miss", "no_class_lost"
    GateState state = GateState::NotKnown;
    Text sentence; ///< with its numbers

    bool operator==(const GateCheck&) const = default;
};

void to_json(Json& json, const GateCheck& check);
/// Throws Failure(InvalidInput) naming `where`.
GateCheck gateCheckFrom(const Json& json, const Text& where);

/// What the engine said about the model's files.
struct DescribedModel
{
    std::string sha256;         ///< that it computed; empty: it did not get that far
    std::string programVersion; ///< that trained the model
    std::optional<Error> problem;
};

struct GateInput
{
    std::string sha256; ///< that the model is listed with
    std::optional<DescribedModel> described;
    std::optional<contract::ModelEvaluation> figures;       ///< of the model, on its test patients
    std::string activeName;                                 ///< of the model that doctors work with
    bool isActive = false;                                  ///< the model is that one
    std::optional<contract::ModelEvaluation> activeFigures; ///< of that model, on the same patients
    Text comparisonProblem;                                 ///< why there are none
    std::vector<std::string> cantMiss;                      ///< diseases that must not be missed
};

/// Always all checks, in the order of their names above.
///
/// A recall counts as lower when it lies below the other by more than 1.645 standard errors of the
/// difference, both shares taken with one hit and one miss more than were seen (Agresti and Caffo): one
/// chance in twenty, also for few patients.
std::vector<GateCheck> gateChecks(const GateInput& input);

bool isLowerByMoreThanChance(double recall, double otherRecall, double patients);

/// Files that are not as they were written can never be overridden, the others by a written reason.
bool canBeOverridden(const GateCheck& check);
bool needsReason(const std::vector<GateCheck>& checks);

/// Letters of a reason, whatever the script.
inline constexpr int kFewestReasonLetters = 10;
bool isReason(const std::string& text);

/// Throws Failure(InvalidInput) naming what stands in the way of activating the model with this reason.
void requirePassed(const std::vector<GateCheck>& checks, const std::string& reason);

} // namespace genex::services
