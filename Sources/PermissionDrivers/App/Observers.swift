/// Closures that are told values until their owners release what they were given.
@MainActor
package final class Observers<Value> {
  private final class Observer {
    let tell: @MainActor (Value) -> Void
    init(_ tell: @escaping @MainActor (Value) -> Void) { self.tell = tell }
  }

  private struct Weak {
    weak var observer: Observer?
  }

  private var list: [Weak] = []

  /// No closures.
  package init() {}

  /// Adds a closure, told in the order of being added until the returned object is released.
  package func add(_ tell: @escaping @MainActor (Value) -> Void) -> AnyObject {
    let observer = Observer(tell)
    list.removeAll { $0.observer == nil }
    list.append(Weak(observer: observer))
    return observer
  }

  /// Tells them all.
  package func tell(_ value: Value) {
    for entry in list { entry.observer?.tell(value) }
  }
}

extension Observers<Void> {
  /// Tells them all.
  func notify() { tell(()) }
}
