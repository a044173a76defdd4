import EveryPath

/// What a step does to its world, or asks it.
@usableFromInline
package enum WorldOrder<W: World>: Hashable {
  /// A move happens.
  case take(W.Move)
  /// What follows from that.
  case step(StepOrder)
  /// A process ends between two orders, with nothing left in it to hear of it; it has no answer.
  case cutOff(Int)
}

/// What a step hears back.
@usableFromInline
package enum WorldAnswer<W: World>: Hashable {
  /// Something happened.
  case output(WorldOutput<W>)
  /// Something is so, or not.
  case facts([Bool])

  /// What the world observed.
  var observations: [W.Observation] {
    if case .output(let output) = self { output.observations } else { [] }
  }
}
