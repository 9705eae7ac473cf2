// SPDX-License-Identifier: GPL-3.0-or-later
#include "access/accesspage.h"

#include "support/services/servicefixtures.h"
#include "support/ui/parts.h"

#include <QLineEdit>
#include <QSignalSpy>

#include <atomic>
#include <chrono>
#include <memory>

using namespace genex;
using namespace genex::testing;
using services::StoreState;

/// The page with a real store in a folder of its own.
class TestAccessPage : public QObject
{
    Q_OBJECT

private:
    std::atomic<std::chrono::seconds> m_ahead = std::chrono::seconds(0);
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<services::CaseStoreController> m_store;
    std::unique_ptr<ui::AccessPage> m_page;

    bool reaches(StoreState state) const
    {
        return comesAbout([&] { return m_store->view().state == state && !m_store->isBusy(); });
    }
    bool isShown(const char* name) const { return partOf(*m_page, name)->isVisible(); }
    QString problem() const
    {
        for (const QLabel* label : m_page->findChildren<QLabel*>(QStringLiteral("accessProblem"))) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
    /// Returns the recovery key.
    QString makeStore() const
    {
        type(*m_page, "newPassphrase", QString::fromLatin1(kPassphrase));
        click(*m_page, "createStore");
        if (!comesAbout([&] { return m_page->isShowingRecoveryKey(); }) || !reaches(StoreState::Unlocked))
            qFatal("no store was made");
        QString key = textOf(*m_page, "recoveryKeyShown");
        click(*m_page, "recoveryKeyKept");
        return key;
    }
    bool lock() const
    {
        m_store->lock();
        return reaches(StoreState::Locked);
    }
    void unlockWith(const char* passphrase) const
    {
        type(*m_page, "passphrase", QString::fromLatin1(passphrase));
        click(*m_page, "unlock");
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto folders = services::UserFolders::inFolder(m_folder->path());
        QVERIFY(folders.create());
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        options.clock = [this] { return std::chrono::system_clock::now() + m_ahead.load(); };
        m_store = std::make_unique<services::CaseStoreController>(folders, options);
        m_page = std::make_unique<ui::AccessPage>(*m_store);
        m_page->resize(900, 700);
        m_page->show();
        m_store->start();
        QVERIFY(reaches(StoreState::NoStore));
    }
    void cleanup()
    {
        m_page.reset();
        m_store.reset();
    }

    void theFirstRunShowsTheRecoveryKeyOnce()
    {
        QVERIFY(isShown("createStore"));
        QSignalSpy kept(m_page.get(), &ui::AccessPage::recoveryKeyKept);
        QVERIFY(!makeStore().isEmpty());
        QCOMPARE(kept.size(), 1);
        QVERIFY(!m_page->isShowingRecoveryKey());
        QVERIFY(textOf(*m_page, "recoveryKeyShown").isEmpty());
        QVERIFY(partOf<QLineEdit>(*m_page, "newPassphrase")->text().isEmpty());
    }

    void aWrongPassphraseIsSaidAndTheRightOneOpens()
    {
        (void)makeStore();
        QVERIFY(lock());
        QVERIFY(isShown("unlock"));
        unlockWith("wrong horse battery");
        QVERIFY(comesAbout([&] { return !problem().isEmpty(); }));
        QCOMPARE(m_store->view().state, StoreState::Locked);
        QVERIFY(partOf<QLineEdit>(*m_page, "passphrase")->text().isEmpty());
        QVERIFY(comesAbout([&] { return partOf(*m_page, "unlock")->isEnabled(); }));
        m_ahead = std::chrono::seconds(2); // a wrong one is slowed down
        unlockWith(kPassphrase);
        QVERIFY(reaches(StoreState::Unlocked));
    }

    void theRecoveryKeyOpensTheStoreAndThePassphraseIsAskedForNextTime()
    {
        const QString key = makeStore();
        QVERIFY(lock());
        click(*m_page, "useRecoveryKey");
        type(*m_page, "recoveryKey", key);
        click(*m_page, "unlock");
        QVERIFY(reaches(StoreState::Unlocked));
        QVERIFY(lock());
        QVERIFY(isShown("passphrase") && !isShown("recoveryKey"));
    }

    void theDemonstrationNeedsNoPassphrase()
    {
        click(*m_page, "tryDemonstration");
        QVERIFY(reaches(StoreState::Unlocked));
        QVERIFY(m_store->view().isDemonstration);
    }

    void theOtherDemonstrationOpensFromHereToo()
    {
        click(*m_page, "tryDemonstrationChestPain");
        QVERIFY(reaches(StoreState::Unlocked));
        std::string name;
        m_store->ask(
            this, [](services::CaseBook& book) { return book.latest(1); },
            [&name](const Result<std::vector<domain::CaseSummary>>& cases) { name = cases->front().name; });
        QVERIFY(comesAbout([&] { return !name.empty(); }));
        QCOMPARE(name, std::string("Chest pain"));
    }
};

QTEST_MAIN(TestAccessPage)
#include "tst_accesspage.moc"
