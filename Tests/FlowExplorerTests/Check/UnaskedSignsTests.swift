import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite("Signs that nobody asks for")
struct UnaskedSignsTests {
  @Test("are not kept in a survey, whatever a world does with its news", arguments: [false, true])
  func unasked(replacesNews: Bool) {
    let counter = Counter(replacesNews: replacesNews)
    let model = NumberedSystem(System("counter", "", parts: [], worlds: [counter]) {})
    #expect(survey(model).count == 101)
    // A step is the same wherever the counter stands.
    #expect(model.size.nodes < 10)
  }

  @Test("are kept if a promise may ask")
  func asked() throws {
    let system = System("counter", "", parts: [], worlds: [Counter(replacesNews: true)]) {
      Sometimes<Counter>("it counts to 100") { $0.saw(100) }
    }
    #expect(check(system).promises.first?.verdict == .holds)
  }
}

/// It counts to a hundred, and notes each number.
private struct Counter: QuietWorld {
  enum Move: Hashable, Sendable { case count }
  typealias Notice = Int
  typealias Sign = Int

  let replacesNews: Bool
  var number = 0
  var isRunning: Bool { false }

  func offer(_ moves: inout [Move]) { if number < 100 { moves.append(.count) } }

  func text(of move: Move) -> ChoiceText { ChoiceText(.system, "count", "it counts") }

  mutating func take(_ move: Move, _ news: inout News<Self>) {
    if replacesNews { news = News() }
    number += 1
    news.note(number)
  }
}
