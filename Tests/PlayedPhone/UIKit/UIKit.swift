// A stand-in for UIKit, written by hand from Apple's documentation: the few declarations that the
// camera's driver uses. It does nothing. It finds misspelt calls and broken isolation; it proves
// nothing about the SDK.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}
@MainActor open class UIApplication: UIResponder {
  public enum State: Int { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  open class var shared: UIApplication { UIApplication() }
  open var applicationState: State { .active }
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("1")
  nonisolated public static let willResignActiveNotification = NSNotification.Name("2")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("3")
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
}
