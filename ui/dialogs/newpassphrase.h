// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/passphrase.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace genex::ui {

/// A new passphrase, typed twice, with a message while it is invalid.
class NewPassphrase : public QWidget
{
    Q_OBJECT

public:
    explicit NewPassphrase(QWidget* parent = nullptr);

    /// Long enough, and both match.
    bool isGood() const { return m_isGood; }
    /// Empty unless good. It stays in the fields in case something else is refused.
    std::optional<services::Passphrase> typed() const;
    void clear();
    void takeFocus();

Q_SIGNALS:
    void changed();
    /// Enter was pressed in the second field.
    void confirmed();

private:
    void check();

    QLineEdit* m_first;
    QLineEdit* m_second;
    QCheckBox* m_show;
    QLabel* m_remark;
    bool m_isGood = false;
};

/// A field for a passphrase, with hidden characters.
QLineEdit* makePassphraseField(const QString& name, const QString& objectName, QWidget* parent);

} // namespace genex::ui
