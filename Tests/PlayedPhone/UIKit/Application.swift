// A stand-in for UIKit, written by hand from Apple's documentation: the declarations that this
// package uses, which behave as the simulated phone's interface. It finds misspelt calls, broken
// isolation and wrong order; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open func accessibilityPerformEscape() -> Bool { false }

  static weak var first: UIResponder?
  open var isFirstResponder: Bool { Self.first === self }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let isUp = Self.first != nil
    Self.first = self
    if !isUp { Self.playedKeyboard(isUp: true) }
    return true
  }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    Self.first = nil
    Self.playedKeyboard(isUp: false)
    return true
  }
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")

  /// The keyboard comes up, or goes.
  public static func playedKeyboard(isUp: Bool) {
    NotificationCenter.default.post(
      name: isUp ? keyboardWillShowNotification : keyboardWillHideNotification, object: nil)
  }
}

@MainActor open class UIApplication: UIResponder {
  public enum State: Int, @unchecked Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  private static var current = UIApplication()

  @available(iOSApplicationExtension, unavailable)
  open class var shared: UIApplication { current }

  open internal(set) var applicationState = State.background
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var supportsMultipleScenes: Bool { true }
  open var isProtectedDataAvailable: Bool { true }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  nonisolated public static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")

  @available(iOSApplicationExtension, unavailable)
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    PlayedApp.open(url) { completion?($0) }
  }

  /// Begins a new process of the app, with a window scene for each of these root view controllers.
  @discardableResult
  public static func playedLaunch(_ roots: [UIViewController]) -> [UIWindowScene] {
    current = UIApplication()
    let scenes = roots.map { root in
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return scene
    }
    current.connectedScenes = Set(scenes)
    PlayedApp.begin()
    return scenes
  }
}
