import FlowModel

/// A world in which nobody asks, so that there is no address to replace.
protocol QuietWorld: World {}

extension QuietWorld {
  var picture: Picture { Picture(title: "Quiet") }
  mutating func renumber(_ number: (Address) -> Address) {}
}
