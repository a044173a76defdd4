import FlowModel

/// Some helpers who work out the steps of a system at once.
///
/// Safe to share: the table that all of them read is changed only between two rounds, when nobody is
/// at work; in a round each changes what is its own.
final class StepCrew<W: World>: @unchecked Sendable {
  private let helpers: [StepHelper<W>]
  /// Who looked at the states of this round, in their order.
  private var parts: [PartQueue.Part] = []

  init(_ table: SystemTable<W>, count: Int) {
    helpers = (0..<count).map { _ in StepHelper(table) }
  }

  /// How many helpers there are.
  var count: Int { helpers.count }

  /// How many states are expanded in the next round; if they were more, the helpers would find the same
  /// new worlds too often.
  var round = RoundLength(most: 1 << 10)

  /// Finds out where some states lead: each helper takes the next few that nobody has.
  ///
  /// The first helper works where the caller is, so that mostly each one stays with its core.
  ///
  /// - Parameter seen: the states that need not be told.
  func expand(
    _ states: [UInt64], seen: SystemStates, isolation: isolated (any Actor)? = #isolation
  ) async {
    let queue = PartQueue(states, helpers: helpers.count)
    async let others: Void = expandOthers(queue, seen)
    expand(queue, seen, 0)
    await others
    parts = queue.parts
  }

  private func expandOthers(_ queue: PartQueue, _ seen: SystemStates) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1..<min(helpers.count, max(queue.count, 1)) {
        group.addTask { self.expand(queue, seen, number) }
      }
    }
  }

  private func expand(_ queue: PartQueue, _ seen: SystemStates, _ number: Int) {
    let helper = helpers[number]
    helper.expand(all: { queue.next(for: number, at: helper.count) }, isSeen: seen.contains)
  }

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
