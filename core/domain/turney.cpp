// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/turney.h"

#include "snakecase.h"

#include "common/error.h"
#include "domain/foldtext.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace genex::domain {

namespace {

constexpr std::array<const char*, 4> kEndings{".cost", ".expense", ".group", ".delay"};
constexpr std::size_t kMostBytes = 4'000'000;
constexpr std::size_t kMostTests = 20'000;
constexpr std::size_t kMostGroups = 2'000;
constexpr std::size_t kMostNameBytes = 100;
constexpr double kMostCost = 100'000;
/// Half of the last digit of prices.
constexpr double kSamePrice = 0.005;

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string_view withoutFullStop(std::string_view text)
{
    return trimmed(text.ends_with('.') ? text.substr(0, text.size() - 1) : text);
}

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t comma = text.find(',');
        parts.push_back(trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos)
            return parts;
        text.remove_prefix(comma + 1);
    }
}

/// A non-empty line. Errors name its file and number.
struct Line
{
    std::string file;
    std::size_t number = 0;
    std::string_view text;

    [[noreturn]] void refuse(const std::string& problem, std::string remedy) const
    {
        throw Failure(ErrorCode::InvalidInput,
                      file + ", line " + std::to_string(number) + ": " + problem + ".", std::move(remedy));
    }
};

bool isText(std::string_view text)
{
    const auto isControl = [](unsigned char c) { return (c < 0x20 && c != '\t' && c != '\r') || c == 0x7f; };
    return std::ranges::none_of(text, isControl) && isValidUtf8(text);
}

std::vector<Line> linesOf(const std::string& file, std::string_view text)
{
    std::vector<Line> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const Line line{file, number, trimmed(text.substr(0, end))};
        if (!isText(line.text))
            line.refuse("contains bytes that are not text",
                        "Check that it is the right file; it must be UTF-8.");
        if (!line.text.empty())
            lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool isName(std::string_view text)
{
    return !snakeCaseOf(text).empty() && text.size() <= kMostNameBytes &&
           text.find_first_of("\t\r") == std::string_view::npos;
}

struct NamedValue
{
    std::string name;
    std::string_view value;
};

NamedValue readNamed(const Line& line, const std::string& example)
{
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos)
        line.refuse("has no colon after the test's name", "Write a line as in " + inQuotes(example) + ".");
    NamedValue named{std::string(trimmed(line.text.substr(0, colon))), trimmed(line.text.substr(colon + 1))};
    if (!isName(named.name))
        line.refuse("the test's name is " + inQuotes(named.name.substr(0, kMostNameBytes)),
                    "Give a name of 1 to " + std::to_string(kMostNameBytes) +
                        " bytes with a letter in it and no tabs.");
    return named;
}

double readPrice(const Line& line, std::string_view text)
{
    double price = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, price);
    if (text.empty() || error != std::errc() || stop != end)
        line.refuse(inQuotes(text) + " is not a price", "Use a number such as 7.27.");
    if (!std::isfinite(price) || price < 0 || price > kMostCost)
        line.refuse("the price is " + std::string(text), "Use a number from 0 to 100000.");
    return price;
}

/// Collects the data of each test.
class Reader
{
public:
    explicit Reader(const TurneyTexts& texts)
        : m_texts(texts)
    {}

    TurneyCosts read()
    {
        m_costs.title = std::filesystem::path(m_texts.stem).filename().string();
        readCosts();
        readGroups();
        readExpenses();
        readDelays();
        return std::move(m_costs);
    }

private:
    std::string fileName(const char* ending) const { return m_texts.stem + ending; }

    void readCosts()
    {
        for (const Line& line : linesOf(fileName(".cost"), m_texts.cost)) {
            const NamedValue named = readNamed(line, "chol: 7.27");
            const double price = readPrice(line, named.value);
            if (!m_positions.emplace(snakeCaseOf(named.name), m_costs.tests.size()).second)
                line.refuse(inQuotes(named.name) + " also occurs in an earlier line",
                            "Remove one of the two.");
            if (m_costs.tests.size() == kMostTests)
                line.refuse("is test " + std::to_string(kMostTests + 1),
                            "Give " + std::to_string(kMostTests) + " tests at most.");
            m_costs.tests.push_back({named.name, price, price, {}, false});
        }
        if (m_costs.tests.empty())
            throw Failure(ErrorCode::InvalidInput, fileName(".cost") + " names no test.",
                          "Write one line per test, as in \"chol: 7.27\".");
    }

    /// The test a line of another file refers to; each may occur once.
    TurneyTest& testOf(const Line& line, const NamedValue& named, std::vector<bool>& seen)
    {
        const auto found = m_positions.find(snakeCaseOf(named.name));
        if (found == m_positions.end())
            line.refuse(inQuotes(named.name) + " is not a test of " + fileName(".cost"),
                        "Check its spelling, or add its price there.");
        if (seen[found->second])
            line.refuse(inQuotes(named.name) + " also occurs in an earlier line", "Remove one of the two.");
        seen[found->second] = true;
        return m_costs.tests[found->second];
    }

