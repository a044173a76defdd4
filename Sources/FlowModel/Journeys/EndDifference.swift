import EveryPath

/// Something in which the end of a replayed journey differs from what it expects.
public enum EndDifference: Hashable, Sendable, CustomStringConvertible {
  /// Other properties were broken.
  case broken(expected: [String], actual: [String])
  /// It was to break a property that the system does not have; perhaps the nearest was meant.
  case noSuchProperty(String, system: String, nearest: String?)
  /// Other outcomes were delivered.
  case outcomes(expected: [String], actual: [String])
  /// It ends in another position.
  case position(expected: String, actual: String)

  /// The properties that a journey is to break and that a system does not have.
  package static func unknown<W: World>(
    in end: Journey.Expectation, of system: System<W>
  ) -> [EndDifference] {
    let names = system.properties.map(\.name)
    return end.broken.filter { !names.contains($0) }.map {
      .noSuchProperty($0, system: system.name, nearest: nearest(to: $0, among: names))
    }
  }

  static func between(
    _ end: Journey.Expectation, broken: [String], outcomes: [String], position: String
  ) -> [EndDifference] {
    var differences: [EndDifference] = []
    if Set(end.broken) != Set(broken) {
      differences.append(.broken(expected: end.broken, actual: broken))
    }
    if let expected = end.outcomes, expected != outcomes {
      differences.append(.outcomes(expected: expected, actual: outcomes))
    }
    if let expected = end.position, expected != position {
      differences.append(.position(expected: expected, actual: position))
    }
    return differences
  }

  /// Expected and actual in one sentence.
  public var description: String {
    switch self {
    case .noSuchProperty(let name, let system, let near):
      "it is to break \"\(harmless(name))\", but \(system) has no such property.\(didYouMean(near))"
    case .broken(let expected, let actual):
      "at the end: it breaks \(Self.list(actual)); the journey expects \(Self.list(expected))."
    case .outcomes(let expected, let actual):
      "at the end: the outcome is \(Self.list(actual)); the journey expects \(Self.list(expected))."
    case .position(let expected, let actual):
      "at the end: the flow is at \"\(actual)\"; the journey expects \"\(harmless(expected))\"."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty
      ? "nothing" : names.map { "\"\(harmless($0))\"" }.joined(separator: " and ")
  }
}
