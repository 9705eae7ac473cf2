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
constexpr double kSameBudget = 1e-9;
constexpr std::size_t kMostNamed = 5;
constexpr std::size_t kMostSentenceBytes = 4000;

std::string percent(double share)
{
    return QString::number(100 * share, 'f', 1).toStdString() + " %";
}

std::string number(double value)
{
    return QString::number(value, 'f', 3).toStdString();
}

std::string count(double value)
{
    return QString::number(value, 'f', 0).toStdString();
}

/// "a, b, c and 4 more"
std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > kMostNamed)
        text += " and " + std::to_string(names.size() - kMostNamed) + " more";
    return text;
}

// --- the model by itself

GateCheck filesCheck(const GateInput& input)
{
    constexpr const char* kName = "files";
    if (!input.described)
        return {kName, GateState::NotKnown, "The engine has not read the model yet."};
    if (input.described->problem)
        return {kName, GateState::Failed, input.described->problem->message};
    if (input.described->sha256 != input.sha256)
        return {kName, GateState::Failed,
                "The engine found another model than the one that is listed: " +
                    input.described->sha256.substr(0, 12) + " instead of " + input.sha256.substr(0, 12) +
                    "."};
    return {kName, GateState::Passed, "Every number and the hash are as they were written."};
}

GateCheck versionCheck(const GateInput& input)
{
    constexpr const char* kName = "version";
    const bool isNewer = input.described && input.described->problem &&
                         input.described->problem->code == ErrorCode::VersionMismatch;
    if (isNewer)
        return {kName, GateState::Failed, input.described->problem->message};
    if (!input.described || input.described->problem)
        return {kName, GateState::NotKnown, "It is not known which version wrote the model."};
    return {kName, GateState::Passed,
            "Trained by GENEX " + input.described->programVersion + ", which this version reads."};
}

GateCheck evaluatedCheck(const GateInput& input)
{
    constexpr const char* kName = "evaluated";
    if (!input.figures)
        return {kName, GateState::NotKnown, "The model was never measured on test patients here."};
    if (input.figures->sawTestRows.value_or(false))
        return {kName, GateState::Failed,
                "The model was trained on some of the patients it was measured on."};
    return {kName, GateState::Passed,
            "Measured on " + std::to_string(input.figures->testRows) +
                " rows of a test part that training has not seen (split: " + input.figures->split + ")."};
}

GateCheck accuracyCheck(const GateInput& input)
{
    constexpr const char* kName = "accuracy";
    if (!input.figures)
        return {kName, GateState::NotKnown, "Without an evaluation there is no accuracy."};
    const OrderingOutcome& genex = input.figures->budgets.back().genex;
    const double floor = input.figures->floorAccuracy;
    const bool isAbove = genex.accuracy - floor > genex.standardError;
    return {kName, isAbove ? GateState::Passed : GateState::Failed,
            percent(genex.accuracy) + " ± " + percent(genex.standardError) + " right with the batch, " +
                percent(floor) + " from what is known first alone" +
                (isAbove ? "." : ": no more than chance explains.")};
}

GateCheck calibrationCheck(const GateInput& input)
{
    constexpr const char* kName = "calibration";
    if (!input.figures)
        return {kName, GateState::NotKnown, "Without an evaluation the calibration is not known."};
    const double error = input.figures->budgets.back().genex.calibrationError;
    return {kName, error <= kMostCalibrationError ? GateState::Passed : GateState::Failed,
            "Calibration error " + number(error) + ", at most " + number(kMostCalibrationError) +
                " is allowed."};
}

// --- against the active model

/// The largest budget that both were measured at.
struct SameBudget
{
    const OrderingOutcome* mine = nullptr;
    const OrderingOutcome* active = nullptr;
};

std::optional<SameBudget> sameBudgetOf(const GateInput& input)
{
    if (!input.figures || !input.activeFigures || input.figures->isByMoney != input.activeFigures->isByMoney)
        return std::nullopt;
    std::optional<SameBudget> found;
    for (const BudgetOutcome& mine : input.figures->budgets) {
        for (const BudgetOutcome& other : input.activeFigures->budgets) {
            if (std::abs(mine.budget - other.budget) <= kSameBudget * std::max(1.0, mine.budget))
                found = SameBudget{&mine.genex, &other.genex};
        }
    }
    return found;
}

