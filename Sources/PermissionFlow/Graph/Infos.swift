/// Something a machine can be told.
public struct Symbol: Hashable, Sendable {
  /// Its id: the event's description without type names, or `part: outcome`.
  public let id: String
  /// Who causes it.
  public let role: EventRole
  /// The part whose outcome it is; nil for an event of the flow itself.
  public let part: String?

  @usableFromInline
  init(id: String, role: EventRole, part: String?) {
    self.id = id
    self.role = role
    self.part = part
  }
}

/// A time-out of a state, a delay of a sequence, or how long to wait for an answer.
public struct TimerInfo: Hashable, Sendable {
  /// How long.
  public let duration: Duration
  /// Why that long, in the author's words.
  public let reason: String
  /// Stable over unrelated edits: the state's or waypoint's id, and the duration.
  public let id: String
  /// The edge a time-out takes when its state is settled; nil for a waypoint's timer.
  public package(set) var edge: Int?
}

/// An effect of the flow.
public struct EffectInfo: Hashable, Sendable {
  /// Its description without type names.
  public let id: String
  /// The symbols it can be answered with.
  public let answers: [Int]
  /// What it means to the person.
  public let role: EffectRole

  @usableFromInline
  init(id: String, answers: [Int], role: EffectRole) {
    self.id = id
    self.answers = answers
    self.role = role
  }
}

/// An event for another part.
public struct Message: Hashable, Sendable {
  /// The part.
  public let part: String
  /// The event.
  public let event: AnyValue
}

/// A call of another part.
public struct CallInfo: Hashable, Sendable {
  /// The part.
  public let part: String
}

/// A row whose guard is closed.
public struct ClosedRow: Hashable, Sendable {
  /// The state it stands in.
  public let state: Int
  /// The event it is for.
  public let symbol: Int
  /// What would have to be true.
  public let guardName: String
  /// Where it was written.
  public let line: SourceLine
}
