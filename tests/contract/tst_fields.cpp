// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/message.h"
#include "contract/settingchanges.h"

#include "common/result.h"
#include "support/errorof.h"

#include <QTest>

#include <array>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::contract;

namespace {

enum class Colour { Red, Green };

constexpr std::array<std::string_view, 2> namesOf(Colour)
{
    return {"red", "green"};
}

struct Wheel
{
    int spokes = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("spokes", self.spokes, Range{3, 36});
    }
};

struct Bicycle
{
    std::string owner;
    Colour colour = Colour::Red;
    std::vector<Wheel> wheels;
    std::optional<double> price;
    std::optional<double> weight;
    std::string bell;
    int gears = 1;
    std::map<std::string, bool> lights;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("owner", self.owner);
        visit("colour", self.colour, Defaulted{});
        visit("wheels", self.wheels, MostEntries{2});
        visit("price", self.price, Range{0.0, 1e4});
        visit("weight", self.weight, OrNull{});
        visit("bell", self.bell, OmittedWhenEmpty{});
        visit("gears", self.gears, OmittedWhen{1}, Range{1, 30});
        visit("lights", self.lights, OmittedWhenEmpty{});
    }

    void check(const Text& where) const
    {
        if (gears > 1 && wheels.empty())
            throw Failure(ErrorCode::InvalidInput, Text("%1 has gears and no wheels.", where));
    }
};

std::string complaint(const char* json)
{
    const auto read = attempt([&] { return fromJson<Bicycle>(Json::parse(json), "The bicycle"); });
    return read ? std::string("none") : errorOf(read).message.english();
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatIsUnusualIsWritten()
    {
        Bicycle bicycle;
        bicycle.owner = "Ada";
        QCOMPARE(toJson(bicycle).dump(),
                 std::string(R"({"colour":"red","owner":"Ada","weight":null,"wheels":[]})"));
    }

    void everythingIsReadAgain()
    {
        const auto json = Json::parse(R"({"owner": "Ada", "colour": "green", "wheels": [{"spokes": 32}],
            "price": 12.5, "weight": 9, "bell": "loud", "gears": 7, "lights": {"front": true}})");
        const auto bicycle = fromJson<Bicycle>(json, "The bicycle");
        QCOMPARE(nameOf(bicycle.colour), std::string_view("green"));
        QCOMPARE(bicycle.wheels.at(0).spokes, 32);
        QCOMPARE(bicycle.weight.value(), 9.0);
        QVERIFY(bicycle.lights.at("front"));
        QVERIFY(toJson(bicycle) == json);
    }

    void complaintsNameThePlace_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("expected");
        QTest::newRow("missing") << QByteArray(R"({"wheels": []})")
                                 << "The bicycle, field \"owner\": is missing.";
        QTest::newRow("unknown") << QByteArray(R"({"owner": "A", "wheels": [], "saddle": 1})")
                                 << "The bicycle, field \"saddle\": is not known.";
        QTest::newRow("deep") << QByteArray(R"({"owner": "A", "wheels": [{"spokes": 4}, {"spokes": 2}]})")
                              << "The bicycle, field \"wheels\", field \"2\", field \"spokes\": is 2.";
        QTest::newRow("too many") << QByteArray(R"({"owner": "A", "wheels": [1, 2, 3]})")
                                  << "The bicycle, field \"wheels\": has 3 entries.";
        QTest::newRow("name") << QByteArray(R"({"owner": "A", "wheels": [], "colour": "blue"})")
                              << "The bicycle, field \"colour\": is \"blue\".";
        QTest::newRow("null") << QByteArray(R"({"owner": "A", "wheels": [], "price": null})")
                              << "The bicycle, field \"price\": is null.";
        QTest::newRow("together") << QByteArray(R"({"owner": "A", "wheels": [], "gears": 2})")
                                  << "The bicycle has gears and no wheels.";
    }
    void complaintsNameThePlace()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, expected);
        QCOMPARE(QString::fromStdString(complaint(json.constData())), expected);
    }

    void everySettingIsExplained()
    {
        QCOMPARE(settingsHelp().size(), allSettings(TrainingSettings()).size());
        for (const SettingHelp& setting : settingsHelp()) {
            for (const std::string_view text :
                 {setting.heading.title, setting.help.label, setting.help.why, setting.values.c_str()})
                QVERIFY2(!text.empty(), setting.name.c_str());
        }
        QCOMPARE(helpOn("buckets").values, std::string("1 to 1024"));
        QCOMPARE(helpOn("selection").values, std::string("bucket, personal"));
        QCOMPARE(helpOn("heads").heading.title, helpOn("generator").heading.title);
        QVERIFY(helpOn("heads").heading.title != helpOn("hidden").heading.title);
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, helpOn("saddle"));
    }

    void everyPresetCanBeTaken()
    {
        for (const std::string& name : presetNames())
            validate(presetNamed(name));
        const auto none = attempt([] { return presetNamed("slow"); });
        QCOMPARE(errorOf(none).remedy.english(), std::string("It must be one of fast, paper and thorough."));
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
