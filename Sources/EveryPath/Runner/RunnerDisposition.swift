/// What became of something a runner was told.
public enum RunnerDisposition: Hashable, Sendable, CustomStringConvertible {
  /// The attempt began, or went on from an intent.
  case started
  /// It took a transition.
  case moved
  /// Nothing, on purpose.
  case ignored(because: String)
  /// It waits for the end of the running sequence.
  case deferred
  /// Nothing: this answer or timer is not waited for any more.
  case droppedAsStale
  /// Nothing, and it is unexpected: neither handled nor ignored.
  case refused
  /// The attempt was abandoned.
  case abandoned
  /// It comes after the reaction that is running. A step never says so; its own step follows.
  case queued

  /// `moved`, `ignored: our own alert bounces the app`.
  public var description: String {
    switch self {
    case .started: "started"
    case .moved: "moved"
    case .ignored(let reason): "ignored: \(reason)"
    case .deferred: "deferred"
    case .droppedAsStale: "dropped as stale"
    case .refused: "refused"
    case .abandoned: "abandoned"
    case .queued: "queued"
    }
  }
}

extension RunnerDisposition {
  init(_ disposition: Reaction.Disposition, in compiled: CompiledFlow) {
    self =
      switch disposition {
      case .started: .started
      case .moved: .moved
      case .ignored(let reason): .ignored(because: compiled.reasons[reason])
      case .deferred: .deferred
      case .droppedAsStale: .droppedAsStale
      case .refused: .refused
      case .abandoned: .abandoned
      }
  }
}
