import EveryPath
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
