public import EveryPath
public import FlowModel

/// Why a property is broken: the journey that shows it, step by step, and where it was decided.
public struct Explanation: Sendable {
  /// A step of the journey.
  public struct Step: Sendable {
    /// What happened, and what caused it.
    public let text: ChoiceText
    /// What the step changed, and nothing else.
    public let changes: [SeenChange]
    /// What the world noted, and the outcomes that were delivered, in words.
    public let events: [String]
    /// What each flow made of it, row by row.
    public let rows: [Row]
  }

  /// How a flow handled an input.
  public struct Row: Hashable, Sendable, CustomStringConvertible {
    /// The flow's component; empty in a system of one component.
    public let component: String
    /// The input: an event, the time that was over, or `the attempt` if it was to begin.
    public let input: String
    /// What it made of it: `moved`, `began`, `went on`, `ignored (why)`, `deferred`, `refused`,
    /// `dropped as late`.
    public let disposition: String
    /// Where the row is written; nil if no row applied.
    public let line: SourceLine?

    /// `allowed moved, Module/File.swift:12`.
    public var description: String {
      let head = component.isEmpty ? "" : "\(component): "
      return "\(head)\(input) \(disposition)" + (line.map { ", \($0)" } ?? "")
    }
  }

  /// A choice that was not taken.
  public struct Alternative: Sendable {
    /// The choice.
    public let text: ChoiceText
    /// How many steps the nearest passing journey has that begins with it; nil if none does.
    public let steps: Int?
    /// Whether it breaks the property at once.
    public let breaksAtOnce: Bool
    /// Whether a process ends on it.
    ///
    /// That is a way out of everything, so it is not counted as one where there is another.
    public let endsProcess: Bool
    /// Whether every passing journey that begins with it ends a process: then it has no ``steps``.
    public let needsEndOfProcess: Bool
  }

  /// Where it was decided.
  ///
  /// If the search was cut short, another point may have been later, and other journeys nearer: see
  /// ``Explanation/isOfWholeSearch``.
  public struct Decision: Sendable {
    /// The number of the step that decided it, counted from 1.
    public let step: Int
    /// The nearest passing journey from there; empty if it would have been enough to stop.
    public let passing: [ChoiceText]
    /// The other choices there, in authored order.
    public let alternatives: [Alternative]
  }

  /// The property's name.
  public let property: String
  /// The system's name.
  public let system: String
  /// The steps.
  public let steps: [Step]
  /// What is so at the last step, and by that breaks the property: the names of predicates, with
  /// `!` before what is not so.
  public let reasons: [String]
  /// The number of steps before the endless loop; nil if there is none.
  public let loopStart: Int?
  /// The last point from which a passing journey still existed; nil if there never was one.
  public let decision: Decision?
  /// Whether it is broken because no journey gets where one should; then there are no steps.
  public let isOfNoJourney: Bool
  /// Whether it is broken because from the end of the journey no other gets where one should.
  public let endsInTrap: Bool
  /// Whether that is so at some moments only, depending on how long the timers still run then.
  public let isOfSomeMoments: Bool
  /// The properties that one walk along the journey is seen to break, in order.
  public let breaks: [String]
  /// The number of the world a walk has to begin in, counted from 1; nil if it need not be said.
  public let world: Int?

  /// The number of the world the journey begins in, counted from 1; nil if the system has only one.
  public let startWorld: Int?
  /// What holds at its start and not at that of the first world.
  public let startFacts: [SeenFact]

  /// Whether the search saw everything, so that what is said of other journeys is said of all.
  public let isOfWholeSearch: Bool

  /// Whether one walk along the journey shows the fault; what needs every path it cannot show.
  public var showsOnWalk: Bool { breaks.contains(property) }

  /// A command that opens the walker where the property is broken; it names the property if a walk
  /// does not show that.
  ///
  /// - Parameter tool: how the walker is called; one of your own has another name.
  public func command(of tool: String = "journey") -> String {
    let command = Journey.command(
      of: tool, system: system, world: world, choices: steps.map(\.text.id))
    guard !showsOnWalk else { return command }
    let name = property.split(separator: "'", omittingEmptySubsequences: false)
    return "\(command) --property '\(name.joined(separator: #"'\''"#))'"
  }
}
