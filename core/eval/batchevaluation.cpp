#include "eval/batchevaluation.h"

#include "common/error.h"
#include "data/datasethash.h"
#include "genex/training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace genex::eval {

namespace {

constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();
/// Rows evaluated at once: with twenty sets O and a thousand features, 80 MB.
constexpr std::size_t kRowsAtOnce = 256;

void checkFits(const method::Model& model, const data::Dataset& dataset)
{
    const auto isSame = [](const data::FeatureColumn& a, const data::FeatureColumn& b) {
        return a.id == b.id && a.kind == b.kind;
    };
    if (!std::ranges::equal(model.features(), dataset.features, isSame))
        throw Failure(ErrorCode::InvalidInput, "The table's features are not those of the model.",
                      "Evaluate the model on the table it was trained on.");
    if (model.classes() != dataset.classes)
        throw Failure(ErrorCode::InvalidInput, "The table's classes are not those of the model.",
                      "Evaluate the model on the table it was trained on.");
}

/// Some rows, each with every set O: patients one below the other.
class Piece
{
public:
    Piece(const method::Model& model, const data::Dataset& dataset, std::span<const std::size_t> rows)
        : m_model(model)
        , m_dataset(dataset)
        , m_rows(rows)
    {
        for (const std::size_t row : rows) {
            for (const std::vector<std::int64_t>& pool : model.pools()) {
                m_values.insert(m_values.end(), dataset.width(), kUnknown);
                reveal(m_values.size() / dataset.width() - 1, row, pool);
            }
        }
        m_buckets = model.findBuckets(m_values);
    }

    /// Part of the tries of each row that are right.
    std::vector<double> hitRates() const
    {
        const std::vector<std::int32_t> predicted = m_model.classify(m_values, m_buckets);
        const std::size_t tries = m_model.pools().size();
        std::vector<double> rates(m_rows.size());
        for (std::size_t i = 0; i < predicted.size(); ++i) {
            if (predicted[i] == m_dataset.labels[rowOf(i)])
                rates[i / tries] += 1.0 / static_cast<double>(tries);
        }
        return rates;
    }

    /// Makes U_b known; returns how many tests that took for each patient.
    std::vector<double> orderBatches()
    {
        std::vector<double> orders;
        for (std::size_t i = 0; i < m_buckets.size(); ++i)
            orders.push_back(reveal(i, rowOf(i), m_model.batch(m_buckets[i])));
        return orders;
    }

    void revealEverything()
    {
        for (std::size_t i = 0; i < m_buckets.size(); ++i) {
            const std::span<const float> row = m_dataset.row(rowOf(i));
            std::ranges::copy(row, m_values.begin() + static_cast<std::ptrdiff_t>(i * row.size()));
        }
    }

private:
    std::size_t rowOf(std::size_t patient) const { return m_rows[patient / m_model.pools().size()]; }

    /// Returns how many of the features were not known before.
    double reveal(std::size_t patient, std::size_t row, const std::vector<std::int64_t>& features)
    {
        double news = 0;
        for (const std::int64_t feature : features) {
            const auto f = static_cast<std::size_t>(feature);
            float& value = m_values[patient * m_dataset.width() + f];
            news += std::isnan(value) ? 1 : 0;
            value = m_dataset.row(row)[f];
        }
        return news;
    }

    const method::Model& m_model;
    const data::Dataset& m_dataset;
    std::span<const std::size_t> m_rows;
    std::vector<float> m_values;
    std::vector<int> m_buckets; ///< by O: more results do not move a patient to another bucket
};

void append(std::vector<double>& list, const std::vector<double>& more)
{
    list.insert(list.end(), more.begin(), more.end());
}

} // namespace

void to_json(nlohmann::json& json, const BatchEvaluation& evaluation)
{
    json = {{"floor_accuracy", evaluation.floorAccuracy},
            {"batch_accuracy", evaluation.batchAccuracy},
            {"ceiling_accuracy", evaluation.ceilingAccuracy},
            {"mean_orders", evaluation.meanOrders},
            {"p95_orders", evaluation.p95Orders}};
}

BatchEvaluation evaluateBatch(const method::Model& model, const data::Dataset& dataset, JobControl& control)
{
    if (data::hashOf(dataset) != model.dataSha256())
        throw Failure(ErrorCode::InvalidInput, "The model was trained on another table.",
                      "Evaluate it on the table it was trained on.");
    return evaluateBatch(model, dataset, method::splitOf(dataset, model.seed()).rowsOf(data::Part::Test),
                         control);
}

BatchEvaluation evaluateBatch(const method::Model& model, const data::Dataset& dataset,
                              std::span<const std::size_t> rows, JobControl& control)
{
    checkFits(model, dataset);
    std::vector<double> floor;
    std::vector<double> batch;
    std::vector<double> ceiling;
    std::vector<double> orders;
    const auto total = static_cast<std::int64_t>(rows.size());
    for (std::size_t begin = 0; begin < rows.size(); begin += kRowsAtOnce) {
        control.report(static_cast<std::int64_t>(begin), total, "Evaluating on patients kept apart");
        Piece piece(model, dataset, rows.subspan(begin, std::min(kRowsAtOnce, rows.size() - begin)));
        append(floor, piece.hitRates());
        append(orders, piece.orderBatches());
        append(batch, piece.hitRates());
        piece.revealEverything();
        append(ceiling, piece.hitRates());
    }
    control.report(total, total, "Evaluating on patients kept apart");
    return {estimateOf(floor), estimateOf(batch), estimateOf(ceiling), estimateOf(orders).mean,
            quantileOf(orders, 0.95)};
}

} // namespace genex::eval
