import Foundation
import PlayedPhone

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, @unchecked Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  @MainActor open class OpenExternalURLOptions: NSObject {}

  open internal(set) var activationState = ActivationState.background
  open private(set) var session = UISceneSession()
  /// The process that it belongs to.
  let process = UIApplication.shared

  nonisolated public static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  nonisolated public static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")

  /// It is closed for good; whoever keeps it keeps its windows.
  public func playedDisconnect() {
    activationState = .unattached
    UIApplication.shared.connectedScenes.remove(self)
    NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self)
  }

  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    PlayedApp.open(url) { completion?($0) }
  }
}

@MainActor open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  open private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The phone is turned.
  public func playedTurn(to orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
  }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  private var traitHandlers: [ObjectIdentifier: () -> Void] = [:]

  @discardableResult
  open func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping @MainActor (UIWindowScene, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = PlayedRegistration()
    traitHandlers[ObjectIdentifier(registration)] = { [weak self] in
      if let self { handler(self, UITraitCollection()) }
    }
    return registration
  }
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers[ObjectIdentifier(registration)] = nil
  }

  /// Its active appearance changes.
  public func playedAppearanceChange() {
    for handler in traitHandlers.values { handler() }
  }
}

public protocol UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {}
@MainActor open class UITraitCollection: NSObject {}
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
@MainActor private final class PlayedRegistration: NSObject, UITraitChangeRegistration {}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "application")
  }
  open var role: Role { .windowApplication }
  private static var count = 0
  open private(set) var persistentIdentifier: String
  public override init() {
    Self.count += 1
    persistentIdentifier = "scene-\(Self.count)"
  }
}
