import FlowChecker
import FlowModel
import StateSpace

/// A journey that was played, or could not be.
struct PlayRecord {
  let name: String
  let title: String
  let steps: Int
  let played: Played
  var flight: FlightExplanation?
  let code: ExitCode
  /// Whether it could not be played, which was said at once.
  let wasSaid: Bool

  init(name: String, title: String, steps: Int, played: Played, code: ExitCode? = nil) {
    wasSaid = code != nil
    self.name = name
    self.title = title
    self.steps = steps
    self.played = played
    self.code = code ?? (played.complaints.isEmpty ? .yes : .no)
  }

  /// A flight record that was held against a system.
  init(name: String, steps: Int, played: Played, flight: FlightExplanation, code: ExitCode) {
    wasSaid = false
    self.name = name
    title = flight.journey.title
    self.steps = steps
    self.played = played
    self.flight = flight
    self.code = code
  }

  /// Whether nothing explains it without rare moves; null if that is not decided.
  private static func needed(_ rareMoves: RareMoves?) -> JSONNode {
    guard let rareMoves else { return .bool(false) }
    return rareMoves.fewer == .complete ? .bool(true) : .null
  }

  var json: JSONNode {
    let members: [JSONNode.Member] = [
      .init("name", .string(name)), .init("title", .string(title)),
      .init("steps", .number(steps)), .init("fits", .bool(code == .yes)),
      .init("warning", played.warning.map { .string($0) } ?? .null),
      .init("complaints", .array(played.complaints.map { .string($0) })),
      .init("broken", .array(played.broken.map { .string($0) })),
    ]
    guard let flight else { return .object(members) }
    return .object(
      members + [
        .init("system", .string(flight.system)), .init("explained", .number(flight.explained)),
        .init("unrecorded", .number(flight.unrecorded)),
        .init("journey", .array(flight.journey.steps.map { .string($0.choice) })),
        .init("rareMoves", .array((flight.rareMoves?.moves ?? []).map { .string($0.id) })),
        .init("needsRareMoves", Self.needed(flight.rareMoves)),
      ])
  }
}

/// What came of playing a journey.
struct Played {
  var warning: String?
  var complaints: [String] = []
  var broken: [String] = []
}
