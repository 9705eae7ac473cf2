// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/message.h"
#include "contract/settingchanges.h"

#include "common/result.h"
#include "support/errorof.h"

#include <QTest>

#include <array>
#include <cmath>

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

struct Place
{
    static constexpr bool kIsRow = true;

    double north = 0;
    double east = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("north", self.north, Range{-90.0, 90.0});
        visit("east", self.east);
    }
};

/// What a bicycle has no use for.
struct Ride
{
    std::string diary;
    std::int64_t atMs = 0;
    double kilometres = 0;
    std::vector<std::string> stops;
    std::vector<Place> places;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("diary", self.diary, AsLines{}, MostBytes{100});
        visit("at", self.atMs, AsUtcTime{});
        visit("kilometres", self.kilometres, Range{0.0, 1000.0}, Whole{});
        visit("stops", self.stops, SnakeCase{}, AllDifferent{});
        visit("places", self.places);
        const std::size_t count = self.stops.size();
        visit("stop_count", count, WrittenOnly{});
    }
    static void upgrade(Json& older)
    {
        if (older.contains("km")) {
            older["kilometres"] = older["km"];
            older.erase("km");
        }
    }
};

const Json kRide = Json::parse(R"({"diary": ["wet", "", "cold "], "at": "1970-01-01T00:00:01.000Z",
    "kilometres": 12.0, "stops": ["old_bridge", "inn"], "places": [[48.5, 16], [48, 16.25]], "stop_count": 2})");

template <typename Value>
std::string complaintAbout(const Json& json, const char* where)
{
    const auto read = attempt([&] { return fromJson<Value>(json, where); });
    return read ? std::string("none") : errorOf(read).message.english();
}

