// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QGridLayout;

namespace genex::services {
class EngineService;
}

namespace genex::ui {

/// Components, hardware, purpose and licences of the program. Follows the engine's state.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const services::EngineService& engine, QWidget* parent = nullptr);

private:
    QWidget* makeHead();
    QWidget* makeLicences();
    void showVersions();
    void addVersion(const QString& name, const QString& text);
    void copyVersions() const;

    const services::EngineService& m_engine;
    QGridLayout* m_versions;
};

} // namespace genex::ui
