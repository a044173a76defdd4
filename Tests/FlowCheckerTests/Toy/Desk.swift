import EveryPath
import FlowModel

/// A desk with a clerk: it writes orders down, a question is answered some day, lights may go out.
struct Desk: World {
  enum Move: Hashable, Sendable {
    case knock
    case tap
    case reply(Bool)
    case lightsOut
    /// Goes by the name of a tap.
    case nod
    /// Goes by any name, and does nothing.
    case hum(String)
  }
  enum Stimulus: Hashable, Sendable {
    case tapped
    case said(Bool)
  }
  enum Observation: Hashable, Sendable { case wrote(String) }

  var isRunning = true
  var canDie = true
  /// What is offered beside the rest.
  var extra: [Move] = []
  /// What has been written down; it outlives the lights.
  var written: [String] = []
  /// Whether what is written is noted and forgotten.
  var keepsNothing = false
  var asker: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return }
    moves += [.knock, .tap]
    if asker != nil { moves += [.reply(true), .reply(false)] }
    if canDie { moves.append(.lightsOut) }
    moves += extra
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .knock: ChoiceText(.person, "knock", "knock")
    case .tap: ChoiceText(.person, "tap", "tap")
    case .nod: ChoiceText(.person, "tap", "nod")
    case .hum(let id): ChoiceText(.person, id, "hum")
    case .reply(true): ChoiceText(.system, "yes", "the clerk says yes")
    case .reply(false): ChoiceText(.system, "no", "the clerk says no")
    case .lightsOut: ChoiceText(.system, "kill", "the lights go out")
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .knock: output.begin()
    case .tap: output.tell(.tapped)
    case .reply(let isYes):
      if let asker { output.answer(asker, .said(isYes)) }
      asker = nil
    case .lightsOut: endProcess(&output)
    case .nod, .hum: break
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    asker = nil
    output.processEnded()
  }

  var picture: Picture { Picture(title: "Desk") }
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
  var isBusy: Bool { asker != nil }
  var screen: String { isRunning ? "lit" : "dark" }
  static func words(for observation: Observation) -> String { "something is written" }
}

/// A sketch at a desk: `show` and `hide` write, `ask` asks.
func desk(
  _ flow: Sketch, world: Desk = Desk(),
  @PropertyBuilder<Desk> _ properties: () -> [Property<Desk>]
) throws -> System<Desk> {
  let component = try Component<Desk>(
    "clerk", flow,
    perform: { effect, address, desk, output in
      switch effect {
      case .ask: desk.asker = address
      case .show, .hide, .beep, .buzz, .ring:
        if !desk.keepsNothing, !desk.written.contains("\(effect)") {
          desk.written.append("\(effect)")
        }
        output.observe(.wrote("\(effect)"))
      }
    },
    hear: { stimulus in
      switch stimulus {
      case .tapped: .tap
      case .said(let isYes): isYes ? .yes : .no
      }
    })
  return System(
    "desk", "", components: [component], worlds: [world], properties: properties)
}
