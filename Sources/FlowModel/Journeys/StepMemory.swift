/// Takes steps one after the other, and remembers them: the same in the same state costs a look.
///
/// It forgets all of it now and then, so that it stays small however long a walk is.
final class StepMemory<W: World> {
  /// What is known of a choice: its number, and its words.
  private typealias Choice = (number: UInt32, text: ChoiceText)

  private struct Taken: Hashable {
    let state: UInt64
    let choice: UInt32
    /// What properties remembered, where that counts.
    var memories: [Int] = []
  }

  /// How many steps are remembered at most.
  static var most: Int { 4096 }

  private let system: System<W>
  private var table: SystemTable<W>
  private var choices: [UInt64: [String: Choice]] = [:]
  private var successors: [Taken: StepTable.Successor] = [:]
  private var effects: [Taken: PropertyTrace<W>.Effect] = [:]
  private var before: UInt64
  private var successor: StepTable.Successor

  init(_ system: System<W>, from state: SystemState<W>) {
    self.system = system
    table = SystemTable(system)
    before = table.number(of: state)
    successor = table.successor(toStart: before)
  }

  /// Where the last step led.
  var state: SystemState<W> { table.state(successor.state) }

  /// The last step.
  func step(told text: ChoiceText) -> Walk<W>.Step {
    Walk.Step(
      move: table.move(successor.choice), text: text, state: state, log: table.log(successor.log))
  }

  /// The last step as properties see it.
  var transition: Transition<W> { table.transition(successor, from: before) }

  /// Takes a choice by its id; nil if there is no such choice.
  func take(_ id: String) -> ChoiceText? {
    forgetSome()
    guard let choice = choices[successor.state]?[id] ?? find(id) else { return nil }
    choices[successor.state, default: [:]][id] = choice
    return take(number: choice.number) ? choice.text : nil
  }

  /// Takes a choice; false if it is not possible.
  func take(_ move: SystemMove<W>) -> Bool {
    forgetSome()
    return take(number: table.number(of: move))
  }

  /// Shows the last step to properties.
  func show(_ trace: inout PropertyTrace<W>) {
    let taken = Taken(state: before, choice: successor.choice, memories: trace.memories)
    let effect = effects[taken] ?? trace.effect(of: transition)
    effects[taken] = effect
    trace.note(effect)
  }

  private func take(number: UInt32) -> Bool {
    let taken = Taken(state: successor.state, choice: number)
    guard let next = successors[taken] ?? table.take(number, from: successor.state) else {
      return false
    }
    successors[taken] = next
    (before, successor) = (successor.state, next)
    return true
  }

  /// The choice with an id, one that ends the process in the middle of a step only if it must be.
  private func find(_ id: String) -> Choice? {
    system.successor(of: state, by: id).map {
      (table.number(of: $0.move), system.text(of: $0.move, in: state))
    }
  }

  private func forgetSome() {
    guard max(successors.count, effects.count) >= Self.most else { return }
    let state = state
    table = SystemTable(system)
    (choices, successors, effects) = ([:], [:], [:])
    successor = table.successor(toStart: table.number(of: state))
  }
}
