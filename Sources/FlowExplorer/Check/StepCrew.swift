import FlowModel

/// Some helpers who work out the steps of a system at once.
///
/// Safe to share: the table that all of them read is changed only between two rounds, when nobody is
/// at work; in a round each changes what is its own. Who comes too late for a round finds nothing left
/// of it and touches nothing.
final class StepCrew<W: World>: @unchecked Sendable {
  private let helpers: [StepHelper<W>]
  /// Who looked at the states of this round, in their order.
  private var parts: [PartQueue.Part] = []
  /// The round in which helpers are at work; nil if there is none.
  private let round = Guarded<Round?>(nil)
  /// How many rounds have begun, and one more once there are no others.
  private let begun = RisingCount()

  private struct Round {
    let queue: PartQueue
    /// The states that need not be told.
    let seen: SystemStates
  }

  init(_ table: SystemTable<W>, count: Int) {
    helpers = (0..<count).map { _ in StepHelper(table) }
  }

  /// How many helpers there are.
  var count: Int { helpers.count }

  /// How many states are expanded in the next round; if they were more, the helpers would find the same
  /// new worlds too often.
  var roundLength = RoundLength(most: 1 << 10)

  // MARK: - Working

  /// Has the helpers at hand while something is done.
  ///
  /// The first helper works where the caller is, so that mostly each one stays with its core.
  func work(isolation: isolated (any Actor)? = #isolation, _ act: () async -> Void) async {
    let isOver = Guarded(false)
    await withTaskGroup(of: Void.self) { group in
      for number in 1..<helpers.count {
        group.addTask { await self.help(number, until: isOver) }
      }
      await act()
      isOver.value = true
      begun.rise()
    }
  }

  private func help(_ number: Int, until isOver: Guarded<Bool>) async {
    var last = 0
    while true {
      last = await begun.wait(for: last + 1)
      guard !isOver.value else { return }
      join(number)?.noteReady()
    }
  }

  /// Lets a helper take part in the round that there is; the queue of it, if there was anything left.
  ///
  /// Nothing of the round may be held when that is noted, since the table and the states are changed then.
  private func join(_ number: Int) -> PartQueue? {
    guard let round = round.value, expand(round, number) else { return nil }
    return round.queue
  }

  /// Finds out where some states lead: each helper takes the next few that nobody has.
  ///
  /// - Parameter seen: the states that need not be told.
  func expand(
    _ states: [UInt64], seen: SystemStates, isolation: isolated (any Actor)? = #isolation
  ) async {
    let queue = PartQueue(states, helpers: helpers.count)
    round.value = Round(queue: queue, seen: seen)
    begun.rise()
    if expand(Round(queue: queue, seen: seen), 0) { queue.noteReady() }
    await queue.allReady()
    round.value = nil
    parts = queue.parts
  }

  /// Lets a helper take part in a round; whether there was anything left.
  private func expand(_ round: Round, _ number: Int) -> Bool {
    helpers[number].expand(
      all: { round.queue.next(for: number) { self.helpers[number].count } },
      { ways, found in round.seen.sift(ways, into: &found) })
  }

  // MARK: - Taking in

  /// Tells where the ways on from each state lead, in order; see ``StepHelper/takeIn(_:at:_:)``.
  func takeIn(_ tell: StepHelper<W>.Tell) -> Bool {
    defer {
      for helper in helpers { helper.forget() }
      parts = []
    }
    for helper in helpers { helper.noteMet() }
    return parts.allSatisfy { helpers[$0.helper].takeIn($0.states, at: $0.place, tell) }
  }

  /// How much the helpers worked out.
  var sizes: [NumberedSize] { helpers.compactMap(\.size) }
}
