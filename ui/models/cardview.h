// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace genex::ui {

/// A model's card: Markdown from a file; nothing in it is loaded, opened or interpreted as HTML.
class CardView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit CardView(QWidget* parent = nullptr);

    void showCard(const QString& markdown);
    void showProblem(const QString& problem);
    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace genex::ui
