public import PermissionFlow

/// A reducer inside a world: what it knows, as a part of the world's value.
///
/// A world may hold one beside whatever else it holds, with flows as parts or without. Two are equal
/// if they share the reducer and know the same.
@frozen
public struct Reduced<R: Reducer>: Hashable, Sendable {
  @usableFromInline
  final class Shared: Sendable {
    @usableFromInline let reducer: R

    @usableFromInline
    init(_ reducer: R) { self.reducer = reducer }
  }

  @usableFromInline let shared: Shared
  /// What the reducer knows.
  @inlinable public var state: R.State { known }
  @usableFromInline var known: R.State
  /// What it is to be told next; empty between two steps.
  @usableFromInline var inbox: [R.Event] = []
  @usableFromInline var isReacting = false

  /// A reducer at its start.
  public init(_ reducer: R) {
    shared = Shared(reducer)
    known = reducer.start
  }

  /// The reducer.
  public var reducer: R { shared.reducer }

  /// Changes when the reducer's behaviour does, see ``PermissionFlow/Reducer/fingerprint(reactions:)``.
  public var fingerprint: String { shared.reducer.fingerprint() }

  /// Equal if they share the reducer and know the same.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared && left.known == right.known
  }

  /// Hashes what the reducer knows.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(known) }

  /// Queues an event; false if somebody is taking events from the queue already.
  @inlinable
  mutating func open(_ event: R.Event) -> Bool {
    inbox.append(event)
    guard !isReacting else { return false }
    isReacting = true
    return true
  }

  /// Takes the next event of the queue; nil when there is none left.
  @inlinable
  mutating func next() -> (event: R.Event, effects: [R.Effect])? {
    guard !inbox.isEmpty else {
      isReacting = false
      return nil
    }
    let event = inbox.removeFirst()
    return (event, shared.reducer.reduce(&known, event))
  }
}
