// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/resources.h"
#include "services/modelfeatures.h"
#include "support/throws.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using domain::Finding;
using services::ModelFeatures;

class TestModelFeatures : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path write(const QByteArray& manifest) const
    {
        QFile file(m_folder.filePath(QStringLiteral("manifest.json")));
        if (!file.open(QIODevice::WriteOnly) || file.write(manifest) != manifest.size())
            qFatal("cannot write");
        return m_folder.path().toStdString();
    }

    ModelFeatures small() const
    {
        return ModelFeatures(write(R"({"features": [
            {"id": "fever", "kind": "binary", "categories": []},
            {"id": "temperature", "kind": "numeric", "categories": []},
            {"id": "grade", "kind": "ordinal", "categories": ["1", "2", "3"]},
            {"id": "rhythm", "kind": "categorical", "categories": ["regular", "irregular"]}]})"),
                             {});
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void findingsAreFittedToTheirKind()
    {
        const ModelFeatures features = small();
        QVERIFY(features.fitted(Finding::present("fever")) == Finding::present("fever"));
        QVERIFY(features.fitted(Finding::measured("fever", 0)) == Finding::absent("fever"));
        QVERIFY(features.fitted(Finding::measured("temperature", 38.9)) ==
                Finding::measured("temperature", 38.9));
        QVERIFY(features.fitted(Finding::measured("grade", 2)) == Finding::ofCategory("grade", "2"));
        QVERIFY(features.fitted(Finding::ofCategory("rhythm", "regular")) ==
                Finding::ofCategory("rhythm", "regular"));
    }

    void whatDoesNotFitIsRefused()
    {
        const ModelFeatures features = small();
        GENEX_THROWS(features.fitted(Finding::measured("fever", 2)), ErrorCode::InvalidInput,
                     "present or absent");
        GENEX_THROWS(features.fitted(Finding::present("temperature")), ErrorCode::InvalidInput, "a number");
        GENEX_THROWS(features.fitted(Finding::ofCategory("temperature", "hot")), ErrorCode::InvalidInput,
                     "a number");
        GENEX_THROWS(features.fitted(Finding::measured("grade", 4)), ErrorCode::InvalidInput, "1, 2, 3");
        GENEX_THROWS(features.fitted(Finding::ofCategory("rhythm", "odd")), ErrorCode::InvalidInput,
                     "regular, irregular");
    }

    void misspeltNamesAreToldWhatIsLikeThem()
    {
        const ModelFeatures features = small();
        GENEX_THROWS(features.requireKnown("temprature"), ErrorCode::InvalidInput,
                     "Similar names: temperature.");
        GENEX_THROWS(features.requireKnown("zzzzzz"), ErrorCode::InvalidInput, "Check its name");
        features.requireKnown("rhythm");
    }

    void theBundledModelIsKnownByItsNameAndFeatures()
    {
        const auto model = bundledModels() / "embedded" / "1";
        const ModelFeatures features(model,
                                     domain::loadCatalogue(resourceFolder() / "sample" / "catalogue.json"));
        features.requireKnown("fever");
        GENEX_THROWS(features.requireKnown("pyrexia"), ErrorCode::InvalidInput, "fever"); // a synonym
        QCOMPARE(services::modelNameOf(model), std::string("embedded/1"));
        QCOMPARE(services::modelNameOf("some/folder/ward-model/"), std::string("ward-model"));
        QCOMPARE(services::modelNameOf("ward-model"), std::string("ward-model"));
    }

    void foldersWithoutAModelSaySo()
    {
        GENEX_THROWS(ModelFeatures("/nonexistent", {}), ErrorCode::NotFound, "no model in /nonexistent");
        for (const char* manifest : {"{}", "[]", R"({"features": [1]})", R"({"features": [{"id": "a"}]})"})
            GENEX_THROWS(ModelFeatures(write(manifest), {}), ErrorCode::InvalidInput, "features");
        GENEX_THROWS(ModelFeatures(write("{"), {}), ErrorCode::InvalidInput, "manifest.json");
    }
};

QTEST_APPLESS_MAIN(TestModelFeatures)
#include "tst_modelfeatures.moc"
