#include "failureof.h"
#include "syntheticdata.h"
#include "tensorfile.h"

#include "common/atomicfile.h"
#include "common/version.h"
#include "genex/training.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>
#include <set>

using namespace genex;
using namespace genex::method;
using domain::Finding;

namespace {

/// IEEE 754 half precision: 1 sign, 5 exponent, 10 fraction bits.
double halfToDouble(std::uint16_t half)
{
    const int exponent = (half >> 10) & 31;
    const double fraction = (half & 1023) / 1024.0;
    const double sign = (half & 0x8000) != 0 ? -1 : 1;
    if (exponent == 31)
        return std::numeric_limits<double>::quiet_NaN();
    return sign * (exponent == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, exponent - 15));
}

/// The recommendation once more, in plain loops from the numbers in the model's file.
class ByHand
{
public:
    ByHand(const TensorFile& file, int bucket)
        : m_prefix("bucket." + std::to_string(bucket) + ".")
        , m_w1(floats(file, "hidden_weight"))
        , m_b1(floats(file, "hidden_bias"))
        , m_w2(floats(file, "out_weight"))
        , m_b2(floats(file, "out_bias"))
        , m_labels(file.tensors.at(m_prefix + "reference.labels").to<std::int64_t>())
        , m_n(m_w1.size() / m_b1.size() / 2)
    {
        const std::string& bytes = file.tensors.at(m_prefix + "reference.values").bytes;
        for (std::size_t i = 0; i < bytes.size(); i += 2) {
            std::uint16_t half = 0;
            std::memcpy(&half, bytes.data() + i, 2);
            m_reference.push_back(halfToDouble(half));
        }
    }

    /// Part of the reference patients' values that are missing.
    double gapShare() const
    {
        const auto gaps = std::ranges::count_if(m_reference, [](double value) { return std::isnan(value); });
        return static_cast<double>(gaps) / static_cast<double>(m_reference.size());
    }

    using Row = std::vector<std::optional<double>>; ///< encoded; empty where unknown

    std::vector<double> probabilities(const Row& x) const
    {
        std::vector<double> p(m_b2.begin(), m_b2.end());
        for (std::size_t j = 0; j < m_b1.size(); ++j) {
            double z = m_b1[j];
            for (std::size_t f = 0; f < m_n; ++f) {
                if (x[f])
                    z += *x[f] * m_w1[f * m_b1.size() + j] + m_w1[(m_n + f) * m_b1.size() + j];
            }
            for (std::size_t c = 0; c < p.size(); ++c)
                p[c] += std::max(z, 0.0) * m_w2[j * p.size() + c];
        }
        double sum = 0;
        for (double& value : p)
            sum += value = std::exp(value);
        for (double& value : p)
            value /= sum;
        return p;
    }

    struct Expected
    {
        double loss = 0;
        double confidence = 0;
        std::vector<double> probabilities;
    };

    Expected expect(const Row& patient, const std::vector<std::size_t>& tests) const
    {
        const std::vector<double> now = probabilities(patient);
        std::vector<double> weights;
        double total = 0;
        for (const std::int64_t label : m_labels) {
            weights.push_back(now[static_cast<std::size_t>(label)] /
                              static_cast<double>(std::ranges::count(m_labels, label)));
            total += weights.back();
        }
        Expected expected{0, 0, std::vector<double>(now.size())};
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            Row x = patient;
            for (const std::size_t test : tests) {
                if (!std::isnan(m_reference[i * m_n + test]))
                    x[test] = m_reference[i * m_n + test];
            }
            const std::vector<double> p = probabilities(x);
            const double w = weights[i] / total;
            expected.loss -= w * std::log(p[static_cast<std::size_t>(m_labels[i])]);
            expected.confidence += w * *std::max_element(p.begin(), p.end());
            for (std::size_t c = 0; c < p.size(); ++c)
                expected.probabilities[c] += w * p[c];
        }
        return expected;
    }

