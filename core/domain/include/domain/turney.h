// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <filesystem>
#include <string>
#include <vector>

/// Turney's files of test costs ("Cost-sensitive classification", 1995): four of one stem, one line per test.
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
    double costInGroup = 0; ///< when another test of the group is paid for already
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

/// What the four files say, and the name of their stem for messages.
struct TurneyTexts
{
    std::string stem;
    std::string cost;
    std::string expense;
    std::string group;
    std::string delay;
};

/// What the files do not say.
struct TurneyAssumptions
{
    std::string currency = "CAD"; ///< Turney took the prices from Ontario's fee schedule
    /// A test that is "delayed" comes with the next day's mail.
    int delayedMinutes = 24 * 60;
    /// Whoever has an answer at once has asked for it; what comes later was sent to a laboratory.
    Act immediateAct = Act::Ask;
    Act delayedAct = Act::Lab;
};

/// `path`: any one of the four files, or their stem. A Failure names file, line and remedy.
TurneyCosts loadTurney(const std::filesystem::path& path);
TurneyCosts parseTurney(const TurneyTexts& texts);

/// A catalogue of these tests alone. Its notice says what was assumed; every value counts as present or
/// absent, since the files know no units.
Catalogue catalogueOf(const TurneyCosts& costs, const TurneyAssumptions& assumptions = {});

/// The catalogue with prices, panels and times of these tests, which are found by id or name; those it does
/// not have are added. Prices are taken to be in the catalogue's currency.
Catalogue withCosts(const Catalogue& catalogue, const TurneyCosts& costs,
                    const TurneyAssumptions& assumptions = {});

} // namespace genex::domain
