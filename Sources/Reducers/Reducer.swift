import EveryPath

/// A system whose data is not finite: the smaller protocol underneath a `Flow`.
///
/// A flow has a list of states and rows; a reducer has a value and one function. It receives
/// one event at a time, changes the value and orders effects. It never acts, reads no clock and
/// keeps nothing anywhere else, so an app, a walk and a search run the same reducer.
///
/// ```swift
/// struct Queue: Reducer {
///   let start: [Int] = []
///   func reduce(_ state: inout [Int], _ event: Event) -> [Effect] { … }
/// }
/// ```
///
/// There are no tickets: what distinguishes a late answer from a timely one is data of the event. Late,
/// doubled and early events are legal, in every state.
public protocol Reducer<State, Event, Effect>: Sendable {
  /// What is known.
  associatedtype State: Hashable & Sendable
  /// What it can receive.
  associatedtype Event: Hashable & Sendable
  /// What it can order.
  associatedtype Effect: Hashable & Sendable

  /// The reducer's name in messages, files and diagrams; the type's name unless written.
  var name: String { get }

  /// What is known at first.
  var start: State { get }

  /// Takes one event, to completion.
  ///
  /// The result depends on the two arguments and the reducer's value alone.
  ///
  /// - Returns: what is ordered, in order.
  func reduce(_ state: inout State, _ event: Event) -> [Effect]

  /// The events that a search, a suite or a mutant tries: finite, for this value of the reducer.
  ///
  /// An app does not need it.
  var alphabet: [Event] { get }

  /// What an effect does to a timer; nil for an effect that the driver carries out.
  func timing(of effect: Effect) -> TimerOrder<Event>?

  /// The id of a state in diagrams and suites: its description without type names, unless written.
  ///
  /// Two states of one search need two ids.
  func name(of state: State) -> String
}

extension Reducer {
  /// The type's name.
  public var name: String { unqualified(String(describing: Self.self)) }

  /// No alphabet: the reducer can run, and cannot be searched.
  public var alphabet: [Event] { [] }

  /// No timers.
  public func timing(of effect: Effect) -> TimerOrder<Event>? { nil }

  /// The state's description without type names.
  public func name(of state: State) -> String { identifier(of: state) }
}

extension Reducer {
  /// Changes when what the reducer does with its alphabet changes.
  ///
  /// Follows the reducer from its start, breadth first, through at most `reactions` reactions, and
  /// notes which state each leads to and what it orders. What lies farther away does not count.
  package func fingerprint(reactions limit: Int = 1_000) -> String {
    var numbers = [start: 0]
    var states = [start]
    var lines = [name]
    var next = 0
    while next < states.count, lines.count <= limit {
      for event in alphabet {
        var state = states[next]
        let effects = reduce(&state, event)
        let number = numbers[state] ?? states.count
        if number == states.count {
          numbers[state] = number
          states.append(state)
        }
        let orders = effects.map { identifier(of: $0) }.joined(separator: ", ")
        lines.append("\(number) \(orders)")
      }
      next += 1
    }
    return Fingerprint(lines).digits
  }
}
