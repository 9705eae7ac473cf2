// SPDX-License-Identifier: GPL-3.0-or-later
#include "access/accesspage.h"

#include "cards.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/centred.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

/// A card centred on its page.
QWidget* pageOf(AccessCard* card)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(2);
    addCentred(layout, card);
    layout->addStretch(3);
    return page;
}

} // namespace

AccessPage::AccessPage(services::CaseStoreController& caseStore, QWidget* parent)
    : QWidget(parent)
    , m_caseStore(caseStore)
    , m_cards(new QStackedWidget(this))
    , m_opening(new AccessCard(tr("Opening the cases…")))
    , m_recoveryKey(new RecoveryKeyCard)
{
    auto* firstRun = new FirstRunCard;
    auto* unlock = new UnlockCard;
    auto* restore = new RestoreCard;
    m_firstRun = firstRun;
    m_unlock = unlock;
    m_restore = restore;
    for (AccessCard* card :
         std::initializer_list<AccessCard*>{m_opening, firstRun, unlock, restore, m_recoveryKey})
        m_cards->addWidget(pageOf(card));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_cards);

    connect(firstRun, &FirstRunCard::passphraseChosen, this, [this, firstRun] {
        if (auto passphrase = firstRun->passphrase())
            m_caseStore.create(std::move(*passphrase));
    });
    connect(firstRun, &FirstRunCard::demonstrationRequested, &m_caseStore,
            &services::CaseStoreController::openDemonstration);
    connect(unlock, &UnlockCard::demonstrationRequested, &m_caseStore,
            &services::CaseStoreController::openDemonstration);
    connect(unlock, &UnlockCard::openAgainRequested, &m_caseStore, &services::CaseStoreController::openAgain);
    connect(unlock, &UnlockCard::unlockRequested, this, [this, unlock] {
        unlock->setProblem({});
        if (unlock->isWithRecoveryKey())
            m_caseStore.unlockWithRecoveryKey(unlock->recoveryKey());
        else if (auto passphrase = unlock->passphrase())
            m_caseStore.unlock(unlock->user(), std::move(*passphrase));
    });
    connect(restore, &RestoreCard::openAgainRequested, &m_caseStore,
            &services::CaseStoreController::openAgain);
    connect(restore, &RestoreCard::restoreRequested, this, [this, restore] {
        const auto backup = restore->backup();
        auto passphrase = restore->passphrase();
        if (backup && passphrase)
            m_caseStore.restore(*backup, std::move(*passphrase));
    });
    connect(m_recoveryKey, &RecoveryKeyCard::saveRequested, this,
            [this](const QString& path, const QByteArray& sheet) {
                m_caseStore.ask(
                    m_recoveryKey,
                    [path, sheet](services::CaseBook&) { return RecoveryKeyCard::write(path, sheet); },
                    [this](const Result<void>& saved) { m_recoveryKey->showSaved(saved); });
            });
    connect(m_recoveryKey, &RecoveryKeyCard::kept, this, [this] {
        showState();
        Q_EMIT recoveryKeyKept();
    });
    connect(&m_caseStore, &services::CaseStoreController::changed, this, &AccessPage::showState);
    connect(&m_caseStore, &services::CaseStoreController::recoveryKeyMade, this, [this](const QString& key) {
        m_recoveryKey->setKey(key);
        showState();
    });
    connect(&m_caseStore, &services::CaseStoreController::refused, this, [this](const Error& error) {
        for (AccessCard* card : std::initializer_list<AccessCard*>{m_firstRun, m_unlock, m_restore})
            card->setProblem(language::described(error));
        takeFocus();
    });
    showState();
}

bool AccessPage::isShowingRecoveryKey() const
{
    return m_recoveryKey->hasKey();
}

void AccessPage::use(AccessCard* card)
{
    QWidget* page = card->parentWidget();
    const bool isOther = m_cards->currentWidget() != page;
    m_cards->setCurrentWidget(page);
    card->setBusy(m_caseStore.isBusy());
    if (isOther)
        card->setProblem({});
    if (isVisible() && (isOther || !window()->focusWidget()))
        card->takeFocus();
}

void AccessPage::showState()
{
    const services::StoreStatus& view = m_caseStore.view();
    if (m_recoveryKey->hasKey()) {
        use(m_recoveryKey);
        return m_recoveryKey->setBusy(false);
    }
    switch (view.state) {
    case services::StoreState::Unlocked:
        m_unlock->startAfresh();
        return use(m_opening);
    case services::StoreState::Opening:
        return use(m_opening);
    case services::StoreState::NoStore:
        return use(m_firstRun);
    case services::StoreState::Locked:
        m_unlock->show(view);
        return use(m_unlock);
    case services::StoreState::Unusable:
        m_restore->show(view);
        return use(m_restore);
    }
}

void AccessPage::takeFocus()
{
    for (AccessCard* card :
         std::initializer_list<AccessCard*>{m_firstRun, m_unlock, m_restore, m_recoveryKey}) {
        if (card->parentWidget() == m_cards->currentWidget())
            card->takeFocus();
    }
}

} // namespace genex::ui
