import EveryPath

/// Stands between a runner and the driver under test: holds its answers until the journey is there.
@MainActor
final class StagedDriver<F: Flow>: Driver {
  typealias Effect = F.Effect
  typealias Event = F.Event

  /// An effect that was performed, and what the driver answered so far.
  struct Performed {
    let effect: F.Effect
    let reply: Reply<F.Event>
    /// The number of the ask; nil if it asks nothing.
    let ask: Int?
    fileprivate(set) var answers: [F.Event] = []
    fileprivate weak var hold: Hold?
  }

  /// Retained by each copy of a reply that the driver under test still has.
  fileprivate final class Hold: Sendable {}

  /// What was performed, in order.
  private(set) var effects: [F.Effect] = []
  /// The same, with what was answered.
  private(set) var performed: [Performed] = []
  /// Where each ask stands among what was performed.
  private var asks: [Int] = []
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
    let place = performed.count
    let ask = reply.ticket == Ticket(0) ? nil : asks.count
    effects.append(effect)
    let hold = Hold()
    performed.append(Performed(effect: effect, reply: reply, ask: ask, hold: hold))
    if let ask {
      asks.append(place)
      announce(effect, ask)
    }
    driver.perform(
      effect,
      reply: reply.intercepted { [weak self] event in
        withExtendedLifetime(hold) { self?.performed[place].answers.append(event) }
        return ask == nil ? .droppedAsStale : .queued
      })
  }

  /// Whether the driver can still answer twice: it has answered, and keeps the reply.
  var mayAnswerAgain: Bool { performed.contains { !$0.answers.isEmpty && $0.hold != nil } }

  /// The effect of an ask; nil if it was not performed.
  func effect(of ask: Int) -> F.Effect? { asked(ask)?.effect }

  /// What the driver answered first to an ask; nil if it did not.
  func answer(to ask: Int) -> F.Event? { asked(ask)?.answers.first }

  /// Hands an answer on.
  func deliver(_ event: F.Event, to ask: Int) { asked(ask)?.reply.resolve(event) }

  private func asked(_ ask: Int) -> Performed? {
    asks.indices.contains(ask) ? performed[asks[ask]] : nil
  }
}
