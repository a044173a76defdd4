import FlowModel

/// A world in which nobody asks, nothing happens by itself and there is nothing to see; a test says
/// what it needs otherwise.
protocol QuietWorld: World {}

extension QuietWorld {
  mutating func endProcess(_ output: inout WorldOutput<Self>) {}
  mutating func renumber(_ number: (Address) -> Address) {}
  var isBusy: Bool { false }
  var screen: String { "" }
  var facts: [(name: String, value: String)] { [] }
  static func words(for observation: Observation) -> String { "" }
}
