#if os(iOS) || PLAYED_PHONE
  package import Foundation

  /// Observers of notifications, removed when this is released.
  package final class NoticeObservers {
    private var list: [any NSObjectProtocol] = []
    private var ends: [@MainActor @Sendable () -> Void] = []

    package init() {}

    package func add(
      _ name: Notification.Name, of object: Any? = nil, on queue: OperationQueue? = nil,
      _ hear: @escaping @Sendable (Notification) -> Void
    ) {
      list.append(
        NotificationCenter.default.addObserver(
          forName: name, object: object, queue: queue, using: hear))
    }

    /// Calls `end` once this is released.
    package func atTheEnd(_ end: @escaping @MainActor @Sendable () -> Void) { ends.append(end) }

    deinit {
      for observer in list { NotificationCenter.default.removeObserver(observer) }
      if ends.isEmpty { return }
      Task { @MainActor [ends] in
        for end in ends { end() }
      }
    }
  }
#endif
