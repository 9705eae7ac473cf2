// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/resources.h"
#include "domain/caseworkflow.h"
#include "services/casebook.h"
#include "services/storecare.h"
#include "support/errorof.h"
#include "support/stores/secrets.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

/// Books of cases for tests, with a clock that they set.
namespace genex::testing {

using services::CaseBook;
using services::Passphrase;

inline domain::Catalogue sampleCatalogue()
{
    return domain::loadCatalogue(resourceFolder() / "sample" / "catalogue.json");
}

/// The value; a test that gets an error instead ends with it.
template <typename Value>
Value take(Result<Value> result)
{
    if (!result)
        throw Failure(errorOf(result));
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

/// A store in a folder of its own, and books of it.
struct TestBook
{
    explicit TestBook(bool isOpenToAll = false)
        : file(std::filesystem::path(folder.path().toStdString()) / "store.db")
    {
        const auto maker = closed();
        if (isOpenToAll)
            take(maker->createOpenToAll());
        else
            recoveryKey = take(maker->create(kAdministrator, Passphrase(kPassphrase)));
    }

    std::unique_ptr<CaseBook> closed() const
    {
        services::CaseBookOptions options;
        options.clock = [this] { return now; };
        options.keyCost = kCheap;
        return std::make_unique<CaseBook>(file, sampleCatalogue(), options);
    }

    std::unique_ptr<CaseBook> open(const std::string& user = kAdministrator,
                                   const char* passphrase = kPassphrase) const
    {
        auto book = closed();
        take(book->open());
        take(book->unlock(user, Passphrase(passphrase)));
        return book;
    }

    QTemporaryDir folder;
    std::filesystem::path file;
    std::string recoveryKey;
    Time now = Time(std::chrono::seconds(1'772'352'930)); ///< 2026-03-01T08:15:30Z
};

inline const std::string kModelHash(64, 'a');
inline const std::string kOtherHash(64, 'b');

/// Order crp and ct, estimate ddimer.
inline domain::Recommendation recommendation(const std::string& hash = kModelHash)
{
    domain::Recommendation made;
    made.modelSha256 = hash;
    made.programVersion = "1";
    made.order = {{"crp", 0.5, 1}, {"ct", 0.2, 1}};
    made.estimate = {"ddimer"};
    made.differential = {{"flu", 0.6, 0.8}, {"cold", 0.4, 0.2}};
    return made;
}

inline domain::Conclusion conclusion(domain::CaseStage stage, const std::string& hash = kModelHash)
{
    domain::Conclusion made;
    made.modelSha256 = hash;
    made.programVersion = "1";
    made.seed = 7;
    made.stage = stage;
    made.differential = {{"influenza", 0.9, {}}, {"covid_19", 0.1, {}}};
    made.confidence = 0.9;
    if (stage != domain::CaseStage::AwaitingResults) {
        domain::EstimatedValue estimate;
        estimate.feature = "ddimer";
        estimate.mean = 0.4;
        estimate.deviation = 0.1;
        estimate.range = domain::EstimatedRange{0.4, 0.3, 0.6};
        made.estimates = {estimate};
    }
    if (stage == domain::CaseStage::FallBack)
        made.order = {"ddimer"};
    if (stage == domain::CaseStage::AwaitingResults)
        made.order = {"crp", "ct"};
    return made;
}

// --- steps of a case, as the programs take them: the document that each leaves

inline domain::CaseDocument recommendIn(CaseBook& book, const std::string& id,
                                        const domain::Recommendation& made, const std::string& modelName)
{
    return take(book.append(id, {domain::RecommendationMade{made, modelName}}));
}

inline domain::CaseDocument orderIn(CaseBook& book, const std::string& id)
{
    const domain::CaseDocument document = book.read(id);
    return take(book.append(id, domain::CaseWorkflow(document).order()));
}

inline domain::CaseDocument judgeIn(CaseBook& book, const std::string& id, const domain::Conclusion& made,
                                    const std::string& modelName)
{
    const domain::CaseDocument document = book.read(id);
    return take(book.append(id, domain::CaseWorkflow(document).judged(made, modelName)));
}

} // namespace genex::testing

/// Fails the test unless the Result holds an error of this code that says `text`.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): a function could not end the test and name its line
#define GENEX_REFUSED(expression, expectedCode, text)                                                        \
    do {                                                                                                     \
        const auto outcome = (expression);                                                                   \
        QVERIFY2(!outcome, "nothing was refused by " #expression);                                           \
        const genex::Error refusal = genex::testing::errorOf(outcome);                                       \
        QVERIFY2(refusal.code == (expectedCode), refusal.message.english().c_str());                         \
        QVERIFY2(genex::describe(refusal).find(text) != std::string::npos,                                   \
                 genex::describe(refusal).c_str());                                                          \
    } while (false)
