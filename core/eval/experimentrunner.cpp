// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/experimentrunner.h"

#include "cellfiles.h"
#include "cellscheduler.h"
#include "groupfigures.h"
#include "machine.h"

#include "common/parallelfor.h"
#include "common/sha256.h"
#include "common/version.h"
#include "data/columngroups.h"
#include "data/datasethash.h"
#include "data/split.h"
#include "domain/jsonform.h"
#include "genex/device.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>

namespace genex::eval {

namespace {

using Json = nlohmann::json;

/// Raised when the same conditions give other results, so that cells of before are not taken for them.
constexpr int kCellRevision = 2;

/// Each repeat has a seed of its own.
Json splitJson(const data::SplitSettings& split)
{
    Json json = split;
    json.erase("seed");
    return json;
}

/// Further training is not what `timing` compares.
ComparisonRules rulesOf(const ExperimentPlan& plan)
{
    const bool isTimed = plan.kind == contract::ExperimentKind::Timing;
    return {plan.visits, plan.stop, isTimed ? contract::ExpertsOf::Shared : plan.experts};
}

/// The diseases that must not be missed, with their thresholds.
Json cantMissJson(const ExperimentData& data)
{
    Json json = Json::object();
    for (std::size_t c = 0; c < data.cantMissFrom.size(); ++c) {
        if (std::isfinite(data.cantMissFrom[c]))
            json[data.dataset.classes[c]] = data.cantMissFrom[c];
    }
    return json;
}

/// Makes a setup for each repeat and keeps those that are in use.
class RepeatSetups
{
public:
    RepeatSetups(const ExperimentPlan& plan, const ExperimentData& data)
        : m_plan(plan)
        , m_data(data)
    {}

    /// Cells run in parallel; each cell uses its share of the remaining cores.
    void setWorkersOfCell(int workers) { m_workersOfCell = workers; }

    std::shared_ptr<const RepeatSetup> make(int repeat, JobControl& control) const
    {
        method::TrainingInput input;
        data::SplitSettings split = m_plan.split;
        split.seed = seedOf(repeat);
        input.split = m_data.heldOut.empty()
                          ? data::makeSplit(m_data.dataset, split, m_data.splitColumn)
                          : data::splitHoldingOut(m_data.dataset, split, m_data.splitColumn,
                                                  m_data.heldOut.at(static_cast<std::size_t>(repeat)));
        input.split.dataSha256 = m_data.sha256;
        input.dataset = m_data.dataset;
        input.observations = m_data.observations;
        input.observedColumn = m_data.observedColumn;
        input.complaints = m_data.complaints;
        if (m_data.complaints && !m_data.observations)
            input.observations =
                data::drawComplaints(m_data.dataset, input.split.rowsOf(data::Part::Training),
                                     *m_data.complaints, split.seed, control);
        input.prices = m_data.prices;
        input.budgets = m_plan.budgets;
        return std::make_shared<const RepeatSetup>(std::move(input), settingsOf(repeat), control,
                                                   rulesOf(m_plan), m_data.cantMissFrom);
    }

    std::shared_ptr<const RepeatSetup> get(int repeat, int workers, JobControl& control)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_setups, [&](const auto& entry) { return entry.first < repeat - workers; });
        std::shared_ptr<const RepeatSetup>& setup = m_setups[repeat];
        if (!setup)
            setup = make(repeat, control);
        return setup;
    }

private:
    std::uint64_t seedOf(int repeat) const
    {
        return m_plan.settings.seed + static_cast<std::uint64_t>(repeat);
    }

    method::TrainingSettings settingsOf(int repeat) const
    {
        method::TrainingSettings settings = m_plan.settings;
        settings.seed = seedOf(repeat);
        settings.budgetFraction = m_plan.budgets.back();
        settings.workers = m_workersOfCell;
        settings.checkpointFile.clear();
        return settings;
    }

    const ExperimentPlan& m_plan;
    const ExperimentData& m_data;
    int m_workersOfCell = 1;
    std::mutex m_mutex;
    std::map<int, std::shared_ptr<const RepeatSetup>> m_setups;
};

class Run
{
public:
    Run(const ExperimentPlan& plan, const ExperimentData& data, const std::filesystem::path& folder)
        : m_plan(plan)
        , m_data(data)
        , m_experiment(experimentOf(plan.kind))
        , m_setups(plan, data)
        , m_files(folder, conditions())
    {
        std::filesystem::create_directories(folder);
        const std::vector<std::string> variants = m_experiment.variants(plan, data.dataset);
        for (int repeat = 0; repeat < repeats(); ++repeat) {
            for (const std::string& variant : variants)
                m_cells.push_back({variant, repeat});
        }
        for (const Cell& cell : m_cells)
            m_finished.push_back(m_files.load(cell));
    }

