// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>
#include <type_traits>
#include <utility>

namespace genex::services {

/// A thread that runs tasks one at a time and delivers results on the caller's thread. Receivers live on the
/// thread this was created on; callbacks to deleted receivers are dropped.
class WorkThread : public QObject
{
    Q_OBJECT

public:
    explicit WorkThread(const QString& name, QObject* parent = nullptr);
    /// Waits for the running task; queued ones are dropped.
    ~WorkThread() override;

    /// Runs work() on the thread, then calls then(result) here. work() must not throw.
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
                // Shared: posted functions are copied, and a result may be large.
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
