public import Reducers

/// A reducer inside a world: what it knows, as a part of the world's value.
///
/// A world may hold one beside whatever else it holds, with flows as components or without. Two are
/// equal if they share the reducer and know the same.
@frozen
public struct Reduced<R: Reducer>: Hashable, Sendable {
  @usableFromInline let reactions: Reactions<R>
  @usableFromInline var number: UInt32 = 0
  /// What it receives next; nil between two steps, so that no world keeps memory for it.
  @usableFromInline var inbox: [R.Event]?
  @usableFromInline var isReacting = false

  /// A reducer at its start.
  public init(_ reducer: R) { reactions = Reactions(reducer) }

  /// The reducer.
  @inlinable public var reducer: R { reactions.reducer }

  /// What the reducer knows.
  @inlinable public var state: R.State { reactions.state(number) }

  /// Changes when the reducer's behaviour does, see `Reducer/fingerprint(reactions:)`.
  public var fingerprint: String { reducer.fingerprint() }

  /// The reducer at its start, as after the end of its process.
  package var restarted: Self {
    var restarted = self
    (restarted.number, restarted.inbox, restarted.isReacting) = (0, nil, false)
    return restarted
  }

  /// Equal if they share the reducer and know the same.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.reactions === right.reactions && left.number == right.number
  }

  /// Hashes what the reducer knows.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Queues an event if a reaction is running, and says whether that is so.
  @inlinable
  mutating func queues(_ event: R.Event) -> Bool {
    guard isReacting else {
      isReacting = true
      return false
    }
    inbox = (inbox ?? []) + [event]
    return true
  }

  @inlinable
  mutating func react(to event: R.Event) -> [R.Effect] {
    let (state, effects) = reactions.react(number, event)
    number = state
    return effects
  }

  /// The next event of the queue; nil when there is none left.
  @inlinable
  mutating func next() -> R.Event? {
    guard var waiting = inbox else {
      isReacting = false
      return nil
    }
    let event = waiting.removeFirst()
    inbox = waiting.isEmpty ? nil : waiting
    return event
  }
}

extension Reduced: CustomReflectable {
  /// What the reducer knows, in place of how that is kept.
  public var customMirror: Mirror { Mirror(self, children: ["state": state]) }
}
