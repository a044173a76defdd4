public import PermissionFlow

/// A reducer and what it is known to do: each reaction is worked out once, and looked up from then on.
///
/// What a reducer does depends on the state and the event alone, and a search asks for the same
/// reaction in many worlds. States are kept by number, so that a world with a reducer in it is
/// copied, hashed and compared without what the reducer knows. Any thread may ask.
@usableFromInline
final class Reactions<R: Reducer>: Sendable {
  @usableFromInline let reducer: R
  @usableFromInline let table: Guarded<Table>
  /// The numbers of the events that are known, by their places.
  @usableFromInline let known: [UInt32]

  @usableFromInline
  struct Table: Sendable {
    @usableFromInline var states = Numbering<R.State>()
    @usableFromInline var events = QuickNumbering<R.Event>()
    @usableFromInline var orders = Numbering<[R.Effect]>()
    /// The state and the orders after an event, state by state.
    @usableFromInline var reactions = Deeds()

    @inlinable
    init() {}

    @inlinable
    @inline(__always)
    func reaction(
      to event: UInt32, in state: UInt32
    ) -> (state: UInt32, effects: [R.Effect])? {
      guard let (state, orders) = reactions.outcome(of: event, in: state).map(halves) else {
        return nil
      }
      return (state, self.orders[orders])
    }
  }

  /// A reducer of which only the start is known, state 0, and some events, by their places.
  @inlinable
  init(_ reducer: R, knowing events: [R.Event]) {
    self.reducer = reducer
    var table = Table()
    _ = table.states.insert(reducer.start)
    known = events.map { table.events.number(of: $0) }
    self.table = Guarded(table)
  }

  /// The known event at a place.
  @inlinable
  func event(at place: Int) -> R.Event {
    table.withLock { [number = known[place]] in $0.events[number] }
  }

  /// The state with a number.
  @inlinable
  func state(_ number: UInt32) -> R.State { table.withLock { $0.states[number] } }

  /// Takes one event, to completion.
  @inlinable
  func react(_ state: UInt32, _ event: R.Event) -> (state: UInt32, effects: [R.Effect]) {
    let (number, known) = table.withLock { table in
      let number = table.events.number(of: event)
      return (number, table.reaction(to: number, in: state))
    }
    return known ?? workOut(state, event, number)
  }

  /// Takes the known event at a place, to completion.
  @inlinable
  func react(_ state: UInt32, known place: Int) -> (state: UInt32, effects: [R.Effect]) {
    let number = known[place]
    let known = table.withLock { $0.reaction(to: number, in: state) }
    return known ?? workOut(state, event(at: place), number)
  }

  @inlinable
  @inline(never)
  func workOut(
    _ state: UInt32, _ event: R.Event, _ number: UInt32
  ) -> (state: UInt32, effects: [R.Effect]) {
    var next = self.state(state)
    let effects = reducer.reduce(&next, event)
    return table.withLock { [next] table in
      let after = table.states.number(of: next)
      // Two threads may have worked out the same; the first one's note is enough.
      if table.reactions.outcome(of: number, in: state) == nil {
        table.reactions.note(
          word(after, table.orders.number(of: effects)), of: number, in: state)
      }
      return (after, effects)
    }
  }
}
