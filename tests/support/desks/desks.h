// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casedesk.h"
#include "support/stores/stores.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// The desk of a window, and tables to lay on it.
namespace genex::testing {

constexpr int kDeskPatienceMs = 120'000;

template <typename Condition>
bool comesAbout(Condition&& condition)
{
    return QTest::qWaitFor(std::forward<Condition>(condition), kDeskPatienceMs);
}

/// A real store in a folder of its own, made and unlocked.
class UnlockedDesk
{
public:
    UnlockedDesk()
        : m_desk(makeDesk())
    {
        waitFor(*m_desk, services::DeskState::NoStore);
        m_desk->create(services::Passphrase(kPassphrase));
        waitFor(*m_desk, services::DeskState::Unlocked);
    }

    services::CaseDesk& desk() { return *m_desk; }
    QString folder() const { return m_folder.path(); }

    void lock()
    {
        m_desk->lock();
        waitFor(*m_desk, services::DeskState::Locked);
    }

    void unlock()
    {
        m_desk->unlock(m_desk->view().users.front(), services::Passphrase(kPassphrase));
        waitFor(*m_desk, services::DeskState::Unlocked);
    }

    /// Somebody else at the same store, who can only read it while this one writes. Unlocked.
    std::unique_ptr<services::CaseDesk> reader() const
    {
        auto desk = makeDesk();
        waitFor(*desk, services::DeskState::Locked);
        desk->unlock(desk->view().users.front(), services::Passphrase(kPassphrase));
        waitFor(*desk, services::DeskState::Unlocked);
        return desk;
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
    std::unique_ptr<services::CaseDesk> makeDesk() const
    {
        const auto profile = services::Profile::inFolder(m_folder.path() + QStringLiteral("/profile"));
        if (!profile.create())
            qFatal("no profile");
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        auto desk = std::make_unique<services::CaseDesk>(profile, options);
        desk->start();
        return desk;
    }

    static void waitFor(const services::CaseDesk& desk, services::DeskState state)
    {
        if (!comesAbout([&] { return desk.view().state == state; }))
            qFatal("the desk does not get there");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<services::CaseDesk> m_desk;
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
