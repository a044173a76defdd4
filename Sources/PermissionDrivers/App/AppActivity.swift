/// The app as a driver sees it: whether it is active, and the way to Settings.
///
/// The module `PermissionUI` has the one for iOS; ``PermissionPlace/ScriptedApp`` is for tests.
@MainActor
public protocol AppActivity: AnyObject {
  /// Whether the app, or the window that asks, is active.
  var isActive: Bool { get }

  /// Tells what happens to the app from now on, until the returned object is released.
  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject

  /// Opens a page of Settings; `done` says whether the system agreed.
  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void)
}

/// Where an attempt happens: a window of the app, and what shows dialogs in it.
public struct PermissionPlace {
  /// What can happen to an app from outside.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// It became active.
    case active
    /// It is about to be inactive.
    case inactive
    /// It is in the background.
    case background
    /// The window was touched, became key, or its active appearance changed; it may have been active
    /// all the time.
    case touched
    /// The window is gone for good; also sent, a moment later, to an observer that is added later.
    case closed
  }

  /// A page of Settings that an app can open.
  public enum SettingsPage: String, Hashable, Sendable, CaseIterable {
    /// The app's own page.
    case app
    /// The app's page for notifications.
    case notifications
  }

  /// The app, or the window.
  public let app: any AppActivity
  /// Shows the dialogs.
  public let presenter: any DialogPresenter

  /// A place.
  @MainActor
  public init(app: any AppActivity, presenter: any DialogPresenter) {
    self.app = app
    self.presenter = presenter
  }
}

/// Closures that receive values until their owners release what they were given.
@MainActor
package final class Observers<Value: Sendable> {
  private final class Observer {
    let tell: @MainActor (Value) -> Void
    init(_ tell: @escaping @MainActor (Value) -> Void) { self.tell = tell }
  }

  private struct Weak {
    weak var observer: Observer?
  }

  private var list: [Weak] = []
  private var streams: [AsyncStream<Value>.Continuation] = []

  package init() {}

  /// Adds a closure, called in the order of being added until the returned object is released.
  package func add(_ tell: @escaping @MainActor (Value) -> Void) -> AnyObject {
    let observer = Observer(tell)
    list.removeAll { $0.observer == nil }
    list.append(Weak(observer: observer))
    return observer
  }

  package func tell(_ value: Value) {
    for entry in list { entry.observer?.tell(value) }
    streams.removeAll { if case .terminated = $0.yield(value) { true } else { false } }
  }

  /// What is told from now on, until this is gone; of what a reader has not taken, the latest.
  func stream() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    streams.append(continuation)
    return stream
  }

  deinit {
    for stream in streams { stream.finish() }
  }
}

extension Observers<Void> {
  func notify() { tell(()) }
}

/// What waits for UIKit: called once, when UIKit calls back, or after a while in its place.
@MainActor
package final class Completion {
  private var done: (@MainActor () -> Void)?

  /// Calls `done` after a while at the latest.
  package init(within time: Duration, _ done: @escaping @MainActor () -> Void) {
    self.done = done
    Task {
      try? await Task.sleep(for: time)
      call()
    }
  }

  /// Calls it, unless it was called.
  package func call() {
    let done = done
    self.done = nil
    done?()
  }
}
