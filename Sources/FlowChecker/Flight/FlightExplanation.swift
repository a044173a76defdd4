package import EveryPath
public import FlowModel
public import StateSpace

/// Whether a model explains what an app's runner published.
public struct FlightExplanation: Hashable, Sendable {
  /// What was found.
  public enum Verdict: Hashable, Sendable {
    /// There is a run of the model in which the flow does all that was recorded.
    case explained
    /// There is none: this step is the first that no run explains.
    case unexplained(FlightMisfit)
    /// A limit was hit before either was clear.
    case undecided(Completeness)
  }

  /// The system's name.
  public let system: String
  /// The name of the component whose flow was recorded.
  public let component: String
  /// What was found.
  public let verdict: Verdict
  /// How many of the recorded steps are explained.
  public let explained: Int
  /// A shortest journey through the model that explains them, of those with the fewest rare moves;
  /// it plays, covers and opens in the walker as any other, and expects its own end.
  public let journey: Journey
  /// The rare moves of that journey; nil if it does without.
  public let rareMoves: RareMoves?
  /// How many steps of the flow that journey takes that are not in the record: none but where the
  /// record shows that a process ended.
  public let unrecorded: Int
  /// How many places of the search were found.
  public let states: Int
  /// How many of these places were kept to the end; the others were behind every open one.
  package let keptPlaces: Int
  /// What to say although the record may be explained: the flow has changed since it was made.
  public let warning: String?
}

/// The rare moves that explain a flight record: they were made, or the model lacks what happened.
public struct RareMoves: Hashable, Sendable {
  /// The moves, in the order of the journey.
  public let moves: [ChoiceText]
  /// Whether every journey with fewer of them was ruled out: then none does without.
  public let fewer: Completeness
}

/// The first step of a flight record that a model does not explain.
public struct FlightMisfit: Hashable, Sendable {
  /// The number of the step in the record, from 1.
  public let step: Int
  package let recorded: FlightRecord.Step
  /// What is wrong with the record itself; nil if the model just does not do it.
  public let jump: String?
  /// What the model could have done instead, in a fixed order.
  package let alternatives: [FlightRecord.Step]
}

extension FlightMisfit: CustomStringConvertible {
  /// The sentence: what was recorded, and what the model does instead.
  public var description: String {
    let told = "step \(step), \"\(harmless(recorded.told))\""
    if let jump { return "\(told): \(jump)." }
    let place = recorded.before.map { "at \"\(harmless($0))\"" } ?? "before a start"
    let others = alternatives.filter { $0.isTold(as: recorded) && $0.before == recorded.before }
    if !others.isEmpty {
      return "\(told): \(place) the record says \(harmless(recorded.story)); the model says "
        + "\(Self.list(others.map(\.story)))."
    }
    guard recorded.id != nil || recorded.kind == .start else {
      return "\(told): the flow never mentions it."
    }
    let here = alternatives.filter { $0.before == recorded.before }
    guard !here.isEmpty else {
      guard let other = alternatives.first?.before ?? alternatives.first?.told else {
        return "\(told): \(place) nothing more can happen to the flow in the model."
      }
      return "\(told): the record says it is \(place); the model is at \"\(other)\"."
    }
    return "\(told): \(place) the model never tells the flow that. It can tell it "
      + "\(Self.list(here.map { "\"\($0.told)\"" }))."
  }

  /// The first few different texts.
  private static func list(_ texts: [String]) -> String {
    let shown = texts.uniqued
    let more = shown.count - 12
    if more > 0 { return shown.prefix(12).joined(separator: ", ") + " and \(more) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension FlightRecord.Step {
  fileprivate func isTold(as other: FlightRecord.Step) -> Bool {
    kind == other.kind && id == other.id && wasDeferred == other.wasDeferred
  }
}

/// Why a flight record cannot be held against a system: one sentence.
public struct FlightRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
}
