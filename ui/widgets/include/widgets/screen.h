// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace genex::ui {

/// A section of the program. The window shows its texts in rail, banner and help.
class Screen : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString iconName() const = 0;
    /// One word, for rail and menu.
    virtual QString name() const = 0;
    virtual QString bannerTitle() const { return name(); }
    virtual QString bannerSubtitle() const = 0;
    /// One or two words next to the title; may be empty.
    virtual QString bannerState() const { return {}; }
    /// Shown on the right of the banner, which takes ownership.
    virtual QList<QWidget*> bannerTools() const { return {}; }
    /// Help for F1: short HTML paragraphs written by this program, no external content.
    virtual QString helpHtml() const = 0;

Q_SIGNALS:
    /// The banner's texts have changed.
    void bannerChanged();
};

} // namespace genex::ui
