// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/passphrase.h"

#include <QFrame>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace genex::ui {

/// A card in the middle of the window: headline, text, fields, and an error message.
class AccessCard : public QFrame
{
    Q_OBJECT

public:
    explicit AccessCard(const QString& headline, QWidget* parent = nullptr);

    virtual void takeFocus() {}
    /// Disables everything while work is running; `words` describe it.
    virtual void setBusy(bool busy);
    void setProblem(const QString& problem);

protected:
    QVBoxLayout* column() { return m_column; }
    void setHeadline(const QString& headline);
    QLabel* addText(const QString& text);
    QLineEdit* addPassphrase(const QString& label, const QString& objectName);
    /// A primary button with others next to it.
    void addButtons(QPushButton* primary, const QList<QPushButton*>& others);
    /// Below the fields, above the buttons.
    void addProblem();

private:
    QVBoxLayout* m_column;
    QLabel* m_headline;
    QLabel* m_problem;
};

/// Takes the text out of a field; empty if it is not a valid passphrase.
std::optional<services::Passphrase> takePassphrase(QLineEdit* field);

} // namespace genex::ui
