import FlowModel

/// Some helpers who work out the steps of a system at once.
///
/// Safe to share: the table that all of them read is changed only between two rounds, when nobody is
/// at work; in a round each changes what is its own.
final class StepCrew<W: World>: @unchecked Sendable {
  private let helpers: [StepHelper<W>]

  init(_ table: SystemTable<W>, count: Int) {
    helpers = (0..<count).map { _ in StepHelper(table) }
  }

  /// How many helpers there are.
  var count: Int { helpers.count }

  /// How many states are expanded in the next round; if they were more, the helpers would find the same
  /// new worlds too often.
  var round = RoundLength(most: 1 << 10)

  /// Finds out where some states lead.
  ///
  /// The first helper works where the caller is, so that mostly each one stays with its core.
  ///
  /// - Parameter seen: the states that need not be told.
  func expand(
    _ states: [UInt64], seen: SystemStates, isolation: isolated (any Actor)? = #isolation
  ) async {
    let length = (states.count + helpers.count - 1) / helpers.count
    let parts = stride(from: 0, to: states.count, by: max(length, 1)).map {
      states[$0..<min($0 + length, states.count)]
    }
    async let others: Void = expandOthers(parts, seen)
    if let first = parts.first { helpers[0].expand(first, isSeen: seen.contains) }
    for helper in helpers.dropFirst(max(parts.count, 1)) { helper.rest() }
    await others
  }

  private func expandOthers(_ parts: [ArraySlice<UInt64>], _ seen: SystemStates) async {
    await withTaskGroup(of: Void.self) { group in
      for number in parts.indices.dropFirst() {
        group.addTask { self.helpers[number].expand(parts[number], isSeen: seen.contains) }
      }
    }
  }

  /// Tells where the ways on from each state lead, in order; see ``StepHelper/takeIn(_:)``.
  func takeIn(_ tell: StepHelper<W>.Tell) -> Bool {
    defer { for helper in helpers { helper.forgetWorlds() } }
    return helpers.allSatisfy { $0.takeIn(tell) }
  }

  /// How much the helpers worked out.
  var sizes: [NumberedSize] { helpers.compactMap(\.size) }
}
