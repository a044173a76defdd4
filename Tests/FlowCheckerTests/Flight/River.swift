import EveryPath
import FlowModel

/// A river with a ferryman: he answers, loads, may go home, and comes back.
struct River: World {
  enum Move: Hashable, Sendable {
    case call
    case ring
    case reply(Bool)
    case load, sweep, fog, goHome, comeBack
  }
  enum Stimulus: Hashable, Sendable {
    case rang
    case said(Bool)
    case loaded
  }
  enum Observation: Hashable, Sendable { case none }

  var isRunning = true
  var isFoggy = false
  var asker: Address?
  var loader: Address?

  func offer(_ moves: inout [Move]) {
    moves.append(.fog)
    guard isRunning else {
      moves.append(.comeBack)
      return
    }
    moves += [.call, .ring]
    if asker != nil { moves += [.reply(true), .reply(false)] }
    if loader != nil { moves.append(.load) }
    moves += [.sweep, .goHome]
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .call: ChoiceText(.person, "call", "call the ferry")
    case .ring: ChoiceText(.person, "ring", "ring the bell")
    case .reply(true): ChoiceText(.system, "yes", "the ferryman nods")
    case .reply(false): ChoiceText(.system, "no", "the ferryman shakes his head")
    case .load: ChoiceText(.system, "load", "the load is in")
    case .sweep: ChoiceText(.system, "sweep", "the water takes the landing stage")
    case .fog: ChoiceText(.system, "fog", "the fog comes or goes")
    case .goHome: ChoiceText(.system, "kill", "the ferryman goes home")
    case .comeBack: ChoiceText(.person, "launch", "the ferryman comes back")
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .call: output.begin()
    case .ring: output.tell(.rang)
    case .reply(let isYes):
      if let asker { output.answer(asker, .said(isYes)) }
      asker = nil
    case .load:
      if let loader { output.answer(loader, .loaded) }
      loader = nil
    case .sweep: output.drop()
    case .fog: isFoggy.toggle()
    case .goHome: endProcess(&output)
    case .comeBack:
      isRunning = true
      output.processLaunched(intentIsFresh: true)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    asker = nil
    loader = nil
    output.processEnded()
  }

  var picture: Picture { Picture(title: "River") }
  mutating func renumber(_ number: (Address) -> Address) {
    asker = asker.map(number)
    loader = loader.map(number)
  }
  var isBusy: Bool { asker != nil || loader != nil }
  var screen: String { isRunning ? "river" : "night" }
  var facts: [(name: String, value: String)] { [("fog", isFoggy ? "thick" : "none")] }
}

/// The ferry on its river.
func river(trustsLateAnswers: Bool = false) throws -> System<River> {
  System(
    "river", "A ferry that is called.",
    components: [
      try Component(
        "ferry", Ferry(), trustsLateAnswers: trustsLateAnswers,
        perform: { effect, address, river, _ in
          switch effect {
          case .ask: river.asker = address
          case .load: river.loader = address
          case .ring, .moor: break
          }
        },
        hear: { stimulus in
          switch stimulus {
          case .rang: .bell
          case .said(let isYes): isYes ? .allowed : .forbidden
          case .loaded: .loaded
          }
        })
    ],
    worlds: [River()]
  ) {
    AtNoTime("a landing in fog") { $0.delivered(Ferry.Outcome.landed) && $0.world.isFoggy }
  }
}
