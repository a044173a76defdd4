import FlowModel

/// A world in which nothing happens.
struct Still: World {
  enum Move: Hashable, Sendable { case nothing }
  enum Stimulus: Hashable, Sendable { case nothing }
  enum Observation: Hashable, Sendable { case nothing }

  func offer(_ moves: inout [Move]) {}
  func text(of move: Move) -> ChoiceText { ChoiceText(.time, "nothing", "nothing") }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {}
  var picture: Picture { Picture(title: "Still") }
  mutating func renumber(_ number: (Address) -> Address) {}
  var screen: String { "still" }
}
