public import PermissionFacts
public import PermissionFlows

/// A grant that the phone's statuses can be told in.
public protocol PhoneGrant: AccessGrant {
  /// The grant that a status means; nil if it means none.
  init?(_ status: AuthorizationStatus)
}

/// A request that the phone understands.
public protocol PhoneRequest: AccessRequest {
  /// What the phone is asked for.
  var kind: PermissionRequest { get }
}

extension PhoneGrant where Self: RawRepresentable, RawValue == String {
  /// The grant that has the status's name; `full` where everything is granted.
  public init?(_ status: AuthorizationStatus) {
    self.init(rawValue: status == .authorized ? "full" : status.rawValue)
  }
}

extension WholeGrant: PhoneGrant {}

extension OnlyRequest: PhoneRequest {
  /// The permission itself.
  public var kind: PermissionRequest { .access }
}
