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
