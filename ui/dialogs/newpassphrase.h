// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/passphrase.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace genex::ui {

/// A passphrase to be set, typed twice, and what is still wrong with it.
class NewPassphrase : public QWidget
{
    Q_OBJECT

public:
    explicit NewPassphrase(QWidget* parent = nullptr);

    /// Long enough, and twice the same.
    bool isGood() const { return m_isGood; }
    /// Nothing where it is not good. It stays in the fields, for whom something else is refused.
    std::optional<services::Passphrase> typed() const;
    void clear();
    void takeFocus();

Q_SIGNALS:
    void changed();
    /// Enter in the second field.
    void confirmed();

private:
    void check();

    QLineEdit* m_first;
    QLineEdit* m_second;
    QCheckBox* m_show;
    QLabel* m_remark;
    bool m_isGood = false;
};

/// A field for a passphrase, which shows dots.
QLineEdit* makePassphraseField(const QString& name, const QString& objectName, QWidget* parent);

} // namespace genex::ui
