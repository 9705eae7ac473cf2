// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "common/error.h"
#include "common/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The checks a model must pass before clinicians use it.
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
    Text sentence; ///< including its numbers

    bool operator==(const GateCheck&) const = default;
};

void to_json(Json& json, const GateCheck& check);
/// Throws Failure(InvalidInput) naming `where`.
GateCheck gateCheckFrom(const Json& json, const Text& where);

/// The engine's description of the model's files.
struct DescribedModel
{
    std::string sha256;         ///< computed by the engine; empty: not reached
    std::string programVersion; ///< version that trained the model
    std::optional<Error> problem;
};

struct GateInput
{
    std::string sha256; ///< the model's listed hash
    std::optional<DescribedModel> described;
    std::optional<contract::ModelEvaluation> figures;       ///< of the model, on its test patients
    std::string activeName;                                 ///< of the active model
    bool isActive = false;                                  ///< whether the model is the active one
    std::optional<contract::ModelEvaluation> activeFigures; ///< of the active model, on the same patients
    Text comparisonProblem;                                 ///< why there are none
    std::vector<std::string> cantMiss;                      ///< diseases that must not be missed
};

/// Always all checks, in the order of their names above. A recall counts as lower if it is below the other by
/// more than 1.645 standard errors of the difference, with one hit and one miss added to both (Agresti and
/// Caffo): a 5 % level, valid for few patients as well.
std::vector<GateCheck> gateChecks(const GateInput& input);

bool isLowerByMoreThanChance(double recall, double otherRecall, double patients);

/// Altered files can never be overridden, other checks by a written reason.
bool canBeOverridden(const GateCheck& check);
bool needsReason(const std::vector<GateCheck>& checks);

/// Minimum letters of a reason, in any script.
inline constexpr int kFewestReasonLetters = 10;
bool isReason(const std::string& text);

/// Throws Failure(InvalidInput) naming what prevents activating the model with this reason.
void requirePassed(const std::vector<GateCheck>& checks, const std::string& reason);

} // namespace genex::services
