// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace genex;
using namespace genex::method;
using probe::PlainExpert;
using probe::PlainValues;
using probe::SelectionSeen;
using probe::SelectionWanted;

namespace {

using FeatureList = std::vector<std::int64_t>;

/// F and G_L by their definitions: the whole network for every patient and candidate, in double precision.
class ByDefinition
{
public:
    ByDefinition(const SelectionSeen& seen, const SelectionWanted& wanted)
        : m_seen(seen)
        , m_wanted(wanted)
    {}

    /// G_F(U)
    double surrogate(const std::set<std::int64_t>& batch) const
    {
        return weightedMean([&](std::size_t i) {
            const double real = loss(m_seen.expert, i, m_seen.batch.values, realMask(i, batch));
            if (m_wanted.generator == GeneratorKind::None)
                return real;
            const double delta = uncertainty(i, batch);
            return delta * real +
                   (1 - delta) * meanOverDraws(m_seen.current, [&](const PlainValues& drawn) {
                       return loss(m_seen.expert, i, mixed(i, drawn, {}), generatedMask(i, batch));
                   });
        });
    }

    /// G_L(V)
    double estimatedLoss(const std::set<std::int64_t>& batch, const std::set<std::int64_t>& estimated) const
    {
        std::set<std::int64_t> ordered = batch;
        for (const std::int64_t f : estimated)
            ordered.erase(f);
        return weightedMean([&](std::size_t i) {
            std::vector<double> mask = realMask(i, ordered);
            for (const std::int64_t f : estimated)
                mask[static_cast<std::size_t>(f)] = isObserved(i, f) ? 1 : m_wanted.strength;
            return (1 - uncertainty(i, estimated)) *
                   meanOverDraws(m_seen.current, [&](const PlainValues& drawn) {
                       return loss(m_seen.expert, i, mixed(i, drawn, ordered), mask);
                   });
        });
    }

private:
    std::size_t features() const { return m_seen.batch.features; }
    std::size_t at(std::size_t i, std::int64_t f) const
    {
        return i * features() + static_cast<std::size_t>(f);
    }
    bool isObserved(std::size_t i, std::int64_t f) const { return m_seen.batch.observed[at(i, f)] > 0; }
    bool isKnown(std::size_t i, std::int64_t f) const { return m_seen.batch.known[at(i, f)] > 0; }

    template <typename Function>
    double weightedMean(Function&& of) const
    {
        double sum = 0;
        double total = 0;
        for (std::size_t i = 0; i < m_seen.batch.size(); ++i) {
            sum += m_seen.batch.weights[i] * of(i);
            total += m_seen.batch.weights[i];
        }
        return sum / total;
    }

    template <typename Function>
    static double meanOverDraws(const std::vector<PlainValues>& draws, Function&& of)
    {
        double sum = 0;
        for (const PlainValues& drawn : draws)
            sum += of(drawn);
        return sum / static_cast<double>(draws.size());
    }

    /// O and the set, as far as the row holds them.
    std::vector<double> realMask(std::size_t i, const std::set<std::int64_t>& set) const
    {
        std::vector<double> mask(features());
        for (std::int64_t f = 0; f < static_cast<std::int64_t>(features()); ++f)
            mask[static_cast<std::size_t>(f)] =
                isObserved(i, f) || (set.contains(f) && isKnown(i, f)) ? 1 : 0;
        return mask;
    }

    /// O, and the set generated.
    std::vector<double> generatedMask(std::size_t i, const std::set<std::int64_t>& set) const
    {
        std::vector<double> mask(features());
        for (std::int64_t f = 0; f < static_cast<std::int64_t>(features()); ++f)
            mask[static_cast<std::size_t>(f)] = isObserved(i, f)  ? 1
                                                : set.contains(f) ? m_wanted.strength
                                                                  : 0;
        return mask;
    }

    /// Real values of O and of `real`, drawn ones elsewhere.
    PlainValues mixed(std::size_t i, const PlainValues& drawn, const std::set<std::int64_t>& real) const
    {
        PlainValues values = drawn;
        for (std::int64_t f = 0; f < static_cast<std::int64_t>(features()); ++f) {
            if (!isObserved(i, f) && !real.contains(f))
                continue;
            values.amounts[at(i, f)] = m_seen.batch.values.amounts[at(i, f)];
            values.inputs[at(i, f)] = m_seen.batch.values.inputs[at(i, f)];
        }
        return values;
    }

