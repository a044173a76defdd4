// A stand-in for UIKit, written by hand from Apple's documentation: the few declarations that the
// camera's driver uses. It does nothing. It finds misspelt calls and broken isolation; it proves
// nothing about the SDK.

@_exported import Foundation

@MainActor open class UIApplication {
  public enum State: Int { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  open class var shared: UIApplication { UIApplication() }
  open var applicationState: State { .active }
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name { .init("1") }
  nonisolated open class var willResignActiveNotification: NSNotification.Name { .init("2") }
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name { .init("3") }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
}
