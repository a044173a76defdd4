/// A requirement of a system: a list of them is the map from what is wanted to what is checked.
///
/// The properties that keep it say so themselves, see ``PropertyID/requirements``.
public struct SystemRequirement: Hashable, Sendable {
  /// What keeps a requirement beside properties, or in their place.
  public enum Keeper: Hashable, Sendable {
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
  /// What keeps it beside properties.
  public let keepers: [Keeper]

  /// A requirement.
  public init(_ id: String, _ says: String, _ keepers: Keeper...) {
    self.id = id
    self.says = says
    self.keepers = keepers
  }

  /// The names of the journeys that keep it.
  public var journeys: [String] {
    keepers.flatMap { keeper -> [String] in
      if case .journeys(let names) = keeper { names } else { [] }
    }
  }

  /// What is wrong with a map of requirements, in sentences; empty for a total map.
  ///
  /// A property that is missing is seen only where nothing else keeps its requirement; elsewhere the
  /// lesson that is meant to break it tells.
  ///
  /// - Parameters:
  ///   - map: the requirements.
  ///   - properties: the properties that the system has; each must keep a requirement.
  ///   - journeys: the names of the journeys that there are.
  public static func gaps(
    in map: [SystemRequirement], properties: [PropertyID], journeys: [String]
  ) -> [String] {
    var gaps: [String] = []
    let kept = Set(properties.flatMap(\.requirements))
    for requirement in map {
      if requirement.keepers.isEmpty, !kept.contains(requirement.id) {
        gaps.append("\(requirement.id) is kept by nothing")
      }
      for name in requirement.journeys where !journeys.contains(name) {
        gaps.append("\(requirement.id): there is no journey \"\(name)\"")
      }
    }
    let known = Set(map.map(\.id))
    for property in properties {
      if property.requirements.isEmpty { gaps.append("\"\(property)\" keeps no requirement") }
      for id in property.requirements where !known.contains(id) {
        gaps.append("\"\(property)\" keeps \(id), and there is no such requirement")
      }
    }
    return gaps
  }
}
