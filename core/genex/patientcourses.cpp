// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientcourses.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/cat.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

/// Whether the k-th course of a class is generated; generated ones are spread evenly.
bool isGenerated(std::size_t k, double part)
{
    constexpr double kRounding = 1e-9;
    const auto upTo = [part](std::size_t count) {
        return std::floor(static_cast<double>(count) * part + kRounding);
    };
    return upTo(k + 1) > upTo(k);
}

/// The courses drawn by the generator.
struct GeneratedCourses
{
    std::vector<std::size_t> places;   ///< index in the list of courses
    std::vector<std::int64_t> classes; ///< their index among the distinguished classes
    std::vector<std::int64_t> noise;   ///< rows of random numbers
};

GeneratedCourses generatedAmong(const Courses& courses, double part)
{
    GeneratedCourses generated;
    for (std::size_t r = 0; r < courses.size(); ++r) {
        if (!isGenerated(courses.chosen.course[r], part))
            continue;
        const auto heard = std::ranges::lower_bound(courses.heard, courses.chosen.classOf[r]);
        generated.places.push_back(r);
        generated.classes.push_back(heard - courses.heard.begin());
        generated.noise.push_back(static_cast<std::int64_t>(courses.chosen.course[r]));
    }
    return generated;
}

at::Tensor indexOf(const std::vector<std::int64_t>& list, at::Device device)
{
    return toDevice(list, {static_cast<std::int64_t>(list.size())}, device);
}

/// p(η | x_O, y) for each distinguished class.
Latent codesOfClasses(const ModelData& data, const Generator& generator, const KnownBatch& patient,
                      const std::vector<std::size_t>& heard)
{
    const auto count = static_cast<std::int64_t>(heard.size());
    Values values{patient.values.amounts.expand({count, -1}), {}};
    if (patient.values.hasCategories())
        values.inputs = patient.values.inputs.expand({count, -1});
    const std::vector<std::int64_t> classes(heard.begin(), heard.end());
    return generator.encoder(values, patient.mask.expand({count, -1}),
                             oneHot(indexOf(classes, data.device), generator.shape.classes));
}

/// x' ~ p(· | x_O, y) for each of them, as bins [k × n].
std::vector<std::int64_t> drawBins(const ModelData& data, const Generator& generator, const Latent& latent,
                                   const GeneratedCourses& generated)
{
    const at::Tensor classes = indexOf(generated.classes, data.device);
    const at::Tensor rows = indexOf(generated.noise, data.device);
    Noise noise;
    noise.uniform = data.courseNoise.uniform.index_select(0, rows);
    if (data.courseNoise.normal.defined())
        noise.normal = data.courseNoise.normal.index_select(0, rows);
    const at::Tensor codes =
        drawCodes({latent.mean.index_select(0, classes), latent.logVariance.index_select(0, classes)},
                  data.courseNoise.codes.index_select(0, rows));
    return integersOf(data.binLayout.binsOf(drawValues(generator.decoder, data.kinds, codes, noise)));
}

} // namespace

at::Tensor planStates(const ModelData& data, const BucketModel& bucket, const KnownBatch& patients)
{
    const Expert& expert = bucket.expert;
    const at::Tensor state = hiddenOf(data, bucket, patients);
    const at::Tensor bias = expert.tail.back().bias.unsqueeze(0).expand({state.size(0), -1});
    const at::Tensor wide =
        expert.wide.isEmpty() ? bias : bias + state.narrow(1, expert.width(), expert.classes());
    return at::cat({state.narrow(1, 0, expert.width()), wide}, 1);
}

Courses drawCourses(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                    const PlanState& state)
{
    const at::NoGradGuard noGradient;
    const std::size_t n = data.facts.features.size();
    Courses courses = coursesFor(bucket.planExpert, state, data.bank.coursesOfClass());
    courses.features = n;
    courses.bins = data.bank.binsOf(courses.chosen);
    if (!bucket.generator || !bucket.generator->knowsDiseases())
        return courses;
    const GeneratedCourses generated = generatedAmong(courses, data.facts.settings.generatedCourses);
    if (generated.places.empty())
        return courses;
    const std::vector<std::int64_t> bins = drawBins(
        data, *bucket.generator, codesOfClasses(data, *bucket.generator, patient, courses.heard), generated);
    for (std::size_t i = 0; i < generated.places.size(); ++i)
        std::transform(bins.begin() + static_cast<std::ptrdiff_t>(i * n),
                       bins.begin() + static_cast<std::ptrdiff_t>((i + 1) * n),
                       courses.bins.begin() + static_cast<std::ptrdiff_t>(generated.places[i] * n),
                       [](std::int64_t bin) { return static_cast<std::int32_t>(bin); });
    return courses;
}

Values valuesOf(const Courses& courses, const ModelData& data)
{
    std::vector<float> amounts;
    std::vector<std::int64_t> inputs;
    for (std::size_t r = 0; r < courses.size(); ++r) {
        for (std::size_t f = 0; f < courses.features; ++f) {
            const Cell cell = data.rates->bins.cellOf(f, courses.binOf(r, static_cast<std::int64_t>(f)));
            amounts.push_back(cell.amount);
            inputs.push_back(cell.input);
        }
    }
    const std::vector<std::int64_t> shape{static_cast<std::int64_t>(courses.size()),
                                          static_cast<std::int64_t>(courses.features)};
    Values values{toDevice(amounts, shape, data.device), {}};
    if (!data.kinds.categorical.empty())
        values.inputs = toDevice(inputs, shape, data.device);
    return values;
}

} // namespace genex::method
