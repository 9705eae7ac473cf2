// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace genex::ui {

/// One place of the program. The window shows its texts in the rail, the banner and the help.
class Screen : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString iconName() const = 0;
    /// One word, in the rail and the menu.
    virtual QString name() const = 0;
    virtual QString bannerTitle() const { return name(); }
    virtual QString bannerSubtitle() const = 0;
    /// In one or two words, beside the title; empty: none.
    virtual QString bannerState() const { return {}; }
    /// What stands at the banner's right, owned by the banner once shown.
    virtual QList<QWidget*> bannerTools() const { return {}; }
    /// What F1 shows here: short paragraphs of HTML written by this program, nothing from outside.
    virtual QString helpHtml() const = 0;

Q_SIGNALS:
    /// The banner's texts are new.
    void bannerChanged();
};

} // namespace genex::ui
