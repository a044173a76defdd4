public import Reducers
public import StateSpace

/// A reducer and what it is known to do: each reaction is worked out once, and then looked up.
///
/// What a reducer does depends on the state and the event alone, and a search asks for the same
/// reaction in many worlds. States are kept by number, so that a world with a reducer in it is
/// copied, hashed and compared without what the reducer knows. Any thread may ask.
@usableFromInline
final class Reactions<R: Reducer>: Sendable {
  @usableFromInline let reducer: R
  @usableFromInline let table: Guarded<Table>

  @usableFromInline
  struct Table: Sendable {
    @usableFromInline var states = Interner<R.State>()
    @usableFromInline var events = Interner<R.Event>()
    @usableFromInline var orders = Interner<[R.Effect]>()
    /// The number of the state after an event beside that of the orders.
    @usableFromInline var outcomes = ResponseCache()

    @inlinable
    init() {}
  }

  /// What comes of an event.
  @usableFromInline typealias Outcome = (state: UInt32, effects: [R.Effect])

  /// A reducer of which only the start is known, state 0.
  @inlinable
  init(_ reducer: R) {
    self.reducer = reducer
    var table = Table()
    _ = table.states.insert(reducer.start)
    self.table = Guarded(table)
  }

  @inlinable
  func state(_ number: UInt32) -> R.State { table.withLock { $0.states[number] } }

  /// Takes one event, to completion.
  @inlinable
  func react(_ state: UInt32, _ event: R.Event) -> Outcome {
    let known = table.withLock { table -> Outcome? in
      let event = table.events.number(of: event)
      guard let outcome = table.outcomes.outcome(of: event, in: state) else { return nil }
      let (next, orders) = halves(of: outcome)
      return (next, table.orders[orders])
    }
    return known ?? workOut(state, event)
  }

  @inlinable
  func workOut(_ state: UInt32, _ event: R.Event) -> Outcome {
    var next = self.state(state)
    let effects = reducer.reduce(&next, event)
    return table.withLock { [next] table in
      let number = table.states.number(of: next)
      let event = table.events.number(of: event)
      // Two threads may have worked out the same; the first one's note is enough.
      if table.outcomes.outcome(of: event, in: state) == nil {
        let orders = table.orders.number(of: effects)
        table.outcomes.note(word(number, orders), of: event, in: state)
      }
      return (number, effects)
    }
  }
}
