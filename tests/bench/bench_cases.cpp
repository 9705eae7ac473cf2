// SPDX-License-Identifier: GPL-3.0-or-later
// How long a list of cases and a search in them take, what the index weighs, and what opening a long case
// costs.
#include "measures.h"

#include "common/random.h"
#include "domain/caseindex.h"

#include <array>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <unistd.h>

using namespace genex;
using namespace genex::domain;

namespace {

constexpr std::size_t kCases = 100'000;
constexpr std::size_t kShown = 200;
constexpr int kQueries = 300;
constexpr int kChanges = 1'000;
constexpr double kLimitMs = 100;
constexpr std::uint64_t kSeed = 7;

/// What the thread itself worked: on a busy machine the clock on the wall counts the others too.
double processorMs()
{
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

template <typename Function>
double processorMsOf(Function&& function)
{
    const double before = processorMs();
    function();
    return processorMs() - before;
}

template <typename Function>
double millisecondsOf(Function&& function)
{
    const auto start = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// What the process holds in memory.
double residentMb()
{
    std::ifstream file("/proc/self/statm");
    double pages = 0;
    file >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

std::string invented(Random& random)
{
    constexpr std::array<std::string_view, 20> kSyllables{"ba", "ka",   "lin", "mo", "ser", "ta",  "vi",
                                                          "no", "gren", "ed",  "ul", "pra", "sto", "hi",
                                                          "ze", "wan",  "cor", "fi", "jy",  "ox"};
    std::string word;
    for (std::uint64_t i = 2 + random.below(3); i > 0; --i)
        word += kSyllables[random.below(kSyllables.size())];
    return word;
}

/// Words that many cases share: names of findings and diseases, and the language of notes.
std::vector<std::string> vocabulary(std::size_t size, Random& random)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < size; ++i)
        words.push_back(invented(random));
    return words;
}

CaseSummary summary(std::size_t number, const std::vector<std::string>& words, Random& random)
{
    CaseSummary made{.id = "case-" + std::to_string(number),
                     .name = invented(random) + ' ' + invented(random)};
    made.ageYears = static_cast<int>(random.below(100));
    made.state = static_cast<CaseState>(random.below(6));
    made.changedAtMs = static_cast<std::int64_t>(random.below(1'000'000'000'000));
    made.awaited = static_cast<int>(random.below(4));
    made.diagnosis = words[random.below(100)];
    for (int i = 0; i < 40; ++i) {
        // Small numbers more often: some words are in nearly every case.
        const double u = random.uniform();
        made.searchedText += words[static_cast<std::size_t>(u * u * u * double(words.size()))] + ' ';
    }
    made.shortText = made.searchedText.substr(0, 100);
    return made;
}

std::string queryOf(const std::string& kind, const std::vector<std::string>& words, Random& random)
{
    if (kind == "one_letter")
        return std::string(1, static_cast<char>('a' + random.below(26)));
    if (kind == "number")
        return "case " + std::to_string(random.below(kCases));
    if (kind == "common_words")
        return words[random.below(20)] + ' ' + words[random.below(20)] + ' ' + words[random.below(20)];
    return invented(random) + ' ' + invented(random).substr(0, 2);
}

/// A finding an entry, each tenth of them undone.
double msToOpenALongCase()
{
    CaseDocument document;
    document.apply({"dr_a", 0, CaseOpened{{.name = "P"}}});
    for (int i = 0; i < 1'000; ++i) {
        document.apply({"dr_a", i, FindingSet{Finding::present("f" + std::to_string(i % 200))}});
        if (i % 10 == 0)
            document.apply(document.undo("dr_a", i));
    }
    return processorMsOf([&] {
        if (CaseDocument::from(document.events()).findings().empty())
            throw std::runtime_error("the case is empty");
    });
}

/// The most expensive history there can be: as many entries as undos, redone and undone for ever.
double msToOpenAHostileCase()
{
    CaseDocument document;
    document.apply({"dr_a", 0, CaseOpened{{.name = "P"}}});
    for (std::size_t i = 0; i < CaseDocument::kMostEvents / 2; ++i)
        document.apply({"dr_a", 0, FindingSet{Finding::present("f" + std::to_string(i))}});
    return processorMsOf([&] {
        while (document.events().size() + 1 < CaseDocument::kMostEvents) {
            document.apply(document.undo("dr_a", 0));
            document.apply(document.redo("dr_a", 0));
        }
    });
}

} // namespace

int main()
{
    Random random(kSeed);
    const std::vector<std::string> words = vocabulary(20'000, random);
    CaseIndex index;
    const double before = residentMb();
    double buildMs = 0;
    for (std::size_t i = 0; i < kCases; ++i) {
        CaseSummary made = summary(i, words, random);
        buildMs += processorMsOf([&] { index.put(std::move(made)); });
    }
    const double weightMb = residentMb() - before;

    std::map<std::string, std::vector<double>> samples;
    std::vector<double> all;
    std::size_t hits = 0;
    for (int i = 0; i < kQueries; ++i) {
        for (const char* kind : {"one_letter", "number", "common_words", "name"}) {
            const std::string query = queryOf(kind, words, random);
            samples[kind].push_back(processorMsOf([&] {
                all.push_back(millisecondsOf([&] { hits += index.search(query, {}, kShown).total; }));
            }));
        }
        samples["list"].push_back(processorMsOf([&] { hits += index.list({}, kShown).total; }));
    }
    for (int i = 0; i < kChanges; ++i) {
        CaseSummary changed = summary(random.below(kCases), words, random);
        samples["change"].push_back(processorMsOf([&] { index.put(std::move(changed)); }));
    }
    if (hits == 0 || index.size() != kCases)
        throw std::runtime_error("the index lost cases");

    nlohmann::ordered_json result{{"benchmark", "cases"},
                                  {"unit", "ms"},
                                  {"cases", kCases},
                                  {"limit_per_search", kLimitMs},
                                  {"build_index_processor", buildMs},
                                  {"index_megabytes", weightMb},
                                  {"index_megabytes_after_changes", residentMb() - before},
                                  {"open_case_of_1100_events_processor", msToOpenALongCase()},
                                  {"open_hostile_case_processor", msToOpenAHostileCase()}};
    result.update(bench::summary(all));
    for (const auto& [kind, values] : samples)
        result["processor_time_by_kind"][kind] = bench::summary(values);
    std::cout << result.dump() << '\n';
    return 0;
}
