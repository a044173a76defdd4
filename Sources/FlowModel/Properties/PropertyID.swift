/// The name of a property: a statement that can be read aloud, and the requirements that it keeps.
///
/// A literal is one that keeps none. One that is said in several places, by the property and by the
/// lessons that break it, is named once:
///
/// ```swift
/// extension PropertyID {
///   static let lampOff = PropertyID("never: the lamp burns by day", keeps: "R2")
/// }
/// ```
public struct PropertyID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The statement.
  public let text: String
  /// The numbers of the requirements that the property keeps, see ``SystemRequirement``.
  public let requirements: [String]

  /// A name.
  public init(_ text: String, keeps requirements: String...) {
    self.init(text, requirements)
  }

  /// A name of a property that keeps no requirement.
  public init(stringLiteral text: String) { self.init(text, []) }

  private init(_ text: String, _ requirements: [String]) {
    self.text = text
    self.requirements = requirements
  }

  /// Compares the statements.
  public static func == (left: PropertyID, right: PropertyID) -> Bool { left.text == right.text }

  /// Feeds the statement into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The statement.
  public var description: String { text }

  /// The same statement about one of several: "name (microphone)".
  public func about(_ subject: String) -> PropertyID {
    PropertyID("\(text) (\(subject))", requirements)
  }

  /// What must hold at no moment begins so, written out or not.
  var never: PropertyID {
    let prefix = "never: "
    return text.hasPrefix(prefix) ? self : PropertyID(prefix + text, requirements)
  }
}
