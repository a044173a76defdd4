import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// A counter and a list of what was done; both may have a bound.
private struct Diary: QuietWorld {
  enum Move: String, Hashable, Sendable, CaseIterable { case turn, try_, write }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Never

  struct Entry: Hashable, Sendable { var page: Int }

  var page = 0
  var tries = 0
  var entries: [Entry] = []
  /// The bounds of tries and entries.
  var mostTries = 0
  var mostEntries = 0

  func offer(_ moves: inout [Move]) { moves = Move.allCases }

  func text(of move: Move) -> ChoiceText { ChoiceText(.person, move.rawValue, move.rawValue) }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .turn: page = (page + 1) % 3
    case .try_: if tries < mostTries { tries += 1 }
    case .write: if entries.count < mostEntries { entries.append(Entry(page: page)) }
    }
  }
}

@Suite struct GrowingWorldTests {
  private func system(tries: Int, entries: Int) -> System<Diary> {
    System(
      "diary", "", components: [], worlds: [Diary(mostTries: tries, mostEntries: entries)]
    ) {}
  }

  @Test func `A counter without a bound is named in the reason of a search that was cut short`() {
    let report = system(tries: .max, entries: 0).check(limits: SearchLimits(maxStates: 2_000))
    #expect(report.growing == ["tries"])
    #expect(report.outcome == .truncated)
    let reason = report.truncation ?? ""
    #expect(reason.hasPrefix("truncated (states), "))
    #expect(
      reason.hasSuffix(
        "; `tries` keeps growing in the world: give it a bound, or leave it out"))
  }

  @Test func `A list without a bound is named by its count, and what is in it is not`() {
    let report = system(tries: 1, entries: .max).check(limits: SearchLimits(maxStates: 5_000))
    #expect(report.growing == ["entries.count"])
  }

  @Test func `Both are named while the search goes on`() {
    var told: [[String]] = []
    let report = system(tries: .max, entries: 0).check(limits: SearchLimits(maxStates: 20_000)) {
      told.append($0.growing)
    }
    #expect(told.first == [])
    #expect(told.last == ["tries"])
    #expect(report.growing == ["tries"])
  }

  @Test func `A counter that comes to its bound is named no more`() {
    var told: [[String]] = []
    let report = system(tries: 2_000, entries: 0).check() { told.append($0.growing) }
    #expect(report.isComplete)
    #expect(told.contains(["tries"]))
    #expect(report.growing == [])
    #expect(report.truncation == nil)
  }

  @Test func `A field that came to its bound is not named beside one that grows`() {
    let report = system(tries: 5, entries: .max).check(limits: SearchLimits(maxStates: 5_000))
    #expect(report.growing == ["entries.count"])
  }

  @Test func `Without limits of its own a check has one`() {
    #expect(SearchLimits.usual.maxStates != nil)
  }
}
