// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QObject>
#include <QPalette>

#include <functional>

namespace genex::ui {

enum class ThemeMode { System, Light, Dark };

/// Whether a palette is a dark one: its ground is darker than its text.
bool isDark(const QPalette& palette);
/// The desktop's own palette, as it is without this program's.
QPalette systemPalette();
QPalette paletteOf(const Tokens& tokens);
/// The one style sheet of the program, written from the tokens.
QString styleSheetOf(const Tokens& tokens);

/// Puts tokens on the whole application and keeps them up to date: palette, style sheet, and a signal for
/// what paints itself. One per program; it lives longer than every window.
class Theme : public QObject
{
    Q_OBJECT

public:
    using PaletteSource = std::function<QPalette()>;

    explicit Theme(ThemeMode mode = ThemeMode::System, PaletteSource system = &systemPalette);
    ~Theme() override;
    Theme(const Theme&) = delete;
    Theme& operator=(const Theme&) = delete;

    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);
    const Tokens& tokens() const { return *m_tokens; }

    /// The tokens in force: those of the living Theme, the light ones where there is none (tests, the command
    /// line).
    static const Tokens& current();

Q_SIGNALS:
    void changed();

protected:
    /// The desktop tells its windows when its theme changes; with System the program follows.
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    const Tokens& chosenTokens() const;
    void apply();

    ThemeMode m_mode;
    PaletteSource m_system;
    const Tokens* m_tokens = nullptr;
    bool m_applying = false;
};

} // namespace genex::ui
