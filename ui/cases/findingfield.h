// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/findingentry.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLineEdit;

namespace genex::ui {

class ChoiceField;

/// Field for typing findings, with a completion list. Enter means present, Shift+Enter absent, Alt+Enter
/// unknown; a number may follow the name.
class FindingField : public QWidget
{
    Q_OBJECT

public:
    explicit FindingField(QWidget* parent = nullptr);

    /// Both must outlive their use.
    void setModel(std::shared_ptr<const services::WorkingModel> model, const domain::Catalogue& catalogue);
    void takeFocus();
    void setText(const QString& text);
    /// Next to the field; may be empty.
    void setProblem(const QString& problem);
    QString text() const;

Q_SIGNALS:
    void entered(const genex::domain::Finding& finding);
    void unknownEntered(const QString& feature);
    void manyPasted(const QString& text);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void look();
    void enter(Qt::KeyboardModifiers modifiers);
    bool takePaste();

    ChoiceField* m_field;
    std::vector<services::EntryChoice> m_found;
    std::shared_ptr<const services::WorkingModel> m_model;
    const domain::Catalogue* m_catalogue = nullptr;
};

} // namespace genex::ui
