// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QObject>
#include <QPalette>

#include <functional>

namespace genex::ui {

enum class ThemeMode { System, Light, Dark };

/// Whether the palette is dark: its background is darker than its text.
bool isDark(const QPalette& palette);
/// The desktop's palette, without this program's changes.
QPalette systemPalette();
QPalette paletteOf(const Tokens& tokens);
/// The program's style sheet, generated from the tokens.
QString styleSheetOf(const Tokens& tokens);

/// Applies tokens to the whole application and keeps them up to date: palette, style sheet, and a signal for
/// custom painting. One per program; outlives every window.
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

    /// Current tokens: those of the Theme instance, or the light ones if there is none (tests, command line).
    static const Tokens& current();

Q_SIGNALS:
    void changed();

protected:
    /// Follows the desktop's theme changes if set to System.
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
