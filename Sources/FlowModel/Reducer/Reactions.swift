public import PermissionFlow

/// A reducer and what it is known to do: each reaction is worked out once, and looked up from then on.
///
/// What a reducer does depends on the state and the event alone, and a search asks for the same
/// reaction in many worlds. States are kept by number, so that a world with a reducer in it is
/// copied, hashed and compared without what the reducer knows. Any thread may ask: what changes is
/// locked.
@usableFromInline
final class Reactions<R: Reducer>: @unchecked Sendable {
  @usableFromInline let reducer: R
  @usableFromInline let table: Guarded<Table>
  /// What comes of events in the states whose numbers end alike: threads that ask of different states
  /// hardly wait for each other.
  @usableFromInline let outcomes: UnsafeMutablePointer<Guarded<Deeds>>
  /// The numbers of the events that are known, by their places.
  @usableFromInline let known: [UInt32]

  @usableFromInline
  struct Table: Sendable {
    @usableFromInline var states = Numbering<R.State>()
    @usableFromInline var events = QuickNumbering<R.Event>()
    @usableFromInline var orders = Numbering<[R.Effect]>()

    @inlinable
    init() {}
  }

  /// The number of the state after an event, and that of the orders.
  @usableFromInline typealias Outcome = (state: UInt32, orders: UInt32)

  /// How many bits of a state's number choose where that is.
  @inlinable static var apart: UInt32 { 5 }

  /// A reducer of which only the start is known, state 0, and some events, by their places.
  @inlinable
  init(_ reducer: R, knowing events: [R.Event]) {
    self.reducer = reducer
    var table = Table()
    _ = table.states.insert(reducer.start)
    known = events.map { table.events.number(of: $0) }
    self.table = Guarded(table)
    outcomes = .allocate(capacity: 1 << Self.apart)
    for place in 0..<1 << Self.apart { (outcomes + place).initialize(to: Guarded(Deeds())) }
  }

  deinit {
    outcomes.deinitialize(count: 1 << Self.apart)
    outcomes.deallocate()
  }

  /// The known event at a place.
  @inlinable
  func event(at place: Int) -> R.Event {
    table.withLock { [number = known[place]] in $0.events[number] }
  }

  /// The state with a number.
  @inlinable
  func state(_ number: UInt32) -> R.State { table.withLock { $0.states[number] } }

  /// The orders with a number.
  @inlinable
  func orders(_ number: UInt32) -> [R.Effect] { table.withLock { $0.orders[number] } }

  /// Takes one event, to completion.
  @inlinable
  func react(_ state: UInt32, _ event: R.Event) -> (state: UInt32, effects: [R.Effect]) {
    let outcome = outcome(of: state, table.withLock { $0.events.number(of: event) })
    return (outcome.state, orders(outcome.orders))
  }

  /// What comes of the known event at a place.
  @inlinable
  func outcome(of state: UInt32, known place: Int) -> Outcome { outcome(of: state, known[place]) }

  /// What comes of the event with a number.
  @inlinable
  @inline(__always)
  func outcome(of state: UInt32, _ event: UInt32) -> Outcome {
    let known = withOutcomes(of: state) { $0.outcome(of: event, in: $1) }
    return known.map(halves) ?? workOut(state, event)
  }

  /// Reads or changes what comes of events in a state, which has a number of its own there.
  @inlinable
  @inline(__always)
  func withOutcomes<Result: Sendable>(
    of state: UInt32, _ act: @Sendable (_ outcomes: inout Deeds, _ number: UInt32) -> Result
  ) -> Result {
    Lent.read(outcomes + Int(state & (1 << Self.apart - 1))) {
      $0.value.withLock { act(&$0, state &>> Self.apart) }
    }
  }

  @inlinable
  @inline(never)
  func workOut(_ state: UInt32, _ number: UInt32) -> Outcome {
    var (next, event) = table.withLock { ($0.states[state], $0.events[number]) }
    let effects = reducer.reduce(&next, event)
    let outcome = table.withLock { [next] table in
      (state: table.states.number(of: next), orders: table.orders.number(of: effects))
    }
    withOutcomes(of: state) { outcomes, state in
      // Two threads may have worked out the same; the first one's note is enough.
      if outcomes.outcome(of: number, in: state) == nil {
        outcomes.note(word(outcome.state, outcome.orders), of: number, in: state)
      }
    }
    return outcome
  }
}
