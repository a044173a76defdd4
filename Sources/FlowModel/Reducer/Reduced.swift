public import PermissionFlow

/// A reducer inside a world: what it knows, as a part of the world's value.
///
/// A world may hold one beside whatever else it holds, with flows as parts or without. Two are equal
/// if they share the reducer and know the same.
public struct Reduced<R: Reducer>: Hashable, Sendable {
  private final class Shared: Sendable {
    let reducer: R

    init(_ reducer: R) { self.reducer = reducer }
  }

  private let shared: Shared
  /// What the reducer knows.
  public private(set) var state: R.State
  /// What it is to be told next; empty between two steps.
  private var inbox: [R.Event] = []
  private var isReacting = false

  /// A reducer at its start.
  public init(_ reducer: R) {
    shared = Shared(reducer)
    state = reducer.start
  }

  /// The reducer.
  public var reducer: R { shared.reducer }

  /// Changes when the reducer's behaviour does, see ``PermissionFlow/Reducer/fingerprint(reactions:)``.
  public var fingerprint: String { shared.reducer.fingerprint() }

  /// Equal if they share the reducer and know the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared && left.state == right.state
  }

  /// Hashes what the reducer knows.
  public func hash(into hasher: inout Hasher) { hasher.combine(state) }

  /// Queues an event; false if somebody is taking events from the queue already.
  mutating func open(_ event: R.Event) -> Bool {
    inbox.append(event)
    guard !isReacting else { return false }
    isReacting = true
    return true
  }

  /// Takes the next event of the queue; nil when there is none left.
  mutating func next() -> (event: R.Event, effects: [R.Effect])? {
    guard !inbox.isEmpty else {
      isReacting = false
      return nil
    }
    let event = inbox.removeFirst()
    return (event, shared.reducer.reduce(&state, event))
  }
}
