#include "services/labdesk.h"

#include <QTest>

using namespace genex;
using services::differencesOf;
using services::Json;
using services::RunDifference;

class TestLabDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatDiffersIsTold()
    {
        const Json first{
            {"seed", 1}, {"split", {{"rule", "group"}}}, {"settings", {{"buckets", 8}, {"hidden", 64}}}};
        Json second = first;
        QVERIFY(differencesOf(first, second).empty());
        second["settings"]["buckets"] = 4;
        second["split"]["rule"] = "rows";
        const std::vector<RunDifference> expected{{"settings/buckets", "8", "4"},
                                                  {"split/rule", "group", "rows"}};
        QVERIFY(differencesOf(first, second) == expected);
    }

    void whatIsMissingOnOneSideIsEmptyThere()
    {
        const std::vector<RunDifference> expected{{"costs", "", "heart"}};
        QVERIFY(differencesOf(Json{{"seed", 1}}, Json{{"seed", 1}, {"costs", "heart"}}) == expected);
    }

    void cellsAndMachineDoNotCount()
    {
        const Json first{
            {"seed", 1}, {"cells", {1, 2}}, {"machine", {{"cores", 2}}}, {"table", {{"rows", {1}}}}};
        const Json second{
            {"seed", 1}, {"cells", {3}}, {"machine", {{"cores", 64}}}, {"table", {{"rows", {2}}}}};
        QVERIFY(differencesOf(first, second).empty());
    }
};

QTEST_GUILESS_MAIN(TestLabDesk)
#include "tst_labdesk.moc"