    std::vector<double> probabilities(const PlainExpert& expert, std::size_t i, const PlainValues& values,
                                      const std::vector<double>& mask) const
    {
        const std::size_t h = expert.bias.size();
        std::vector<double> x(expert.bias.begin(), expert.bias.end());
        for (std::size_t f = 0; f < features(); ++f) {
            const std::size_t place = i * features() + f;
            const auto input = static_cast<std::size_t>(values.inputs[place]);
            for (std::size_t j = 0; j < h; ++j)
                x[j] += mask[f] * (static_cast<double>(values.amounts[place]) * expert.weight[input * h + j] +
                                   expert.weight[(expert.inputs + f) * h + j]);
        }
        for (const probe::PlainLayer& layer : expert.tail) {
            std::vector<double> next(layer.bias.begin(), layer.bias.end());
            for (std::size_t j = 0; j < x.size(); ++j) {
                for (std::size_t k = 0; k < next.size(); ++k)
                    next[k] += (layer.startsWithRelu ? std::max(x[j], 0.0) : x[j]) *
                               layer.weight[j * next.size() + k];
            }
            x = next;
        }
        double sum = 0;
        for (double& value : x)
            sum += value = std::exp(value);
        for (double& value : x)
            value /= sum;
        return x;
    }

    double loss(const PlainExpert& expert, std::size_t i, const PlainValues& values,
                const std::vector<double>& mask) const
    {
        return -std::log(
            probabilities(expert, i, values, mask)[static_cast<std::size_t>(m_seen.batch.labels[i])]);
    }

    /// Δ_i(S)
    double uncertainty(std::size_t i, const std::set<std::int64_t>& set) const
    {
        if (m_wanted.deltaConstant >= 0)
            return m_wanted.deltaConstant;
        const double classes = static_cast<double>(m_seen.frozenExpert.classes());
        return meanOverDraws(m_seen.frozen, [&](const PlainValues& drawn) {
            const auto p = probabilities(m_seen.frozenExpert, i, mixed(i, drawn, {}), generatedMask(i, set));
            return (1 - *std::max_element(p.begin(), p.end())) / (1 - 1 / classes);
        });
    }

