/// A status type of an SDK as data, for tests of mappings.
public struct StatusType: Hashable, Sendable {
  /// How raw values are made.
  public enum Encoding: String, Hashable, Sendable {
    /// One by one in the order of the header, mostly from 0.
    case counted
    /// Four characters in one number.
    case fourCharacters
    /// Bits; several may be set at once.
    case options
    /// Words.
    case words
    /// There are none: a case is known by its name alone.
    case none
  }

  /// A raw value: a number in most types, a word in some.
  public enum RawValue: Hashable, Sendable {
    case number(Int)
    case word(String)
  }

  /// One case of a status type.
  public struct Case: Hashable, Sendable {
    /// Its name in Swift.
    public let name: String
    /// Its raw value; nil where the type has none, or no page gives it.
    public let rawValue: RawValue?
    /// What it means; nil if it alone means nothing about access.
    public let status: AuthorizationStatus?
    /// The versions that have it, of those that have the type.
    public let systems: Systems

    init(
      _ name: String, _ rawValue: RawValue?, _ status: AuthorizationStatus?,
      _ systems: Systems = .all
    ) {
      self.name = name
      self.rawValue = rawValue
      self.status = status
      self.systems = systems
    }
  }

  /// Its name in Swift.
  public let name: String
  /// How its raw values are made.
  public let encoding: Encoding
  /// The versions that have it.
  public let systems: Systems
  /// Its cases, in the order of the header.
  public let cases: [Case]

  init(
    _ name: String, encoding: Encoding = .counted, systems: Systems = .all, _ cases: [Case]
  ) {
    self.name = name
    self.encoding = encoding
    self.systems = systems
    self.cases = cases
  }

  /// The raw value of the first case with a meaning; nil if there is none.
  public func rawValue(of status: AuthorizationStatus) -> RawValue? {
    cases.first { $0.status == status }?.rawValue
  }
}

extension StatusType.RawValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A number.
  public init(integerLiteral value: Int) { self = .number(value) }
  /// A word.
  public init(stringLiteral value: String) { self = .word(value) }

  /// The number; nil if it is a word.
  public var number: Int? { if case .number(let number) = self { number } else { nil } }
}
