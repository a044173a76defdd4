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
  /// What helpers have to do; nil if there is nothing.
  private let job = Guarded<Job?>(nil)
  /// How many jobs were given.
  private let given = RisingCount()

  private enum Job {
    /// To find out where states lead; some of these were seen and need not be told.
    case expand(PartQueue, seen: SystemStates)
    /// To note what is found meanwhile.
    case note(Handover, Intake)
    /// To leave, since there is nothing more to do.
    case leave
  }

  init(_ table: SystemTable<W>, count: Int) {
    helpers = (0..<count).map { _ in StepHelper(table) }
  }

  /// How many helpers there are.
  var count: Int { helpers.count }

  /// How many states are expanded in the next round; if they were more, the helpers would find the same
  /// new worlds too often, and keep more of them than a round saves.
  var roundLength = RoundLength(most: 1408)

  // MARK: - Working

  /// Has the helpers at hand while something is done.
  ///
  /// The first helper works where the caller is, so that mostly each one stays with its core.
  func work(isolation: isolated (any Actor)? = #isolation, _ act: () async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1..<helpers.count {
        group.addTask { await self.help(number) }
      }
      await act()
      job.value = .leave
      given.rise()
    }
    job.value = nil
    for helper in helpers { helper.forgetWorlds() }
  }

  private func help(_ number: Int) async {
    var last = 0
    while true {
      last = await given.wait(for: last + 1)
      join(number)?.noteReady()
      switch job.value {
      case .note(let handover, let intake) where handover.take():
        await intake.note(handover)
        handover.noteReady()
      case .leave: return
      case .expand, .note, nil: break
      }
    }
  }

  /// Lets a helper find out where states lead, if that is to be done; the queue of these, if there was
  /// anything left.
  ///
  /// Nothing else may be held when that is noted, since the table and the states are changed then.
  private func join(_ number: Int) -> PartQueue? {
    guard case .expand(let queue, let seen)? = job.value, expand(queue, seen, number) else {
      return nil
    }
    return queue
  }

  /// Finds out where some states lead: each helper takes the next few that nobody has.
  ///
  /// - Parameter seen: the states that need not be told.
  func expand(
    _ states: [UInt64], seen: SystemStates, isolation: isolated (any Actor)? = #isolation
  ) async {
    let queue = PartQueue(states, helpers: helpers.count)
    job.value = .expand(queue, seen: seen)
    given.rise()
    if expand(queue, seen, 0) { queue.noteReady() }
    await queue.allReady()
    job.value = nil
    parts = queue.parts
  }

  /// Lets a helper take part in a round; whether there was anything left.
  private func expand(_ queue: PartQueue, _ seen: SystemStates, _ number: Int) -> Bool {
    helpers[number].expand(
      all: { queue.next(for: number) { self.helpers[number].partCount } },
      { ways, found in seen.sift(ways, into: &found) })
  }

  /// Takes in what was found, in order, up to where there might be too many states; whether that is all
  /// of it.
  ///
  /// One gives what was found its numbers, and another one notes it meanwhile.
  func takeIn(
    into intake: Intake, atMost mostStates: Int, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    var most = intake.seen.count
    let handover = Handover()
    job.value = .note(handover, intake)
    given.rise()
    for helper in helpers { helper.noteMet() }
    let isAll = parts.allSatisfy { part in
      let steps = helpers[part.helper].takeIn(part: part.place)
      most += steps.states.count
      if most <= mostStates { handover.give(steps) }
      return most <= mostStates
    }
    handover.noteLast()
    for helper in helpers { helper.forgetParts() }
    parts = []
    if handover.take() { await intake.note(handover) } else { await handover.allReady() }
    job.value = nil
    return isAll
  }

  /// How much the helpers worked out.
  var sizes: [NumberedSize] { helpers.compactMap(\.size) }
}
