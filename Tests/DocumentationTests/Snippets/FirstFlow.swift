import EveryPath
import FlowChecker
import Testing

struct Rating: Flow {
  enum State: CaseIterable { case asking, liked, skipped }
  enum Event: CaseIterable { case like, skip }
  enum Effect { case showCard }
  enum Outcome { case liked, skipped }

  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.showCard) }
      On(.like) { Go(to: .liked) }
      On(.skip) { Go(to: .skipped) }
    case .liked: Finish(.liked)
    case .skipped: Finish(.skipped)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .skipped }
}

@Test func nothingIsOddAboutTheRating() throws {
  #expect(try FlowGraph(Rating()).findings.isEmpty)
}
