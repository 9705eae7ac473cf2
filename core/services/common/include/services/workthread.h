// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>
#include <type_traits>
#include <utility>

namespace genex::services {

/// A thread that does one piece of work after another and tells the answers on the thread that asked. The
/// asker lives on the thread this was made on; once it is deleted it is told nothing any more.
class WorkThread : public QObject
{
    Q_OBJECT

public:
    explicit WorkThread(const QString& name, QObject* parent = nullptr);
    /// Waits for the piece that is being done; what stands behind it is dropped.
    ~WorkThread() override;

    /// work() on the thread, then(what it returned) here. Work must not throw.
    template <typename Work, typename Then>
    void run(QObject* asker, Work work, Then then)
    {
        post([this, guard = QPointer<QObject>(asker), work = std::move(work),
              then = std::move(then)]() mutable {
            using Answer = std::invoke_result_t<Work&>;
            if constexpr (std::is_void_v<Answer>) {
                work();
                tell([guard, then = std::move(then)]() mutable {
                    if (guard)
                        then();
                });
            } else {
                // Shared: what is posted is copied, and an answer may be large.
                auto answer = std::make_shared<Answer>(work());
                tell([guard, answer, then = std::move(then)]() mutable {
                    if (guard)
                        then(std::move(*answer));
                });
            }
        });
    }

private:
    template <typename Function>
    void post(Function function)
    {
        auto shared = std::make_shared<Function>(std::move(function));
        QMetaObject::invokeMethod(
            m_place, [shared] { (*shared)(); }, Qt::QueuedConnection);
    }
    template <typename Function>
    void tell(Function function)
    {
        auto shared = std::make_shared<Function>(std::move(function));
        QMetaObject::invokeMethod(
            this, [shared] { (*shared)(); }, Qt::QueuedConnection);
    }

    QThread m_thread;
    QObject* m_place; ///< lives on m_thread
};

} // namespace genex::services
