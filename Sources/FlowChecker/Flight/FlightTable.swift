import EveryPath
import FlowModel
import StateSpace

/// What searches for flights of one component of a system look up, each thing worked out once.
final class FlightTable<W: World> {
  let component: Int
  let steps: SystemTable<W>
  var system: System<W> { steps.system }
  var compiled: CompiledFlow { system.components[component].compiled }
  private var words = Interner<FlightRecord.Step>()
  /// For each log the component's steps as a runner would publish them.
  private var published: [[UInt32]?] = []
  /// For each control state where the component is; -1 where it does not run.
  private var positions: [Int?] = []
  /// For each choice whether it is rare.
  private var rarity: [Bool?] = []
  /// For each choice in a world what it shows.
  private var shown: [UInt64: [Evidence]] = [:]

  init(_ steps: SystemTable<W>, component: Int) {
    (self.steps, self.component) = (steps, component)
  }

  /// The number of a step, as recorded or as a model would publish it.
  func word(of step: FlightRecord.Step) -> UInt32 {
    var step = step
    step.number = 0
    // Where tickets are ignored, an answer is as good as an event by itself.
    let ignoresTickets = system.components[component].trustsLateAnswers
    if ignoresTickets, step.kind == .answer { step.kind = .event }
    return words.number(of: step)
  }

  func step(_ word: UInt32) -> FlightRecord.Step { words[word] }

  func isRare(_ choice: UInt32, from state: UInt64) -> Bool {
    let number = Int(choice)
    while rarity.count <= number { rarity.append(nil) }
    if let known = rarity[number] { return known }
    let isRare = text(of: choice, from: state).isRare
    rarity[number] = isRare
    return isRare
  }

  func text(of choice: UInt32, from state: UInt64) -> ChoiceText {
    system.text(of: steps.move(choice), in: steps.state(state))
  }

  /// What a choice shows in a state.
  func evidence(of choice: UInt32, from state: UInt64) -> [Evidence] {
    let key = UInt64(choice) << 32 | UInt64(StateWord.numbers(of: state).world)
    if let known = shown[key] { return known }
    var evidence: [Evidence] = []
    if case .world(let move) = steps.move(choice).kind {
      evidence = steps.state(state).world.evidence(of: move)
    }
    shown[key] = evidence
    return evidence
  }

  func told(by log: UInt32) -> [UInt32] {
    while published.count <= Int(log) { published.append(nil) }
    if let known = published[Int(log)] { return known }
    var words: [UInt32] = []
    for entry in steps.log(log).entries where entry.component == component {
      // What comes too late changes nothing, and need not have been recorded.
      guard let step = compiled.published(entry), step.disposition != .stale else { continue }
      words.append(word(of: step))
    }
    published[Int(log)] = words
    return words
  }

  func position(in state: UInt64) -> Int? {
    let controlState = Int(StateWord.numbers(of: state).controlState)
    while positions.count <= controlState { positions.append(nil) }
    if let known = positions[controlState] { return known < 0 ? nil : known }
    let machine = steps.state(state).components[component].machine
    let position = machine.isRunning ? machine.position ?? -1 : -1
    positions[controlState] = position
    return position < 0 ? nil : position
  }
}
