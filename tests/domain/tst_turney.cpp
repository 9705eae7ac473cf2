// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/result.h"
#include "domain/turney.h"
#include "domain/wording.h"
#include "support/errorof.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using domain::TurneyTexts;
using genex::testing::errorOf;

namespace {

TurneyTexts goodTexts()
{
    return {"dir/heart", "age:\t1.00\nchol:\t7.27\nfbs: 5.20\nTSH level: 20\n\n",
            "age: 1.00, 1.00\nchol: 7.27, 5.17\r\nfbs: 5.20,3.10\nTSH level: 20, 20\n",
            "A, B.\n\nchol: A.\nfbs:\tA.\n",
            "age: immediate.\nchol: delayed.\nfbs: delayed\nTSH level: delayed.\n"};
}

Result<domain::TurneyCosts> parsed(const TurneyTexts& texts)
{
    return attempt([&] { return domain::parseTurney(texts); });
}

/// The file whose text is replaced, by what, and what is said of it.
struct Broken
{
    const char* name;
    std::string TurneyTexts::*file;
    std::string text;
    const char* message;
    const char* remedy;
};

const std::vector<Broken>& brokenFiles()
{
    static const std::vector<Broken> all{
        {"no test", &TurneyTexts::cost, "\n\n", "dir/heart.cost names no test.",
         "Write one line per test, as in \"chol: 7.27\"."},
        {"no colon", &TurneyTexts::cost, "age 1\n",
         "dir/heart.cost, line 1: has no colon after the test's name.", "Write a line as in \"chol: 7.27\"."},
        {"no name", &TurneyTexts::cost, "age: 1\n: 2\n", "dir/heart.cost, line 2: the test's name is \"\".",
         "Give a name of 1 to 100 bytes with a letter in it and no tabs."},
        {"negative", &TurneyTexts::cost, "\nage: -1\n", "dir/heart.cost, line 2: the price is -1.",
         "Use a number from 0 to 100000."},
        {"infinite", &TurneyTexts::cost, "age: inf\n", "dir/heart.cost, line 1: the price is inf.",
         "Use a number from 0 to 100000."},
        {"not a number", &TurneyTexts::cost, "age: nan\n", "dir/heart.cost, line 1: the price is nan.",
         "Use a number from 0 to 100000."},
        {"too large for a double", &TurneyTexts::cost, "age: 1e999\n",
         "dir/heart.cost, line 1: \"1e999\" is not a price.", "Use a number such as 7.27."},
        {"text as price", &TurneyTexts::cost, "age: cheap\n",
         "dir/heart.cost, line 1: \"cheap\" is not a price.", "Use a number such as 7.27."},
        {"price missing", &TurneyTexts::cost, "age:\n", "dir/heart.cost, line 1: \"\" is not a price.",
         "Use a number such as 7.27."},
        {"twice", &TurneyTexts::cost, "age: 1\nAge: 2\n",
         "dir/heart.cost, line 2: \"Age\" also occurs in an earlier line.", "Remove one of the two."},
        {"binary", &TurneyTexts::cost,
         std::string("age: 1\n\x7f"
                     "ELF\0\1\n",
                     13),
         "dir/heart.cost, line 2: contains bytes that are not text.",
         "Check that it is the right file; it must be UTF-8."},
        {"latin 1", &TurneyTexts::delay, "\xE4ge: immediate.\n",
         "dir/heart.delay, line 1: contains bytes that are not text.",
         "Check that it is the right file; it must be UTF-8."},
        {"group of unknown test", &TurneyTexts::group, "A.\ncholl: A.\n",
         "dir/heart.group, line 2: \"choll\" is not a test of dir/heart.cost.",
         "Check its spelling, or add its price there."},
        {"group not declared", &TurneyTexts::group, "A, B.\nchol: C.\n",
         "dir/heart.group, line 2: the group \"C\" is not declared.",
         "Add it to the first line, or correct it."},
        {"no groups declared", &TurneyTexts::group, "chol: A.\n",
         "dir/heart.group, line 1: the groups are not declared.",
         "Write them in the first line, as in \"A, B, C.\"."},
        {"group declared twice", &TurneyTexts::group, "A, a.\n",
         "dir/heart.group, line 1: the group \"a\" occurs twice.", "Remove one of the two."},
        {"empty group", &TurneyTexts::group, "A,, B.\n", "dir/heart.group, line 1: \"\" is not a group name.",
         "Give names with commas between them, as in \"A, B, C.\"."},
        {"in two groups", &TurneyTexts::group, "A, B.\nchol: A.\nchol: B.\n",
         "dir/heart.group, line 3: \"chol\" also occurs in an earlier line.", "Remove one of the two."},
        {"one price", &TurneyTexts::expense, "age: 1\n", "dir/heart.expense, line 1: has 1 prices.",
         "Give two: the price, and the price when the group is paid for."},
        {"discount above the price", &TurneyTexts::expense, "age: 1, 1\nchol: 7.27, 8\n",
         "dir/heart.expense, line 2: the discounted price of \"chol\" is above its price.",
         "Give what it costs once its group is paid for."},
        {"discount without a group", &TurneyTexts::expense, "age: 1, 0.5\n",
         "dir/heart.expense, line 1: \"age\" has a discount and no group.",
         "Name its group in dir/heart.group, or give the price twice."},
        {"another price", &TurneyTexts::expense, "age: 2, 1\n",
         "dir/heart.expense, line 1: the price of \"age\" is not the one in dir/heart.cost.",
         "Correct one of the two."},
        {"expense missing", &TurneyTexts::expense, "age: 1, 1\n",
         "dir/heart.expense has no line for \"chol\".", "Add it; dir/heart.cost has one."},
        {"delay unknown", &TurneyTexts::delay, "age: soon.\n",
         "dir/heart.delay, line 1: \"soon\" is not a delay.", "Use immediate or delayed."},
        {"delay missing", &TurneyTexts::delay, "", "dir/heart.delay has no line for \"age\".",
         "Add it; dir/heart.cost has one."},
    };
    return all;
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

void writeAll(const QString& stem)
{
    const TurneyTexts texts = goodTexts();
    write(stem + QStringLiteral(".cost"), texts.cost);
    write(stem + QStringLiteral(".expense"), texts.expense);
    write(stem + QStringLiteral(".group"), texts.group);
    write(stem + QStringLiteral(".delay"), texts.delay);
}

} // namespace

class TestTurney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAll()
    {
        const domain::TurneyCosts costs = parsed(goodTexts()).value();
        QCOMPARE(costs.title, std::string("heart"));
        QVERIFY((costs.groups == std::vector<std::string>{"A", "B"}));
        const std::vector<domain::TurneyTest> tests{{"age", 1, 1, "", false},
                                                    {"chol", 7.27, 5.17, "A", true},
                                                    {"fbs", 5.2, 3.1, "A", true},
                                                    {"TSH level", 20, 20, "", true}};
        QVERIFY(costs.tests == tests);
    }

