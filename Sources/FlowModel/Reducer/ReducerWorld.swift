public import Reducers

/// A world with a reducer in it.
///
/// The world says what can happen, sends it to the reducer, and carries out what the reducer
/// orders. Such a world can be a whole system, without any component; or flows live beside the
/// reducer as components.
public protocol ReducerWorld<R>: World {
  /// The reducer.
  associatedtype R: Reducer

  /// The reducer in this world.
  var reduced: Reduced<R> { get set }

  /// Carries out one effect; an answer is sent with ``tell(_:_:)``, at once or later.
  mutating func perform(_ effect: R.Effect, _ output: inout WorldOutput<Self>)

  /// What properties see of an event that the reducer receives; nil for nothing.
  static func observation(told event: R.Event) -> Observation?

  /// What properties see of an effect that the reducer orders; nil for nothing.
  static func observation(ordered effect: R.Effect) -> Observation?
}

extension ReducerWorld {
  /// Tells the reducer an event, to completion.
  ///
  /// What it receives during a reaction waits for the end of that, as in a `ReducerRunner`.
  @inlinable
  public mutating func tell(_ event: R.Event, _ output: inout WorldOutput<Self>) {
    guard !reduced.queues(event) else { return }
    react(to: event, &output)
    while let next = reduced.next() { react(to: next, &output) }
  }

  @inlinable
  mutating func react(to event: R.Event, _ output: inout WorldOutput<Self>) {
    if let observation = Self.observation(told: event) { output.observe(observation) }
    for effect in reduced.react(to: event) {
      if let observation = Self.observation(ordered: effect) { output.observe(observation) }
      perform(effect, &output)
    }
  }

  /// What the reducer knows, by its own name for it.
  public var positions: [String] { [reduced.reducer.name(of: reduced.state)] }

  /// The reducer's fingerprint.
  public var fingerprint: String { reduced.fingerprint }
}
