// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casestorecontroller.h"
#include "support/stores/secrets.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// The services of a window, and tables to read.
namespace genex::testing {

constexpr int kStorePatienceMs = 120'000;

template <typename Condition>
bool comesAbout(Condition&& condition)
{
    return QTest::qWaitFor(std::forward<Condition>(condition), kStorePatienceMs);
}

/// A real store in a folder of its own, made and unlocked.
class UnlockedStore
{
public:
    UnlockedStore()
        : m_caseStore(makeStore())
    {
        waitFor(*m_caseStore, services::StoreState::NoStore);
        m_caseStore->create(services::Passphrase(kPassphrase));
        waitFor(*m_caseStore, services::StoreState::Unlocked);
    }

    services::CaseStoreController& caseStore() { return *m_caseStore; }
    QString folder() const { return m_folder.path(); }

    void lock()
    {
        m_caseStore->lock();
        waitFor(*m_caseStore, services::StoreState::Locked);
    }

    void unlock()
    {
        m_caseStore->unlock(m_caseStore->view().users.front(), services::Passphrase(kPassphrase));
        waitFor(*m_caseStore, services::StoreState::Unlocked);
    }

    /// Somebody else at the same store, who can only read it while this one writes. Unlocked.
    std::unique_ptr<services::CaseStoreController> reader() const
    {
        auto caseStore = makeStore();
        waitFor(*caseStore, services::StoreState::Locked);
        caseStore->unlock(caseStore->view().users.front(), services::Passphrase(kPassphrase));
        waitFor(*caseStore, services::StoreState::Unlocked);
        return caseStore;
    }

    /// The file's path.
    QString write(const char* name, const QByteArray& bytes) const
    {
        QFile file(QDir(m_folder.path()).filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

private:
    std::unique_ptr<services::CaseStoreController> makeStore() const
    {
        const auto folders = services::UserFolders::inFolder(m_folder.path() + QStringLiteral("/profile"));
        if (!folders.create())
            qFatal("no profile");
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        auto caseStore = std::make_unique<services::CaseStoreController>(folders, options);
        caseStore->start();
        return caseStore;
    }

    static void waitFor(const services::CaseStoreController& caseStore, services::StoreState state)
    {
        if (!comesAbout([&] { return caseStore.view().state == state; }))
            qFatal("the case store does not get there");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<services::CaseStoreController> m_caseStore;
};

/// Forty patients: an id, a number with gaps, a yes and no, steps, a name, a part and a diagnosis. Every
/// fourth row stands there twice but for its id.
inline QByteArray ward(char delimiter = ',')
{
    QByteArray text = "id,age [years],fever,pain,ward,part,diagnosis\n";
    const char* const pains[] = {"none", "mild", "moderate", "severe"};
    const char* const wards[] = {"north", "south", "east"};
    for (int i = 0; i < 40; ++i) {
        const int patient = i - (i % 4 == 3 ? 1 : 0);
        const QByteArray age = patient % 10 == 0 ? QByteArray() : QByteArray::number(20 + patient * 7 % 61);
        const bool isIll = patient * 5 % 8 > 3;
        text += "P" + QByteArray::number(1000 + i) + ',' + age + ',' + (patient % 3 == 0 ? "yes" : "no") +
                ',' + pains[patient * 3 % 4] + ',' + wards[patient % 3] + ',' +
                (i < 28   ? "train"
                 : i < 32 ? "validation"
                          : "test") +
                ',' + (isIll ? "flu" : "cold") + '\n';
    }
    return text.replace(',', delimiter);
}

} // namespace genex::testing
