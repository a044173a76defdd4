import PermissionFlow

/// Stands between a runner and the driver under test: holds its answers until the journey is there.
@MainActor
final class StagedDriver<F: Flow>: Driver {
  typealias Effect = F.Effect
  typealias Event = F.Event

  /// An effect that asks for an answer, and what the driver answered so far.
  private struct Ask {
    let effect: F.Effect
    let reply: Reply<F.Event>
    var answers: [F.Event] = []
  }

  /// What was performed, in order.
  private(set) var effects: [F.Effect] = []
  private var asks: [Ask] = []
  private let driver: any Driver<F.Effect, F.Event>
  private let announce: (_ effect: F.Effect, _ ask: Int) -> Void

  /// - Parameter announce: called before an effect that asks is performed.
  init(
    _ driver: any Driver<F.Effect, F.Event>,
    announce: @escaping (_ effect: F.Effect, _ ask: Int) -> Void
  ) {
    self.driver = driver
    self.announce = announce
  }

  func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
    effects.append(effect)
    guard reply.ticket != Ticket(0) else { return driver.perform(effect, reply: reply) }
    let number = asks.count
    asks.append(Ask(effect: effect, reply: reply))
    announce(effect, number)
    driver.perform(
      effect,
      reply: reply.intercepted { [weak self] event in
        self?.asks[number].answers.append(event)
        return .queued
      })
  }

  /// The effect of an ask; nil if it was not performed.
  func effect(of ask: Int) -> F.Effect? { asks.indices.contains(ask) ? asks[ask].effect : nil }

  /// What the driver answered first to an ask; nil if it did not.
  func answer(to ask: Int) -> F.Event? {
    asks.indices.contains(ask) ? asks[ask].answers.first : nil
  }

  /// The effects that were answered more than once.
  var answeredTwice: [F.Effect] { asks.filter { $0.answers.count > 1 }.map(\.effect) }

  /// Hands an answer on.
  func deliver(_ event: F.Event, to ask: Int) {
    if asks.indices.contains(ask) { asks[ask].reply.now(event) }
  }
}
