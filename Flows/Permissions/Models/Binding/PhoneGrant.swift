public import PermissionAccess
public import PermissionFacts

/// A grant that the phone's statuses can be told in.
public protocol PhoneGrant: AccessGrant {
  /// The grant that a status means; nil if it means none.
  init?(_ standing: Standing)
}

/// A request that the phone understands.
public protocol PhoneRequest: AccessRequest {
  /// What the phone is asked for.
  var kind: PermissionRequest { get }
}

extension WholeGrant: PhoneGrant {
  /// The grant that a status means.
  public init?(_ standing: Standing) {
    guard standing == .authorized else { return nil }
    self = .full
  }
}

extension OnlyRequest: PhoneRequest {
  /// The permission itself.
  public var kind: PermissionRequest { .access }
}
