// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelfixture.h"
#include "syntheticdata.h"

#include "common/random.h"
#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <map>
#include <memory>

using namespace genex;
using namespace genex::method;
using domain::Finding;

namespace {

using Json = nlohmann::json;
using FileChange = std::function<void(TensorFile&)>;
using ManifestChange = std::function<void(Json&)>;

FileChange inManifest(const ManifestChange& change)
{
    return [change](TensorFile& file) {
        Json manifest = Json::parse(file.metadata.at("manifest"));
        change(manifest);
        file.metadata["manifest"] = manifest.dump();
    };
}

template <typename Number>
void spoil(RawTensor& tensor, Number bad)
{
    std::memcpy(tensor.bytes.data(), &bad, sizeof bad);
}

/// The same patients; of the measured value f2 one in ten has a hundred times as much.
data::Dataset skewed(data::Dataset dataset)
{
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        dataset.values[r * dataset.width() + 2] = r % 10 == 0 ? 900 : 5 + static_cast<float>(r % 7);
    return dataset;
}

} // namespace

/// Models on disk: what is written comes back, and what is not right is not read.
class TestModelFile : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ModelFixture> m_fixture;

    Error errorOf(const FileChange& change) const
    {
        return failureOf([&] { return Model::load(m_fixture->writeChanged(change)); });
    }
    /// Refused as damaged, naming the file.
    bool isCorrupt(const FileChange& change) const
    {
        const Error error = errorOf(change);
        const bool isIt =
            error.code == ErrorCode::Corrupt && error.message.english().find("changed") != std::string::npos;
        if (!isIt)
            qWarning("%s", error.message.english().c_str());
        return isIt;
    }
    bool isLie(const ManifestChange& change) const { return isCorrupt(inManifest(change)); }

    std::map<std::string, std::string> filesOf(const char* folder) const
    {
        std::map<std::string, std::string> files;
        for (const auto& entry : std::filesystem::directory_iterator(m_fixture->path(folder)))
            files[entry.path().filename().string()] = readWholeFile(entry.path());
        return files;
    }
    /// Writes the files into a folder and loads it.
    Error errorOfFolder(const std::map<std::string, std::string>& files) const
    {
        const std::filesystem::path folder = m_fixture->path("spoiled");
        std::filesystem::create_directories(folder);
        for (const auto& [name, bytes] : files)
            writeFileAtomically(folder / name, bytes);
        return failureOf([&] { return Model::load(folder); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        TrainingSettings settings = quickSettings();
        settings.seed = 9;
        settings.sharedSteps = 20;
        settings.hidden = 6;
        m_fixture = std::make_unique<ModelFixture>(trainedModel(allKinds(100, 8, 1), settings));
    }

    void loadedIsTheSameAsTrained_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant :
             {"pooled", "transformer", "none", "k-means", "gaussian-mixture", "encoder", "logarithms"})
            QTest::newRow(variant) << QString::fromUtf8(variant);
    }
    void loadedIsTheSameAsTrained()
    {
        QFETCH(const QString, variant);
        TrainingSettings settings = briefSettings();
        if (variant == QStringLiteral("transformer"))
            settings.generator = GeneratorKind::Transformer;
        if (variant == QStringLiteral("none"))
            settings.generator = GeneratorKind::None;
        if (variant == QStringLiteral("k-means"))
            settings.partition = PartitionKind::KMeans;
        if (variant == QStringLiteral("gaussian-mixture"))
            settings.partition = PartitionKind::GaussianMixture;
        if (variant == QStringLiteral("encoder"))
            settings.expertFront = ExpertFront::Encoder;
        settings.takesLogarithms = variant == QStringLiteral("logarithms");
        const data::Dataset dataset = allKinds(100, 8, 1);
        const ModelFixture fixture(trainedModel(dataset, settings));
        const Model& trained = fixture.model;
        for (const char* place :
             {"model", "model/weights.safetensors"}) { // the folder, and the weights alone
            const Model loaded = Model::load(fixture.path(place));
            QCOMPARE(loaded.sha256(), trained.sha256());
            QCOMPARE(loaded.sha256(), fixture.file().metadata.at("sha256"));
            QCOMPARE(loaded.seed(), std::uint64_t{5});
            QCOMPARE(loaded.classes(), trained.classes());
            QCOMPARE(loaded.buckets(), trained.buckets());
            QVERIFY(loaded.pools() == trained.pools());
            QCOMPARE(loaded.dataSha256(), inputFrom(dataset, 5).split.dataSha256);
            QVERIFY(loaded.split() == inputFrom(dataset, 5).split.settings);
            QVERIFY(loaded.prices() == Prices::counting(8));
            QVERIFY(decisiveSettings(loaded.settings()) == decisiveSettings(settings));
            QCOMPARE(loaded.card(), trained.card());
            QCOMPARE(loaded.plans().size(), trained.plans().size());
            const std::vector<Finding> findings{Finding::present("f0"), Finding::measured("f2", 61),
                                                Finding::ofCategory("f5", "b")};
            QVERIFY(loaded.recommend(findings) == trained.recommend(findings));
            QVERIFY(loaded.conclude({findings, {}, {}}) == trained.conclude({findings, {}, {}}));
            QCOMPARE(loaded.features()[5].categories, (std::vector<std::string>{"a", "b", "c"}));
            QCOMPARE(loaded.features()[2].unit, std::string("mg/l"));
            loaded.save(fixture.path("again"));
            QVERIFY(readWholeFile(fixture.path("again/weights.safetensors")) == fixture.bytes());
        }
    }

    /// For check_safetensors.py, which reads it without this program.
    void aModelIsLeftForOthersToRead()
    {
        const std::string folder = qEnvironmentVariable("GENEX_MODEL_FOLDER").toStdString();
        QVERIFY2(!folder.empty(), "CTest sets GENEX_MODEL_FOLDER");
        m_fixture->model.save(folder);
        QCOMPARE(readWholeFile(std::filesystem::path(folder) / "weights.safetensors"), m_fixture->bytes());
    }

    void theFolderSaysWhatTheWeightsSay()
    {
        const auto files = filesOf("model");
        QCOMPARE(files.size(), std::size_t{3});
        const TensorFile weights = m_fixture->file();
        const Json manifest = Json::parse(files.at("manifest.json"));
        QVERIFY(manifest == Json::parse(weights.metadata.at("manifest")));
        QCOMPARE(toJson(m_fixture->model.manifest()).dump(), weights.metadata.at("manifest"));
        QCOMPARE(files.at("card.md"), weights.metadata.at("card"));
        QCOMPARE(files.at("card.md"), m_fixture->model.card());
        QCOMPARE(manifest.at("format_version").get<int>(), 2);
        QVERIFY(manifest.at("notice").get<std::string>().find("not a medical device") != std::string::npos);
        QVERIFY(files.at("card.md").find("not a medical device") != std::string::npos);
    }

    void noPathStandsInAModel()
    {
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture->path("secret-folder").string();
        const ModelFixture fixture(trainedModel(allKinds(100, 8, 1), settings));
        QVERIFY(fixture.bytes().find("secret-folder") == std::string::npos);
        QVERIFY(fixture.bytes().find("checkpoint_file") == std::string::npos);
    }

    void savingLeavesWhatIsNotAModelAlone()
    {
        std::filesystem::create_directories(m_fixture->path("documents"));
        writeFileAtomically(m_fixture->path("documents/letter.txt"), "Dear …");
        QVERIFY(!failureOf([&] { m_fixture->model.save(m_fixture->path("documents")); }).message.empty());
        QCOMPARE(readWholeFile(m_fixture->path("documents/letter.txt")), std::string("Dear …"));
        m_fixture->model.save(m_fixture->path("model")); // over itself
        QCOMPARE(Model::load(m_fixture->path("model")).sha256(), m_fixture->model.sha256());
    }

    void everyFlippedBitIsNoticed()
    {
        const auto files = filesOf("model");
        Random random(2);
        std::map<std::string, int> flipped;
        const auto flip = [&](const std::string& name, std::size_t bit) {
            auto spoiled = files;
            char& byte = spoiled[name][bit / 8];
            byte = static_cast<char>(byte ^ (1 << (bit % 8)));
            const std::filesystem::path folder = m_fixture->path("flipped");
            std::filesystem::create_directories(folder);
            for (const auto& [other, bytes] : spoiled) {
                // Plain writing: a thousand times to disk and back would take minutes.
                std::FILE* file = std::fopen((folder / other).c_str(), "wb");
                std::fwrite(bytes.data(), 1, bytes.size(), file);
                std::fclose(file);
            }
            ++flipped[name];
            return failureOf([&] { return Model::load(folder); });
        };
        for (int i = 0; i < 1000; ++i) {
            // A tenth each for manifest and card, which would have hardly any otherwise.
            const char* name = i % 10 == 0   ? "card.md"
                               : i % 10 == 1 ? "manifest.json"
                                             : "weights.safetensors";
            const auto file = files.find(name);
            const std::size_t bit = random.below(file->second.size() * 8);
            const Error error = flip(file->first, bit);
            const bool isNoticed = error.code == ErrorCode::Corrupt ||
                                   error.code == ErrorCode::InvalidInput ||
                                   error.code == ErrorCode::VersionMismatch;
            QVERIFY2(isNoticed,
                     (file->first + " " + std::to_string(bit) + " " + error.message.english()).c_str());
        }
        QCOMPARE(flipped.size(), std::size_t{3});
    }

    void cutFilesAreNoticed()
    {
        const auto files = filesOf("model");
        for (const auto& [name, bytes] : files) {
            for (const std::size_t keep :
                 {std::size_t{0}, std::size_t{7}, bytes.size() / 2, bytes.size() - 1}) {
                auto cut = files;
                cut[name].resize(keep);
                const Error error = errorOfFolder(cut);
                QVERIFY2(error.code == ErrorCode::Corrupt, error.message.english().c_str());
                QVERIFY2(error.message.english().find(name) != std::string::npos,
                         error.message.english().c_str());
            }
            auto longer = files;
            longer[name] += "x";
            QCOMPARE(errorOfFolder(longer).code, ErrorCode::Corrupt);
        }
    }

    void missingFilesAreNamed()
    {
        QCOMPARE(failureOf([&] { return Model::load(m_fixture->path("none")); }).code, ErrorCode::NotFound);
        for (const char* name : {"weights.safetensors", "manifest.json", "card.md"}) {
            std::filesystem::remove_all(m_fixture->path("spoiled"));
            auto files = filesOf("model");
            files.erase(name);
            const Error error = errorOfFolder(files);
            QCOMPARE(error.code, ErrorCode::NotFound);
            QVERIFY2(error.message.english().find(name) != std::string::npos,
                     error.message.english().c_str());
        }
        std::filesystem::remove_all(m_fixture->path("spoiled"));
    }

    void tensorsThatLieAreRefused()
    {
        // Each tensor missing, of another shape, of another type.
        for (const auto& entry : m_fixture->file().tensors) {
            const std::string& name = entry.first;
            QVERIFY2(isCorrupt([&](TensorFile& f) { f.tensors.erase(name); }), name.c_str());
            QVERIFY2(isCorrupt([&](TensorFile& f) { f.tensors[name].shape.push_back(1); }), name.c_str());
            QVERIFY2(isCorrupt([&](TensorFile& f) {
                         f.tensors[name] =
                             name == "pools"
                                 ? RawTensor::from<float>(std::vector<float>{1, 2, 3}, {3})
                                 : RawTensor::from<std::uint8_t>(std::vector<std::uint8_t>{1, 2, 3}, {3});
                     }),
                     name.c_str());
            if (entry.second.type == NumberType::F32) {
                QVERIFY2(isCorrupt([&](TensorFile& f) {
                             spoil(f.tensors[name], std::numeric_limits<float>::quiet_NaN());
                         }),
                         name.c_str());
                QVERIFY2(isCorrupt([&](TensorFile& f) {
                             spoil(f.tensors[name], std::numeric_limits<float>::infinity());
                         }),
                         name.c_str());
            }
        }
        QVERIFY(isCorrupt([](TensorFile& f) { spoil(f.tensors["encoding.scale"], 0.0F); }));
        QVERIFY(isCorrupt([](TensorFile& f) { spoil(f.tensors["encoding.scale"], -1.0F); }));
        for (const std::int64_t bad : {8L, -1L, 1L << 40})
            QVERIFY(isCorrupt([bad](TensorFile& f) { spoil(f.tensors["bucket.0.order"], bad); }));
        QVERIFY(isCorrupt([](TensorFile& f) { // a test twice
            const auto order = f.tensors["bucket.0.order"].to<std::int64_t>();
            spoil(f.tensors["bucket.0.order"], order[1]);
        }));
        for (const std::int64_t bad : {3L, -1L})
            QVERIFY(isCorrupt([bad](TensorFile& f) { spoil(f.tensors["bucket.0.reference.labels"], bad); }));
        for (const std::int64_t bad : {3000L, -1L, 2L})
            QVERIFY(isCorrupt([bad](TensorFile& f) { spoil(f.tensors["partition.bucket_of"], bad); }));
        // A category that there is not: 3 in half precision, at feature 1 of the first reference patient.
        QVERIFY(isCorrupt([](TensorFile& f) {
            const std::uint16_t three = 0x4200;
            std::memcpy(f.tensors["bucket.0.reference.values"].bytes.data() + 2, &three, 2);
        }));
        // No reference patients.
        QVERIFY(isCorrupt([](TensorFile& f) {
            f.tensors["bucket.0.reference.values"] = {NumberType::F16, {0, 8}, ""};
            f.tensors["bucket.0.reference.labels"] = {NumberType::I64, {0}, ""};
        }));
    }

    void logarithmsThatLieAreRefused()
    {
        TrainingSettings settings = briefSettings();
        settings.takesLogarithms = true;
        const ModelFixture fixture(trainedModel(skewed(allKinds(100, 8, 1)), settings));
        const auto spoiled = [&](const FileChange& change) {
            return failureOf([&] { return Model::load(fixture.writeChanged(change)); }).code;
        };
        const std::string name = "encoding.is_logarithm";
        QCOMPARE(fixture.file().tensors.at(name).to<std::int64_t>()[2], std::int64_t{1});
        QCOMPARE(spoiled([&](TensorFile& f) { f.tensors.erase(name); }), ErrorCode::Corrupt);
        QCOMPARE(spoiled([&](TensorFile& f) { spoil(f.tensors[name], std::int64_t{2}); }),
                 ErrorCode::Corrupt);
        // The first feature is absent or present: its smallest value, 0, has no logarithm.
        QCOMPARE(spoiled([&](TensorFile& f) { spoil(f.tensors[name], std::int64_t{1}); }),
                 ErrorCode::Corrupt);
    }

    void manifestsThatLieAreRefused()
    {
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata.erase("manifest"); }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata.erase("card"); }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata.erase("format_version"); }));
        for (const char* text : {"{]", "[]", "1", "\"manifest\"", "{}", ""})
            QVERIFY2(isCorrupt([text](TensorFile& f) { f.metadata["manifest"] = text; }), text);
        // Each field missing, or of another kind.
        for (const char* field :
             {"features", "classes", "settings", "data_sha256", "split", "rows", "observed_column",
              "catalogue_sha256", "prices", "partition", "observed", "plans"}) {
            QVERIFY2(isLie([field](Json& m) { m.erase(field); }), field);
            QVERIFY2(isLie([field](Json& m) { m[field] = 7; }), field);
            QVERIFY2(isLie([field](Json& m) { m[field] = nullptr; }), field);
        }
        QVERIFY(isLie([](Json& m) { m["observed_complaints"] = 7; }));
        QVERIFY(isLie([](Json& m) {
            m["observed_complaints"] = data::ComplaintRule{{"nobody's"}, {}, true, data::Telling::Rarity};
        }));
        QVERIFY(isLie([](Json& m) { m["features"] = Json::array(); }));
        QVERIFY(isLie([](Json& m) { m["features"].erase(0); }));
        QVERIFY(isLie([](Json& m) { m["features"][1]["categories"].push_back("d"); }));
        QVERIFY(isLie([](Json& m) { m["features"][1]["categories"] = Json::array(); }));
        QVERIFY(isLie([](Json& m) { m["features"][0]["kind"] = "odd"; }));
        QVERIFY(isLie([](Json& m) { m["features"][0].erase("id"); }));
        QVERIFY(isLie([](Json& m) { m["features"][0]["kind"] = "categorical"; }));
        QVERIFY(isLie([](Json& m) { m["classes"] = {"x"}; }));
        QVERIFY(isLie([](Json& m) { m["classes"].push_back("w"); }));
        for (const auto& [name, value] :
             std::vector<std::pair<std::string, Json>>{{"hidden", 7},
                                                       {"hidden", -7},
                                                       {"latent", 4},
                                                       {"generator", "transformer"},
                                                       {"decoder_hidden", 3},
                                                       {"generator_hidden", 9},
                                                       {"expert_front", "encoder"},
                                                       {"partition", "k-means"},
                                                       {"draws", 0},
                                                       {"colour", 1},
                                                       {"draws", 1e9}})
            QVERIFY2(isLie([&](Json& m) { m["settings"][name] = value; }), name.c_str());
        QVERIFY(isLie([](Json& m) { m["split"]["shares"] = {1, 1, 1}; }));
        QVERIFY(isLie([](Json& m) { m["split"]["rule"] = "dice"; }));
        QVERIFY(isLie([](Json& m) { m["prices"]["full"].erase(0); }));
        QVERIFY(isLie([](Json& m) { m["prices"]["full"][0] = -1; }));
        QVERIFY(isLie([](Json& m) { m["observed"]["temperature"] = 0; }));
        QVERIFY(isLie([](Json& m) { m["observed"]["temperature"] = -1; }));
    }

    void plansThatLieAreRefused()
    {
        const auto lies = [this](auto&& change) {
            return isLie([&](Json& m) { change(m["plans"].back()); });
        };
        for (const char* field : {"budget", "temperature", "threshold", "skip_threshold", "estimated",
                                  "accuracy_with_all", "chosen", "curve", "reliability", "distance_limit"}) {
            QVERIFY2(lies([field](Json& plan) { plan.erase(field); }), field);
            QVERIFY2(lies([field](Json& plan) { plan[field] = "much"; }), field);
        }
        QVERIFY(lies([](Json& plan) { plan["temperature"] = 0; }));
        QVERIFY(lies([](Json& plan) { plan["budget"] = -1; }));
        QVERIFY(lies([](Json& plan) { plan["estimated"].erase(0); }));
        QVERIFY(lies([](Json& plan) { plan["estimated"][0] = {99}; }));
        QVERIFY(lies([](Json& plan) { plan["estimated"][0] = {-1}; }));
        const auto& order = m_fixture->model.batch(0);
        std::int64_t other = 0;
        while (std::ranges::find(order, other) != order.end())
            ++other;
        QVERIFY(lies([other](Json& plan) { plan["estimated"][0] = {other}; }));
        QVERIFY(lies([&](Json& plan) { plan["estimated"][0] = {order[0], order[0]}; }));
    }

    void newerFilesAreRefusedPolitely()
    {
        const Error newer = errorOf([](TensorFile& f) { f.metadata["format_version"] = "3"; });
        QCOMPARE(newer.code, ErrorCode::VersionMismatch);
        QVERIFY(newer.remedy.english().find("Update") != std::string::npos);
        QCOMPARE(errorOf([](TensorFile& f) { f.metadata["format"] = "something"; }).code,
                 ErrorCode::InvalidInput);
        QCOMPARE(errorOf([](TensorFile& f) { f.metadata.erase("format"); }).code, ErrorCode::InvalidInput);
        for (const char* version : {"0", "-1", "two", "", "2 "})
            QVERIFY2(isCorrupt([version](TensorFile& f) { f.metadata["format_version"] = version; }),
                     version);
    }

    // --- format 1, as the first release wrote it

    void aModelOfTheFirstFormatAnswersAsItDid()
    {
        const std::filesystem::path folder =
            std::filesystem::path(qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString()) /
            "tests/fixtures/models";
        const Model model = Model::load(folder / "version1.safetensors");
        const Json then = Json::parse(readWholeFile(folder / "version1.json"));
        QVERIFY(!model.hasGenerator());
        QCOMPARE(model.sha256(), then.at("model_sha256").get<std::string>());
        const domain::Recommendation now =
            model.recommend(std::vector{Finding::present("fever"), Finding::absent("cough")});
        QCOMPARE(now.bucket, then.at("bucket").get<int>());
        std::vector<std::string> order;
        for (const domain::OrderItem& item : now.order)
            order.push_back(item.feature);
        auto orderThen = then.at("order").get<std::vector<std::string>>();
        std::ranges::sort(order); // then in the order of picking, now what adds most first
        std::ranges::sort(orderThen);
        QCOMPARE(order, orderThen);
        QCOMPARE(now.differential.size(), then.at("now").size());
        for (const domain::Likelihood& likelihood : now.differential)
            QVERIFY2(std::abs(likelihood.now - then.at("now").at(likelihood.disease).get<double>()) < 1e-5,
                     likelihood.disease.c_str());
        QVERIFY(now.estimate.empty());
        const domain::Conclusion conclusion = model.conclude({{Finding::present("fever")}, {}, {}});
        QCOMPARE(conclusion.stage, domain::CaseStage::AwaitingResults);

        // Saved, it is one of today's format, and says the same.
        model.save(m_fixture->path("from-version1"));
        const Model again = Model::load(m_fixture->path("from-version1"));
        domain::Recommendation same =
            again.recommend(std::vector{Finding::present("fever"), Finding::absent("cough")});
        same.modelSha256 = now.modelSha256;
        QVERIFY(same == now);
    }

    void damagedModelsOfTheFirstFormatAreRefused()
    {
        const std::filesystem::path source =
            std::filesystem::path(qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString()) /
            "tests/fixtures/models/version1.safetensors";
        const auto codeOf = [&](const FileChange& change) {
            TensorFile file = readTensorFile(source);
            change(file);
            writeTensorFile(m_fixture->path("old"), file);
            return failureOf([&] { return Model::load(m_fixture->path("old")); }).code;
        };
        for (const char* name : {"features", "classes", "settings", "data_sha256"}) {
            QCOMPARE(codeOf([name](TensorFile& f) { f.metadata.erase(name); }), ErrorCode::Corrupt);
            if (std::string(name) != "data_sha256") {
                QCOMPARE(codeOf([name](TensorFile& f) { f.metadata[name] = "{]"; }), ErrorCode::Corrupt);
                QCOMPARE(codeOf([name](TensorFile& f) { f.metadata[name] = "[1]"; }), ErrorCode::Corrupt);
            }
        }
        QCOMPARE(codeOf([](TensorFile& f) { f.tensors.erase("bucket.0.out_weight"); }), ErrorCode::Corrupt);
        QCOMPARE(codeOf([](TensorFile& f) { f.metadata["settings"] = R"({"hidden": 3})"; }),
                 ErrorCode::Corrupt);
        QCOMPARE(codeOf([](TensorFile& f) { f.metadata["settings"] = R"({"hidden": -3})"; }),
                 ErrorCode::Corrupt);
    }
};

QTEST_APPLESS_MAIN(TestModelFile)
#include "tst_modelfile.moc"
