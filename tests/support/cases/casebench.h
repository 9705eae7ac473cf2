// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "support/cases/fakecaseengine.h"
#include "support/cases/scriptedanswers.h"
#include "support/cases/tinymodel.h"
#include "support/desks/desks.h"

#include <memory>
#include <optional>

/// An open case with a real store, a model without weights and an engine that answers from a script.
namespace genex::testing {

class CaseBench
{
public:
    CaseBench()
        : m_profile(services::Profile::inFolder(m_folder.path()))
    {
        if (!m_profile.create())
            qFatal("no profile");
        writeTinyModel(placeOfTinyModel(m_profile), kTinyModel);
        services::CaseBookOptions options;
        options.keyCost = kCheap;
        m_desk = std::make_unique<services::CaseDesk>(m_profile, options);
        m_desk->start();
        get(services::DeskState::NoStore);
        m_desk->create(services::Passphrase(kPassphrase));
        get(services::DeskState::Unlocked);
        engine.recommended = scriptedRecommendation();
        engine.concluded = scriptedConclusion(domain::CaseStage::Concluded);
        m_open.emplace(*m_desk, engine);
        QObject::connect(&*m_open, &services::OpenCase::refused,
                         [this](const Error& error) { refused.push_back(error); });
    }

    services::CaseDesk& desk() { return *m_desk; }
    services::OpenCase& open() { return *m_open; }
    const services::Profile& profile() const { return m_profile; }

    void get(services::DeskState state) const
    {
        if (!comesAbout([&] { return m_desk->view().state == state; }))
            qFatal("the desk does not get there");
    }
    void unlock()
    {
        m_desk->unlock(m_desk->view().users.front(), services::Passphrase(kPassphrase));
        get(services::DeskState::Unlocked);
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
    services::Profile m_profile;
    std::unique_ptr<services::CaseDesk> m_desk;
    std::optional<services::OpenCase> m_open;
};

} // namespace genex::testing
