// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>

namespace genex::ui {

/// A bar of fixed height in the theme's colours; a progress bar for screen readers.
class ProgressBar : public QProgressBar
{
    Q_OBJECT

public:
    explicit ProgressBar(QWidget* parent = nullptr);

    /// 0 to 1; negative: unknown.
    void setFraction(double fraction);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace genex::ui
