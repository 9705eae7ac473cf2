// SPDX-License-Identifier: GPL-3.0-or-later
#include "casearguments.h"

#include "common/error.h"
#include "domain/jsonform.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <iterator>

namespace genex::cli {

namespace {

constexpr std::size_t kMostBytes = std::size_t{16} << 20U;

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

/// The whole text as a finite number.
std::optional<double> numberFrom(const std::string& text)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = problem == std::errc{} && end == text.data() + text.size() && std::isfinite(number);
    return isNumber ? std::optional(number) : std::nullopt;
}

domain::Finding findingFrom(const std::string& text)
{
    // The first one: a category may contain another, such as "<=50".
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        throw Failure(ErrorCode::InvalidInput, "\"" + text + "\" is not a finding.",
                      "Write NAME=present, NAME=absent, NAME=38.5 or NAME=category.");
    const std::string name = text.substr(0, equals);
    const std::string value = text.substr(equals + 1);
    const std::string word = lowered(value);
    if (word == "present" || word == "yes")
        return domain::Finding::present(name);
    if (word == "absent" || word == "no")
        return domain::Finding::absent(name);
    if (const auto number = numberFrom(value))
        return domain::Finding::measured(name, *number);
    return domain::Finding::ofCategory(name, value);
}

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? std::string()
                                      : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

/// Prefixes errors about the document with the file name.
template <typename Value, typename Reader>
Value readDocument(const std::string& file, Reader&& reader)
{
    const std::string name = file == "-" ? "Standard input" : file;
    const nlohmann::json document =
        domain::parseJson(file == "-" ? readStandardInput() : domain::readTextFile(file, kMostBytes), name);
    try {
        return reader(document);
    } catch (const nlohmann::json::exception&) {
        throw Failure(ErrorCode::InvalidInput, name + " does not contain findings in the expected form.",
                      "`genex-cli recommend --help` shows the format.");
    } catch (const Failure& failure) {
        throw Failure(failure.error().code, Text("%1: %2", name, failure.error().message),
                      failure.error().remedy);
    }
}

} // namespace

std::string readStandardInput()
{
    std::string text;
    for (char c = 0; text.size() <= kMostBytes && std::cin.get(c);)
        text.push_back(c);
    if (text.size() > kMostBytes)
        throw Failure(ErrorCode::InvalidInput,
                      "Standard input is larger than " + std::to_string(kMostBytes) + " bytes.");
    return text;
}

std::vector<std::string> namesFrom(const std::vector<std::string>& texts)
{
    std::vector<std::string> names;
    for (const std::string& text : texts) {
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(',', begin), text.size());
            if (std::string name = trimmed(text.substr(begin, end - begin)); !name.empty())
                names.push_back(std::move(name));
            begin = end + 1;
        }
    }
    return names;
}

std::vector<domain::Finding> findingsFrom(const std::vector<std::string>& texts)
{
    std::vector<domain::Finding> findings;
    std::ranges::transform(namesFrom(texts), std::back_inserter(findings), &findingFrom);
    return findings;
}

std::vector<domain::Finding> readFindings(const std::string& file)
{
    using Findings = std::vector<domain::Finding>;
    return readDocument<Findings>(file, [](const nlohmann::json& document) {
        return (document.is_array() ? document : document.at("findings")).get<Findings>();
    });
}

domain::CaseInput readCase(const std::string& file)
{
    return readDocument<domain::CaseInput>(
        file, [](const nlohmann::json& document) { return document.get<domain::CaseInput>(); });
}

void addBudgetOptions(CLI::App& command, contract::Budget& budget)
{
    CLI::Option* fraction =
        command.add_option("--budget", budget.fraction, "Budget as a fraction of all features");
    CLI::Option* count = command.add_option("--budget-count", budget.count, "Budget as a number of tests");
    CLI::Option* cost = command.add_option("--budget-cost", budget.cost,
                                           "Budget as a cost, in the currency of the model's prices");
    fraction->excludes(count)->excludes(cost);
    count->excludes(cost);
}

} // namespace genex::cli
