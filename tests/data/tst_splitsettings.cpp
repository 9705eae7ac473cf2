// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/splitsettings.h"
#include "genex/failureof.h"

#include <QTest>

#include <limits>

using namespace genex;
using data::SplitRule;
using data::SplitSettings;

class TestSplitSettings : public QObject
{
    Q_OBJECT

private:
    static std::string problemOf(const data::SplitShares& shares)
    {
        SplitSettings settings;
        settings.shares = shares;
        return failureOf([&] {
                   data::validate(settings);
                   return 0;
               })
            .message.english();
    }

private Q_SLOTS:
    void rulesHaveNames()
    {
        for (const SplitRule rule : {SplitRule::Group, SplitRule::Rows, SplitRule::GroupColumn,
                                     SplitRule::PartColumn, SplitRule::Time})
            QCOMPARE(data::splitRuleFromName(data::nameOf(rule)), rule);
        QCOMPARE(data::nameOf(SplitRule::PartColumn), std::string_view("column"));
        QCOMPARE(data::nameOf(SplitRule::GroupColumn), std::string_view("group-column"));
        const Error error = failureOf([] { return data::splitRuleFromName("groups"); });
        QCOMPARE(error.message.english(), std::string("Unknown split rule: \"groups\"."));
        QCOMPARE(data::nameOf(data::Part::Validation), std::string_view("validation"));
    }

    void unitsHaveNames()
    {
        for (const data::SplitUnit unit : {data::SplitUnit::Rows, data::SplitUnit::Groups})
            QCOMPARE(data::splitUnitFromName(data::nameOf(unit)), unit);
        QCOMPARE(failureOf([] { return data::splitUnitFromName("row"); }).message.english(),
                 std::string("Unknown kind of shares: \"row\"."));
    }

    void commandLineForms()
    {
        QCOMPARE(data::parseSplitRule("group").rule, SplitRule::Group);
        QCOMPARE(data::parseSplitRule("rows").rule, SplitRule::Rows);
        const SplitSettings patients = data::parseSplitRule("group:patient id");
        QCOMPARE(patients.rule, SplitRule::GroupColumn);
        QCOMPARE(patients.column, std::string("patient id"));
        const SplitSettings named = data::parseSplitRule("column:a:b"); // a name may hold a colon
        QCOMPARE(named.rule, SplitRule::PartColumn);
        QCOMPARE(named.column, std::string("a:b"));
        QCOMPARE(data::parseSplitRule("time:seen").rule, SplitRule::Time);
        for (const char* text : {"", "Group", "rows:x", "column", "time", "group-column", "by:x", ":x",
                                 "group:", "time: x", "time:x\n", "time:\xff"})
            QCOMPARE(failureOf([text] { return data::parseSplitRule(text); }).code, ErrorCode::InvalidInput);
    }

    void sharesAreChecked()
    {
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        constexpr double kInfinite = std::numeric_limits<double>::infinity();
        data::validate(SplitSettings());
        SplitSettings settings;
        settings.shares = {0.8, 0, 0.2};
        data::validate(settings);
        QCOMPARE(problemOf({0.7, 0.2, 0.2}),
                 std::string("The shares of training, validation and test sum to 1.1."));
        QCOMPARE(problemOf({1.1, -0.3, 0.2}), std::string("The training share is 1.1."));
        QCOMPARE(problemOf({0.9, -0.1, 0.2}), std::string("The validation share is -0.1."));
        QCOMPARE(problemOf({0.7, 0.1, kNan}), std::string("The test share is nan."));
        QCOMPARE(problemOf({kInfinite, 0.1, 0.2}), std::string("The training share is inf."));
        QCOMPARE(problemOf({0, 0.5, 0.5}), std::string("The training part or the test part is empty."));
        QCOMPARE(problemOf({0.5, 0.5, 0}), std::string("The training part or the test part is empty."));
    }

    void columnFitsTheRule()
    {
        SplitSettings settings;
        settings.column = "x";
        QCOMPARE(failureOf([&] {
                     data::validate(settings);
                     return 0;
                 }).message.english(),
                 std::string("The split rule \"group\" takes no column."));
        settings.rule = SplitRule::Time;
        data::validate(settings);
        settings.column = std::string(201, 'x');
        QCOMPARE(failureOf([&] {
                     data::validate(settings);
                     return 0;
                 }).message.english(),
                 std::string("The split rule \"time\" needs a column name."));
    }
};

QTEST_APPLESS_MAIN(TestSplitSettings)
#include "tst_splitsettings.moc"
