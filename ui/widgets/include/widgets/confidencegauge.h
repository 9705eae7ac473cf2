// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace genex::ui {

/// Confidence as a bar with a mark at τ, both numbers as text, and the consequence.
class ConfidenceGauge : public QWidget
{
    Q_OBJECT

public:
    explicit ConfidenceGauge(QWidget* parent = nullptr);

    /// threshold 0: nothing is estimated.
    void setValues(double confidence, double threshold, const QString& word);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_confidence = 0;
    double m_threshold = 0;
    QString m_word; ///< "now", "after the results"
};

} // namespace genex::ui
