// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <filesystem>
#include <string>
#include <vector>

/// Turney's test cost files ("Cost-sensitive classification", 1995): four files with one stem, one line per
/// test.
///
///     heart.cost      chol:  7.27            the price
///     heart.expense   chol:  7.27,  5.17     the price, and the price when the group is paid for already
///     heart.group     A, B.                  the groups; then
///                     chol:  A.              the group of a test; a test without a line has none
///     heart.delay     chol:  delayed.        or immediate.
namespace genex::domain {

struct TurneyTest
{
    std::string name;
    double cost = 0;
    double costInGroup = 0; ///< if another test of the group is already paid for
    std::string group;      ///< empty: none
    bool isDelayed = false;

    bool operator==(const TurneyTest&) const = default;
};

struct TurneyCosts
{
    std::string title; ///< the stem's last part
    std::vector<std::string> groups;
    std::vector<TurneyTest> tests; ///< in the order of the .cost file
};

/// Contents of the four files, and their stem for messages.
struct TurneyTexts
{
    std::string stem;
    std::string cost;
    std::string expense;
    std::string group;
    std::string delay;
};

/// Assumptions about what the files leave open.
struct TurneyAssumptions
{
    std::string currency = "CAD"; ///< Turney's prices are from Ontario's fee schedule
    /// A "delayed" result arrives the next day.
    int delayedMinutes = 24 * 60;
    /// Immediate results are questions; delayed ones come from a laboratory.
    Act immediateAct = Act::Ask;
    Act delayedAct = Act::Lab;
};

/// `path`: one of the four files, or their stem. A Failure names file, line and remedy.
TurneyCosts loadTurney(const std::filesystem::path& path);
TurneyCosts parseTurney(const TurneyTexts& texts);

/// A catalogue of these tests only. Its notice states the assumptions; every feature is present or absent,
/// since the files have no units.
Catalogue catalogueOf(const TurneyCosts& costs, const TurneyAssumptions& assumptions = {});

/// The catalogue with prices, panels and times of these tests, matched by id or name; missing tests are
/// added. Prices are taken to be in the catalogue's currency.
Catalogue withCosts(const Catalogue& catalogue, const TurneyCosts& costs,
                    const TurneyAssumptions& assumptions = {});

} // namespace genex::domain
