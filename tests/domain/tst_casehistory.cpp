// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "domain/casefile.h"
#include "domain/jsonform.h"

#include <QTest>

#include <map>
#include <set>

using namespace genex;
using namespace genex::domain;
using support::CaseWalk;

namespace {

constexpr int kWalks = 12;
constexpr int kSteps = 400;

CaseDocument walked(std::uint64_t seed, int steps = kSteps)
{
    CaseWalk walk(seed);
    for (int i = 0; i < steps; ++i)
        walk.step();
    return walk.document();
}

/// The events that are in effect, without undo and redo themselves.
std::vector<CaseEvent> eventsInEffect(const CaseDocument& document)
{
    std::vector<CaseEvent> events;
    for (std::uint32_t number = 1; number <= document.events().size(); ++number) {
        const CaseEvent& event = document.events()[number - 1];
        const bool isStep =
            std::holds_alternative<Undone>(event.change) || std::holds_alternative<Redone>(event.change);
        if (document.isInEffect(number) && !isStep)
            events.push_back(event);
    }
    return events;
}

} // namespace

/// Properties that hold for any history, on random walks.
class TestCaseHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walksSeeEveryStateAndEveryKind()
    {
        std::set<CaseState> states;
        std::map<std::string_view, int> kinds;
        std::size_t refusals = 0;
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                walk.step();
                states.insert(walk.document().state());
            }
            for (const CaseEvent& event : walk.document().events())
                ++kinds[kindOf(event.change)];
            refusals += walk.refusals();
        }
        QCOMPARE(states.size(), std::size_t{6});
        QCOMPARE(kinds.size(), std::variant_size_v<CaseChange>);
        QVERIFY(refusals > kSteps);
    }

    void stepByStepIsTheSameAsFromScratch()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                walk.step();
                if (i % 20 == 0 || i + 1 == kSteps)
                    QVERIFY(CaseDocument::from(walk.document().events()) == walk.document());
            }
        }
    }

    void aRefusedChangeChangesNothing()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                CaseDocument copy = walk.document();
                if (!attempt([&] { copy.apply(walk.proposal()); }))
                    QVERIFY(copy == walk.document());
                walk.step();
            }
        }
    }

    void undoThenRedoIsNothing()
    {
        int undone = 0;
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                walk.step();
                CaseDocument copy = walk.document();
                if (!copy.canUndo())
                    continue;
                ++undone;
                copy.apply(copy.undo("dr_b", 5));
                QVERIFY(copy.canRedo());
                copy.apply(copy.redo("dr_b", 6));
                QVERIFY(copy.content() == walk.document().content());
                QCOMPARE(copy.events().size(), walk.document().events().size() + 2);
            }
        }
        QVERIFY(undone > kSteps);
    }

    void allUndoneAndAllRedoneIsNothing()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseDocument document = walked(seed);
            const CaseContent before = document.content();
            int count = 0;
            for (; document.canUndo(); ++count)
                document.apply(document.undo("dr_b", 5));
            for (; count > 0; --count)
                document.apply(document.redo("dr_b", 6));
            QVERIFY(document.content() == before);
        }
    }

    /// A case in which the undone never happened is the same case.
    void whatIsUndoneHasNoEffectButInHistory()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                walk.step();
                if (i % 20 != 0)
                    continue;
                const CaseDocument never = CaseDocument::from(eventsInEffect(walk.document()));
                QVERIFY(never.content() == walk.document().content());
                QVERIFY(never.reports() == walk.document().reports());
                QCOMPARE(walk.document().history({}).size(), walk.document().events().size());
            }
        }
    }

    void aNewChangeEndsRedoAndAReportDoesNot()
    {
        int seen = 0;
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseDocument document = walked(seed, 60);
            if (!document.canUndo())
                continue;
            ++seen;
            document.apply(document.undo("dr_b", 5));
            document.apply({"dr_b", 6, ReportMade{"html", std::string(64, '1')}});
            QVERIFY(document.canRedo());
            document.apply({"dr_b", 7, NoteAdded{"new"}});
            QVERIFY(!document.canRedo());
            QVERIFY(!attempt([&] { return document.redo("dr_b", 8); }));
        }
        QVERIFY(seen > 0);
    }

    void jsonKeepsEveryEvent()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            const CaseDocument document = walked(seed);
            for (const CaseEvent& event : document.events()) {
                const auto json = nlohmann::json::parse(nlohmann::json(event).dump());
                QVERIFY(caseEventFrom(json, "x") == event);
            }
        }
    }

    void filesKeepEveryCase()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            const CaseFile file{"case-" + std::to_string(seed), walked(seed)};
            QVERIFY(parseCaseFile(caseFileJson(file).dump(), "x.json") == file);
        }
    }

    /// Nothing is known twice, estimated and known, or awaited and known.
    void findingsResultsAndEstimatesStayApart()
    {
        for (std::uint64_t seed = 0; seed < kWalks; ++seed) {
            CaseWalk walk(seed);
            for (int i = 0; i < kSteps; ++i) {
                walk.step();
                const CaseDocument& document = walk.document();
                std::set<std::string> known;
                for (const CaseFinding& entry : document.findings())
                    QVERIFY(known.insert(entry.finding.feature).second);
                for (const CaseResult& entry : document.results())
                    QVERIFY(known.insert(entry.finding.feature).second);
                std::set<std::string> open = known;
                for (const UnavailableTest& test : document.unavailable())
                    QVERIFY(open.insert(test.feature).second);
                for (const std::string& feature : document.awaited())
                    QVERIFY(open.insert(feature).second);
                if (document.estimates()) {
                    for (const EstimatedValue& value : document.estimates()->values)
                        QVERIFY(!known.contains(value.feature));
                }
                const CaseInput input = document.input();
                QCOMPARE(input.findings.size() + input.results.size(), known.size());
                std::set<std::string> asked = known;
                for (const std::string& feature : input.unavailable)
                    QVERIFY(asked.insert(feature).second);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCaseHistory)
#include "tst_casehistory.moc"
