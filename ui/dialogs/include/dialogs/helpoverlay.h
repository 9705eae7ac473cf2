// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"

class QTextBrowser;

namespace genex::ui {

/// Help for the current screen (F1). Needs no network and opens no links.
class HelpOverlay : public Overlay
{
    Q_OBJECT

public:
    explicit HelpOverlay(QWidget* parent);

    void openAt(const QString& place, const QString& html);

private:
    QTextBrowser* m_text;
};

} // namespace genex::ui
