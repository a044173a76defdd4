#if os(iOS) || PLAYED_PHONE
  package import UIKit

  extension UIViewController {
    /// Whether it comes or goes, or a page in it does.
    package var isMoving: Bool {
      isBeingPresented || isBeingDismissed || transitionCoordinator != nil
        || children.contains { $0.isMoving }
    }

    /// Calls `done` once the transition that is under way is over.
    package func afterTransition(_ done: @escaping @MainActor () -> Void) {
      let coordinator =
        transitionCoordinator ?? children.lazy.compactMap(\.transitionCoordinator).first
      // One that calls its completions takes no more of them.
      let isTaken = coordinator?.animate(alongsideTransition: nil) { _ in done() } ?? false
      if isTaken { return }
      let hasCoordinator = coordinator != nil
      Task { @MainActor in
        // Without a coordinator nothing tells when it is over.
        if !hasCoordinator { try? await Task.sleep(nanoseconds: 50_000_000) }
        done()
      }
    }
  }

  extension UIWindowScene {
    /// What is on top in the window that the person uses; nil if nothing is in a window.
    package var topmost: UIViewController? {
      let window = keyWindow ?? windows.first { !$0.isHidden && $0.windowLevel == .normal }
      var top = window?.rootViewController
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
