// SPDX-License-Identifier: GPL-3.0-or-later
#include "losscomparison.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

class TestLossComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meansByHand()
    {
        QCOMPARE(meanOf(std::vector<double>{1, 2, 6}), 3.0);
        QCOMPARE(meanOf({}), 0.0);
    }

    /// Differences 1, 2, 3: their mean is 2, its standard error √(2 / 6) = 0.577. Differences −1, 1, 3: 1 and
    /// 1.155.
    void moreThanTwoStandardErrorsAreWanted()
    {
        const std::vector<double> zero{0, 0, 0};
        QVERIFY(areLower(zero, std::vector<double>{1, 2, 3}));
        QVERIFY(!areLower(zero, std::vector<double>{-1, 1, 3}));
        QVERIFY(!areLower(std::vector<double>{1, 2, 3}, zero));
        QVERIFY(!areLower(zero, zero));
        QVERIFY(!areLower(std::vector<double>{0}, std::vector<double>{9})); // one patient says nothing
    }

    void whatIsUsualStaysUnlessItIsWorse()
    {
        const auto lossesOf = [](double value) {
            return value == 2 ? std::vector<double>{0.50, 0.51, 0.49} : std::vector<double>{0.51, 0.49, 0.51};
        };
        const ValidationChoice choice = chooseByLosses("buckets", std::array{1.0, 2.0}, lossesOf);
        QCOMPARE(choice.setting, std::string("buckets"));
        QCOMPARE(choice.taken, 1.0);
        QCOMPARE(choice.tried.size(), std::size_t(2));
        QVERIFY(std::abs(choice.tried[1].loss - 0.5) < 1e-12);
        QVERIFY(!choice.tried[0].lossOfBest);
        QCOMPARE(choice.tried[1].lossOfBest.value(), choice.tried[0].loss);
    }

    void whatIsBetterByMoreThanChanceIsTaken()
    {
        const auto lossesOf = [](double value) {
            return std::vector<double>{1 - value, 1.1 - value, 0.9 - 1.1 * value};
        };
        QCOMPARE(chooseByLosses("common_weight", std::array{0.0, 0.2, 0.5, 0.3}, lossesOf).taken, 0.5);
    }

    void afterTwoThatAreWorseTheRestIsNotTried()
    {
        const auto lossesOf = [](double value) {
            return std::vector<double>{value, value + 0.1, value - 0.1};
        };
        QCOMPARE(chooseByLosses("buckets", std::array{1.0, 2.0, 4.0, 0.5}, lossesOf).tried.size(),
                 std::size_t(3));
        // One that is worse does not end it.
        QCOMPARE(chooseByLosses("buckets", std::array{1.0, 2.0, 0.5, 4.0}, lossesOf).taken, 0.5);
    }

    /// Eight patients, so two are looked at first.
    void aRaceIsWonByWhatIsBetterByMoreThanChance()
    {
        std::vector<std::size_t> asked;
        const auto losing = [&asked](std::vector<double> all) {
            return [all = std::move(all), &asked](std::size_t patients) {
                asked.push_back(patients);
                return std::vector<double>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(patients));
            };
        };
        LossRace race(8, losing({5, 5, 5, 5, 5, 5, 5, 5}));
        asked.clear();
        ValidationChoice::Tried tried;
        // Worse at once: the rest is not tried.
        QVERIFY(!race.isBetter(losing({6, 6, 0, 0, 0, 0, 0, 0}), tried));
        QCOMPARE(asked, (std::vector<std::size_t>{2}));
        QCOMPARE(tried.loss, 6.0);
        QCOMPARE(tried.patients, std::size_t(2));
        QCOMPARE(tried.lossOfBest.value(), 5.0);
        // Better at first, and on average, but by chance.
        QVERIFY(!race.isBetter(losing({4, 4, 9, 4, 4, 4, 5, 5}), tried));
        QCOMPARE(tried.patients, std::size_t(8));
        QVERIFY(race.isBetter(losing({4, 4, 4, 4, 5, 4, 4, 4}), tried));
        QCOMPARE(tried.loss, 4.125);
        QCOMPARE(tried.lossOfBest.value(), 5.0); // of what it has beaten
        QCOMPARE(race.best(3).loss, 4.125);
        // The next one has to be better than that.
        QVERIFY(!race.isBetter(losing({4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5}), tried));
        QCOMPARE(tried.patients, std::size_t(2));
        QCOMPARE(tried.lossOfBest.value(), 4.0); // on these two, not 4.125
    }

    void aChoiceIsReadAsItWasWritten()
    {
        const ValidationChoice choice{"buckets", {{1, 0.5, 40}, {2, 0.25, 10, 0.375}}, 2};
        const nlohmann::json json = choice;
        QVERIFY(json.get<ValidationChoice>() == choice);
        nlohmann::json old = json;
        old["tried"][1].erase("loss_of_best"); // of before anybody wrote it down
        QVERIFY(!old.get<ValidationChoice>().tried[1].lossOfBest);
        nlohmann::json broken = json;
        broken["taken"] = "two";
        QVERIFY_THROWS_EXCEPTION(std::exception, broken.get<ValidationChoice>());
        broken = json;
        for (const char* field : {"loss", "loss_of_best"}) {
            broken = json;
            broken["tried"][0][field] = std::numeric_limits<double>::infinity();
            QVERIFY_THROWS_EXCEPTION(std::exception, broken.get<ValidationChoice>());
        }
    }
};

QTEST_APPLESS_MAIN(TestLossComparison)
#include "tst_losscomparison.moc"
