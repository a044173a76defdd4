/// What a permission can grant.
public protocol AccessGrant: Hashable, Sendable, CaseIterable {
  /// All of it; what a flow without a status believes it has when the first use succeeds.
  static var whole: Self { get }
}

/// What a permission grants that is given whole or not at all.
public enum WholeGrant: String, AccessGrant {
  case full

  /// All of it.
  public static let whole = WholeGrant.full
}

/// What a flow asks the system for.
public protocol AccessRequest: Hashable, Sendable, CaseIterable {
  /// What is asked for first.
  static var first: Self { get }
}

/// What a permission asks for that has one question only.
public enum OnlyRequest: String, AccessRequest {
  case access

  /// The one question.
  public static let first = OnlyRequest.access
}
