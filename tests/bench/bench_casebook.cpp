// SPDX-License-Identifier: GPL-3.0-or-later
// What a store of 100,000 cases costs: unlocking and the first page, the whole index, a search, one saved
// change, and memory.
#include "measures.h"

#include "common/random.h"
#include "services/casebook.h"
#include "support/stores/stores.h"

#include <QTemporaryDir>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <unistd.h>

using namespace genex;
using services::CaseBook;
using services::Passphrase;

namespace {

constexpr std::size_t kCases = 100'000;
constexpr std::size_t kPage = 50;
constexpr int kSearches = 100;
constexpr int kChanges = 100;
constexpr std::uint64_t kSeed = 7;

template <typename Function>
double millisecondsOf(Function&& function)
{
    const auto start = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

template <typename Value>
Value take(Result<Value> result)
{
    if (!result)
        throw Failure(result.error());
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

double residentMb()
{
    std::ifstream file("/proc/self/statm");
    double pages = 0;
    file >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// GENEX_BENCH_CASES makes it smaller, to try the benchmark itself.
std::size_t casesAsked()
{
    const char* asked = std::getenv("GENEX_BENCH_CASES");
    return asked ? std::strtoull(asked, nullptr, 10) : kCases;
}

std::string nameOfPatient(Random& random)
{
    return "Name" + std::to_string(random.below(5'000)) + " Family" + std::to_string(random.below(20'000));
}

void fill(CaseBook& book, std::size_t cases)
{
    Random random(kSeed);
    for (std::size_t i = 0; i < cases; ++i)
        take(book.newCase({.name = nameOfPatient(random), .ageYears = static_cast<int>(random.below(100))}));
}

void unlock(CaseBook& book)
{
    take(book.open());
    take(book.unlock(testing::kAdministrator, Passphrase(testing::kPassphrase)));
}

nlohmann::ordered_json measure(const std::filesystem::path& file, std::size_t cases)
{
    const double before = residentMb();
    CaseBook book(file, {});
    const double unlockMs = millisecondsOf([&] { unlock(book); });
    std::vector<domain::CaseSummary> page;
    const double pageMs = millisecondsOf([&] { page = take(book.latest(kPage)); });
    const double indexMs = millisecondsOf([&] { take(book.list({}, kPage)); });
    std::vector<double> lists;
    for (int i = 0; i < kSearches; ++i)
        lists.push_back(millisecondsOf([&] { take(book.list({}, kPage)); }));
    const double weightMb = residentMb() - before;
    Random random(kSeed + 1);
    std::vector<double> searches;
    std::vector<double> changes;
    for (int i = 0; i < kSearches; ++i) {
        const std::string query = nameOfPatient(random);
        searches.push_back(millisecondsOf([&] { take(book.search(query, {}, kPage)); }));
    }
    for (int i = 0; i < kChanges; ++i) {
        const std::string& id = page[random.below(page.size())].id;
        changes.push_back(millisecondsOf([&] { take(book.append(id, {domain::NoteAdded{"Seen."}})); }));
    }
    return {{"benchmark", "casebook"},
            {"unit", "ms"},
            {"cases", cases},
            {"unlock", unlockMs},
            {"first_page", pageMs},
            {"whole_index", indexMs},
            {"first_page_per_whole_index", pageMs / indexMs},
            {"list", bench::summary(lists)},
            {"search", bench::summary(searches)},
            {"save_one_change", bench::summary(changes)},
            {"search_per_whole_index", bench::quantile(searches, 0.5) / indexMs},
            {"memory_megabytes", weightMb}};
}

} // namespace

int main()
{
    const QTemporaryDir folder;
    const QTemporaryDir quick(testing::quickPlace());
    const auto file = std::filesystem::path(folder.path().toStdString()) / "store.db";
    const auto draft = std::filesystem::path(quick.path().toStdString()) / "store.db";
    const std::size_t cases = casesAsked();
    {
        CaseBook book(draft, {});
        take(book.create(testing::kAdministrator, Passphrase(testing::kPassphrase)));
        unlock(book);
        fill(book, cases);
    }
    std::filesystem::copy_file(draft, file);
    std::cout << measure(file, cases).dump() << '\n';
    return 0;
}
