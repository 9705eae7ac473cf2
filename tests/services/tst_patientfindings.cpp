// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientfindings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::domain;
using services::ModelFeatures;
using services::patientFindings;

namespace {

using Findings = std::vector<Finding>;

Catalogue catalogue()
{
    CatalogueContent content;
    content.features.resize(1);
    content.features[0].id = "age";
    content.features[0].name = "Age";
    content.features[0].quantity = Quantity{"years", 0, 18, 100};
    return Catalogue(content);
}

PatientDetails patient(std::optional<int> age, Sex sex)
{
    return {.name = "Jane Roe", .ageYears = age, .sex = sex};
}

/// Of a patient of 47 years, a woman.
CaseDocument caseOf(std::vector<CaseChange> changes)
{
    changes.insert(changes.begin(), CaseOpened{patient(47, Sex::Female)});
    CaseDocument document;
    for (CaseChange& change : changes)
        document.apply({"doctor", 1, std::move(change)});
    return document;
}

} // namespace

class TestPatientFindings : public QObject
{
    Q_OBJECT

private:
    ModelFeatures featuresOf(const QByteArray& list, const Catalogue& names = {}) const
    {
        QFile file(m_folder.filePath(QStringLiteral("manifest.json")));
        const QByteArray manifest = R"({"features": [)" + list + "]}";
        if (!file.open(QIODevice::WriteOnly) || file.write(manifest) != manifest.size())
            qFatal("cannot write");
        file.close();
        return {m_folder.path().toStdString(), names};
    }

    ModelFeatures embedded() const
    {
        return featuresOf(R"({"id": "age", "kind": "numeric", "categories": []},
                             {"id": "female_sex", "kind": "binary", "categories": []})",
                          catalogue());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void ageAndSexAreFindings()
    {
        const ModelFeatures features = embedded();
        QVERIFY(patientFindings(patient(47, Sex::Female), features) ==
                (Findings{Finding::measured("age", 47), Finding::present("female_sex")}));
        QVERIFY(patientFindings(patient(47, Sex::Male), features) ==
                (Findings{Finding::measured("age", 47), Finding::absent("female_sex")}));
    }

    void whatIsUnknownOrOutOfRangeIsLeftOut()
    {
        const ModelFeatures features = embedded();
        QVERIFY(patientFindings(patient({}, Sex::Unknown), features).empty());
        QVERIFY(patientFindings(patient(17, Sex::Other), features).empty());
        QVERIFY(patientFindings(patient(101, Sex::Unknown), features).empty());
        QCOMPARE(patientFindings(patient(100, Sex::Unknown), features).size(), std::size_t{1});
    }

    void whatTheModelDoesNotHaveIsLeftOut()
    {
        QVERIFY(patientFindings(patient(47, Sex::Female), {}).empty());
        // Of 0 and 1 nobody knows which is which, and an age in classes is no number.
        const ModelFeatures features = featuresOf(R"({"id": "sex", "kind": "binary", "categories": []},
                          {"id": "age", "kind": "ordinal", "categories": ["young", "old"]})");
        QVERIFY(patientFindings(patient(47, Sex::Female), features).empty());
    }

    void aCategoryIsFoundByItsWord_data()
    {
        QTest::addColumn<QByteArray>("categories");
        QTest::addColumn<QByteArray>("female");
        QTest::addColumn<QByteArray>("male");
        QTest::newRow("words") << QByteArray(R"("Male", "Female")") << QByteArray("Female")
                               << QByteArray("Male");
        QTest::newRow("letters") << QByteArray(R"("F", "M")") << QByteArray("F") << QByteArray("M");
        QTest::newRow("persons") << QByteArray(R"("man", "woman")") << QByteArray("woman")
                                 << QByteArray("man");
        QTest::newRow("numbers") << QByteArray(R"("1", "2")") << QByteArray() << QByteArray();
    }
    void aCategoryIsFoundByItsWord()
    {
        QFETCH(const QByteArray, categories);
        QFETCH(const QByteArray, female);
        QFETCH(const QByteArray, male);
        const ModelFeatures features =
            featuresOf(R"({"id": "gender", "kind": "categorical", "categories": [)" + categories + "]}");
        for (const auto& [sex, word] : {std::pair(Sex::Female, female), std::pair(Sex::Male, male)}) {
            const Findings expected =
                word.isEmpty() ? Findings() : Findings{Finding::ofCategory("gender", word.toStdString())};
            QVERIFY(patientFindings(patient(47, sex), features) == expected);
        }
    }

    void whatTheDoctorSaysComesFirst()
    {
        const ModelFeatures features = embedded();
        Findings findings;
        addPatient(findings, caseOf({FindingSet{Finding::measured("age", 52)}}), {}, features);
        QVERIFY(findings == Findings{Finding::present("female_sex")});
    }

    void whatStandsInTheBatchIsLeftToIt()
    {
        const ModelFeatures features = embedded();
        Findings findings;
        addPatient(findings, caseOf({}), {{"age"}, {"female_sex"}}, features);
        QVERIFY(findings.empty());
        addPatient(findings, caseOf({}), {}, features);
        QCOMPARE(findings.size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestPatientFindings)
#include "tst_patientfindings.moc"
