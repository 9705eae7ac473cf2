// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/stages.h"

#include <QTest>

using namespace genex::domain;

namespace {

Feature entry(const char* id, Act act, const char* panel = "")
{
    Feature feature;
    feature.id = id;
    feature.name = id;
    feature.act = act;
    feature.panel = panel;
    return feature;
}

Catalogue catalogue()
{
    CatalogueContent content;
    content.panels = {{"blood", "Blood count"}};
    content.features = {
        entry("travel", Act::Ask), entry("spleen", Act::Examine),         entry("hb", Act::Lab, "blood"),
        entry("crp", Act::Lab),    entry("platelets", Act::Lab, "blood"), entry("ct", Act::Imaging)};
    return Catalogue(content);
}

} // namespace

class TestStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bedsideComesFirstAndPanelsStandTogether()
    {
        const std::vector<StagedTests> expected{{Stage::Bedside, {"spleen", "travel"}},
                                                {Stage::Laboratory, {"hb", "platelets", "crp"}},
                                                {Stage::Imaging, {"ct"}}};
        QVERIFY(testsByStage({"ct", "hb", "spleen", "crp", "platelets", "travel"}, nullptr, catalogue()) ==
                expected);
    }

    void aStageWithoutTestsIsNotThere()
    {
        QVERIFY(testsByStage({}, nullptr, catalogue()).empty());
        QCOMPARE(testsByStage({"ct"}, nullptr, catalogue()).size(), std::size_t{1});
    }

    void theCatalogueSaysItBeforeTheEngineDoes()
    {
        Recommendation recommendation;
        recommendation.order = {{"ct", 0.1}, {"gait", 0.1}};
        recommendation.order[1].stage = Stage::Bedside;
        QCOMPARE(stageOfTest("ct", &recommendation, catalogue()), Stage::Imaging);
        QCOMPARE(stageOfTest("gait", &recommendation, catalogue()), Stage::Bedside);
        QCOMPARE(stageOfTest("unheard_of", &recommendation, catalogue()), Stage::Laboratory);
        QCOMPARE(stageOfTest("unheard_of", nullptr, catalogue()), Stage::Laboratory);
    }
};

QTEST_APPLESS_MAIN(TestStages)

#include "tst_stages.moc"
