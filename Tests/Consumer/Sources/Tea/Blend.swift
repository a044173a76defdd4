/// A kind of tea; `nonisolated`, because a flow asks it, and a flow is on no actor.
public nonisolated enum Blend: String, CaseIterable, Sendable {
  case green
  case black

  /// How hot the water is to be.
  var degrees: Int {
    switch self {
    case .green: 80
    case .black: 100
    }
  }
}
