// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <utility>

namespace genex::ui {

/// A section of the program. The window shows its texts in rail, banner and help.
class Screen : public QWidget
{
    Q_OBJECT

public:
    /// The name is one word, for the rail and the menu.
    Screen(QString iconName, QString name, QWidget* parent)
        : QWidget(parent)
        , m_iconName(std::move(iconName))
        , m_name(std::move(name))
    {}

    const QString& iconName() const { return m_iconName; }
    const QString& name() const { return m_name; }
    virtual QString bannerTitle() const { return m_name; }
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

private:
    QString m_iconName;
    QString m_name;
};

} // namespace genex::ui
