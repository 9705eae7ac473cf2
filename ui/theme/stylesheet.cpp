// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include <functional>
#include <map>

namespace genex::ui {

namespace {

/// Names in @ are tokens. A focused control replaces one pixel of padding by one of frame, so that nothing
/// moves.
constexpr const char* kSheet = R"(
QMainWindow, QDialog, QWidget#workspace { background: @ground; }
QLabel { background: transparent; color: @text; }
QLabel[role="headline"] { font-size: @headline; font-weight: 600; }
QLabel[role="title"] { font-size: @title; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="secondary"] { font-size: @secondarySize; color: @secondary; }
QLabel[role="quiet"] { color: @secondary; }
QLabel[role="alarm"] { color: @alarm; font-weight: 600; }
QLabel[role="problem"] { font-size: @secondarySize; color: @alarm; }
QLabel[role="good"] { color: @good; font-weight: 600; }
QLabel[role="estimate"] { color: @estimate; font-weight: 600; }
QLabel[role="estimateValue"] { color: @estimate; font-style: italic; }

QFrame[role="panel"], QFrame[role="card"] { background: @surface; border: 1px solid @line; border-radius: @corner; }
QFrame[role="estimateCard"] { background: @estimateGround; border: 1px dashed @estimate; border-radius: @corner; }
QFrame[role="banner"] { background: @surface; border: none; border-bottom: 1px solid @line; }
QFrame[role="rail"] { background: @surface; border: none; border-right: 1px solid @line; }
QFrame[role="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }

QPushButton {
    background: @surface; color: @text; border: 1px solid @line; border-radius: @corner;
    padding: 5px 15px; min-height: 20px; outline: none;
}
QPushButton:hover { border-color: @secondary; }
QPushButton:pressed { background: @track; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 14px; }
QPushButton:disabled { color: @secondary; background: @ground; border: 1px dashed @line; }
QPushButton[role="primary"] {
    background: @accent; color: @onAccent; border: 1px solid @accent; font-weight: 600;
    padding: 7px 23px; min-height: 20px;
}
QPushButton[role="primary"]:hover { background: @accentStrong; border-color: @accentStrong; }
QPushButton[role="primary"]:focus { border: 2px solid @text; padding: 6px 22px; }
QPushButton[role="primary"]:disabled { background: @track; color: @secondary; border: 1px solid @track; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: @accent; padding: 3px 5px; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:disabled { color: @secondary; background: transparent; border: 1px solid transparent; }
QPushButton[role="link"]:focus { border: 2px solid @accent; padding: 2px 4px; }
QPushButton[role="step"], QPushButton[role="stepShown"] { background: transparent; border: 1px solid transparent; padding: 3px 5px; min-height: 18px; }
QPushButton[role="step"] { color: @accent; }
QPushButton[role="step"]:hover { text-decoration: underline; }
QPushButton[role="step"]:disabled { color: @secondary; background: transparent; border: 1px solid transparent; }
QPushButton[role="stepShown"] { color: @text; font-weight: 600; }
QPushButton[role="step"]:focus, QPushButton[role="stepShown"]:focus { border: 2px solid @accent; padding: 2px 4px; }

QLineEdit {
    background: @surface; color: @text; border: 1px solid @line; border-radius: @corner;
    padding: 4px 9px; min-height: 22px; selection-background-color: @accent; selection-color: @onAccent;
}
QLineEdit:focus { border: 2px solid @accent; padding: 3px 8px; }
QLineEdit[valid="false"] { border-color: @alarm; }
QLineEdit:disabled { background: @ground; color: @secondary; border: 1px dashed @line; }
QRadioButton, QCheckBox { background: transparent; color: @text; spacing: 8px; padding: 3px; border: 2px solid transparent; border-radius: @corner; }
QRadioButton:focus, QCheckBox:focus { border: 2px solid @accent; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @secondary; border-radius: 8px; background: @surface; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; border-radius: 8px; background: @onAccent; }

QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @secondary; border-radius: 3px; background: @surface; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked { border: 4px solid @accent; width: 8px; height: 8px; background: @onAccent; }

QListWidget { background: transparent; border: none; outline: none; }
QListWidget[role="choices"] { background: @surface; border: 1px solid @accent; border-radius: @corner; }
QComboBox {
    background: @surface; color: @text; border: 1px solid @line; border-radius: @corner;
    padding: 4px 9px; min-height: 22px;
}
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(@downArrow); width: 12px; height: 12px; }
QComboBox:focus { border: 2px solid @accent; padding: 3px 8px; }
QComboBox[valid="false"], QSpinBox[valid="false"] { border-color: @alarm; }
QTableView QComboBox { padding: 0 8px; min-height: 0; }
QComboBox QAbstractItemView { background: @surface; color: @text; border: 1px solid @line; selection-background-color: @selection; selection-color: @text; }
QPlainTextEdit { background: @surface; color: @text; border: 1px solid @line; border-radius: @corner; padding: 4px; }
QPlainTextEdit:focus { border: 2px solid @accent; padding: 3px; }
QSlider::groove:horizontal { height: 4px; background: @track; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; background: @accent; }
QSlider:focus { border: 2px solid @accent; border-radius: @corner; }
QLabel[role="chip"] {
    background: @selection; color: @accent; font-size: @secondarySize; font-weight: 600;
    border-radius: 8px; padding: 3px 10px;
}
QFrame[role="ribbon"] { background: @selection; border: 1px solid @accent; border-radius: @corner; }
QFrame[role="alarmRibbon"] { background: @surface; border: 1px solid @alarm; border-radius: @corner; }
QFrame[role="estimateRibbon"] { background: @estimateGround; border: 1px dashed @estimate; border-radius: @corner; }

QTableView { background: @surface; color: @text; border: 2px solid transparent; outline: none; gridline-color: @line; selection-background-color: @selection; selection-color: @text; }
QTableView:focus { border: 2px solid @accent; border-radius: @corner; }
QTableView::item:focus { background: @selection; color: @text; border: none; }
QHeaderView { background: @surface; }
QHeaderView::section { background: @surface; color: @secondary; border: none; border-bottom: 1px solid @line; padding: 6px; font-weight: 600; }
QTabWidget::pane { border: none; }
QSpinBox { background: @surface; color: @text; border: 1px solid @line; border-radius: @corner; padding: 4px 9px; min-height: 22px; }
QSpinBox:focus { border: 2px solid @accent; padding: 3px 8px; }

QTabBar { background: transparent; outline: none; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: @secondary; padding: 6px 12px; margin-right: 4px;
    border: 2px solid transparent; border-radius: @corner;
}
QTabBar::tab:selected { background: @selection; color: @accent; font-weight: 600; }
QTabBar::tab:selected:focus { border-color: @accent; }

QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: transparent; border: none; }
QScrollArea:focus { border: 2px solid @accent; border-radius: @corner; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: 32px; margin: 0 0 0 6px; }
QScrollBar::handle:vertical:hover { background: @secondary; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @line; border-radius: 4px; min-width: 32px; margin: 1px; }
QScrollBar::handle:horizontal:hover { background: @secondary; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTextBrowser { background: transparent; color: @text; border: 2px solid transparent; border-radius: @corner; }
QTextBrowser:focus { border: 2px solid @accent; }

QMenuBar { background: @surface; color: @text; border-bottom: 1px solid @line; padding: 1px 4px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: @selection; color: @accent; }
QMenu { background: @surface; color: @text; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 28px; border-radius: 4px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @secondary; font-style: italic; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }

QStatusBar { background: @surface; color: @secondary; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QToolTip { background: @surface; color: @text; border: 1px solid @line; padding: 6px; }
)";

QString pixels(int count)
{
    return QString::number(count) + QStringLiteral("px");
}

QColor strongerOf(const Tokens& tokens)
{
    return tokens.dark ? tokens.accent.lighter(112) : tokens.accent.darker(118);
}

/// In reverse order: @secondarySize is replaced before its prefix @secondary.
std::map<QString, QString, std::greater<>> valuesOf(const Tokens& tokens)
{
    return {
        {QStringLiteral("ground"), tokens.ground.name()},
        {QStringLiteral("surface"), tokens.surface.name()},
        {QStringLiteral("line"), tokens.line.name()},
        {QStringLiteral("track"), tokens.track.name()},
        {QStringLiteral("selection"), tokens.selection.name()},
        {QStringLiteral("text"), tokens.text.name()},
        {QStringLiteral("secondary"), tokens.secondary.name()},
        {QStringLiteral("accent"), tokens.accent.name()},
        {QStringLiteral("accentStrong"), strongerOf(tokens).name()},
        {QStringLiteral("onAccent"), tokens.onAccent.name()},
        {QStringLiteral("estimate"), tokens.estimate.name()},
        {QStringLiteral("estimateGround"), tokens.estimateGround.name()},
        {QStringLiteral("good"), tokens.good.name()},
        {QStringLiteral("alarm"), tokens.alarm.name()},
        {QStringLiteral("headline"), pixels(type::kHeadline)},
        {QStringLiteral("title"), pixels(type::kTitle)},
        {QStringLiteral("secondarySize"), pixels(type::kSecondary)},
        {QStringLiteral("downArrow"),
         tokens.dark ? QStringLiteral(":/icons/down-dark.svg") : QStringLiteral(":/icons/down-light.svg")},
        {QStringLiteral("corner"), pixels(size::kCorner)},
    };
}

} // namespace

QString styleSheetOf(const Tokens& tokens)
{
    QString sheet = QString::fromLatin1(kSheet);
    for (const auto& [name, value] : valuesOf(tokens))
        sheet.replace(QLatin1Char('@') + name, value);
    return sheet;
}

} // namespace genex::ui
