import EveryPath
import FlowModel

/// Two rooms, each with a light of its own: two processes.
///
/// What is written stays.
struct Duplex: World {
  enum Move: Hashable {
    case open(Int)
    case tap
    case lightsOut(Int)
    case restart(Int)
  }
  enum Stimulus: Hashable { case tapped }
  enum Observation: Hashable { case wrote(Int) }

  var isLit = [false, false]
  var written: [String] = []

  var isRunning: Bool { isLit[0] }
  func isRunning(_ process: Int) -> Bool { isLit[process] }

  func offer(_ moves: inout [Move]) {
    for room in isLit.indices { moves.append(isLit[room] ? .lightsOut(room) : .open(room)) }
    moves.append(.tap)
    for room in isLit.indices where isLit[room] { moves.append(.restart(room)) }
  }

  func text(of move: Move) -> ChoiceText {
    switch move {
    case .open(let room): ChoiceText(.person, "open-\(room)", "open a room")
    case .tap: ChoiceText(.person, "tap", "tap")
    case .lightsOut(let room): ChoiceText(.system, "out-\(room)", "the lights go out")
    case .restart(let room): ChoiceText(.system, "again-\(room)", "the lights go out and on")
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open(let room):
      isLit[room] = true
      output.processLaunched(room, intentIsFresh: true, startsComponents: true)
    case .tap: output.tell(.tapped)
    case .lightsOut(let room): endProcess(room, &output)
    case .restart(let room):
      endProcess(room, &output)
      isLit[room] = true
      output.processLaunched(room, intentIsFresh: true, startsComponents: true)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) { endProcess(0, &output) }

  mutating func endProcess(_ process: Int, _ output: inout WorldOutput<Self>) {
    isLit[process] = false
    output.processEnded(process)
  }

  var picture: Picture { Picture(title: "Duplex") }
  mutating func renumber(_ number: (Address) -> Address) {}
  var screen: String { isLit.map { $0 ? "lit" : "dark" }.joined(separator: "-") }
  static func words(for observation: Observation) -> String { "something is written" }
  static func name(ofProcess process: Int) -> String { process == 0 ? "the app" : "the widget" }

  /// Beeps and buzzes at the first tap, and ends at the second.
  static let writer = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.beep)
        Perform(.buzz)
        Go(to: .b)
      }
    case .b: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  /// A component that runs `flow` in a room; what it performs is written with the room's number.
  static func component(_ name: String, _ flow: Sketch, room: Int) throws -> Component<Duplex> {
    try Component(
      name, flow, process: room,
      perform: { effect, _, world, output in
        let text = "\(effect)-\(room)"
        if !world.written.contains(text) { world.written.append(text) }
        output.observe(.wrote(room))
      },
      hear: { _ in .tap })
  }
}
