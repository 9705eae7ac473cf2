// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/columngroups.h"
#include "data/tablesource.h"
#include "data/vectorgroups.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTest>

#include <map>
#include <set>

using namespace genex;
using namespace genex::testing;
using data::Part;
using Texts = std::vector<std::string>;

namespace {

/// One numeric feature, different in each row unless said otherwise, and two classes.
data::Dataset patients(std::vector<std::int32_t> labels, std::vector<float> values = {})
{
    data::Dataset dataset;
    dataset.features = {{"age", data::FeatureKind::Numeric}};
    dataset.classes = {"healthy", "ill", "very ill"};
    for (std::size_t r = values.size(); r < labels.size(); ++r)
        values.push_back(static_cast<float>(r));
    dataset.values = std::move(values);
    dataset.labels = std::move(labels);
    return dataset;
}

data::SplitSettings byHospital()
{
    return data::parseSplitRule("group:hospital");
}

Texts heldOutOf(const std::vector<std::int32_t>& labels, const Texts& hospitals)
{
    return data::groupsToHoldOut(patients(labels), byHospital(), hospitals);
}

std::string refusalOf(const std::vector<std::int32_t>& labels, const Texts& hospitals)
{
    return errorOf([&] { (void)heldOutOf(labels, hospitals); }).message.english();
}

data::ImportOptions labelled()
{
    data::ImportOptions options;
    options.label = "y";
    options.kinds = {{"ward", data::ColumnKind::Identifier}};
    options.textColumns = {"hospital"};
    return options;
}

constexpr char kTable[] = "age,hospital,ward,y\n50,va,3,ill\n51,basel,1,well\n52,va,3,well\n53,basel,,ill\n";

} // namespace

class TestColumnGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachGroupOnceInOrder()
    {
        QCOMPARE(heldOutOf({0, 1, 0, 1, 0, 1}, {"va", "va", " basel", "basel", "cleveland", "cleveland"}),
                 (Texts{"basel", "cleveland", "va"}));
    }

    void otherRulesHoldNobodyOut()
    {
        QVERIFY(data::groupsToHoldOut(patients({0, 1}), data::parseSplitRule("rows"), {}).empty());
    }

    /// More groups are patients, of whom one at a time tells nothing.
    void manyGroupsAreDrawnInstead()
    {
        std::vector<std::int32_t> labels;
        Texts hospitals;
        for (std::size_t g = 0; g < data::kMostColumnGroups; ++g) {
            labels.insert(labels.end(), {0, 1});
            hospitals.insert(hospitals.end(), 2, "h" + std::to_string(g));
        }
        QCOMPARE(heldOutOf(labels, hospitals).size(), data::kMostColumnGroups);
        labels.insert(labels.end(), {0, 1});
        hospitals.insert(hospitals.end(), 2, "one more");
        QVERIFY(heldOutOf(labels, hospitals).empty());
    }

    void whatCannotBeHeldOutIsSaid()
    {
        QCOMPARE(refusalOf({0, 1}, {"va", "va "}),
                 std::string("All rows have the same value in the column \"hospital\", \"va\": with this "
                             "group held out, nobody is left to train on."));
        QCOMPARE(refusalOf({0, 1, 1, 1}, {"va", "va", "basel", "basel"}),
                 std::string("All patients of the group \"basel\" belong to one class, \"ill\": tested on "
                             "them alone, nobody would know how other classes do."));
        QCOMPARE(refusalOf({0, 1, 0, 1, 2}, {"va", "va", "basel", "basel", "basel"}),
                 std::string("Only the group \"basel\" has patients of the class \"very ill\": with the "
                             "group held out, nobody is left to learn it from."));
        QVERIFY(refusalOf({0, 1}, {"va", ""}).find("is empty in row 2") != std::string::npos);
    }

    void theGroupIsTheTestPart()
    {
        std::vector<std::int32_t> labels;
        std::vector<float> values;
        Texts hospitals;
        for (int r = 0; r < 400; ++r) {
            labels.push_back(r / 2 % 2);
            values.push_back(static_cast<float>(r / 2)); // every patient twice
            hospitals.emplace_back(r % 4 < 2 ? "va" : "basel");
            hospitals.back() = r < 100 ? "va" : hospitals.back();
        }
        const data::Dataset dataset = patients(labels, values);
        const data::Split split = data::splitHoldingOut(dataset, byHospital(), hospitals, "va");
        std::map<Part, double> counts;
        std::map<float, std::set<Part>> partsOf;
        for (std::size_t r = 0; r < hospitals.size(); ++r) {
            QCOMPARE(split.parts[r] == Part::Test, hospitals[r] == "va");
            ++counts[split.parts[r]];
            partsOf[values[r]].insert(split.parts[r]);
        }
        const double others = counts[Part::Training] + counts[Part::Validation];
        QVERIFY(std::abs(counts[Part::Validation] / others - 0.125) < 0.03); // 10 of 70 + 10 %
        for (const auto& [value, parts] : partsOf)
            QCOMPARE(parts.size(), std::size_t{1});
    }

    void theSeedMovesValidationOnly()
    {
        std::vector<std::int32_t> labels;
        Texts hospitals;
        for (int r = 0; r < 200; ++r) {
            labels.push_back(r % 2);
            hospitals.emplace_back(r < 100 ? "va" : "basel");
        }
        data::SplitSettings settings = byHospital();
        const auto partsWith = [&](std::uint64_t seed) {
            settings.seed = seed;
            return data::splitHoldingOut(patients(labels), settings, hospitals, "va").parts;
        };
        QVERIFY(partsWith(1) == partsWith(1));
        QVERIFY(partsWith(1) != partsWith(2));
        for (std::size_t r = 0; r < 200; ++r)
            QCOMPARE(partsWith(2)[r] == Part::Test, r < 100);
    }

    /// The hospital is known of each row, and is no feature.
    void columnsThatAreNoFeaturesGroupTheRows()
    {
        const data::TableUse use{byHospital(), {}, false, true};
        const data::PreparedTable prepared = data::prepareTable(tableOf(kTable, labelled()), use);
        QCOMPARE(prepared.dataset.width(), std::size_t{1});
        QCOMPARE(prepared.heldOut, (Texts{"basel", "va"}));
        QCOMPARE(prepared.split.rowsOf(Part::Test), (std::vector<std::size_t>{1, 3}));
        QCOMPARE(prepared.groupings.size(), std::size_t{2});
        QCOMPARE(prepared.groupings[0].column, std::string("hospital"));
        QCOMPARE(prepared.groupings[1].ofRow, (Texts{"3", "1", "3", ""}));
        QCOMPARE(data::groupsIn(prepared.groupings[1]), (Texts{"1", "3"}));
    }

    void aMissingColumnIsNamed()
    {
        data::TableUse use{data::parseSplitRule("group:hospitol"), {}, false, true};
        const Error error = errorOf([&] { (void)data::prepareTable(tableOf(kTable, labelled()), use); });
        QCOMPARE(error.code, ErrorCode::NotFound);
        QVERIFY(error.message.english().find("hospitol") != std::string::npos);
        QVERIFY((error.message.english() + error.remedy.english()).find("hospital") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestColumnGroups)
#include "tst_columngroups.moc"
