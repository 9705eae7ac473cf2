// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/sha256.h"
#include "domain/jsonfields.h"
#include "services/datasetservice.h"
#include "services/storecare.h"
#include "support/services/servicefixtures.h"

#include <QSignalSpy>

#include <thread>

using namespace genex;
using namespace genex::testing;
using services::ColumnView;
using services::DatasetField;
using services::DatasetRecord;
using services::DatasetService;
using services::FileState;
using services::TableView;

namespace {

const ColumnView& columnOf(const TableView& table, const char* name)
{
    static const ColumnView kNone;
    const auto found = std::ranges::find(table.columns, std::string(name), &ColumnView::name);
    return found == table.columns.end() ? kNone : *found;
}

bool says(const TableView& table, const char* id)
{
    return std::ranges::any_of(table.remarks, [id](const auto& remark) { return remark.id == id; });
}

QByteArray word(unsigned value)
{
    QByteArray bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(value >> shift & 0xffU);
    return bytes;
}

} // namespace

class TestDatasetService : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UnlockedStore> m_unlocked;
    std::unique_ptr<DatasetService> m_datasetService;
    std::optional<Error> m_failure;

    bool wait()
    {
        return comesAbout([this] { return !m_datasetService->isReading(); });
    }

    bool open(const QString& path)
    {
        m_failure.reset();
        m_datasetService->open(path);
        return wait() && !m_failure;
    }

    bool openText(const QByteArray& text) { return open(m_unlocked->write("table.csv", text)); }

    bool reread(const contract::TableSource& source, const std::string& split = "group",
                const std::string& observedColumn = {})
    {
        m_failure.reset();
        m_datasetService->reread(source, split, observedColumn);
        return wait() && !m_failure;
    }

    const TableView& view() { return *m_datasetService->view(); }

    /// The first problem, by what it says and where.
    services::DatasetProblem problem() { return problem(services::draftOf(view())); }
    services::DatasetProblem problem(const DatasetRecord& draft)
    {
        const auto problems = m_datasetService->check(draft);
        return problems.empty() ? services::DatasetProblem{} : problems.front();
    }

    DatasetRecord save(const DatasetRecord& data)
    {
        QSignalSpy saved(m_datasetService.get(), &DatasetService::saved);
        m_datasetService->save(data);
        if (!saved.wait(kStorePatienceMs))
            qFatal("nothing was saved");
        return saved.front().front().value<DatasetRecord>();
    }

    FileState inspect(const DatasetRecord& data)
    {
        QSignalSpy inspected(m_datasetService.get(), &DatasetService::inspected);
        m_datasetService->inspect(data);
        if (!inspected.wait(kStorePatienceMs))
            qFatal("no answer");
        return inspected.front().back().value<FileState>();
    }

    std::vector<std::string> auditActions()
    {
        std::vector<std::string> actions;
        bool isThere = false;
        m_unlocked->caseStore().ask(
            m_datasetService.get(),
            [](services::CaseBook& book) { return services::auditPage(book, 1, 1000); },
            [&](const Result<services::AuditPage>& page) {
                for (const domain::AuditEntry& entry : page->entries)
                    actions.push_back(entry.action);
                isThere = true;
            });
        if (!comesAbout([&] { return isThere; }))
            qFatal("no log");
        return actions;
    }

