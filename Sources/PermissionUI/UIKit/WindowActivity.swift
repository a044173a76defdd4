#if os(iOS) || PLAYED_PHONE
  import EveryPathFiles
  package import Foundation
  public import PermissionDrivers
  public import UIKit

  /// The app on iOS, or one window of it: whether it is active, and the way to Settings.
  ///
  /// A window's own notifications are heard, since with two windows side by side each becomes
  /// active by itself. Without a window the app's are; they are posted in apps with scenes too
  /// (reported: sentry-cocoa PR #2280).
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class WindowActivity: AppActivity {
    private weak var scene: UIWindowScene?

    /// A window's activity, or the app's.
    public init(of scene: UIWindowScene? = nil) { self.scene = scene }

    /// Whether the window is active; without one, the app.
    public var isActive: Bool {
      if let scene { return scene.activationState == .foregroundActive }
      return UIApplication.shared.applicationState == .active
    }

    /// Tells what happens from now on, until the returned object is released.
    public func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void)
      -> AnyObject
    {
      let observers = NoticeObservers()
      let names: [(Notification.Name, PermissionPlace.Change)] =
        if scene != nil {
          [
            (UIScene.didActivateNotification, .active),
            (UIScene.willDeactivateNotification, .inactive),
            (UIScene.didEnterBackgroundNotification, .background),
          ]
        } else {
          [
            (UIApplication.didBecomeActiveNotification, .active),
            (UIApplication.willResignActiveNotification, .inactive),
            (UIApplication.didEnterBackgroundNotification, .background),
          ]
        }
      for (name, change) in names {
        observers.add(name, of: scene) { @Sendable _ in
          // UIKit posts these on the main thread.
          MainActor.assumeIsolated { observer(change) }
        }
      }
      observeTouches(observers, observer)
      if let scene { observeEnd(of: scene, observers, observer) }
      return observers
    }

    /// Beside another app's window the person comes back without a notice of activity: the window
    /// becomes key, or its scene looks like the one in front (documented: `activeAppearance`).
    private func observeTouches(
      _ observers: NoticeObservers,
      _ observer: @escaping @MainActor (PermissionPlace.Change) -> Void
    ) {
      let scenes =
        scene.map { [$0] }
        ?? UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let known = scenes.map(ObjectIdentifier.init)
      observers.add(UIWindow.didBecomeKeyNotification) { @Sendable notice in
        let window = notice.object as? UIWindow
        MainActor.assumeIsolated {
          guard let scene = window?.windowScene, known.contains(ObjectIdentifier(scene)) else {
            return
          }
          observer(.touched)
        }
      }
      guard #available(iOS 17, *) else { return }
      for scene in scenes {
        let registration = scene.registerForTraitChanges([UITraitActiveAppearance.self]) {
          (_: UIWindowScene, _: UITraitCollection) in observer(.touched)
        }
        observers.atTheEnd { [weak scene] in scene?.unregisterForTraitChanges(registration) }
      }
    }

    /// A scene that was closed before reports nothing any more: it is looked at again.
    private func observeEnd(
      of scene: UIWindowScene, _ observers: NoticeObservers,
      _ observer: @escaping @MainActor (PermissionPlace.Change) -> Void
    ) {
      observers.add(UIScene.didDisconnectNotification, of: scene) { @Sendable _ in
        MainActor.assumeIsolated { observer(.closed) }
      }
      // One that is about to be connected is the same for a moment.
      guard scene.activationState == .unattached else { return }
      Task { [weak observers, weak scene] in
        try? await Task.sleep(for: .seconds(1))
        if observers != nil, scene?.activationState ?? .unattached == .unattached {
          observer(.closed)
        }
      }
    }

    /// Opens a page of Settings from the window, or from the app.
    public func openSettings(
      _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      guard let url = URL(string: page.address) else { return done(false) }
      if let scene {
        // Its completion is called on the main queue (documented: UIScene.h).
        scene.open(url, options: nil) { isOpening in done(isOpening) }
      } else {
        UIApplication.shared.open(url, options: [:], completionHandler: done)
      }
    }
  }

  extension PermissionPlace.SettingsPage {
    fileprivate var address: String {
      switch self {
      case .app: UIApplication.openSettingsURLString
      case .notifications: UIApplication.openNotificationSettingsURLString
      }
    }
  }

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

  @available(iOSApplicationExtension, unavailable)
  extension PermissionPlace {
    /// A window of the app, with alerts; without one, whichever is in front.
    @MainActor
    public init(in scene: UIWindowScene?) {
      self.init(app: WindowActivity(of: scene), presenter: AlertPresenter(in: scene))
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension PermissionCoordinator {
    /// The coordinator of an app that needs only one.
    public static let standard = PermissionCoordinator()

    /// A coordinator that shows alerts in the window in front, and keeps what is to resume after
    /// Settings in a file of the app's.
    ///
    /// Where the file cannot be kept, an attempt that iOS ends in Settings begins afresh.
    public convenience init(texts: PermissionTexts = PermissionTexts()) {
      self.init(
        place: PermissionPlace(in: nil), store: try? FileIntentStore.standard(), texts: texts)
    }

    /// Asks for a permission in a window: `ask(.camera, in: view.window?.windowScene)`.
    ///
    /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
    public func ask<F: AccessFlow>(
      _ kind: PermissionKind<F>, in scene: UIWindowScene?
    ) async -> PermissionOutcome<F.Grant> {
      await ask(kind, in: scene.map { PermissionPlace(in: $0) })
    }
  }
#endif
