// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"

#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace genex;
using namespace genex::testing;
using namespace genex::ui;

namespace {

services::StoreStatus lockedFor(std::vector<std::string> users)
{
    services::StoreStatus status;
    status.state = services::StoreState::Locked;
    status.users = std::move(users);
    return status;
}

services::StoreStatus unusable(ErrorCode code)
{
    services::StoreStatus status;
    status.state = services::StoreState::Unusable;
    status.problem = Error{code, "The store cannot be read.", {}};
    status.backups.resize(2);
    status.backups[0].file = "/backups/late";
    status.backups[1].file = "/backups/early";
    status.backups[1].isUpgradeCopy = true;
    return status;
}

} // namespace

class TestAccessCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortPassphraseIsNotTaken()
    {
        FirstRunCard card;
        card.show();
        QSignalSpy chosen(&card, &FirstRunCard::passphraseChosen);
        auto* begin = partOf<QPushButton>(card, "createStore");
        QVERIFY(!begin->isEnabled());
        QVERIFY(wordsIn(card).contains(QStringLiteral("Four unrelated words")));
        type(card, "newPassphrase", QStringLiteral("short"));
        QVERIFY(!begin->isEnabled());
        QVERIFY(!wordsIn(card).contains(QStringLiteral("Four unrelated words"))); // but what is wrong
        type(card, "newPassphrase", QStringLiteral("correct horse battery"));
        QVERIFY(begin->isEnabled());
        QTest::keyClick(partOf(card, "newPassphrase"), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(card.passphrase().has_value());
        QVERIFY(partOf<QLineEdit>(card, "newPassphrase")->text().isEmpty()); // it does not stay in the field
    }

    void aBusyCardCannotBePressed()
    {
        FirstRunCard card;
        card.show();
        QSignalSpy wanted(&card, &FirstRunCard::demonstrationRequested);
        card.setBusy(true);
        QCOMPARE(partOf<QPushButton>(card, "createStore")->text(), QStringLiteral("Creating the store…"));
        click(card, "tryDemonstration");
        QVERIFY(wanted.isEmpty());
        card.setBusy(false);
        click(card, "tryDemonstration");
        QCOMPARE(wanted.size(), 1);
    }

    void eitherDemonstrationIsOneKeyAway()
    {
        FirstRunCard first;
        first.show();
        QSignalSpy wanted(&first, &FirstRunCard::demonstrationRequested);
        QTest::keyClick(partOf(first, "tryDemonstration"), Qt::Key_Space);
        QTest::keyClick(partOf(first, "tryDemonstrationChestPain"), Qt::Key_Space);
        QCOMPARE(wanted.size(), 2);
        QVERIFY(wanted[0][0].value<services::DemonstrationPatient>() ==
                services::DemonstrationPatient::Traveller);
        QVERIFY(wanted[1][0].value<services::DemonstrationPatient>() ==
                services::DemonstrationPatient::ChestPain);
        QVERIFY(partOf(first, "tryDemonstrationChestPain")
                    ->accessibleName()
                    .contains(QStringLiteral("demo patient: Chest pain")));
        for (const char* name : {"tryDemonstration", "tryDemonstrationChestPain"})
            QVERIFY2(partOf(first, name)->focusPolicy() & Qt::TabFocus, name);

        UnlockCard locked;
        locked.QWidget::show();
        QSignalSpy fromLock(&locked, &UnlockCard::demonstrationRequested);
        click(locked, "demonstrationFromLockChestPain");
        QCOMPARE(fromLock.size(), 1);
        QVERIFY(fromLock[0][0].value<services::DemonstrationPatient>() ==
                services::DemonstrationPatient::ChestPain);
    }

    void whoIsAskedOnlyWhereThereAreSeveral()
    {
        UnlockCard card;
        card.QWidget::show();
        card.show(lockedFor({"dr_a"}));
        QVERIFY(!partOf(card, "unlockUser")->isVisible());
        QCOMPARE(card.user(), std::string("dr_a"));
        QVERIFY(wordsIn(card).contains(QStringLiteral("Cases of dr_a are locked")));
        card.show(lockedFor({"dr_a", "lock"}));
        auto* users = partOf<QComboBox>(card, "unlockUser");
        QVERIFY(users->isVisible());
        users->setCurrentText(QStringLiteral("lock"));
        card.show(lockedFor({"dr_a", "dr_b", "lock"}));
        QCOMPARE(card.user(), std::string("lock")); // who was chosen stays chosen
    }

    void theRecoveryKeyStandsInForThePassphrase()
    {
        UnlockCard card;
        card.QWidget::show();
        card.show(lockedFor({"dr_a"}));
        QVERIFY(!partOf(card, "recoveryKey")->isVisible());
        click(card, "useRecoveryKey");
        QVERIFY(card.isWithRecoveryKey() && partOf(card, "recoveryKey")->isVisible());
        QVERIFY(!partOf(card, "passphrase")->isEnabled());
        QSignalSpy wanted(&card, &UnlockCard::unlockRequested);
        type(card, "recoveryKey", QStringLiteral(" AAAA-BBBB "));
        QTest::keyClick(partOf(card, "recoveryKey"), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(card.recoveryKey(), std::string("AAAA-BBBB"));
        QVERIFY(card.recoveryKey().empty()); // it does not stay in the field
        card.startAfresh();
        QVERIFY(!card.isWithRecoveryKey() && partOf(card, "passphrase")->isEnabled());
    }

    void whyNothingCanBeWrittenIsSaid()
    {
        UnlockCard card;
        card.QWidget::show();
        services::StoreStatus status = lockedFor({"dr_a"});
        status.readOnlyReason = "Another program writes.";
        card.show(status);
        QVERIFY(wordsIn(card).contains(QStringLiteral("Another program writes.")));
    }

    void aDamagedStoreOffersItsBackups()
    {
        RestoreCard card;
        card.QWidget::show();
        card.show(unusable(ErrorCode::Corrupt));
        QVERIFY(textOf(card, "storeProblem").contains(QStringLiteral("cannot be read")));
        QVERIFY(card.backup() == std::filesystem::path("/backups/late"));
        card.findChild<RowList*>()->setCurrentRow(1);
        QVERIFY(card.backup() == std::filesystem::path("/backups/early"));
        QCOMPARE(card.findChild<RowList*>()->rows().at(1).subtitle,
                 QStringLiteral("copy made before an upgrade"));
        QSignalSpy restore(&card, &RestoreCard::restoreRequested);
        type(card, "restorePassphrase", QStringLiteral("correct horse battery"));
        QTest::keyClick(partOf(card, "restorePassphrase"), Qt::Key_Return);
        QCOMPARE(restore.size(), 1);
        QVERIFY(card.passphrase().has_value());
    }

    /// A store that another version wrote, or that may not be read, is whole.
    void aStoreThatIsNotDamagedIsNotReplaced()
    {
        RestoreCard card;
        card.QWidget::show();
        card.show(unusable(ErrorCode::PermissionDenied));
        QVERIFY(!partOf(card, "restoreBackup")->isEnabled());
        QVERIFY(!partOf(card, "restorePassphrase")->isEnabled());
        QSignalSpy again(&card, &RestoreCard::openAgainRequested);
        click(card, "openAgain");
        QCOMPARE(again.size(), 1);
    }

    void theRecoveryKeyIsPutAway()
    {
        RecoveryKeyCard card;
        card.show();
        card.setKey(QStringLiteral("AAAA-BBBB"));
        QCOMPARE(textOf(card, "recoveryKeyShown"), QStringLiteral("AAAA-BBBB"));
        QSignalSpy kept(&card, &RecoveryKeyCard::kept);
        click(card, "recoveryKeyKept");
        QCOMPARE(kept.size(), 1);
        QVERIFY(!card.hasKey() && textOf(card, "recoveryKeyShown").isEmpty());
    }

    void onlyItsOwnerReadsASavedKey()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("key.txt"));
        QVERIFY(RecoveryKeyCard::write(file, "AAAA-BBBB").has_value());
        const QFile::Permissions others =
            QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(file) & others));
        RecoveryKeyCard card;
        card.show();
        card.showSaved(RecoveryKeyCard::write(folder.filePath(QStringLiteral("missing/key.txt")), "A"));
        QVERIFY(textOf(card, "accessProblem").contains(QStringLiteral("missing")));
        card.showSaved({});
        QVERIFY(!partOf(card, "accessProblem")->isVisible());
    }
};

QTEST_MAIN(TestAccessCards)
#include "tst_accesscards.moc"