    void makesACatalogueThatIsAccepted()
    {
        const domain::Catalogue catalogue = domain::catalogueOf(parsed(goodTexts()).value());
        QVERIFY(domain::parseCatalogue(nlohmann::json(catalogue).dump(), "c") == catalogue);
        const domain::Feature& chol = *catalogue.feature("chol");
        QCOMPARE(catalogue.panel(chol.panel)->name, std::string("Group A"));
        QCOMPARE(chol.cost, 7.27);
        QCOMPARE(chol.costInPanel, 5.17);
        QCOMPARE(chol.turnaroundMinutes, 1440);
        QVERIFY(chol.act == domain::Act::Lab);
        QVERIFY(catalogue.feature("age")->act == domain::Act::Ask);
        QCOMPARE(catalogue.feature("age")->turnaroundMinutes, 0);
        QCOMPARE(catalogue.feature("tsh_level")->name, std::string("TSH level"));
        // 7.27 for the first of group A, 3.10 for the second.
        QCOMPARE(domain::totalsOf({"chol", "fbs"}, catalogue).cost, 10.37);
    }

    void mergesByIdOrName()
    {
        domain::CatalogueContent content = domain::catalogueOf(parsed(goodTexts()).value()).content();
        content.features.erase(content.features.begin() + 2); // fbs
        content.panels = {{"group_a", "Another panel"}, {"blood", "Blood"}};
        domain::Feature& known = content.features[1];
        known = {};
        known.id = "cholesterol";
        known.name = "CHOL";
        known.synonyms = {"lipids"};
        known.panel = "blood";
        known.sensitive = true;
        content.currency = "EUR";
        const domain::Catalogue merged =
            domain::withCosts(domain::Catalogue(content), parsed(goodTexts()).value());
        QVERIFY(domain::parseCatalogue(nlohmann::json(merged).dump(), "c") == merged);
        QCOMPARE(merged.features().size(), std::size_t{4});
        const domain::Feature& chol = *merged.feature("cholesterol");
        QCOMPARE(chol.cost, 7.27);
        QCOMPARE(chol.panel, std::string("group_a_2"));
        QVERIFY(chol.sensitive);
        QCOMPARE(chol.synonyms.size(), std::size_t{1});
        QCOMPARE(merged.feature("fbs")->costInPanel, 3.1);
        QCOMPARE(merged.content().currency, std::string("EUR"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(brokenFiles().size()); ++i)
            QTest::newRow(brokenFiles()[static_cast<std::size_t>(i)].name) << i;
    }

    void saysWhatIsWrong()
    {
        QFETCH(int, index);
        const Broken& how = brokenFiles()[static_cast<std::size_t>(index)];
        TurneyTexts texts = goodTexts();
        texts.*how.file = how.text;
        const auto result = parsed(texts);
        QVERIFY(!result);
        QCOMPARE(errorOf(result).message.english(), std::string(how.message));
        QCOMPARE(errorOf(result).remedy.english(), std::string(how.remedy));
        QVERIFY(errorOf(result).code == ErrorCode::InvalidInput);
    }

    void anyOfTheFilesNamesAll()
    {
        const QTemporaryDir folder;
        writeAll(folder.filePath(QStringLiteral("my.heart")));
        for (const char* ending : {"", ".cost", ".expense", ".group", ".delay"})
            QCOMPARE(domain::loadTurney(folder.filePath(QStringLiteral("my.heart")).toStdString() + ending)
                         .tests.size(),
                     std::size_t{4});
    }

    void missingFilesAndFoldersAreNamed()
    {
        const QTemporaryDir folder;
        const QString stem = folder.filePath(QStringLiteral("h"));
        const auto failure = [&] { return errorOf([&] { return domain::loadTurney(stem.toStdString()); }); };
        QVERIFY(failure().code == ErrorCode::NotFound);
        QVERIFY(failure().message.english().find(stem.toStdString() + ".cost") != std::string::npos);
        writeAll(stem);
        QVERIFY(QFile::remove(stem + QStringLiteral(".delay")));
        QVERIFY(failure().message.english().find(stem.toStdString() + ".delay") != std::string::npos);
        QVERIFY(QDir().mkdir(stem + QStringLiteral(".delay")));
        QCOMPARE(failure().message.english(), stem.toStdString() + ".delay is not a file.");
    }

    /// Turney's own files for the heart data, where they are at hand.
    void readsTheHeartFiles()
    {
        const QString stem =
            qEnvironmentVariable("GENEX_SOURCE_DIR") + QStringLiteral("/../shared/data/heart/heart-disease");
        if (!QFile::exists(stem + QStringLiteral(".cost")))
            QSKIP("No data: there is no ../shared/data.");
        const domain::Catalogue catalogue = domain::catalogueOf(domain::loadTurney(stem.toStdString()));
        QVERIFY(domain::parseCatalogue(nlohmann::json(catalogue).dump(), "c") == catalogue);
        QCOMPARE(catalogue.features().size(), std::size_t{13});
        QCOMPARE(catalogue.content().panels.size(), std::size_t{3});
        // Group C: 87.30 once, then 1.00 each.
        QCOMPARE(domain::totalsOf({"exang", "oldpeak", "slope"}, catalogue).cost, 89.3);
        QCOMPARE(domain::totalsOf({"age", "sex"}, catalogue).turnaroundMinutes, 0);
    }
};

QTEST_APPLESS_MAIN(TestTurney)
#include "tst_turney.moc"
