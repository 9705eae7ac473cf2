// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingsform.h"

#include "settingfields.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using services::Json;

constexpr int kEditorWidth = 220;

/// A setting as it is typed.
QString shown(const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? QStringLiteral("yes") : QStringLiteral("no");
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    if (value.is_array()) {
        QStringList names;
        for (const Json& name : value)
            names << QString::fromStdString(name.get<std::string>());
        return names.join(QStringLiteral(", "));
    }
    if (value.is_number_float())
        return QString::number(value.get<double>(), 'g', 6);
    return value.is_null() ? QString() : QString::fromStdString(value.dump());
}

Json listFrom(const QString& text)
{
    Json list = Json::array();
    for (const QString& name : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        list.push_back(name.trimmed().toStdString());
    return list;
}

} // namespace

SettingsForm::SettingsForm(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, space::kSmall, 0);
    column->setSpacing(space::kSmall);
    for (const SettingGroup& group : settingGroups()) {
        column->addWidget(makeLabel(group.title, TextRole::Strong, this));
        for (const SettingField& field : group.fields)
            addField(column, field);
        column->addSpacing(space::kMedium);
    }
    column->addStretch(1);
}

QWidget* SettingsForm::makeEditor(const SettingField& field)
{
    if (field.choices.isEmpty()) {
        auto* line = new QLineEdit(this);
        connect(line, &QLineEdit::textChanged, this, &SettingsForm::read);
        return line;
    }
    auto* box = new QComboBox(this);
    box->addItem(tr("as the preset"), QString());
    for (const QString& choice : field.choices)
        box->addItem(choice, choice);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsForm::read);
    return box;
}

void SettingsForm::addField(QVBoxLayout* column, const SettingField& field)
{
    auto* row = new QGridLayout;
    row->setHorizontalSpacing(space::kMedium);
    row->setVerticalSpacing(0);
    row->setColumnStretch(0, 1);
    QLabel* label = makeLabel(field.label, TextRole::Body, this);
    QWidget* editor = makeEditor(field);
    editor->setObjectName(QStringLiteral("setting_") + field.key);
    editor->setAccessibleName(field.label);
    editor->setAccessibleDescription(field.why);
    editor->setToolTip(field.key);
    editor->setFixedWidth(kEditorWidth);
    label->setBuddy(editor);
    const QString why = field.paper.isEmpty() ? field.why : tr("%1 Paper: %2.").arg(field.why, field.paper);
    QLabel* problem = makeParagraph(QString(), TextRole::Problem, this);
    problem->setObjectName(QStringLiteral("problem_") + field.key);
    problem->hide();
    row->addWidget(label, 0, 0);
    row->addWidget(makeParagraph(why, TextRole::Secondary, this), 1, 0);
    row->addWidget(editor, 0, 1, 2, 1, Qt::AlignTop);
    row->addWidget(problem, 2, 0, 1, 2);
    column->addLayout(row);
    m_entries.insert(field.key, {editor, problem});
}

void SettingsForm::setPreset(const Json& settings)
{
    m_preset = settings;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const QString value = shown(settings.value(entry.key().toStdString(), Json()));
        if (auto* line = qobject_cast<QLineEdit*>(entry->editor))
            line->setPlaceholderText(value);
        else if (auto* box = qobject_cast<QComboBox*>(entry->editor))
            box->setItemText(0, tr("%1 (preset)").arg(value));
    }
    read();
}

QString SettingsForm::textOf(const QString& key) const
{
    QWidget* editor = m_entries.value(key).editor;
    if (const auto* line = qobject_cast<QLineEdit*>(editor))
        return line->text().trimmed();
    return qobject_cast<QComboBox*>(editor)->currentData().toString();
}

void SettingsForm::setText(const QString& key, const QString& text)
{
    QWidget* editor = m_entries.value(key).editor;
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(text);
    else if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(std::max(0, box->findData(text)));
}

Json SettingsForm::parsed(const QString& key, const QString& text, bool& isValid) const
{
    const Json preset = m_preset.value(key.toStdString(), Json());
    isValid = true;
    if (preset.is_number_integer())
        return text.toLongLong(&isValid);
    if (preset.is_number())
        return QString(text).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isValid);
    if (preset.is_boolean())
        return text == QLatin1String("yes");
    if (preset.is_array())
        return listFrom(text);
    return text.toStdString();
}

void SettingsForm::read()
{
    if (m_isFilling)
        return;
    m_changes = Json::object();
    m_localProblem.clear();
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        entry->problem->hide();
        const QString text = textOf(entry.key());
        if (text.isEmpty())
            continue;
        bool isValid = false;
        const Json value = parsed(entry.key(), text, isValid);
        if (isValid) {
            m_changes[entry.key().toStdString()] = value;
            continue;
        }
        m_localProblem = tr("“%1” is no number.").arg(text);
        entry->problem->setText(m_localProblem);
        entry->problem->show();
    }
    Q_EMIT changed();
}

Json SettingsForm::changes() const
{
    return m_changes;
}

void SettingsForm::setChanges(const Json& changes)
{
    m_isFilling = true;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
        setText(entry.key(), shown(changes.value(entry.key().toStdString(), Json())));
    m_isFilling = false;
    read();
}

bool SettingsForm::showProblem(const QString& problem)
{
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!problem.contains(QStringLiteral("\"%1\"").arg(entry.key())))
            continue;
        entry->problem->setText(problem);
        entry->problem->show();
        return true;
    }
    return false;
}

} // namespace genex::ui
