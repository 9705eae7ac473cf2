// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casestorecontroller.h"

#include "language/translated.h"

#include "common/error.h"
#include "common/resources.h"
#include "data/demonstration.h"
#include "services/localizedcatalogue.h"
#include "services/modelcard.h"
#include "storage/backup.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace genex::services {

namespace {

constexpr std::size_t kMostDemonstrationCases = 1'000;

std::filesystem::path fileOf(const QString& path)
{
    return path.toStdString();
}

std::filesystem::path sampleFolder()
{
    return resourceFolder() / "sample";
}

template <typename Value>
Value orThrow(Result<Value> result)
{
    if (!result)
        throw Failure(result.error());
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

std::string inOwnLanguage(const std::string& words)
{
    return language::translated(Text::ofResource(words)).toStdString();
}

/// Its id, whatever language it was made in; empty where there is none yet.
std::string demonstrationCase(CaseBook& book, const data::Demonstration& patient)
{
    const domain::CaseList list = orThrow(book.list(std::nullopt, kMostDemonstrationCases));
    const auto found = std::ranges::find_if(list.cases, [&](const domain::CaseSummary& summary) {
        return summary.name == patient.title || summary.name == inOwnLanguage(patient.title);
    });
    return found == list.cases.end() ? std::string() : found->id;
}

std::string addDemonstrationCase(CaseBook& book, const data::Demonstration& patient)
{
    domain::PatientDetails details = patient.details();
    details.name = inOwnLanguage(patient.title);
    details.remarks = inOwnLanguage(patient.story);
    std::string id = orThrow(book.newCase(details));
    std::vector<domain::CaseChange> changes;
    for (const domain::Finding& finding : patient.findings)
        changes.emplace_back(domain::FindingSet{finding});
    orThrow(book.append(id, std::move(changes)));
    return id;
}

/// The invented patient's case opens next: the one that is there already, or a new one.
void rememberDemonstration(CaseBook& book, DemonstrationPatient which)
{
    const data::Demonstration patient = data::loadDemonstration(demonstrationFile(which), book.catalogue());
    std::string id = demonstrationCase(book, patient);
    if (id.empty())
        id = addDemonstrationCase(book, patient);
    orThrow(book.rememberCase(id));
}

} // namespace

/// The model to use, and why it is not the activated one.
struct CaseStoreController::ReadModel
{
    Result<std::shared_ptr<const WorkingModel>> model = fail(ErrorCode::NotFound, "There is no model.");
    Text notice;
};

CaseStoreController::ReadModel CaseStoreController::readModel(const UserFolders& folders,
                                                              const domain::Catalogue& catalogue)
{
    ModelChoice choice = chosenModel(folders);
    return {attempt([&] { return loadWorkingModel(choice.path, catalogue); }), std::move(choice.problem)};
}

/// What is read at startup.
struct CaseStoreController::Opened
{
    std::shared_ptr<const domain::Catalogue> catalogue = std::make_shared<const domain::Catalogue>();
    ReadModel model;
    std::optional<Error> problem;
};

CaseStoreController::CaseStoreController(UserFolders folders, CaseBookOptions options, QObject* parent)
    : QObject(parent)
    , m_folders(std::move(folders))
    , m_options(std::move(options))
    , m_catalogue(std::make_shared<const domain::Catalogue>())
    , m_thread(QStringLiteral("cases"))
{}

CaseStoreController::~CaseStoreController() = default;

void CaseStoreController::start()
{
    m_thread.run(
        this,
        [this] {
            Opened opened = readAll();
            m_book = std::make_unique<CaseBook>(fileOf(m_folders.storeFile()), *opened.catalogue, m_options);
            StoreStatus view = openBook(false);
            if (opened.problem) {
                view.state = StoreState::Unusable;
                view.problem = opened.problem;
            }
            return std::pair(std::move(opened), std::move(view));
        },
        [this](std::pair<Opened, StoreStatus> read) {
            m_catalogue = std::move(read.first.catalogue);
            takeModel(std::move(read.first.model));
            take(std::move(read.second));
        });
}

CaseStoreController::Opened CaseStoreController::readAll() const
{
    Opened opened;
    const auto catalogue = attempt([] { return loadLocalizedCatalogue(sampleFolder() / "catalogue.json"); });
    if (!catalogue) {
        opened.problem = catalogue.error();
        return opened;
    }
    opened.catalogue = std::make_shared<const domain::Catalogue>(*catalogue);
    opened.model = readModel(m_folders, *catalogue);
    return opened;
}

void CaseStoreController::takeModel(ReadModel read)
{
    m_model = read.model ? *read.model : nullptr;
    m_modelProblem = read.model ? std::nullopt : std::optional(read.model.error());
    m_modelNotice = std::move(read.notice);
}

void CaseStoreController::useModel()
{
    m_thread.run(
        this, [folders = m_folders, catalogue = m_catalogue] { return readModel(folders, *catalogue); },
        [this](ReadModel read) {
            takeModel(std::move(read));
            Q_EMIT changed();
        });
}

void CaseStoreController::findModel(const std::string& sha256, QObject* asker,
                                    std::function<void(const std::shared_ptr<const WorkingModel>&)> then)
{
    m_thread.run(
        asker,
        [sha256, folders = m_folders, catalogue = m_catalogue] {
            const auto found = attempt([&] {
                const auto path = services::findModel(sha256, modelFolders(folders));
                return path ? loadWorkingModel(*path, *catalogue) : nullptr;
            });
            return found ? *found : nullptr;
        },
        std::move(then));
}

void CaseStoreController::useBook(const std::filesystem::path& file)
{
    domain::Catalogue catalogue = m_book->catalogue();
    m_book = std::make_unique<CaseBook>(file, std::move(catalogue), m_options);
}

StoreStatus CaseStoreController::viewNow(bool isDemonstration) const
{
    StoreStatus view;
    view.isDemonstration = isDemonstration;
    view.state = m_book->isUnlocked()    ? StoreState::Unlocked
                 : m_book->isOpen()      ? StoreState::Locked
                 : m_book->storeExists() ? StoreState::Unusable
                                         : StoreState::NoStore;
    view.users = m_book->userNames();
    view.who = m_book->who();
    view.readOnlyReason = m_book->readOnlyReason();
    view.mayWorkOnCases = m_book->may(Permission::WorkOnCases);
    view.mayReadAudit = m_book->may(Permission::ReadAudit);
    view.mayManageUsers = m_book->may(Permission::ManageUsers) && !m_book->isOpenToAll();
    view.hasOwnPassphrase = m_book->isUnlockedByUser();
    view.mayChooseModel = m_book->may(Permission::ChooseModel);
    return view;
}

StoreStatus CaseStoreController::openBook(bool isDemonstration)
{
    Result<void> opened;
    if (m_book->storeExists())
        opened = m_book->open();
    if (opened && m_book->isOpenToAll())
        opened = m_book->unlockOpen();
    StoreStatus view = viewNow(isDemonstration);
    if (!opened) {
        view.state = StoreState::Unusable;
        view.problem = opened.error();
        view.backups = storage::listBackups(m_book->file());
    }
    return view;
}

void CaseStoreController::take(StoreStatus view)
{
    m_view = std::move(view);
    Q_EMIT changed();
}

void CaseStoreController::follow(StoreStatus view, int locks)
{
    if (locks == m_locks)
        return take(std::move(view));
    m_view.users = std::move(view.users); // all a locked screen shows of it
    Q_EMIT changed();
}

/// work() → Result<StoreStatus>, on the book's thread.
template <typename Work>
void CaseStoreController::change(Work work)
{
    m_isLockWanted = false;
    ++m_asked;
    Q_EMIT changed();
    m_thread.run(this, std::move(work), [this](Result<StoreStatus> view) {
        --m_asked;
        if (view && !m_isLockWanted) {
            take(std::move(*view));
        } else {
            Q_EMIT changed();
            if (!view)
                Q_EMIT refused(view.error());
        }
    });
}

void CaseStoreController::create(Passphrase passphrase)
{
    auto shared = std::make_shared<const Passphrase>(std::move(passphrase));
    change([this, shared]() -> Result<StoreStatus> {
        const std::string user = loginName();
        const auto key = m_book->create(user, *shared);
        if (!key)
            return fail(key.error());
        tellRecoveryKey(*key);
        if (const auto opened = m_book->open().and_then([&] { return m_book->unlock(user, *shared); });
            !opened)
            return fail(opened.error());
        return viewNow(false);
    });
}

void CaseStoreController::unlock(const std::string& user, Passphrase passphrase)
{
    auto shared = std::make_shared<const Passphrase>(std::move(passphrase));
    change([this, user, shared]() -> Result<StoreStatus> {
        if (const auto unlocked = m_book->unlock(user, *shared); !unlocked)
            return fail(unlocked.error());
        return viewNow(false);
    });
}

void CaseStoreController::unlockWithRecoveryKey(const std::string& key)
{
    change([this, key]() -> Result<StoreStatus> {
        if (const auto unlocked = m_book->unlockWithRecoveryKey(key); !unlocked)
            return fail(unlocked.error());
        return viewNow(false);
    });
}

void CaseStoreController::lock()
{
    if (m_view.state != StoreState::Unlocked || m_view.isDemonstration)
        return;
    m_isLockWanted = true;
    ++m_locks;
    StoreStatus view;
    view.state = StoreState::Locked;
    view.users = m_view.users;
    view.readOnlyReason = m_view.readOnlyReason;
    m_thread.run(
        this, [this] { m_book->lock(); }, [] {});
    take(std::move(view));
}

Result<StoreStatus> CaseStoreController::makeDemonstration(DemonstrationPatient patient)
{
    useBook(fileOf(m_folders.demonstrationStoreFile()));
    if (!m_book->storeExists()) {
        if (const auto made = m_book->createOpenToAll(); !made)
            return fail(made.error());
    }
    StoreStatus view = openBook(true);
    if (view.problem)
        return fail(*view.problem);
    if (view.readOnlyReason.empty()) {
        if (const auto added = attempt([&] { rememberDemonstration(*m_book, patient); }); !added)
            return fail(added.error());
    }
    return view;
}

void CaseStoreController::openDemonstration(DemonstrationPatient patient)
{
    change([this, patient] {
        auto view = makeDemonstration(patient);
        if (!view)
            useBook(fileOf(m_folders.storeFile()));
        return view;
    });
}

void CaseStoreController::leaveDemonstration()
{
    openAgain();
}

void CaseStoreController::openAgain()
{
    change([this]() -> Result<StoreStatus> {
        useBook(fileOf(m_folders.storeFile()));
        return openBook(false);
    });
}

void CaseStoreController::replaceRecoveryKey()
{
    change([this]() -> Result<StoreStatus> {
        const auto key = services::replaceRecoveryKey(*m_book);
        if (!key)
            return fail(key.error());
        tellRecoveryKey(*key);
        return viewNow(false);
    });
}

void CaseStoreController::tellRecoveryKey(const std::string& key)
{
    const QString text = QString::fromStdString(key);
    QMetaObject::invokeMethod(this, [this, text] { Q_EMIT recoveryKeyMade(text); });
}

void CaseStoreController::restore(const std::filesystem::path& backup, Passphrase passphrase)
{
    auto shared = std::make_shared<const Passphrase>(std::move(passphrase));
    change([this, backup, shared]() -> Result<StoreStatus> {
        JobControl job;
        const auto restored = services::restore(*m_book, backup, {shared->view(), {}}, job);
        if (!restored)
            return fail(restored.error());
        return openBook(false);
    });
}

} // namespace genex::services
