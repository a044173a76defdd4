/// A requirement of a system, and what keeps it: the map from what is wanted to what is checked.
public struct SystemRequirement: Hashable, Sendable {
  /// What keeps a requirement.
  public enum Keeper: Hashable, Sendable {
    /// These properties, by name.
    case properties([String])
    /// These journeys, by the names of their files.
    case journeys([String])
    /// Nothing that a flow does can break it, for this reason.
    case notBehavioural(because: String)
    /// It is a cost: reported, and not proved.
    case reported(String)
  }

  /// Its number, as it is cited.
  public let id: String
  /// The requirement in words.
  public let says: String
  /// What keeps it; never empty.
  public let keepers: [Keeper]

  /// A requirement.
  public init(_ id: String, _ says: String, _ keepers: Keeper...) {
    self.id = id
    self.says = says
    self.keepers = keepers
  }

  /// The names of the properties that keep it.
  public var properties: [String] {
    keepers.flatMap { keeper -> [String] in
      if case .properties(let names) = keeper { names } else { [] }
    }
  }

  /// The names of the journeys that keep it.
  public var journeys: [String] {
    keepers.flatMap { keeper -> [String] in
      if case .journeys(let names) = keeper { names } else { [] }
    }
  }

  /// What is wrong with a map of requirements, in sentences; empty for a total map.
  ///
  /// - Parameters:
  ///   - map: the requirements.
  ///   - properties: the names of the properties that the system has; each must keep a requirement.
  ///   - journeys: the names of the journeys that there are.
  public static func gaps(
    in map: [SystemRequirement], properties: [String], journeys: [String]
  ) -> [String] {
    var gaps: [String] = []
    for requirement in map {
      if requirement.keepers.isEmpty { gaps.append("\(requirement.id) is kept by nothing") }
      for name in requirement.properties where !properties.contains(name) {
        gaps.append("\(requirement.id): no property is called \"\(name)\"")
      }
      for name in requirement.journeys where !journeys.contains(name) {
        gaps.append("\(requirement.id): there is no journey \"\(name)\"")
      }
    }
    let kept = Set(map.flatMap(\.properties))
    for name in properties where !kept.contains(name) {
      gaps.append("\"\(name)\" keeps no requirement")
    }
    return gaps
  }
}
