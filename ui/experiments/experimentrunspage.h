// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentrecord.h"
#include "widgets/runlistpage.h"

namespace genex::services {
class ExperimentService;
}

namespace genex::ui {

class RunView;

/// The experiments that were run or begun: shown, compared, gone on with, or taken up again with other
/// choices.
class ExperimentRunsPage : public RunListPage
{
    Q_OBJECT

public:
    explicit ExperimentRunsPage(services::ExperimentService& experimentService, QWidget* parent = nullptr);

    void show(const QString& key) override;

Q_SIGNALS:
    /// To be changed and run.
    void requestWanted(const genex::services::ExperimentRequest& request);

private:
    QList<Row> rows() const override;
    void showPossible() override;
    void compare() override;
    bool isLive(const services::ExperimentRecord& run) const;
    const services::ExperimentRecord* chosen() const;

    services::ExperimentService& m_experimentService;
    RunView* m_view;
};

} // namespace genex::ui
