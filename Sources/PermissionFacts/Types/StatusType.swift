/// A status type of an SDK as data, for tests of mappings.
public struct StatusType: Hashable, Sendable {
  /// How raw values are made.
  public enum Encoding: String, Hashable, Sendable {
    /// 0, 1, 2, in the order of the header.
    case counted
    /// Four characters in one number.
    case fourCharacters
    /// Bits; several may be set at once.
    case options
  }

  /// One case of a status type.
  public struct Case: Hashable, Sendable {
    /// Its name in Swift.
    public let name: String
    /// Its raw value.
    public let rawValue: Int
    /// What it means; nil if it alone means nothing about access.
    public let standing: Standing?
    /// The versions that have it, of those that have the type.
    public let systems: Systems

    init(_ name: String, _ rawValue: Int, _ standing: Standing?, _ systems: Systems = .all) {
      self.name = name
      self.rawValue = rawValue
      self.standing = standing
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
  public func rawValue(of standing: Standing) -> Int? {
    cases.first { $0.standing == standing }?.rawValue
  }
}
