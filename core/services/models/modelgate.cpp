// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelgate.h"

#include "domain/jsonfields.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <cmath>

namespace genex::services {

namespace {

constexpr double kMostCalibrationError = 0.1;
constexpr double kOneInTwenty = 1.645; ///< standard errors
constexpr std::size_t kMostNamed = 5;
constexpr std::size_t kMostSentenceBytes = 4000;

Text percent(double share)
{
    return Text::number(QString::number(100 * share, 'f', 1).toStdString() + " %");
}

Text number(double value)
{
    return Text::number(QString::number(value, 'f', 3).toStdString());
}

std::string count(double value)
{
    return QString::number(value, 'f', 0).toStdString();
}

/// "a, b, c and 4 more"
Text listed(const std::vector<Text>& names)
{
    Text text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        text = i == 0 ? names[i] : Text("%1, %2", text, names[i]);
    return names.size() > kMostNamed ? Text("%1 and %2 more", text, names.size() - kMostNamed) : text;
}

// --- the model alone

GateCheck filesCheck(const GateInput& input)
{
    constexpr const char* kName = "files";
    if (!input.described)
        return {kName, GateState::NotKnown, "The engine has not read the model yet."};
    if (input.described->problem)
        return {kName, GateState::Failed, input.described->problem->message};
    if (input.described->sha256 != input.sha256)
        return {kName, GateState::Failed,
                Text("The engine found a different model from the one listed: %1 instead of %2.",
                     input.described->sha256.substr(0, 12), input.sha256.substr(0, 12))};
    return {kName, GateState::Passed, "All numbers and the hash are intact."};
}

GateCheck versionCheck(const GateInput& input)
{
    constexpr const char* kName = "version";
    const bool isNewer = input.described && input.described->problem &&
                         input.described->problem->code == ErrorCode::VersionMismatch;
    if (isNewer)
        return {kName, GateState::Failed, input.described->problem->message};
    if (!input.described || input.described->problem)
        return {kName, GateState::NotKnown, "The version that wrote the model is unknown."};
    return {kName, GateState::Passed,
            Text("Trained by GENEX %1, which this version can read.", input.described->programVersion)};
}

GateCheck evaluatedCheck(const GateInput& input)
{
    constexpr const char* kName = "evaluated";
    if (!input.figures)
        return {kName, GateState::NotKnown, "The model was never evaluated on test patients here."};
    if (input.figures->sawTestRows.value_or(false))
        return {kName, GateState::Failed, "The model was trained on some of its test patients."};
    return {kName, GateState::Passed,
            Text("Evaluated on %1 held-out test rows (split: %2).", input.figures->testRows,
                 input.figures->split)};
}

GateCheck accuracyCheck(const GateInput& input)
{
    constexpr const char* kName = "accuracy";
    if (!input.figures)
        return {kName, GateState::NotKnown, "Without an evaluation, the accuracy is unknown."};
    const contract::Estimate& accuracy = input.figures->largestBudget().genex.accuracy;
    const double floor = input.figures->floorAccuracy;
    const bool isAbove = accuracy.mean - floor > accuracy.standardError;
    return {kName, isAbove ? GateState::Passed : GateState::Failed,
            isAbove ? Text("Accuracy %1 ± %2 with the batch, %3 from the initial findings alone.",
                           percent(accuracy.mean), percent(accuracy.standardError), percent(floor))
                    : Text("Accuracy %1 ± %2 with the batch, %3 from the initial findings alone: within one "
                           "standard error.",
                           percent(accuracy.mean), percent(accuracy.standardError), percent(floor))};
}

GateCheck calibrationCheck(const GateInput& input)
{
    constexpr const char* kName = "calibration";
    if (!input.figures)
        return {kName, GateState::NotKnown, "Without an evaluation, the calibration is unknown."};
    const double error = input.figures->largestBudget().genex.calibrationError;
    return {kName, error <= kMostCalibrationError ? GateState::Passed : GateState::Failed,
            Text("Calibration error %1 (at most %2 allowed).", number(error), number(kMostCalibrationError))};
}

// --- against the active model

/// The model and the active one at the largest common budget.
std::optional<contract::CommonBudget> sameBudgetOf(const GateInput& input)
{
    if (!input.figures || !input.activeFigures)
        return std::nullopt;
    return contract::largestCommonBudget(*input.figures, *input.activeFigures);
}

Text whyNotCompared(const GateInput& input)
{
    if (!input.comparisonProblem.empty())
        return input.comparisonProblem;
    if (!input.figures)
        return "Without an evaluation, the model cannot be compared with the active model.";
    if (!input.activeFigures)
        return "The model has not yet been compared with the active model.";
    return "The model and the active model were not evaluated at a common budget.";
}

/// The sentence, with limitations of the comparison.
Text withFairness(const Text& sentence, const GateInput& input)
{
    const std::optional<bool>& saw = input.activeFigures->sawTestRows;
    if (!saw)
        return {"%1 It is unknown whether %2 was trained on some of these patients.", sentence,
                input.activeName};
    return *saw ? Text("%1 %2 was trained on some of these patients, so its figures are too optimistic.",
                       sentence, input.activeName)
                : sentence;
}

GateCheck cantMissCheck(const GateInput& input)
{
    constexpr const char* kName = "cant_miss";
    if (input.isActive)
        return {kName, GateState::Passed, "This is the active model."};
    const auto same = sameBudgetOf(input);
    if (!same)
        return {kName, GateState::NotKnown, whyNotCompared(input)};
    std::vector<Text> lower;
    std::size_t compared = 0;
    for (const std::string& disease : input.cantMiss) {
        const contract::ClassFigures* mine = same->first->genex.ofClass(disease);
        const contract::ClassFigures* active = same->second->genex.ofClass(disease);
        if (!mine || !active || !mine->recall || !active->recall)
            continue;
        ++compared;
        if (isLowerByMoreThanChance(*mine->recall, *active->recall, mine->patients))
            lower.push_back(Text("%1 (%2 instead of %3 of %4)", disease, percent(*mine->recall),
                                 percent(*active->recall), count(mine->patients)));
    }
    if (compared == 0)
        return {kName, GateState::NotKnown, "No test patient has a can't-miss disease."};
    if (lower.empty())
        return {
            kName, GateState::Passed,
            withFairness(
                Text("None of the %1 can't-miss diseases is recognised significantly less often than by %2.",
                     compared, input.activeName),
                input)};
    return {
        kName, GateState::Failed,
        withFairness(Text("Recognised less often than by %1: %2.", input.activeName, listed(lower)), input)};
}

GateCheck noClassLostCheck(const GateInput& input)
{
    constexpr const char* kName = "no_class_lost";
    if (input.isActive)
        return {kName, GateState::Passed, "This is the active model."};
    const auto same = sameBudgetOf(input);
    if (!same)
        return {kName, GateState::NotKnown, whyNotCompared(input)};
    std::vector<Text> lost;
    for (const contract::ClassFigures& active : same->second->genex.byClass) {
        const contract::ClassFigures* mine = same->first->genex.ofClass(active.name);
        if (active.recall.value_or(0) > 0 && (!mine || mine->recall.value_or(0) <= 0))
            lost.emplace_back(active.name);
    }
    if (lost.empty())
        return {kName, GateState::Passed,
                Text("Every disease that %1 recognises is recognised at least once.", input.activeName)};
    return {kName, GateState::Failed,
            Text("Never recognised, though %1 does: %2.", input.activeName, listed(lost))};
}

} // namespace

std::string_view nameOf(GateState state)
{
    switch (state) {
    case GateState::Passed:
        return "passed";
    case GateState::Failed:
        return "failed";
    case GateState::NotKnown:
        break;
    }
    return "not_known";
}

void to_json(Json& json, const GateCheck& check)
{
    json = {
        {"name", check.name},
        {"state", nameOf(check.state)},
    };
    writeText(json, "sentence", check.sentence);
}

GateCheck gateCheckFrom(const Json& json, const Text& where)
{
    domain::JsonFields fields(json, where);
    GateCheck check;
    check.name = fields.text("name");
    const std::string state = fields.text("state");
    check.sentence = fields.sentence("sentence", kMostSentenceBytes);
    fields.refuseUnread();
    for (const GateState known : {GateState::Passed, GateState::Failed, GateState::NotKnown}) {
        if (state == nameOf(known)) {
            check.state = known;
            return check;
        }
    }
    fields.refuse("state", Text("is \"%1\"", state), "It is passed, failed or not_known.");
}

bool isLowerByMoreThanChance(double recall, double otherRecall, double patients)
{
    const auto padded = [patients](double share) { return (share * patients + 1) / (patients + 2); };
    const double mine = padded(recall);
    const double other = padded(otherRecall);
    const double error = std::sqrt((mine * (1 - mine) + other * (1 - other)) / (patients + 2));
    return other - mine > kOneInTwenty * error;
}

std::vector<GateCheck> gateChecks(const GateInput& input)
{
    return {filesCheck(input),       versionCheck(input),  evaluatedCheck(input),  accuracyCheck(input),
            calibrationCheck(input), cantMissCheck(input), noClassLostCheck(input)};
}

bool canBeOverridden(const GateCheck& check)
{
    return check.name != "files";
}

bool needsReason(const std::vector<GateCheck>& checks)
{
    return std::ranges::any_of(checks, [](const GateCheck& c) { return c.state != GateState::Passed; });
}

bool isReason(const std::string& text)
{
    const QList<uint> letters = QString::fromStdString(text).toUcs4();
    return std::ranges::count_if(letters, [](uint letter) { return QChar::isLetter(letter); }) >=
           kFewestReasonLetters;
}

void requirePassed(const std::vector<GateCheck>& checks, const std::string& reason)
{
    Text open;
    for (const GateCheck& check : checks) {
        if (check.state == GateState::Passed)
            continue;
        if (!canBeOverridden(check))
            throw Failure(ErrorCode::InvalidInput, Text("The model cannot be activated. %1", check.sentence),
                          "Copy it again from its source.");
        open = open.empty() ? check.sentence : Text("%1 %2", open, check.sentence);
    }
    if (checks.empty() || (!open.empty() && !isReason(reason)))
        throw Failure(ErrorCode::InvalidInput,
                      checks.empty() ? Text("The model has not been checked.")
                                     : Text("Not all checks passed. %1", open),
                      Text("Give the reason for activating it anyway, in at least %1 characters.",
                           kFewestReasonLetters));
}

} // namespace genex::services
