#if os(iOS) || PLAYED_PHONE
  import PermissionDrivers
  package import UIKit

  extension UIViewController {
    /// Whether it comes or goes, or a page in it does.
    package var isMoving: Bool {
      isBeingPresented || isBeingDismissed || transitionCoordinator != nil
        || children.contains { $0.isMoving }
    }

    /// Calls `done` once nothing moves any more, or after ten seconds: a transition may never end.
    ///
    /// - Parameter mover: What moves; nil if nothing does.
    package static func whenStill(
      _ mover: @escaping @MainActor () -> UIViewController?,
      until end: ContinuousClock.Instant = .now + .seconds(10),
      _ done: @escaping @MainActor () -> Void
    ) {
      guard let moving = mover(), .now < end else { return done() }
      moving.afterTransition { whenStill(mover, until: end, done) }
    }

    /// Calls `done` once the transition that is under way is over, or after five seconds: its
    /// completion may be kept back.
    package func afterTransition(_ done: @escaping @MainActor () -> Void) {
      let coordinator =
        transitionCoordinator ?? children.lazy.compactMap(\.transitionCoordinator).first
      // Without a coordinator nothing reports when it is over.
      let completion = Completion(
        within: coordinator == nil ? .milliseconds(50) : .seconds(5), done)
      guard let coordinator else { return }
      let isTaken = coordinator.animate(alongsideTransition: nil) { _ in completion.call() }
      // One that calls its completions takes no more of them.
      if !isTaken { Task { completion.call() } }
    }
  }

  extension UIWindowScene {
    /// What is on top in the window that the person uses; nil if nothing is in a window.
    ///
    /// The key window may be one that lies over the app's for a while, such as a banner's.
    package var topmost: UIViewController? {
      let windows = windows.filter {
        !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
      }
      var top = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
      while let presented = top?.presentedViewController, !presented.isBeingDismissed {
        top = presented
      }
      return top
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension UIApplication {
    /// The window scene in front: one that is active, before one that is only in the foreground.
    var frontmostScene: UIWindowScene? {
      // A screen beside the device has a scene as well, which cannot be touched.
      let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.session.role == .windowApplication }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
      return scenes.first { $0.activationState == .foregroundActive }
        ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
    }
  }
#endif
