/// Closures that are called until their owners release what they were given.
@MainActor
final class Observers {
  private final class Observer {
    let notify: @MainActor () -> Void
    init(_ notify: @escaping @MainActor () -> Void) { self.notify = notify }
  }

  private struct Weak {
    weak var observer: Observer?
  }

  private var list: [Weak] = []

  /// Adds a closure, which is called in the order of being added until the returned object is released.
  func add(_ notify: @escaping @MainActor () -> Void) -> AnyObject {
    let observer = Observer(notify)
    list.removeAll { $0.observer == nil }
    list.append(Weak(observer: observer))
    return observer
  }

  /// Calls them all.
  func notify() {
    for entry in list { entry.observer?.notify() }
  }
}