std::string complaint(const char* json)
{
    return complaintAbout<Bicycle>(Json::parse(json), "The bicycle");
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

    void linesTimesRowsAndWhatFollowsAreWrittenAndRead()
    {
        const auto ride = fromJson<Ride>(kRide, "The ride");
        QCOMPARE(ride.diary, std::string("wet\n\ncold "));
        QCOMPARE(ride.atMs, std::int64_t{1000});
        QCOMPARE(ride.places.at(1).east, 16.25);
        QVERIFY(toJson(ride) == kRide);
        Json other = kRide;
        other["stop_count"] = 7; // follows from the stops, whatever is said
        QVERIFY(toJson(fromJson<Ride>(other, "The ride")) == kRide);
        other.erase("stop_count");
        QVERIFY(toJson(fromJson<Ride>(other, "The ride")) == kRide);
    }

    void whatEarlierVersionsWroteIsReadInTodaysForm()
    {
        Json older = kRide;
        older.erase("kilometres");
        QCOMPARE(complaintAbout<Ride>(older, "The ride"),
                 std::string("The ride, field \"kilometres\": is missing."));
        older["km"] = 12;
        QVERIFY(toJson(fromJson<Ride>(older, "The ride")) == kRide);
        QCOMPARE(complaintAbout<Ride>("none", "The ride"), std::string("The ride is \"none\"."));
    }

    void everyNoteIsObeyed_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* patch, const char* expected) {
            QTest::newRow(name) << QByteArray(patch) << QString::fromUtf8(expected);
        };
        row("no lines", R"({"diary": "wet"})", "field \"diary\": is \"wet\".");
        row("no line at all", R"({"diary": []})", "field \"diary\": has 0 entries.");
        row("a line of no text", R"({"diary": [7]})",
            "field \"diary\": contains something that is not text.");
        row("no time", R"({"at": "noon"})", "field \"at\": is not a time.");
        row("a fraction", R"({"kilometres": 1.5})", "field \"kilometres\": is 1.5.");
        row("too far", R"({"kilometres": 1001})", "field \"kilometres\": is 1001.");
        row("no snake case", R"({"stops": ["Inn"]})", "field \"stops\", field \"1\": is \"Inn\".");
        row("the same twice", R"({"stops": ["inn", "inn"]})", "field \"stops\": contains \"inn\" twice.");
        row("short row", R"({"places": [[1]]})", "field \"places\", field \"1\" is [1].");
        row("row out of range", R"({"places": [[91, 0]]})",
            "field \"places\", field \"1\", field \"north\": is 91.");
    }
    void everyNoteIsObeyed()
    {
        QFETCH(const QByteArray, patch);
        QFETCH(const QString, expected);
        Json ride = kRide;
        ride.merge_patch(Json::parse(patch.toStdString()));
        QCOMPARE(QString::fromStdString(complaintAbout<Ride>(ride, "It")),
                 QStringLiteral("It, %1").arg(expected));
    }

    void textThatIsNoUtf8IsRefused()
    {
        Json bicycle = toJson(Bicycle{});
        bicycle["owner"] = "\xff";
        QVERIFY(complaintAbout<Bicycle>(bicycle, "The bicycle").starts_with("The bicycle, field \"owner\""));
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
        QCOMPARE(errorOf(none).remedy.english(),
                 std::string("It must be one of fast, thorough, transformer and literal."));
    }

    /// Runs that older versions stored can still be read, repeated and resumed.
    void aRenamedPresetIsKnownByItsOldName()
    {
        QCOMPARE(std::string(presetNameToday("paper")), std::string("transformer"));
        QCOMPARE(std::string(presetNameToday("thorough")), std::string("thorough"));
        QVERIFY(presetNamed("paper") == presetNamed("transformer"));
        QVERIFY(presetNamed("transformer").generator == GeneratorKind::Transformer);
    }

    void theLiteralPresetSplitsAsThePaperDoes()
    {
        for (const char* name : {"fast", "thorough", "transformer", "paper", "unheard of"})
            QCOMPARE(splitOfPreset(name), std::string("group"));
        QCOMPARE(splitOfPreset("literal"), std::string("rows"));
    }

    /// What the paper prints, each with where: Algorithms 1 and 2, section 4 (experiments), appendix.
    void theLiteralPresetIsThePaper()
    {
        const Json printed = {
            // Algorithm 1, Partition: sgn(Wᵀ x[O]) padded with zeros, D_b for each code; B = 8 for DP and
            // MNIST.
            {"partition", "hyperplanes"},
            {"buckets", 8},
            {"encoding", "zero-one"},
            {"merges_small_buckets", false},
            {"hashes_unusual", false},
            {"repetition_power", 1.0},
            {"balances_classes", false},
            {"takes_logarithms", false},
            // GreedyForU, pre-training: Train(h, D_b, {O_i}) on x[O]; linear, ReLU, linear of 32.
            {"hidden", 32},
            {"experts_see_mask", false},
            {"expert_front", "none"},
            {"starts_from_counts", false},
            {"shared_steps", 0},
            {"reveal_fraction", 0.0},
            {"exchanged_share", 0.0},
            {"label_smoothing", 0.0},
            {"weight_decay", 0.0},
            // Appendix, generator: transformer of 7 heads and 5 layers, positions of 20, decoder of 32,
            // before
            // bucketing, log Dec(x[O] | η) and β = √2/100·n.
            {"generator", "transformer"},
            {"heads", 7},
            {"attention_layers", 5},
            {"position_size", 20},
            {"decoder_hidden", 32},
            {"generator_training", "autoencoder"},
            {"generator_bucket_steps", 0},
            // Appendix, hyperparameters and efficiency: Adam at 10⁻³, batches of 1024.
            {"learning_rate", 1e-3},
            {"bucket_rate", 1e-3},
            {"generator_rate", 1e-3},
            {"last_rate", 1.0},
            {"batch_size", 1024},
            {"generator_batch", 1024},
            // GreedyForU: e ∉ U_b ∪ O_i, G_F over D_b, Δ in [0, 1] by its formula, x' at full strength, two
            // iterations of θ and φ on F; q_max up to half of the features.
            {"selection", "bucket"},
            {"budget_fraction", 0.5},
            {"picks_initial_findings", false},
            {"scoring_rows", 10'000'000},
            {"exploration", 0.0},
            {"delta_constant", -1.0},
            {"estimate_strength", 1.0},
            {"steps_after_pick", 2},
            {"trains_on_surrogate", true},
            {"trains_generator_on_surrogate", true},
            // GreedyForV with its `break`. Algorithm 2: x' drawn once, max_y h itself; τ for the top 10 %.
            {"second_visit_rule", "printed-break"},
            {"draws", 1},
            {"calibrates", false},
            {"threshold_rule", "top-tenth"},
        };
        QVERIFY(std::abs(presetNamed("literal").betaPerFeature - std::sqrt(2.0) / 100) < 1e-12);
        const Json settings = presetNamed("literal");
        for (const auto& [name, value] : printed.items())
            QVERIFY2(settings.at(name) == value, (name + " is " + settings.at(name).dump()).c_str());
    }

    /// What came later is not written where it is as it was, so hashes and checkpoints stay what they were.
    void laterSettingsLeaveOldModelsAsTheyWere()
    {
        const std::array later{"merges_small_buckets",
                               "balances_classes",
                               "experts_see_mask",
                               "last_rate",
                               "calibrates",
                               "trains_generator_on_surrogate",
                               "picks_initial_findings"};
        for (const char* preset : {"fast", "thorough", "transformer"}) {
            const Json decisive = decisiveSettings(presetNamed(preset));
            for (const char* name : later)
                QVERIFY2(!decisive.contains(name), name);
            QCOMPARE(decisive.size(), allSettings(presetNamed(preset)).size() - later.size() - 4);
        }
        const Json literal = decisiveSettings(presetNamed("literal"));
        for (const char* name : later)
            QVERIFY2(literal.contains(name), name);
        QVERIFY(literal.get<TrainingSettings>() == presetNamed("literal"));
    }

    void whatDoesNotGoTogetherIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("counts without mask")
            << QByteArray(R"({"experts_see_mask": false, "starts_from_counts": true})")
            << QByteArray("experts_see_mask");
        QTest::newRow("encoder without mask")
            << QByteArray(R"({"experts_see_mask": false, "expert_front": "encoder"})")
            << QByteArray("experts_see_mask");
        QTest::newRow("generator alone on F") << QByteArray(R"({"trains_generator_on_surrogate": true})")
                                              << QByteArray("trains_generator_on_surrogate");
    }
    void whatDoesNotGoTogetherIsRefused()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, field);
        const auto read = attempt(
            [&] { return fromJson<TrainingSettings>(Json::parse(json.toStdString()), "The settings"); });
        QVERIFY(errorOf(read).message.english().find('"' + field.toStdString() + '"') != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
