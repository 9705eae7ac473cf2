// SPDX-License-Identifier: GPL-3.0-or-later
// How long the catalogue's type-ahead takes per key press, and how much the index saves against a plain scan.
#include "measures.h"

#include "support/search/linearsearch.h"
#include "support/search/syntheticcatalogue.h"

#include <chrono>
#include <ctime>
#include <iostream>
#include <map>
#include <stdexcept>

using namespace genex;

namespace {

constexpr std::size_t kEntries = 10'000;
constexpr std::size_t kTyped = 300;
constexpr int kRounds = 2;
constexpr int kRoundsOfScan = 40;
constexpr double kLimitMs = 2;
constexpr std::uint64_t kSeed = 4;

struct Typed
{
    std::string kind;
    std::string query;
};

template <typename Function>
double millisecondsOf(Function&& function)
{
    const auto start = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// What the thread itself worked: on a busy machine the clock on the wall counts the others too.
double processorMs()
{
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Swaps two neighbours or doubles a letter somewhere in the text.
std::string mistyped(std::string text, Random& random)
{
    const std::size_t at = 1 + random.below(text.size() - 1);
    if (random.bernoulli(0.5))
        std::swap(text[at - 1], text[at]);
    else
        text.insert(at, 1, text[at - 1]);
    return text;
}

std::string lastWordFirst(const std::string& text)
{
    const std::size_t space = text.rfind(' ');
    return space == std::string::npos ? text : text.substr(space + 1) + ' ' + text.substr(0, space);
}

/// Every state of the field while a text is typed.
void typeInto(std::vector<Typed>& queries, const std::string& kind, const std::string& text)
{
    for (std::size_t length = 1; length <= text.size(); ++length)
        queries.push_back({length == 1 ? "single_letter" : kind, text.substr(0, length)});
}

std::vector<Typed> queriesOf(const domain::Catalogue& catalogue, Random& random)
{
    std::vector<Typed> queries;
    for (char letter = 'a'; letter <= 'z'; ++letter)
        queries.push_back({"single_letter", std::string(1, letter)});
    for (std::size_t i = 0; i < kTyped; ++i) {
        const domain::Feature& feature = catalogue.features()[random.below(catalogue.features().size())];
        typeInto(queries, "name", feature.name);
        typeInto(queries, "synonym", feature.synonyms.back());
        typeInto(queries, "words_swapped", lastWordFirst(feature.name));
        typeInto(queries, "mistyped", mistyped(feature.name, random));
        typeInto(queries, "twice_mistyped", mistyped(mistyped(feature.name, random), random));
    }
    return queries;
}

} // namespace

int main()
{
    const domain::Catalogue catalogue = support::syntheticCatalogue(kEntries, kSeed);
    std::unique_ptr<search::CatalogueSearch> search;
    const double buildMs =
        millisecondsOf([&] { search = std::make_unique<search::CatalogueSearch>(catalogue); });
    Random random(kSeed);
    const std::vector<Typed> queries = queriesOf(catalogue, random);

    std::map<std::string, std::vector<double>> samples;
    std::vector<double> all;
    std::vector<double> worked;
    std::size_t hits = 0;
    for (int round = 0; round < kRounds; ++round) {
        for (const Typed& typed : queries) {
            const double before = processorMs();
            const double ms = millisecondsOf([&] { hits += search->find(typed.query).size(); });
            worked.push_back(processorMs() - before);
            samples[typed.kind].push_back(ms);
            all.push_back(ms);
        }
    }
    if (hits == 0)
        throw std::runtime_error("nothing was found");

    // The same queries on both sides, spread over all kinds.
    const support::LinearSearch scan(catalogue);
    double scanMs = 0;
    double indexMs = 0;
    for (int i = 0; i < kRoundsOfScan; ++i) {
        const std::string& query = queries[random.below(queries.size())].query;
        scanMs += millisecondsOf([&] { hits += scan.find(query).size(); });
        indexMs += millisecondsOf([&] { hits += search->find(query).size(); });
    }

    nlohmann::ordered_json result{{"benchmark", "search"},
                                  {"unit", "ms"},
                                  {"entries", kEntries},
                                  {"queries", queries.size()},
                                  {"limit_per_query", kLimitMs},
                                  {"build_index", buildMs},
                                  {"linear_scan_mean", scanMs / kRoundsOfScan},
                                  {"times_faster_than_scan", scanMs / indexMs}};
    result.update(bench::summary(all));
    const auto slow = std::ranges::count_if(all, [](double ms) { return ms > kLimitMs; });
    result["share_within_limit"] = 1 - static_cast<double>(slow) / static_cast<double>(all.size());
    result["processor_time"] = bench::summary(worked);
    for (const auto& [kind, values] : samples)
        result["by_kind"][kind] = bench::summary(values);
    std::cout << result.dump() << '\n';
    return 0;
}
