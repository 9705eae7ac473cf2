// SPDX-License-Identifier: GPL-3.0-or-later
// Stores where the disk or the folder is not as it should be. Mounts need a namespace of one's own.
#include "common/jobcontrol.h"
#include "support/stores/stores.h"
#include "support/stores/tampering.h"

#include <QTest>

#include <fstream>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

/// Whether this process may mount, which it then does where no other sees it.
bool enterNamespace()
{
    const uid_t user = ::geteuid();
    const int flags = user == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;
    if (::unshare(flags) != 0)
        return false;
    if (user != 0)
        std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
    return ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

/// A file system of its own in a folder, until the end of its scope.
class Mount
{
public:
    Mount(std::string folder, const char* options)
        : m_folder(std::move(folder))
        , m_isThere(::mount("none", m_folder.c_str(), "tmpfs", 0, options) == 0)
    {}
    ~Mount()
    {
        if (m_isThere)
            ::umount2(m_folder.c_str(), MNT_DETACH);
    }
    Mount(const Mount&) = delete;
    Mount& operator=(const Mount&) = delete;

    bool isThere() const { return m_isThere; }
    bool makeReadOnly() const
    {
        return ::mount("none", m_folder.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }

private:
    std::string m_folder;
    bool m_isThere;
};

} // namespace

class TestPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(enterNamespace(), "mounting is not allowed here: it needs user namespaces");
    }

    void aReadOnlyFolderIsRead()
    {
        const QTemporaryDir folder;
        const Mount mount(folder.path().toStdString(), "size=16m");
        const std::filesystem::path path = folder.filePath(QStringLiteral("w.store")).toStdString();
        createStore(path, newStore());
        OpenStore(path)->cases().create(Texts{"e"}, "s", kNote);
        QVERIFY(mount.makeReadOnly());
        const OpenStore open(path);
        QVERIFY(open.store->isReadOnly());
        QVERIFY(!open.store->holder().has_value());
        QCOMPARE(open->cases().all().at(0).summary, std::string("s"));
        GENEX_THROWS(open->cases().create({}, "s", kNote), ErrorCode::PermissionDenied, "not writable");
        GENEX_THROWS(createStore(path.string() + "2", newStore()), ErrorCode::PermissionDenied, "w.store2");
    }

    void aFullDiskLosesNothing()
    {
        const QTemporaryDir folder;
        const Mount mount(folder.path().toStdString(), "size=2m");
        const std::filesystem::path path = folder.filePath(QStringLiteral("w.store")).toStdString();
        createStore(path, newStore());
        std::uint64_t count = 0;
        std::optional<CaseId> id;
        {
            const OpenStore open(path);
            id = open->cases().create({}, "0", kNote);
            Error error;
            while (error.message.empty())
                error = errorOf([&] {
                    count = open->cases().append(*id, count, Texts{std::string(20'000, 'x')},
                                                 std::to_string(count + 1), kNote);
                });
            QVERIFY2(error.code == ErrorCode::DiskFull, error.message.english().c_str());
            QCOMPARE(open->cases().read(*id).events.size(), count);
        }
        QVERIFY(count > 5);
        // The file and its journal need the room that a restart takes back.
        QVERIFY(::mount("none", folder.path().toStdString().c_str(), nullptr, MS_REMOUNT, "size=16m") == 0);
        const OpenStore open(path, later());
        QCOMPARE(open->cases().read(*id).events.size(), count);
        open->cases().append(*id, count, Texts{"room again"}, "x", kNote);
    }

    void aFolderThatIsRemovedWhileOpenIsAnError()
    {
        auto test = std::make_unique<TestStore>();
        const OpenStore open(test->path);
        open->cases().create({}, "s", kNote);
        std::filesystem::remove_all(test->path.parent_path());
        const Error error = errorOf([&] { open->cases().create({}, "s", kNote); });
        QVERIFY2(error.code == ErrorCode::Io, error.message.english().c_str());
        QVERIFY(!error.remedy.empty());
    }

    void aNameWithOddLettersIsAStoreLikeAnyOther()
    {
        const TestStore test;
        const std::filesystem::path folder = test.path.parent_path() / "100% Größe? #1 & 'x'";
        std::filesystem::create_directory(folder);
        const std::filesystem::path path = folder / "a store?mode=memory#.db";
        createStore(path, newStore());
        OpenStore(path)->cases().create({}, "s", kNote);
        QVERIFY(std::filesystem::exists(path));
        QCOMPARE(OpenStore(path)->cases().count(), 1U);
    }

    void aStoreThroughALinkIsTheSameStore()
    {
        const TestStore test;
        const std::filesystem::path link = test.path.parent_path() / "link.store";
        std::filesystem::create_symlink(test.path, link);
        const OpenStore open(test.path);
        const OpenStore second(link);
        QVERIFY(second.store->isReadOnly()); // one lock, whatever it is called
    }
};

QTEST_GUILESS_MAIN(TestPlaces)
#include "tst_places.moc"
