internal import FlowModel

/// What the formats say of parts without their world, before they write them.
enum StructureText {
  /// How many inputs one step may have.
  static let longestStep = 1000

  static func header(of ensemble: Ensemble, _ mostDeferred: Int?) -> [String] {
    let names = ensemble.members.map(\.name).joined(separator: ", ")
    return [
      "\(ensemble.name): the structure of its parts, without a world.",
      "Parts: \(names).",
      "",
      "At any moment a part that does not run may begin. A part that runs may be told each of its",
      "events, and may be dropped; an event that would change nothing is left out. A running timer",
      "may be over, however long it is. What the parts tell each other, their calls and outcomes",
      "are delivered in the same step, in order. An outcome of a part that is not among these comes",
      "from outside like any event.",
    ] + bound(mostDeferred) + [
      "",
      "Left out: the world and what it makes of effects, so answers come whether or not they were",
      "asked for; how long timers run; the ends of processes, and what is remembered beyond them.",
    ]
  }

  private static func bound(_ mostDeferred: Int?) -> [String] {
    guard let mostDeferred else { return [] }
    return [
      "What would have to wait for a running sequence comes from outside only while fewer than",
      "\(mostDeferred) inputs wait: a bound, so what needs more of them is not found.",
    ]
  }
}
