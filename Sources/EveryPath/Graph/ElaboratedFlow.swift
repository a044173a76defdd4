/// A flow's states and rows in numbers, before lowering: see ``FlowInterner``.
///
/// What is checked of a definition, lowered and linted is the same for all flows, so it does not
/// know their types.
package struct ElaboratedFlow: Sendable {
  static var limit: Int { 10_000 }

  /// How a state was first reached.
  struct Origin: Sendable {
    let state: Int
    /// By which line; of a resumption, which has none, the first row of the state.
    let line: SourceLine
    /// Whether a new process resumes there, and no row leads there.
    var isResumption = false
  }

  /// The flow's name.
  let flow: String
  /// The state an attempt begins in.
  var start = 0
  package internal(set) var names: [String] = []
  package internal(set) var rows: [[Row]] = []
  /// How each state was first reached; nil for start, listed ones.
  var reachedFrom: [Origin?] = []
  /// Where a new process resumes, for each state.
  var resumptions: [Resumption<Int, Int>] = []
  /// The outcomes of attempts that end before a final state, in the order of ``Abandonment``.
  var abandoned: [Int] = []
  /// The flow's events and, after them, the outcomes of called components.
  package internal(set) var symbols: [Symbol] = []
  /// The numbers of the latter.
  var calledOutcomes: [CalledOutcome: Int] = [:]
  package internal(set) var effects: [EffectInfo] = []
  /// The ids of the effects in the written list, which only lint asks for.
  package private(set) var listedEffects: [String] = []
  var outcomes: [String] = []
  /// How many different states the written list has; none if there is no list.
  var listedCount = 0
  package var listsStates: Bool { listedCount > 0 }
  package internal(set) var listsEvents = false
  var isTooLarge = false

  init(of flow: String) { self.flow = flow }

  /// The draft of a flow, with the ids of the effects that it lists.
  package init<F: Flow>(_ flow: F) {
    self = FlowInterner(flow).elaborated
    listedEffects = flow.effects.map { identifier(of: $0) }
  }

  /// The states that are reached but missing from the written list.
  var unlisted: Range<Int> { (listsStates ? listedCount : names.count)..<names.count }

  /// The line of the first row of a state; of what led there, if it has none.
  package func line(of state: Int) -> SourceLine {
    rows[state].first?.line ?? reachedFrom[state]?.line ?? .nowhere
  }

  /// Gives the outcomes of called components their numbers, after those of the events.
  mutating func numberCalledOutcomes() {
    for row in rows.joined() {
      for step in row.allSteps {
        if case .call(let component, let outcome, _) = step.kind { add(outcome, of: component) }
        for case .outcome(let component, let outcome) in step.answers.map(\.kind) {
          add(outcome, of: component)
        }
      }
    }
  }

  private mutating func add(_ outcome: AnyValue, of component: String) {
    let called = CalledOutcome(component: component, outcome: outcome)
    guard calledOutcomes[called] == nil else { return }
    calledOutcomes[called] = symbols.count
    symbols.append(
      Symbol(
        id: "\(component): \(outcome)", role: .system, component: component, isBound: false))
  }
}

extension ElaboratedFlow {
  package typealias Step = EveryPath.Step<Int>
  package typealias Answer = EveryPath.Answer<Int>

  /// One row of a state; shared, since every rule looks at all of them.
  package final class Row: Sendable {
    package typealias Kind = EveryPath.Row<Int>.Kind

    package let kind: Kind
    package let line: SourceLine
    /// Written after the `switch`, so it applies to every state.
    package let isShared: Bool
    /// The steps of the row's own sequence.
    let steps: [Step]
    private let innerSequences: [[Step]]
    /// Every step of the row, those of inner blocks included.
    package let allSteps: [Step]

    init(kind: Kind, line: SourceLine, isShared: Bool) {
      self.kind = kind
      self.line = line
      self.isShared = isShared
      switch kind {
      case .on(_, let steps, _), .after(_, _, let steps), .enter(let steps):
        self.steps = steps
      case .ignore, .finish: steps = []
      }
      innerSequences = steps.flatMap { $0.innerSequences }
      allSteps = innerSequences.isEmpty ? steps : steps + innerSequences.joined()
    }

    /// The row's sequence and, after it, those of the blocks inside it.
    var sequences: [[Step]] { [steps] + innerSequences }

    /// The event of an `On` or `Interrupt`.
    package var event: Int? { if case .on(let event, _, _) = kind { event } else { nil } }
  }
}