    void requireAll(const char* ending, const std::vector<bool>& seen) const
    {
        const auto missing = std::ranges::find(seen, false);
        if (missing != seen.end())
            throw Failure(ErrorCode::InvalidInput,
                          fileName(ending) + " has no line for " +
                              inQuotes(m_costs.tests[static_cast<std::size_t>(missing - seen.begin())].name) +
                              ".",
                          "Add it; " + fileName(".cost") + " has one.");
    }

    void declareGroups(const Line& line)
    {
        if (line.text.find(':') != std::string_view::npos)
            line.refuse("the groups are not declared", "Write them in the first line, as in \"A, B, C.\".");
        for (const std::string_view name : splitAtCommas(withoutFullStop(line.text))) {
            if (!isName(name))
                line.refuse(inQuotes(name.substr(0, kMostNameBytes)) + " is not a group name",
                            "Give names with commas between them, as in \"A, B, C.\".");
            if (!m_groups.emplace(snakeCaseOf(name), m_costs.groups.size()).second)
                line.refuse("the group " + inQuotes(name) + " occurs twice", "Remove one of the two.");
            m_costs.groups.emplace_back(name);
        }
        if (m_costs.groups.size() > kMostGroups)
            line.refuse("declares " + std::to_string(m_costs.groups.size()) + " groups",
                        "Give " + std::to_string(kMostGroups) + " at most.");
    }

    void readGroups()
    {
        std::vector<bool> seen(m_costs.tests.size(), false);
        bool isDeclared = false;
        for (const Line& line : linesOf(fileName(".group"), m_texts.group)) {
            if (!isDeclared) {
                declareGroups(line);
                isDeclared = true;
                continue;
            }
            const NamedValue named = readNamed(line, "chol: A.");
            TurneyTest& test = testOf(line, named, seen);
            const auto group = m_groups.find(snakeCaseOf(withoutFullStop(named.value)));
            if (group == m_groups.end())
                line.refuse("the group " + inQuotes(withoutFullStop(named.value)) + " is not declared",
                            "Add it to the first line, or correct it.");
            test.group = m_costs.groups[group->second];
        }
    }

    void readExpenses()
    {
        std::vector<bool> seen(m_costs.tests.size(), false);
        for (const Line& line : linesOf(fileName(".expense"), m_texts.expense)) {
            const NamedValue named = readNamed(line, "chol: 7.27, 5.17");
            TurneyTest& test = testOf(line, named, seen);
            const std::vector<std::string_view> prices = splitAtCommas(named.value);
            if (prices.size() != 2)
                line.refuse("has " + std::to_string(prices.size()) + " prices",
                            "Give two: the price, and the price when the group is paid for.");
            readExpense(line, test, readPrice(line, prices[0]), readPrice(line, prices[1]));
        }
        requireAll(".expense", seen);
    }

    void readExpense(const Line& line, TurneyTest& test, double price, double inGroup) const
    {
        if (std::abs(price - test.cost) > kSamePrice)
            line.refuse("the price of " + inQuotes(test.name) + " is not the one in " + fileName(".cost"),
                        "Correct one of the two.");
        if (inGroup > test.cost)
            line.refuse("the discounted price of " + inQuotes(test.name) + " is above its price",
                        "Give what it costs once its group is paid for.");
        if (test.group.empty() && test.cost - inGroup > kSamePrice)
            line.refuse(inQuotes(test.name) + " has a discount and no group",
                        "Name its group in " + fileName(".group") + ", or give the price twice.");
        test.costInGroup = inGroup;
    }

    void readDelays()
    {
        std::vector<bool> seen(m_costs.tests.size(), false);
        for (const Line& line : linesOf(fileName(".delay"), m_texts.delay)) {
            const NamedValue named = readNamed(line, "chol: delayed.");
            const std::string_view value = withoutFullStop(named.value);
            if (value != "immediate" && value != "delayed")
                line.refuse(inQuotes(value) + " is not a delay", "Use immediate or delayed.");
            testOf(line, named, seen).isDelayed = value == "delayed";
        }
        requireAll(".delay", seen);
    }

    const TurneyTexts& m_texts;
    TurneyCosts m_costs;
    std::map<std::string, std::size_t> m_positions; ///< of tests, by id
    std::map<std::string, std::size_t> m_groups;
};

} // namespace

TurneyCosts loadTurney(const std::filesystem::path& path)
{
    std::filesystem::path stem = path;
    if (std::ranges::find(kEndings, path.extension().string()) != kEndings.end())
        stem.replace_extension();
    const auto text = [&](const char* ending) { return readTextFile(stem.string() + ending, kMostBytes); };
    return parseTurney({stem.string(), text(".cost"), text(".expense"), text(".group"), text(".delay")});
}

TurneyCosts parseTurney(const TurneyTexts& texts)
{
    return Reader(texts).read();
}

} // namespace genex::domain
