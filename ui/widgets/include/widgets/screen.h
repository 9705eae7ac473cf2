// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <utility>

namespace genex::ui {

/// One place of the program. The window shows its texts in the rail, the banner and the help.
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
    /// In one or two words, beside the title; empty: none.
    virtual QString bannerState() const { return {}; }
    /// What stands at the banner's right, owned by the banner once shown.
    virtual QList<QWidget*> bannerTools() const { return {}; }
    /// What F1 shows here: short paragraphs of HTML written by this program, nothing from outside.
    virtual QString helpHtml() const = 0;

Q_SIGNALS:
    /// The banner's texts are new.
    void bannerChanged();

private:
    QString m_iconName;
    QString m_name;
};

} // namespace genex::ui
