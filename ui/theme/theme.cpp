// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFont>

namespace genex::ui {

namespace {

/// For widgets with custom painting, instead of a pointer passed through every constructor.
const Tokens* s_current = nullptr;

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette systemPalette()
{
    const QPalette ours = QGuiApplication::palette();
    // An empty palette removes ours, so that the desktop's shows through; restored immediately.
    QGuiApplication::setPalette(QPalette());
    const QPalette desktop = QGuiApplication::palette();
    QGuiApplication::setPalette(ours);
    return desktop;
}

QPalette paletteOf(const Tokens& tokens)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(role, colour);
    };
    set(QPalette::Window, tokens.ground);
    set(QPalette::WindowText, tokens.text);
    set(QPalette::Base, tokens.surface);
    set(QPalette::AlternateBase, tokens.ground);
    set(QPalette::Text, tokens.text);
    set(QPalette::PlaceholderText, tokens.secondary);
    set(QPalette::Button, tokens.surface);
    set(QPalette::ButtonText, tokens.text);
    set(QPalette::BrightText, tokens.onAccent);
    set(QPalette::ToolTipBase, tokens.surface);
    set(QPalette::ToolTipText, tokens.text);
    set(QPalette::Highlight, tokens.accent);
    set(QPalette::HighlightedText, tokens.onAccent);
    set(QPalette::Link, tokens.accent);
    set(QPalette::LinkVisited, tokens.accent);
    set(QPalette::Light, tokens.surface);
    set(QPalette::Midlight, tokens.track);
    set(QPalette::Mid, tokens.line);
    set(QPalette::Dark, tokens.line);
    set(QPalette::Shadow, tokens.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tokens.secondary);
    return palette;
}

Theme::Theme(ThemeMode mode, PaletteSource system)
    : m_mode(mode)
    , m_system(std::move(system))
{
    QFont font = QApplication::font();
    font.setPixelSize(type::kBody);
    QApplication::setFont(font);
    apply();
    qApp->installEventFilter(this);
}

Theme::~Theme()
{
    s_current = nullptr;
}

const Tokens& Theme::current()
{
    return s_current ? *s_current : lightTokens();
}

void Theme::setMode(ThemeMode mode)
{
    m_mode = mode;
    apply();
}

const Tokens& Theme::chosenTokens() const
{
    const bool dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && isDark(m_system()));
    return dark ? darkTokens() : lightTokens();
}

void Theme::apply()
{
    if (m_applying)
        return;
    m_applying = true; // setPalette() itself sends the events eventFilter() handles
    const Tokens* chosen = &chosenTokens();
    if (chosen != m_tokens) {
        m_tokens = chosen;
        s_current = chosen;
        QApplication::setPalette(paletteOf(*chosen));
        qApp->setStyleSheet(styleSheetOf(*chosen));
        Q_EMIT changed();
    }
    m_applying = false;
}

bool Theme::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && m_mode == ThemeMode::System)
        apply();
    return QObject::eventFilter(object, event);
}

} // namespace genex::ui
