import EveryPath
import FlowModel

/// What a terminal would obey, and no ASCII.
let hostile = "ü→한\u{1B}]0;x\u{7}\u{9B}2J\u{202E}"

/// A world whose every text is hostile.
struct Billboard: World {
  enum Move: Hashable, Sendable { case turn }
  enum Stimulus: Hashable, Sendable { case turned }
  enum Observation: Hashable, Sendable { case flash }

  var isTurned = false

  func offer(_ moves: inout [Move]) { if !isTurned { moves.append(.turn) } }
  func text(of move: Move) -> ChoiceText { ChoiceText(.person, "dreh-ü", "turn \(hostile)") }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    isTurned = true
    output.observe(.flash)
  }
  var picture: Picture {
    Picture(title: hostile, [.text("Side \(isTurned) \(hostile)"), .button("Turn \(hostile)")])
  }
  mutating func renumber(_ number: (Address) -> Address) {}
  var screen: String { isTurned ? "back-ü" : "front-ü" }
  var facts: [(name: String, value: String)] { [("fäct\(hostile)", "\(hostile)\(isTurned)")] }
  var notNow: [ClosedChoice] { [ClosedChoice(text(of: .turn), because: hostile)] }
  static func words(for observation: Observation) -> String { "flash \(hostile)" }
}

/// A billboard as a system; its property is broken.
func billboard() -> System<Billboard> {
  System("bill-ü", "A board. \(hostile)", components: [], worlds: [Billboard()]) {
    AtNoTime<Billboard>("turned \(hostile)") { $0.world.isTurned }
    Always<Billboard>("front \(hostile)") { _ in true }
  }
}

/// The porch, with names that no terminal takes well.
func hostilePorch() throws -> System<Porch> {
  let porch = try porch()
  return System("pörch", "A lamp. \(hostile)", components: porch.components, worlds: porch.worlds) {
    Always<Porch>("lit \(hostile)") { !$0.world.lampIsOn || $0.world.hasVisitor }
    porch.properties
  }
}