private:
    std::vector<float> floats(const TensorFile& file, const char* name) const
    {
        return file.tensors.at(m_prefix + name).to<float>();
    }

    std::string m_prefix;
    std::vector<float> m_w1, m_b1, m_w2, m_b2;
    std::vector<std::int64_t> m_labels;
    std::size_t m_n;
    std::vector<double> m_reference;
};

/// FindBucket from the numbers in the file: bit m is the side of hyperplane m on which the known values lie.
std::int64_t bucketByHand(const TensorFile& file, const ByHand::Row& patient)
{
    const auto planes = file.tensors.at("partition.planes").to<float>();
    const std::size_t count = planes.size() / patient.size();
    std::size_t code = 0;
    for (std::size_t m = 0; m < count; ++m) {
        double dot = 0;
        for (std::size_t f = 0; f < patient.size(); ++f)
            dot += planes[f * count + m] * patient[f].value_or(0);
        code += dot > 0 ? std::size_t{1} << m : 0;
    }
    return file.tensors.at("partition.bucket_of").to<std::int64_t>()[code];
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

} // namespace

class TestModel : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::optional<Model> m_model;
    std::string m_bytes;

    std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    /// Loads a model file whose content was changed and whose hash is right again.
    Error loadChanged(const std::function<void(TensorFile&)>& change) const
    {
        TensorFile file = decodeTensorFile(m_bytes, "model");
        change(file);
        writeTensorFile(path("changed"), file);
        return failureOf([&] { return Model::load(path("changed")); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        TrainingSettings settings;
        settings.seed = 9;
        settings.buckets = 4;
        settings.hidden = 12;
        settings.sharedSteps = 80;
        settings.bucketSteps = 20;
        settings.batchSize = 64;
        settings.budgetFraction = 0.34;
        settings.observedSize = 3;
        settings.pools = 4;
        settings.learningRate = 0.02;
        settings.device = "cpu";
        JobControl control;
        m_model = train(mixedWithGaps(300, 12, 1), settings, control).model;
        m_model->save(path("model"));
        m_bytes = readWholeFile(path("model"));
    }

    void loadedIsTheSameAsTrained()
    {
        const Model loaded = Model::load(path("model"));
        QCOMPARE(loaded.sha256(), m_model->sha256());
        QCOMPARE(loaded.sha256(), decodeTensorFile(m_bytes, "model").metadata.at("sha256"));
        QCOMPARE(loaded.seed(), std::uint64_t{9});
        QCOMPARE(loaded.classes(), m_model->classes());
        QCOMPARE(loaded.features().size(), std::size_t{12});
        QCOMPARE(loaded.buckets(), m_model->buckets());
        QCOMPARE(loaded.pools(), m_model->pools());
        QCOMPARE(loaded.pools().size(), std::size_t{4});
        for (const auto& pool : loaded.pools())
            QCOMPARE(pool.size(), std::size_t{3});
        const std::vector<Finding> findings{Finding::present("f0"), Finding::measured("f5", 503)};
        QVERIFY(loaded.recommend(findings) == m_model->recommend(findings));
        loaded.save(path("again"));
        QVERIFY(readWholeFile(path("again")) == m_bytes);
    }

    void noPathStandsInAModel() { QVERIFY(m_bytes.find("checkpoint") == std::string::npos); }

    void theSameFindingsGiveTheSameAnswer()
    {
        const std::vector<Finding> findings{Finding::absent("f1"), Finding::present("f4")};
        const std::vector<Finding> reversed{findings[1], findings[0]};
        const domain::Recommendation answer = m_model->recommend(findings);
        QVERIFY(m_model->recommend(findings) == answer);
        QVERIFY(m_model->recommend(reversed) == answer);
        QCOMPARE(answer.modelSha256, m_model->sha256());
        QCOMPARE(answer.programVersion, std::string(kProgramVersion));
        QCOMPARE(answer.seed, std::uint64_t{9});
    }

    void numbersByHand()
    {
        const std::vector<Finding> findings{Finding::absent("f3"), Finding::present("f4"),
                                            Finding::measured("f5", 510)};
        const domain::Recommendation answer = m_model->recommend(findings);
        const TensorFile file = decodeTensorFile(m_bytes, "model");
        const ByHand byHand(file, answer.bucket);
        QVERIFY(std::abs(byHand.gapShare() - 0.2) < 0.05); // every fifth value of the table is missing
        ByHand::Row patient(12);
        patient[3] = -1;
        patient[4] = 1;
        patient[5] = (510 - file.tensors.at("encoding.mean").to<float>()[5]) /
                     file.tensors.at("encoding.scale").to<float>()[5];

        const std::vector<double> now = byHand.probabilities(patient);
        QVERIFY(isNear(answer.confidenceNow, *std::max_element(now.begin(), now.end())));
        std::vector<std::size_t> tests;
        double loss = byHand.expect(patient, tests).loss;
        QVERIFY(answer.order.size() >= 2);
        for (const domain::OrderItem& item : answer.order) {
            tests.push_back(std::stoul(item.feature.substr(1)));
            const double after = byHand.expect(patient, tests).loss;
            QVERIFY(isNear(item.expectedGain, loss - after));
            loss = after;
        }
        const ByHand::Expected expected = byHand.expect(patient, tests);
        QVERIFY(isNear(answer.confidenceExpected, expected.confidence));
        for (const domain::Likelihood& likelihood : answer.differential) {
            const auto c = static_cast<std::size_t>(
                std::ranges::find(m_model->classes(), likelihood.disease) - m_model->classes().begin());
            QVERIFY(isNear(likelihood.now, now[c]));
            QVERIFY(isNear(likelihood.expected, expected.probabilities[c]));
        }
    }

    void theBucketFollowsWhatIsKnown()
    {
        const TensorFile file = decodeTensorFile(m_bytes, "model");
        std::set<int> seen;
        for (std::size_t f = 0; f < 12; ++f) {
            const data::FeatureColumn& feature = m_model->features()[f];
            if (feature.kind != data::FeatureKind::Binary)
                continue;
            for (const bool isPresent : {false, true}) {
                const Finding finding =
                    isPresent ? Finding::present(feature.id) : Finding::absent(feature.id);
                ByHand::Row patient(12);
                patient[f] = isPresent ? 1 : -1;
                const int bucket = m_model->recommend(std::vector{finding}).bucket;
                QCOMPARE(std::int64_t{bucket}, bucketByHand(file, patient));
                seen.insert(bucket);
            }
        }
        QVERIFY(seen.size() > 1);
    }

    void emptyFindingsGetAnAnswer()
    {
        const domain::Recommendation answer = m_model->recommend({});
        QVERIFY(!answer.order.empty());
        QVERIFY(answer.estimate.empty());
        QCOMPARE(answer.differential.size(), std::size_t{4});
        double now = 0;
        double expected = 0;
        for (std::size_t i = 0; i < answer.differential.size(); ++i) {
            QVERIFY(i == 0 || answer.differential[i].now <= answer.differential[i - 1].now);
            now += answer.differential[i].now;
            expected += answer.differential[i].expected;
        }
        QVERIFY(isNear(now, 1) && isNear(expected, 1));
        QCOMPARE(answer.confidenceNow, answer.differential.front().now);
        QVERIFY(answer.confidenceExpected > answer.confidenceNow); // f0 and f1 tell the class
    }

    void theLikeliestNowStandsFirst()
    {
        bool wouldDifferByExpected = false;
        for (const data::FeatureColumn& feature : m_model->features()) {
            if (feature.kind != data::FeatureKind::Binary)
                continue;
            for (const Finding& finding : {Finding::present(feature.id), Finding::absent(feature.id)}) {
                const auto differential = m_model->recommend(std::vector{finding}).differential;
                QVERIFY(std::ranges::is_sorted(differential, std::greater<>(), &domain::Likelihood::now));
                wouldDifferByExpected =
                    wouldDifferByExpected ||
                    !std::ranges::is_sorted(differential, std::greater<>(), &domain::Likelihood::expected);
            }
        }
        QVERIFY(wouldDifferByExpected);
    }

    void numbersThatAreNotFiniteNeverGetOut()
    {
        TensorFile file = decodeTensorFile(m_bytes, "model");
        for (auto& [name, tensor] : file.tensors) {
            if (name.ends_with(".out_weight")) // finite each, but not their sum
                tensor = RawTensor::from<float>(std::vector<float>(std::size_t{12} * 4, 3e38F), {12, 4});
            if (name.ends_with(".hidden_bias"))
                tensor = RawTensor::from<float>(std::vector<float>(12, 10), {12});
        }
        writeTensorFile(path("huge"), file);
        const Model model = Model::load(path("huge"));
        const Error error = failureOf([&] { return model.recommend({}); });
        QVERIFY2(error.message.find("not finite") != std::string::npos, error.message.c_str());
    }

    void whatIsKnownIsNotOrdered()
    {
        const domain::Recommendation all = m_model->recommend({});
        const std::string first = all.order.front().feature;
        const bool isNumeric =
            m_model->features()[std::stoul(first.substr(1))].kind == data::FeatureKind::Numeric;
        const Finding known = isNumeric ? Finding::measured(first, 100.0 * std::stod(first.substr(1)))
                                        : Finding::present(first);
        for (const domain::OrderItem& item : m_model->recommend(std::vector{known}).order)
            QVERIFY(item.feature != first);
    }

    void everythingKnownLeavesNothingToOrder()
    {
        std::vector<Finding> findings;
        for (std::size_t f = 0; f < 12; ++f) {
            const data::FeatureColumn& feature = m_model->features()[f];
            findings.push_back(feature.kind == data::FeatureKind::Binary
                                   ? Finding::absent(feature.id)
                                   : Finding::measured(feature.id, 100.0 * static_cast<double>(f)));
        }
        const domain::Recommendation answer = m_model->recommend(findings);
        QVERIFY(answer.order.empty());
        QCOMPARE(answer.confidenceExpected, answer.confidenceNow);
        for (const domain::Likelihood& likelihood : answer.differential)
            QCOMPARE(likelihood.expected, likelihood.now);
    }

    void ordersCanBeLimited()
    {
        const domain::Recommendation all = m_model->recommend({});
        const domain::Recommendation one = m_model->recommend({}, {1});
        QCOMPARE(one.order.size(), std::size_t{1});
        QCOMPARE(one.order.front().feature, all.order.front().feature);
        QVERIFY(isNear(one.order.front().expectedGain, all.order.front().expectedGain));
        QCOMPARE(failureOf([&] { return m_model->recommend({}, {-1}); }).code, ErrorCode::InvalidInput);
    }

    void wrongFindingsAreRefused()
    {
        const auto complaint = [&](const std::vector<Finding>& findings) {
            const Error error = failureOf([&] { return m_model->recommend(findings); });
            return error.code == ErrorCode::InvalidInput && !error.remedy.empty() ? error.message
                                                                                  : "another error";
        };
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        QCOMPARE(complaint({Finding::present("fever")}),
                 std::string("The finding \"fever\" is not known to this model."));
        QVERIFY(complaint({Finding::measured("f0", 1)}).find("measured value") != std::string::npos);
        QVERIFY(complaint({Finding::present("f2")}).find("present or absent") != std::string::npos);
        QVERIFY(complaint({Finding::measured("f2", kInfinity)}).find("finite") != std::string::npos);
        QVERIFY(complaint({Finding::measured("f2", std::nan(""))}).find("finite") != std::string::npos);
        QVERIFY(complaint({Finding::measured("f2", 1e9)}).find("far outside") != std::string::npos);
        QVERIFY(complaint({Finding::present("f0"), Finding::absent("f0")}).find("twice") !=
                std::string::npos);
    }

    void everyFlippedBitIsNoticed()
    {
        Random random(2);
        for (int i = 0; i < 1000; ++i) {
            std::string bytes = m_bytes;
            const auto bit = random.below(bytes.size() * 8);
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
            QCOMPARE(failureOf([&] { return decodeTensorFile(bytes, "m"); }).code, ErrorCode::Corrupt);
        }
        writeFileAtomically(path("cut"), m_bytes.substr(0, m_bytes.size() / 2));
        const Error error = failureOf([&] { return Model::load(path("cut")); });
        QCOMPARE(error.code, ErrorCode::Corrupt);
        QVERIFY(error.message.find("cut") != std::string::npos);
        QCOMPARE(failureOf([&] { return Model::load(path("none")); }).code, ErrorCode::NotFound);
    }

    void filesThatLieAreRefused()
    {
        const auto isCorrupt = [this](const std::function<void(TensorFile&)>& change) {
            const Error error = loadChanged(change);
            return error.code == ErrorCode::Corrupt && error.message.find("changed") != std::string::npos;
        };
        const auto spoilFloat = [](RawTensor& tensor) {
            const float bad = std::numeric_limits<float>::quiet_NaN();
            std::memcpy(tensor.bytes.data(), &bad, sizeof bad);
        };
        const auto spoilIndex = [](RawTensor& tensor, std::int64_t bad) {
            std::memcpy(tensor.bytes.data(), &bad, sizeof bad);
        };
        // Each tensor missing, of another shape, of another type.
        for (const auto& entry : decodeTensorFile(m_bytes, "model").tensors) {
            const std::string& name = entry.first;
            QVERIFY2(isCorrupt([&](TensorFile& f) { f.tensors.erase(name); }), name.c_str());
            QVERIFY2(isCorrupt([&](TensorFile& f) { f.tensors[name].shape.push_back(1); }), name.c_str());
            QVERIFY2(
                isCorrupt([&](TensorFile& f) {
                    f.tensors[name] = RawTensor::from<std::uint8_t>(std::vector<std::uint8_t>{1, 2, 3}, {3});
                }),
                name.c_str());
        }
        for (const char* name : {"features", "classes", "settings", "data_sha256", "format_version"}) {
            QVERIFY2(isCorrupt([&](TensorFile& f) { f.metadata.erase(name); }), name);
            if (std::string(name) != "data_sha256")
                QVERIFY2(isCorrupt([&](TensorFile& f) { f.metadata[name] = "{]"; }), name);
        }
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata["features"] = "[]"; }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata["features"] = "[1]"; }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata["classes"] = "[\"a\", \"b\"]"; }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata["settings"] = "{\"hidden\": 13}"; }));
        QVERIFY(isCorrupt([](TensorFile& f) { f.metadata["settings"] = "{\"hidden\": -13}"; }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilFloat(f.tensors["bucket.0.out_weight"]); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilFloat(f.tensors["partition.planes"]); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilFloat(f.tensors["encoding.scale"]); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilIndex(f.tensors["bucket.0.order"], 12); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilIndex(f.tensors["bucket.0.order"], -1); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilIndex(f.tensors["bucket.0.reference.labels"], 4); }));
        QVERIFY(isCorrupt([&](TensorFile& f) { spoilIndex(f.tensors["partition.bucket_of"], 3000); }));
    }

    void newerFilesAreRefusedPolitely()
    {
        const Error newer = loadChanged([](TensorFile& f) { f.metadata["format_version"] = "2"; });
        QCOMPARE(newer.code, ErrorCode::VersionMismatch);
        QVERIFY(newer.remedy.find("Update") != std::string::npos);
        const Error other = loadChanged([](TensorFile& f) { f.metadata["format"] = "something"; });
        QCOMPARE(other.code, ErrorCode::InvalidInput);
    }

    void manyPatientsAtOnce()
    {
        const data::Dataset dataset = mixedWithGaps(40, 12, 3);
        const std::vector<int> buckets = m_model->findBuckets(dataset.values);
        const std::vector<std::int32_t> classes = m_model->classify(dataset.values, buckets);
        QCOMPARE(buckets.size(), std::size_t{40});
        for (std::size_t r = 0; r < 40; ++r) { // as when asked one by one
            const auto row = dataset.row(r);
            QCOMPARE(m_model->findBuckets(row), std::vector<int>{buckets[r]});
            QCOMPARE(m_model->classify(row, std::vector<int>{buckets[r]}),
                     std::vector<std::int32_t>{classes[r]});
        }
    }
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