private Q_SLOTS:
    void init()
    {
        m_unlocked = std::make_unique<UnlockedStore>();
        m_datasetService = std::make_unique<DatasetService>(m_unlocked->caseStore());
        connect(m_datasetService.get(), &DatasetService::failed, this,
                [this](const Error& error) { m_failure = error; });
    }

    void cleanup()
    {
        m_datasetService.reset();
        m_unlocked.reset();
    }

    void aTableIsLookedAtAndItsDiagnosisFound()
    {
        const QByteArray text = ward();
        QVERIFY(openText(text));
        QCOMPARE(view().label, std::string("diagnosis"));
        QCOMPARE(view().rows, 40);
        QCOMPARE(view().features, 5); // without the id and the diagnosis
        QCOMPARE(view().sha256, Sha256::of(text.toStdString()));
        QCOMPARE(view().duplicates, 10); // every fourth row
        QVERIFY(says(view(), "duplicate_rows"));
        QVERIFY(says(view(), "leak") && view().leakShare > 0.1);
        std::int64_t rows = 0;
        for (const auto& one : view().classes)
            rows += one.second;
        QCOMPARE(rows, 40);
        QCOMPARE(view().classes.size(), std::size_t{2});
        QVERIFY(view().classes[0].second >= view().classes[1].second);
        QVERIFY(m_datasetService->check(services::draftOf(view())).empty());
    }

    void columnsHaveKindsGapsAndPictures()
    {
        QVERIFY(openText(ward()));
        QCOMPARE(columnOf(view(), "id").kind, std::string("identifier"));
        QVERIFY(columnOf(view(), "id").bars.empty());
        const ColumnView& fever = columnOf(view(), "fever");
        QCOMPARE(fever.kind, std::string("binary"));
        QCOMPARE(fever.bars.size(), std::size_t{2});
        QCOMPARE(fever.bars[0].first, std::string("no"));
        QCOMPARE(fever.bars[0].second + fever.bars[1].second, 40);
        const ColumnView& pain = columnOf(view(), "pain");
        QCOMPARE(pain.kind, std::string("ordinal"));
        QCOMPARE(pain.bars.front().first, std::string("none"));
        QCOMPARE(pain.bars.back().first, std::string("severe"));
        const ColumnView& age = columnOf(view(), "age [years]");
        QCOMPARE(age.kind, std::string("numeric"));
        QCOMPARE(age.unit, std::string("years"));
        QVERIFY(age.isHistogram && age.bars.size() == 20);
        QCOMPARE(age.gaps, 6); // patients 0, 10 and its copy, 20, 30 and its copy
    }

    void semicolonsAreRead()
    {
        QVERIFY(openText(ward(';')));
        QCOMPARE(view().label, std::string("diagnosis"));
        QCOMPARE(view().features, 5);
    }

    void withoutALabelOneMustBeChosen()
    {
        QVERIFY(openText(ward().replace("diagnosis", "final")));
        QVERIFY(view().label.empty());
        QCOMPARE(problem().field, DatasetField::Label);
        QVERIFY(problem().text.contains(QStringLiteral("diagnosis")));
        contract::TableSource source = view().source;
        source.label = "final";
        QVERIFY(reread(source));
        QCOMPARE(view().label, std::string("final"));
        QVERIFY(problem().text.isEmpty());
    }

    void oneClassIsShownAndRefused()
    {
        QVERIFY(openText("age,fever,final\n31,yes,flu\n45,no,flu\n28,no,flu\n"));
        contract::TableSource source = view().source;
        source.label = "final";
        QVERIFY(reread(source));
        QCOMPARE(view().columns.size(), std::size_t{3});
        QCOMPARE(columnOf(view(), "final").kind, std::string("label"));
        QCOMPARE(problem().field, DatasetField::Label);
        QVERIFY2(problem().text.contains(QStringLiteral("every row has the label \"flu\"")),
                 qPrintable(problem().text));
        QVERIFY(!problem().text.contains(m_unlocked->folder()));
    }

    void aLabelThatNamesRowsIsRefused()
    {
        QVERIFY(openText(ward()));
        contract::TableSource source = view().source;
        source.label = "id";
        QVERIFY(reread(source));
        QCOMPARE(problem().field, DatasetField::Label);
        QVERIFY2(problem().text.contains(QStringLiteral("40 distinct values in 40 rows")),
                 qPrintable(problem().text));
    }

    void aRowWithoutALabelIsNamedByItsLine()
    {
        QVERIFY(
            openText(ward().replace("P1004,48,no,none,south,train,flu", "P1004,48,no,none,south,train,")));
        QCOMPARE(problem().field, DatasetField::Label);
        QVERIFY2(problem().text.contains(QStringLiteral("table.csv, line 6")), qPrintable(problem().text));
    }

    void tooFewRowsForTheSplitAreRefused()
    {
        QVERIFY(openText("age,fever,label\n31,yes,flu\n45,no,flu\n28,no,cold\n51,no,flu\n"));
        QCOMPARE(problem().field, DatasetField::Split);
        QVERIFY2(problem().text.contains(QStringLiteral("\"cold\" has only one row")),
                 qPrintable(problem().text));
    }

    void theSplitMayFollowAColumnWhichIsThenNoFinding()
    {
        QVERIFY(openText(ward()));
        QVERIFY(reread(view().source, "column:part"));
        QCOMPARE(view().features, 4);
        QVERIFY(problem().text.isEmpty());
        QVERIFY(reread(view().source, "column:ward"));
        QCOMPARE(problem().field, DatasetField::Split);
        QVERIFY2(problem().text.contains(QStringLiteral("Write train, validation or test")),
                 qPrintable(problem().text));
        DatasetRecord draft = services::draftOf(view());
        draft.split = "time:";
        QCOMPARE(problem(draft).field, DatasetField::Split);
        draft.split = "group:diagnosis";
        QCOMPARE(problem(draft).field, DatasetField::Split);
    }

    void whatIsKnownFirstIsChecked()
    {
        QVERIFY(openText(ward()));
        DatasetRecord draft = services::draftOf(view());
        draft.observedSize = 5;
        QVERIFY(problem(draft).text.isEmpty());
        draft.observedSize = 6;
        QCOMPARE(problem(draft).field, DatasetField::Observed);
        draft.observedSize = 2;
        draft.pools = 0;
        QCOMPARE(problem(draft).field, DatasetField::Observed);
        QVERIFY(reread(view().source, "group", "ward"));
        QCOMPARE(problem().field, DatasetField::Observed);
        QVERIFY2(problem().text.contains(QStringLiteral("line 2")), qPrintable(problem().text));
    }

    void aColumnThatSaysWhatIsKnownFirstIsFound()
    {
        QByteArray csv = "fever,cough,age,observed,disease\n";
        for (int i = 0; i < 60; ++i)
            csv += QByteArray::number(i % 2) + ',' + QByteArray::number(i / 2 % 2) + ',' +
                   QByteArray::number(20 + i * 7 % 50) + (i % 3 == 0 ? ",fever|age," : ",cough,") +
                   (i % 2 == 0 ? "flu\n" : "cold\n");
        QVERIFY(openText(csv));
        QCOMPARE(view().observedColumn, std::string("observed"));
        QCOMPARE(view().features, 3);
        QVERIFY(says(view(), "observed_column"));
        QVERIFY2(problem().field != DatasetField::Observed, qPrintable(problem().text));
        // Who wants sets to be drawn is not told again.
        QVERIFY(reread(view().source));
        QCOMPARE(view().observedColumn, std::string());
        QCOMPARE(view().features, 3);
    }

    void aNameIsNeeded()
    {
        QVERIFY(openText(ward()));
        DatasetRecord draft = services::draftOf(view());
        QCOMPARE(draft.name, std::string("table.csv"));
        for (const char* name : {"", "  ", " x", "a\nb"}) {
            draft.name = name;
            QCOMPARE(problem(draft).field, DatasetField::Name);
        }
        draft.name = std::string(services::kMostDatasetNameBytes + 1, 'x');
        QCOMPARE(problem(draft).field, DatasetField::Name);
    }

    void aKindThatDoesNotFitLeavesTheTableAsItWas()
    {
        QVERIFY(openText(ward()));
        contract::TableSource source = view().source;
        source.kinds["ward"] = "numeric";
        QVERIFY(!reread(source));
        QVERIFY(m_failure->message.english().find("\"north\" is not a number") != std::string::npos);
        QCOMPARE(columnOf(view(), "ward").kind, std::string("categorical"));
        source.kinds["ward"] = "identifier";
        QVERIFY(reread(source));
        QCOMPARE(columnOf(view(), "ward").kind, std::string("identifier"));
        QCOMPARE(view().features, 4);
    }

    void imagesAreATable()
    {
        QByteArray images = QByteArray(2, '\0') + '\x08' + '\x03' + word(6) + word(2) + word(2);
        for (int i = 0; i < 24; ++i)
            images += static_cast<char>(i * 10);
        const QByteArray labels =
            QByteArray(2, '\0') + '\x08' + '\x01' + word(6) + QByteArray("\x01\x02\x01\x02\x01\x02", 6);
        m_unlocked->write("small-labels-idx1-ubyte", labels);
        QVERIFY(open(m_unlocked->write("small-images-idx3-ubyte", images)));
        QCOMPARE(view().features, 4);
        QCOMPARE(view().label, std::string("label"));
        QVERIFY(!view().mayChangeKinds);
        QVERIFY(problem().text.isEmpty());
    }

    void whatIsNoTableIsExplained_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("ragged") << QByteArray("a,b\n1,2\n3\n");
        QTest::newRow("binary") << QByteArray("\x00\x01\xff\xfe\x80 x", 7);
    }

    void whatIsNoTableIsExplained()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!openText(bytes));
        QVERIFY(!m_failure->message.empty() && !m_failure->remedy.empty());
        QVERIFY(!m_datasetService->view());
    }

    void aTableOfLabelsAloneIsRefused()
    {
        QVERIFY(openText("label\nflu\ncold\nflu\ncold\n"));
        QCOMPARE(view().features, 0);
        QVERIFY2(problem().text.contains(QStringLiteral("no column that could be a finding")),
                 qPrintable(problem().text));
    }

    void aFileThatIsNotThereIsSaid()
    {
        QVERIFY(!open(m_unlocked->folder() + QStringLiteral("/none.csv")));
        QCOMPARE(m_failure->code, ErrorCode::NotFound);
    }

    void aTableLargerThanMemoryIsNotRead()
    {
        m_datasetService->setMemoryProbe([] { return std::uint64_t{1000}; });
        QVERIFY(!openText(ward()));
        QCOMPARE(m_failure->code, ErrorCode::OutOfMemory);
        QVERIFY(m_failure->message.english().starts_with("table.csv has "));
    }

    void nothingIsReadOnTheCallersThread()
    {
        const auto here = std::this_thread::get_id();
        std::atomic<bool> wasHere = false;
        m_datasetService->setMemoryProbe([&] {
            wasHere = std::this_thread::get_id() == here;
            return std::uint64_t{1} << 40U;
        });
        QVERIFY(openText(ward()));
        QVERIFY(!wasHere);
    }

    void cancelAnswersAtOnceAndKeepsWhatWasShown()
    {
        QVERIFY(openText(ward()));
        std::atomic<bool> mayGoOn = false;
        m_datasetService->setMemoryProbe([&] {
            while (!mayGoOn)
                std::this_thread::yield();
            return std::uint64_t{1} << 40U;
        });
        m_datasetService->open(m_unlocked->write("other.csv", ward(';')));
        QVERIFY(m_datasetService->isReading());
        m_datasetService->cancel();
        QVERIFY(!m_datasetService->isReading()); // though the thread has not noticed yet
        QCOMPARE(m_failure->code, ErrorCode::Cancelled);
        mayGoOn = true;
        // The same thread does what comes next, so the cancelled reading is over by then.
        QCOMPARE(inspect(save(services::draftOf(view()))), FileState::Same);
        QCOMPARE(QString::fromStdString(view().source.path),
                 m_unlocked->folder() + QStringLiteral("/table.csv"));
    }

    void theLastTableAskedForIsShown()
    {
        const QString first = m_unlocked->write("first.csv", ward());
        const QString second = m_unlocked->write("second.csv", ward());
        QSignalSpy opened(m_datasetService.get(), &DatasetService::opened);
        m_datasetService->open(first);
        m_datasetService->open(second);
        QVERIFY(wait());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(QString::fromStdString(view().source.path), second);
    }

    void whatIsSavedIsThereAfterTheNextUnlock()
    {
        QVERIFY(openText(ward()));
        DatasetRecord draft = services::draftOf(view());
        draft.name = "Ward/2026 – Übung";
        draft.observedSize = 2;
        draft.pools = 7;
        const DatasetRecord kept = save(draft);
        QVERIFY(kept.key.starts_with("dataset/"));
        QCOMPARE(kept.classes, (std::vector<std::string>{"cold", "flu"}));
        const DatasetRecord later = save(draft);
        QVERIFY(later.key > kept.key);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 2; }));
        m_unlocked->lock();
        QVERIFY(m_datasetService->datasets().empty());
        QVERIFY(!m_datasetService->view());
        m_unlocked->unlock();
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 2; }));
        QVERIFY(m_datasetService->datasets().front() == later);
        QVERIFY(m_datasetService->datasets().back() == kept);
        const auto actions = auditActions();
        QCOMPARE(std::ranges::count(actions, "dataset.kept"), 2);
    }

    void whatIsRemovedIsGoneAndTheFileStays()
    {
        QVERIFY(openText(ward()));
        const DatasetRecord kept = save(services::draftOf(view()));
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 1; }));
        m_datasetService->remove(kept.key);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().empty(); }));
        QVERIFY(QFile::exists(m_unlocked->folder() + QStringLiteral("/table.csv")));
        QSignalSpy refused(m_datasetService.get(), &DatasetService::refused);
        m_datasetService->remove(kept.key);
        QVERIFY(refused.wait(kStorePatienceMs));
        QCOMPARE(refused.front().front().value<Error>().code, ErrorCode::NotFound);
        const auto actions = auditActions();
        QCOMPARE(std::ranges::count(actions, "dataset.removed"), 1);
    }

    void aNameThatCannotBeReadBackIsNotWritten()
    {
        QVERIFY(openText(ward()));
        DatasetRecord draft = services::draftOf(view());
        draft.name = "";
        QSignalSpy refused(m_datasetService.get(), &DatasetService::refused);
        m_datasetService->save(draft);
        QVERIFY(refused.wait(kStorePatienceMs));
        QVERIFY(m_datasetService->datasets().empty());
    }

    void aFileThatChangedOrIsGoneIsSaid()
    {
        QVERIFY(openText(ward()));
        const DatasetRecord kept = save(services::draftOf(view()));
        QCOMPARE(inspect(kept), FileState::Same);
        m_unlocked->write("table.csv", ward() + "P2000,50,no,none,south,train,flu\n");
        QCOMPARE(inspect(kept), FileState::Changed);
        m_datasetService->openSaved(kept);
        QVERIFY(wait() && !m_failure);
        QVERIFY(view().hasChanged);
        QCOMPARE(view().rows, 41);
        QVERIFY(QFile::remove(m_unlocked->folder() + QStringLiteral("/table.csv")));
        QCOMPARE(inspect(kept), FileState::Gone);
        m_datasetService->openSaved(kept);
        QVERIFY(wait());
        QVERIFY(m_failure->message.english().find("is gone") != std::string::npos);
    }

    void theRecordIsCheckedFieldByField()
    {
        QVERIFY(openText(ward()));
        const contract::Json good = save(services::draftOf(view()));
        QVERIFY(attempt([&] { return good.get<DatasetRecord>(); }));
        const auto isRefused = [&](const char* field, const contract::Json& value) {
            contract::Json bad = good;
            bad[field] = value;
            return !attempt([&] { return bad.get<DatasetRecord>(); });
        };
        QVERIFY(isRefused("sha256", "abc"));
        QVERIFY(isRefused("split", "by moon"));
        QVERIFY(isRefused("pools", 0));
        QVERIFY(isRefused("observed_size", -2));
        QVERIFY(isRefused("rows", -1));
        QVERIFY(isRefused("source", "table.csv"));
        QVERIFY(isRefused("unknown", 1));
        for (const auto& [field, value] : good.items()) {
            contract::Json bad = good;
            bad.erase(field);
            QVERIFY2(!attempt([&] { return bad.get<DatasetRecord>(); }), field.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestDatasetService)
#include "tst_datasetservice.moc"