    const SelectionSeen& m_seen;
    const SelectionWanted& m_wanted;
};

std::set<std::int64_t> with(const FeatureList& list, std::int64_t more)
{
    std::set<std::int64_t> set(list.begin(), list.end());
    set.insert(more);
    return set;
}

const data::ObservationPool kPool{{{0, 4}, {5, 6, 7}, {}}};

} // namespace

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void scoresAreTheirDefinitions_data()
    {
        QTest::addColumn<bool>("hasAllKinds");
        QTest::addColumn<int>("generator");
        QTest::addColumn<bool>("hasFront");
        QTest::addColumn<double>("strength");
        QTest::addColumn<double>("delta");
        QTest::addColumn<int>("picked");
        const int none = static_cast<int>(GeneratorKind::None);
        const int pooled = static_cast<int>(GeneratorKind::Pooled);
        const int transformer = static_cast<int>(GeneratorKind::Transformer);
        QTest::newRow("no generator, nothing picked") << true << none << false << 1.0 << -1.0 << 0;
        QTest::newRow("no generator, present or absent") << false << none << false << 1.0 << -1.0 << 4;
        QTest::newRow("all kinds, nothing picked") << true << pooled << false << 1.0 << -1.0 << 0;
        QTest::newRow("all kinds, four picked") << true << pooled << false << 1.0 << -1.0 << 4;
        QTest::newRow("half as strong") << true << pooled << false << 0.5 << -1.0 << 4;
        QTest::newRow("constant uncertainty") << true << pooled << false << 0.5 << 0.8 << 4;
        QTest::newRow("never uncertain") << true << pooled << false << 1.0 << 0.0 << 4;
        QTest::newRow("encoder before the expert") << true << pooled << true << 0.5 << -1.0 << 4;
        QTest::newRow("transformer") << true << transformer << false << 0.5 << -1.0 << 4;
        QTest::newRow("measured and binary with gaps") << false << pooled << false << 0.5 << -1.0 << 4;
    }
    void scoresAreTheirDefinitions()
    {
        QFETCH(const bool, hasAllKinds);
        QFETCH(const int, generator);
        QFETCH(const bool, hasFront);
        QFETCH(const double, strength);
        QFETCH(const double, delta);
        QFETCH(const int, picked);
        const data::Dataset dataset = hasAllKinds ? allKinds(25, 9, 3) : mixedWithGaps(25, 9, 3);
        SelectionWanted wanted;
        wanted.generator = static_cast<GeneratorKind>(generator);
        wanted.hasFront = hasFront;
        wanted.strength = strength;
        wanted.deltaConstant = delta;
        wanted.batch = FeatureList{5, 1, 3, 2};
        wanted.batch.resize(static_cast<std::size_t>(picked));
        if (picked > 0)
            wanted.estimated = {3};
        const SelectionSeen seen = probe::select(dataset, kPool, wanted);
        const ByDefinition exact(seen, wanted);

        const std::set<std::int64_t> batch(wanted.batch.begin(), wanted.batch.end());
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 1e-5; };
        QVERIFY(isNear(seen.forU.now, exact.surrogate(batch)));
        QVERIFY(isNear(seen.surrogate, exact.surrogate(batch))); // the weights' mean is 1
        double spread = 0;
        for (std::int64_t e = 0; e < 9; ++e) {
            const double scored = seen.forU.with[static_cast<std::size_t>(e)];
            QVERIFY2(isNear(scored, exact.surrogate(with(wanted.batch, e))), std::to_string(e).c_str());
            spread = std::max(spread, std::abs(scored - seen.forU.now));
            if (batch.contains(e)) // adding it again changes nothing
                QVERIFY(isNear(scored, seen.forU.now));
        }
        QVERIFY(spread > 1e-3); // candidates do differ

        if (wanted.generator == GeneratorKind::None || picked == 0)
            return;
        QVERIFY(isNear(seen.forV.now, exact.estimatedLoss(batch, {3})));
        const FeatureList open{5, 1, 2};
        for (std::size_t k = 0; k < open.size(); ++k)
            QVERIFY2(isNear(seen.forV.with[k], exact.estimatedLoss(batch, {3, open[k]})),
                     std::to_string(open[k]).c_str());
    }

    void aScoreIsWhatThePickThenComesTo()
    {
        SelectionWanted wanted;
        wanted.strength = 0.5;
        wanted.batch = {5, 1, 3, 2};
        const data::Dataset dataset = allKinds(25, 9, 3);
        const SelectionSeen before = probe::select(dataset, kPool, wanted);
        for (std::size_t k = 0; k < wanted.batch.size(); ++k) {
            SelectionWanted next = wanted;
            next.estimated = {wanted.batch[k]};
            QVERIFY(std::abs(probe::select(dataset, kPool, next).forV.now - before.forV.with[k]) < 1e-5);
        }
        for (const std::int64_t e : {0, 4, 8}) {
            SelectionWanted next = wanted;
            next.batch.push_back(e);
            QVERIFY(std::abs(probe::select(dataset, kPool, next).forU.now -
                             before.forU.with[static_cast<std::size_t>(e)]) < 1e-5);
        }
    }

    void manyPiecesGiveTheSameAsPlainLoops()
    {
        // 900 patients × 40 candidates × (64 + 4) numbers: 5 pieces, the last one shorter.
        SelectionWanted wanted;
        wanted.hidden = 64;
        wanted.draws = 1;
        const SelectionSeen seen = probe::select(twoTellAll(300, 40, 2, 7, 3), {{{0}, {1}, {2, 3}}}, wanted);
        const ByDefinition exact(seen, wanted);
        QVERIFY(std::abs(seen.forU.now - exact.surrogate({})) < 1e-5);
        for (const std::int64_t e : {0, 2, 7, 39})
            QVERIFY(std::abs(seen.forU.with[static_cast<std::size_t>(e)] - exact.surrogate({e})) < 1e-5);
    }

    void multiplicationsAreCounted()
    {
        // 10 patients, 4 features (8 rows of W₁), 8 hidden, 4 classes, 4 candidates: z 10·8·8, logits as they
        // are 10·8·4, mask and value of each candidate 2·10·4·8, logits with each 40·8·4.
        constexpr std::int64_t kOnce = 640 + 320 + 640 + 1280;
        const data::Dataset dataset = twoTellAll(10, 4, 0, 1, 3);
        SelectionWanted wanted;
        wanted.batch = {1, 2, 3};
        wanted.estimated = {3};
        wanted.generator = GeneratorKind::None;
        QCOMPARE(probe::select(dataset, {{{}}}, wanted).forU.multiplyAdds, kOnce);
        wanted.generator = GeneratorKind::Pooled; // two draws besides what is real
        wanted.deltaConstant = 0.8;
        const SelectionSeen constant = probe::select(dataset, {{{}}}, wanted);
        QCOMPARE(constant.forU.multiplyAdds, 3 * kOnce);
        // Two candidates, of each the mask twice and two values.
        QCOMPARE(constant.forV.multiplyAdds, std::int64_t{2 * (640 + 320 + 4 * 160 + 640)});
        wanted.deltaConstant = -1; // and two draws for Δ
        const SelectionSeen formula = probe::select(dataset, {{{}}}, wanted);
        QCOMPARE(formula.forU.multiplyAdds, 5 * kOnce);
    }

    void theLargestGainIsPicked()
    {
        const probe::PlainScores scores{1, {0.9F, 0.5F, 0.7F, 1.2F}};
        QCOMPARE(probe::best(scores, {}, true), std::int64_t{1});
        QCOMPARE(probe::best({1, {0.5F, 0.5F}}, {}, true), std::int64_t{0}); // the first of equal ones
    }

    void theGainIsHeldAgainstThePrice()
    {
        const probe::PlainScores scores{1, {0.9F, 0.5F, 0.7F, 1.2F}};
        QCOMPARE(probe::best(scores, {1, 10, 2, 1}, true), std::int64_t{2}); // 0.1, 0.05, 0.15, −0.2
        QCOMPARE(probe::best(scores, {0.1, 10, 2, 0.001}, true), std::int64_t{0});
    }

    void nothingIsPickedThatDoesNotHelp()
    {
        QCOMPARE(probe::best({1, {1, 1.5F}}, {}, true), std::int64_t{-1});
        QCOMPARE(probe::best({1, {1 - 1e-7F, 1.5F}}, {}, true), std::int64_t{-1}); // that is rounding
        QCOMPARE(probe::best({1, {}}, {}, true), std::int64_t{-1});
        QCOMPARE(probe::best({1, {1.5F, 1.2F}}, {}, false), std::int64_t{1}); // unless it need not
        QCOMPARE(probe::best({1, {}}, {}, false), std::int64_t{-1});
        SelectionWanted wanted;
        wanted.generator = GeneratorKind::None;
        const data::Dataset dataset = twoTellAll(60, 3, 0, 1, 3);
        QCOMPARE(probe::best(probe::select(dataset, {{{0, 1, 2}}}, wanted).forU, {}, true), std::int64_t{-1});
        wanted.batch = {0, 1, 2};
        QCOMPARE(probe::best(probe::select(dataset, {{{}}}, wanted).forU, {}, true), std::int64_t{-1});
    }

    void anExpertThatWentAstrayIsNotFollowed()
    {
        const double bad = std::numeric_limits<double>::quiet_NaN();
        const Error error = failureOf([&] { return probe::best({bad, {1}}, {}, true); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.remedy.english().find("learning_rate") != std::string::npos);
        const float infinite = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(probe::best({1, {infinite, 0.5F}}, {}, true), std::int64_t{1});
        QCOMPARE(probe::best({1, {infinite, 0.5F}}, {}, false), std::int64_t{1});
    }
};

QTEST_APPLESS_MAIN(TestSelection)
#include "tst_selection.moc"
