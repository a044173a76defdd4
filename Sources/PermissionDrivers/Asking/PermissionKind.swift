import EveryPath
import Foundation
public import PermissionFlows

// What an app names of a flow; an author of one imports `PermissionFlows`.
@_exported public import protocol PermissionFlows.AccessFlow

/// A permission that an app can ask for: its flow, and the framework behind it.
///
/// Each permission is a static member that its own module declares, so that an app links the
/// frameworks of the permissions it names, and no others: `.camera` is of `CameraPermission`.
public struct PermissionKind<F: AccessFlow>: Sendable {
  /// Which permission it is.
  public let name: PermissionName
  /// The way to it.
  public var flow: F
  /// What is opened when the person is to change it.
  public let settingsPage: PermissionPlace.SettingsPage
  /// Tells apart kinds of one name whose sources differ, such as health data of different types.
  public let variant: String
  package let makeSource: @MainActor @Sendable () -> any AccessSource<F.Grant, F.Request>

  /// A permission that can be asked for.
  ///
  /// - Parameters:
  ///   - name: Which permission it is.
  ///   - flow: The way to it.
  ///   - settingsPage: What is opened when the person is to change it.
  ///   - variant: Tells apart kinds of one name whose sources differ.
  ///   - source: Makes the source, once for each coordinator.
  public init(
    _ name: PermissionName, _ flow: F, settingsPage: PermissionPlace.SettingsPage = .app,
    variant: String = "",
    source: @escaping @MainActor @Sendable () -> any AccessSource<F.Grant, F.Request>
  ) {
    self.name = name
    self.flow = flow
    self.settingsPage = settingsPage
    self.variant = variant
    makeSource = source
  }

  /// A permission on a platform without its framework: it reads as unavailable, and asks nothing.
  ///
  /// A script answers for it as for any other.
  package init(missing name: PermissionName, _ flow: F) {
    self.init(name, flow) { MissingSource<F>() }
    self.flow.policy.lacksFramework = true
  }

  /// The same permission with other words, delays or variants:
  /// `.camera.with(PermissionPolicy(hasPrimer: true))`.
  public func with(_ policy: PermissionPolicy) -> Self {
    var kind = self
    kind.flow.policy = policy
    kind.flow.policy.lacksFramework = flow.policy.lacksFramework
    return kind
  }

  var isSilent: Bool { !flow.policy.explainsRefusals }
}

/// What there is to read and ask where a permission has no framework.
private final class MissingSource<F: AccessFlow>: AccessSource {
  func read(_ reply: Reply<AccessEvent<F.Grant>>) { reply.resolve(.read(.refused(.unavailable))) }

  func ask(_ request: F.Request, _ reply: Reply<AccessEvent<F.Grant>>) {
    reply.resolve(.answered(.no))
  }
}

/// Which permission it is, by name: in accessibility identifiers, texts, analytics and scripts.
///
/// The module of a permission declares its name as a static member: `.camera`.
public struct PermissionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name, in lower case with hyphens: `location-when-in-use`.
  public let rawValue: String

  /// A permission's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A permission's name.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }
}

/// How an attempt to get a permission ended.
public typealias PermissionOutcome = AccessOutcome

/// What is read of a permission.
public typealias PermissionStatus = AccessReading

/// A permission's words, delays and variants.
public typealias PermissionPolicy = AccessPolicy

extension AccessReading {
  /// The reading of an app that needs one of these usage descriptions: without one, asking would
  /// end it, so what is open or granted reads as missing.
  ///
  /// - Parameter keys: Keys of the app's Info.plist; one of them is enough.
  @MainActor
  public func needing(_ keys: String...) -> Self {
    needing { keys.contains { UsageDescription.isPresent($0) } }
  }

  /// The reading of an app that needs an entry in a dictionary or a list of its Info.plist.
  @MainActor
  public func needing(_ entry: String, in key: String) -> Self {
    needing { UsageDescription.isPresent(entry, in: key) }
  }

  @MainActor
  private func needing(_ isPresent: () -> Bool) -> Self {
    switch self {
    case .refused: self
    case .granted, .notDetermined, .unknown: isPresent() ? self : .refused(.missingDescription)
    }
  }
}

/// The texts of an app's Info.plist that say why it asks.
@MainActor
package enum UsageDescription {
  /// Where the app's Info.plist is looked up.
  package static var find: @MainActor (String) -> Any? = {
    Bundle.main.object(forInfoDictionaryKey: $0)
  }

  /// Whether a key has a text that counts: blanks alone, or 4,000 bytes and more, do not.
  package static func isPresent(_ key: String) -> Bool { counts(find(key) as? String) }

  /// Whether a dictionary has a text under a name that counts, or a list has the name.
  package static func isPresent(_ entry: String, in key: String) -> Bool {
    switch find(key) {
    case let texts as [String: Any]: counts(texts[entry] as? String)
    case let names as [String]: names.contains(entry)
    default: false
    }
  }

  /// Whether a text counts as a usage description.
  package static func counts(_ text: String?) -> Bool {
    guard let text, text.utf8.count < 4_000 else { return false }
    return text.contains { !$0.isWhitespace }
  }
}