std::string whyNotCompared(const GateInput& input)
{
    if (!input.comparisonProblem.empty())
        return input.comparisonProblem;
    if (!input.figures)
        return "Without an evaluation the model cannot be compared with the active one.";
    if (!input.activeFigures)
        return "The model has not been compared with the active one yet.";
    return "The model and the active one were measured at no budget in common.";
}

std::string unfairText(const GateInput& input)
{
    const std::optional<bool>& saw = input.activeFigures->sawTestRows;
    if (!saw)
        return " Whether " + input.activeName + " was trained on some of these patients is not known.";
    return *saw ? " " + input.activeName + " was trained on some of these patients, which praises it."
                : std::string();
}

GateCheck cantMissCheck(const GateInput& input)
{
    constexpr const char* kName = "cant_miss";
    if (input.isActive)
        return {kName, GateState::Passed, "This is the model that is active."};
    const auto same = sameBudgetOf(input);
    if (!same)
        return {kName, GateState::NotKnown, whyNotCompared(input)};
    std::vector<std::string> lower;
    std::size_t compared = 0;
    for (const std::string& disease : input.cantMiss) {
        const ClassOutcome* mine = same->mine->ofClass(disease);
        const ClassOutcome* active = same->active->ofClass(disease);
        if (!mine || !active || !mine->recall || !active->recall)
            continue;
        ++compared;
        if (isLowerByMoreThanChance(*mine->recall, *active->recall, mine->patients))
            lower.push_back(disease + " (" + percent(*mine->recall) + " instead of " +
                            percent(*active->recall) + " of " + count(mine->patients) + ")");
    }
    if (compared == 0)
        return {kName, GateState::NotKnown, "The test patients have none of the can't-miss diseases."};
    if (lower.empty())
        return {kName, GateState::Passed,
                "None of " + std::to_string(compared) +
                    " can't-miss diseases is recognised less often than by " + input.activeName +
                    ", beyond chance." + unfairText(input)};
    return {kName, GateState::Failed,
            "Recognised less often than by " + input.activeName + ": " + listed(lower) + "." +
                unfairText(input)};
}

GateCheck noClassLostCheck(const GateInput& input)
{
    constexpr const char* kName = "no_class_lost";
    if (input.isActive)
        return {kName, GateState::Passed, "This is the model that is active."};
    const auto same = sameBudgetOf(input);
    if (!same)
        return {kName, GateState::NotKnown, whyNotCompared(input)};
    std::vector<std::string> lost;
    for (const ClassOutcome& active : same->active->byClass) {
        const ClassOutcome* mine = same->mine->ofClass(active.name);
        if (active.recall.value_or(0) > 0 && (!mine || mine->recall.value_or(0) <= 0))
            lost.push_back(active.name);
    }
    if (lost.empty())
        return {kName, GateState::Passed,
                "Every disease that " + input.activeName + " recognises is recognised at least once."};
    return {kName, GateState::Failed,
            "Never recognised, though " + input.activeName + " does: " + listed(lost) + "."};
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
    json = {{"name", check.name}, {"state", nameOf(check.state)}, {"sentence", check.sentence}};
}

GateCheck gateCheckFrom(const Json& json, const std::string& where)
{
    domain::JsonFields fields(json, where);
    GateCheck check;
    check.name = fields.text("name");
    const std::string state = fields.text("state");
    check.sentence = fields.text("sentence", kMostSentenceBytes);
    fields.refuseUnread();
    for (const GateState known : {GateState::Passed, GateState::Failed, GateState::NotKnown}) {
        if (state == nameOf(known)) {
            check.state = known;
            return check;
        }
    }
    fields.refuse("state", "is \"" + state + "\"", "It is passed, failed or not_known.");
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
    std::string open;
    for (const GateCheck& check : checks) {
        if (check.state == GateState::Passed)
            continue;
        if (!canBeOverridden(check))
            throw Failure(ErrorCode::InvalidInput, "The model cannot be activated. " + check.sentence,
                          "Take it from where it came from again.");
        open += (open.empty() ? "" : " ") + check.sentence;
    }
    if (checks.empty() || (!open.empty() && !isReason(reason)))
        throw Failure(ErrorCode::InvalidInput,
                      checks.empty() ? "The model has not been checked." : "Not all checks passed. " + open,
                      "Write down why it is to be activated all the same, in at least " +
                          std::to_string(kFewestReasonLetters) + " letters.");
}

} // namespace genex::services
