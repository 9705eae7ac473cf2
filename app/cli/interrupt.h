// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace genex::cli {

/// Ctrl+C as a signal of the event loop. The second one ends the program immediately.
class Interrupt : public QObject
{
    Q_OBJECT

public:
    explicit Interrupt(QObject* parent = nullptr);
    ~Interrupt() override;

Q_SIGNALS:
    void raised();
};

} // namespace genex::cli
