// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "support/cases/scriptedanswers.h"
#include "support/cases/tinymodel.h"
#include "support/engine/fakecaseengine.h"
#include "support/services/servicefixtures.h"

#include <memory>
#include <optional>

/// An open case with a real store, a model without weights and an engine that answers from a script.
namespace genex::testing {

class CaseFixture
{
public:
    CaseFixture()
        : m_folders(services::UserFolders::inFolder(m_folder.path()))
    {
        if (!m_folders.create())
            qFatal("no profile");
        writeTinyModel(placeOfTinyModel(m_folders), kTinyModel);
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        m_caseStore = std::make_unique<services::CaseStoreController>(m_folders, options);
        m_caseStore->start();
        get(services::StoreState::NoStore);
        m_caseStore->create(services::Passphrase(kPassphrase));
        get(services::StoreState::Unlocked);
        engine.recommended = scriptedRecommendation();
        engine.concluded = scriptedConclusion(domain::CaseStage::Concluded);
        m_open.emplace(*m_caseStore, engine.service);
        QObject::connect(&*m_open, &services::OpenCase::refused,
                         [this](const Error& error) { refused.push_back(error); });
    }

    services::CaseStoreController& caseStore() { return *m_caseStore; }
    services::OpenCase& open() { return *m_open; }
    const services::UserFolders& folders() const { return m_folders; }

    void get(services::StoreState state) const
    {
        if (!comesAbout([&] { return m_caseStore->view().state == state; }))
            qFatal("the case store does not get there");
    }
    void unlock()
    {
        m_caseStore->unlock(m_caseStore->view().users.front(), services::Passphrase(kPassphrase));
        get(services::StoreState::Unlocked);
    }

    // --- the way of a case, each step done when it returns true

    bool openNew()
    {
        m_open->openNew({.name = "Jane Roe"});
        return comesAbout([&] { return m_open->isOpen(); });
    }
    bool enter(const domain::Finding& finding)
    {
        const std::size_t before = events();
        m_open->setFindings({finding});
        return comesAbout([&] { return events() > before && !m_open->isAsking(); });
    }
    bool getToOrder() { return openNew() && enter(domain::Finding::present("fever")); }
    bool getToResults()
    {
        if (!getToOrder())
            return false;
        m_open->placeOrder();
        return reaches(domain::CaseStep::Results);
    }
    /// With the answer that is scripted.
    bool getToJudgement() { return getToResults() && enterResults() && isAnswered(); }
    bool getToConclusion()
    {
        if (!getToJudgement())
            return false;
        m_open->confirmJudgement();
        return reaches(domain::CaseStep::Conclusion);
    }
    /// Something for each awaited test.
    bool enterResults()
    {
        for (const std::string& feature : m_open->document().awaited()) {
            const std::size_t before = events();
            m_open->setResult({feature == "malaria_film" ? domain::Finding::absent(feature)
                                                         : domain::Finding::measured(feature, 12)});
            if (!comesAbout([&] { return events() > before; }))
                return false;
        }
        return true;
    }
    bool isAnswered()
    {
        return comesAbout([&] { return !m_open->isAsking(); });
    }
    bool reaches(domain::CaseStep step)
    {
        return comesAbout([&] { return m_open->step() == step && !m_open->isAsking(); });
    }
    std::size_t events() const { return m_open->document().events().size(); }
    bool isRefused(const char* text)
    {
        return comesAbout([&] { return !refused.empty(); }) &&
               describe(refused.back()).find(text) != std::string::npos;
    }

    FakeCaseEngine engine;
    std::vector<Error> refused;

private:
    QTemporaryDir m_folder;
    services::UserFolders m_folders;
    std::unique_ptr<services::CaseStoreController> m_caseStore;
    std::optional<services::OpenCase> m_open;
};

} // namespace genex::testing