    void runCells(JobControl& control)
    {
        std::vector<bool> done;
        for (const auto& finished : m_finished)
            done.push_back(finished.has_value());
        const auto open = static_cast<int>(std::ranges::count(done, false));
        m_setups.setWorkersOfCell(std::max(1, workers() / std::max(1, open)));
        CellScheduler(std::move(done), control).run(workers(), [this](std::size_t i, JobControl& own) {
            m_finished[i] = runCell(m_cells[i], own);
            m_files.save(m_cells[i], *m_finished[i]);
        });
    }

    ExperimentOutcome outcome() const
    {
        std::vector<CellResult> results;
        Json cells = Json::array();
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const Cell& cell = m_cells[i];
            results.push_back({cell.variant, cell.repeat, m_finished[i]->result});
            cells.push_back({{"variant", cell.variant},
                             {"repeat", cell.repeat},
                             {"seconds", m_finished[i]->seconds},
                             {"result", m_finished[i]->result}});
        }
        Json record = conditions();
        record["repeats"] = repeats();
        record["methods"] = m_plan.methods;
        record["seed"] = m_plan.settings.seed;
        record["machine"] = machineFacts();
        record["cells"] = std::move(cells);
        if (!m_data.heldOut.empty())
            record["by_group"] = tableByGroup(results, m_data.heldOut);
        return {m_experiment.report(results, m_plan), std::move(record)};
    }

private:
    /// What the cells depend on, independent of the number of repeats and of other variants.
    Json conditions() const
    {
        Json observed;
        if (m_data.observations)
            observed = {m_data.observations->pool.sets, m_data.observations->setOfRow};
        Json prices;
        if (m_data.prices)
            prices = {m_data.prices->full, m_data.prices->inPanel, m_data.prices->panel};
        Json conditions = {{"experiment", nameOf(m_plan.kind)},
                           {"cell_revision", kCellRevision},
                           {"settings", method::decisiveSettings(m_plan.settings)},
                           {"split", splitJson(m_plan.split)},
                           {"budgets", m_plan.budgets},
                           {"visits", m_plan.visits},
                           {"data_sha256", m_data.sha256},
                           {"patients_sha256", data::hashOf(m_data.dataset)},
                           {"rows", m_data.dataset.rows()},
                           {"features", m_data.dataset.width()},
                           {"classes", m_data.dataset.classes.size()},
                           {"observed_column", m_data.observedColumn},
                           {"observed_sha256", Sha256::of(observed.dump())},
                           {"prices_sha256", Sha256::of(prices.dump())},
                           {"program_version", kProgramVersion}};
        if (contract::comparesMethods(m_plan.kind)) {
            conditions["stop"] = nameOf(m_plan.stop);
            conditions["experts"] = nameOf(m_plan.experts);
        }
        if (const Json cantMiss = cantMissJson(m_data); !cantMiss.empty())
            conditions["cant_miss_from"] = cantMiss;
        if (m_data.complaints)
            conditions["observed_complaints"] = *m_data.complaints;
        if (!m_data.heldOut.empty())
            conditions["held_out"] = m_data.heldOut;
        return conditions;
    }

    /// Each group is held out once.
    int repeats() const
    {
        return m_data.heldOut.empty() ? m_plan.repeats : static_cast<int>(m_data.heldOut.size());
    }

    int workers() const
    {
        if (m_experiment.isTimed() || method::resolveDevice(m_plan.settings.device).name != "cpu")
            return 1;
        return m_plan.settings.workers > 0 ? m_plan.settings.workers : coreCount();
    }

    FinishedCell runCell(const Cell& cell, JobControl& control)
    {
        const auto started = SteadyClock::now();
        const std::shared_ptr<const RepeatSetup> setup = m_experiment.isTimed()
                                                             ? m_setups.make(cell.repeat, control)
                                                             : m_setups.get(cell.repeat, workers(), control);
        FinishedCell finished{m_experiment.run(cell.variant, *setup, m_plan, control), 0};
        finished.seconds = std::chrono::duration<double>(SteadyClock::now() - started).count();
        return finished;
    }

    const ExperimentPlan& m_plan;
    const ExperimentData& m_data;
    const Experiment& m_experiment;
    RepeatSetups m_setups;
    CellFiles m_files;
    std::vector<Cell> m_cells; ///< repeat by repeat
    std::vector<std::optional<FinishedCell>> m_finished;
};

} // namespace

ExperimentOutcome runExperiment(const ExperimentPlan& plan, const ExperimentData& data,
                                const std::filesystem::path& folder, JobControl& control)
{
    validate(plan);
    Run run(plan, data, folder);
    run.runCells(control);
    return run.outcome();
}

} // namespace genex::eval
