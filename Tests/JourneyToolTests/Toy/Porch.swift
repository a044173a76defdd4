import EveryPath
import FlowModel

/// A porch with a bell, a lamp, and perhaps a visitor.
struct Porch: World {
  enum Move: Hashable, Sendable {
    case ring
    case walkAway
    case lampAnswers(Bool)
    case moth
    case kill
  }
  enum Stimulus: Hashable, Sendable {
    case lamp(Bool)
    case rang
    case left
  }
  enum Observation: Hashable, Sendable {
    case click
  }

  var isRunning = true
  var hasVisitor = false
  var lampIsOn = false
  /// Whether the lamp hardly ever lights.
  var lightsRarely = false
  /// How many moths came to see, while it did not.
  var moths = 0
  var waiting: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return }
    moves.append(.ring)
    if hasVisitor { moves.append(.walkAway) }
    if waiting != nil { moves += [.lampAnswers(true), .lampAnswers(false)] }
    if lightsRarely, moths < 5 { moves.append(.moth) }
    moves.append(.kill)
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .ring: ChoiceText(.person, "ring", "ring the bell")
    case .walkAway: ChoiceText(.person, "walk-away", "walk away")
    case .lampAnswers(true):
      ChoiceText(.system, "lamp-on", "the lamp lights", isRare: lightsRarely)
    case .lampAnswers(false): ChoiceText(.system, "lamp-dead", "the lamp is dead")
    case .moth: ChoiceText(.system, "moth", "a moth comes")
    case .kill: ChoiceText(.system, "kill", "the power fails")
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .ring:
      if hasVisitor { output.tell(.rang) }
      hasVisitor = true
      output.begin()
    case .walkAway:
      hasVisitor = false
      output.tell(.left)
    case .lampAnswers(let isOn):
      lampIsOn = isOn
      if isOn { output.observe(.click) }
      if let waiting { output.answer(waiting, .lamp(isOn)) }
      waiting = nil
    case .moth: moths += 1
    case .kill: endProcess(&output)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    waiting = nil
    output.processEnded()
  }

  var picture: Picture {
    Picture(
      title: "Porch",
      [.text(lampIsOn ? "The lamp burns." : "It is dark."), .button("Ring")])
  }
  mutating func renumber(_ number: (Address) -> Address) { waiting = waiting.map(number) }
  var isBusy: Bool { waiting != nil }
  var screen: String { lampIsOn ? "lit-porch" : "dark-porch" }
  var facts: [(name: String, value: String)] {
    [
      ("visitor", hasVisitor ? "at the door" : "nobody"), ("lamp", lampIsOn ? "on" : "off"),
      ("power", isRunning ? "on" : "failed"),
    ]
  }
  var notNow: [ClosedChoice] {
    hasVisitor
      ? [] : [ClosedChoice(text(of: .walkAway), because: "nobody is at the door")]
  }
  static func words(for observation: Observation) -> String { "the relay clicks" }
}

/// The porch as a system; the third property is broken by whoever walks away too soon.
func porch(_ name: String = "porch", worlds: [Porch] = [Porch()]) throws -> System<Porch> {
  System(
    name, "A lamp that burns when somebody rings.",
    components: [
      try Component(
        "lamp", PorchFlow(),
        perform: { effect, address, world, _ in
          switch effect {
          case .light: world.waiting = address
          case .darken: world.lampIsOn = false
          }
        },
        hear: { stimulus in
          switch stimulus {
          case .lamp(let isOn): isOn ? .lit : .failed
          case .rang: .rangAgain
          case .left: .left
          }
        })
    ],
    worlds: worlds
  ) {
    Always("the lamp is off without power", whenever: { !$0.world.isRunning }) {
      !$0.world.lampIsOn
    }
    Before("nothing clicks before somebody rings", { $0.began() }, before: { $0.saw(.click) })
    Always("the lamp burns for nobody") { !$0.world.lampIsOn || $0.world.hasVisitor }
    AtMostOnce("one outcome a ring", per: { $0.began() }) { $0.delivered() }
    LeadsTo("the lamp answers", fairly: [.everyTransition], { $0.began() }) { $0.saw(.click) }
  }
}
