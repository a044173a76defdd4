import FlowModel

/// A world in which nothing happens.
struct Still: World {
  enum Move: Hashable, Sendable { case nothing }
  enum Notice: Hashable, Sendable { case nothing }
  enum Sign: Hashable, Sendable { case nothing }

  func offer(_ moves: inout [Move]) {}
  func text(of move: Move) -> ChoiceText { ChoiceText(.time, "nothing", "nothing") }
  mutating func take(_ move: Move, _ news: inout News<Self>) {}
  mutating func endProcess(_ news: inout News<Self>) {}
  var isRunning: Bool { false }
  mutating func renumber(_ number: (Address) -> Address) {}
  var isBusy: Bool { false }
  var screen: String { "still" }
  var facts: [(name: String, value: String)] { [] }
  static func words(for sign: Sign) -> String { "" }
}
