import EveryPath
import PermissionFlows
import Testing

/// What the coordinator decides, one event at a time.
@Suite struct PermissionQueueTests {
  private typealias Queue = PermissionQueue<String, String>

  /// What is ordered for some events, and what is known in the end.
  private func follow(_ events: Queue.Event...) -> (orders: [Queue.Effect], state: Queue.State) {
    let queue = Queue()
    var state = queue.start
    var orders: [Queue.Effect] = []
    for event in events { orders = queue.reduce(&state, event) }
    return (orders, state)
  }

  private let first = Queue.Caller(1, in: "A")
  private let second = Queue.Caller(2, in: "B")
  private let silent = Queue.Caller(3, in: "C", isSilent: true)

  private func begin(
    _ way: String, _ window: String, explains: Bool = true, resumes: Bool = false
  ) -> Queue.Effect { .begin(way, in: window, explains: explains, resumes: resumes) }

  @Test func `The first one begins at once, in its window`() {
    #expect(follow(.ask("camera", first)).orders == [begin("camera", "A")])
  }

  @Test func `A second caller joins, also from another window`() {
    let (orders, state) = follow(.ask("camera", first), .ask("camera", second))
    #expect(orders == [.callersChanged("camera")])
    #expect(state.attempts.map(\.callers) == [[first, second]])
  }

  @Test func `Another way waits until the outcome is told, and what lingers holds no turn`() {
    let (orders, _) = follow(.ask("camera", first), .ask("motion", second))
    #expect(orders == [])
    let next = follow(
      .ask("camera", first), .ask("motion", second), .told("camera", lingers: true))
    #expect(next.orders == [.answer(1, .outcome), begin("motion", "B")])
    #expect(next.state.lingering == ["camera"])
  }

  @Test func `What lingers is ended before its way begins anew`() {
    let again = follow(
      .ask("camera", first), .told("camera", lingers: true), .ask("camera", second))
    #expect(again.orders == [.end("camera", .cancelled)])
    let next = follow(
      .ask("camera", first), .told("camera", lingers: true), .ask("camera", second),
      .ended("camera"))
    #expect(next.orders == [begin("camera", "B")])
  }

  @Test func `An attempt goes on when all have left, and one that has not begun is dropped`() {
    let (orders, state) = follow(
      .ask("camera", first), .ask("motion", second), .leave(1), .leave(2))
    #expect(orders == [.answer(2, .abandoned(.cancelled))])
    #expect(state.attempts.map(\.way) == ["camera"])
    let joined = follow(
      .ask("camera", first), .ask("motion", second), .leave(1), .ask("camera", first), .leave(2))
    #expect(joined.state.attempts.map(\.callers) == [[first]])
  }

  @Test func `A silent caller is told of a refusal as soon as it is explained`() {
    let waits = follow(.ask("camera", first), .ask("camera", silent))
    #expect(waits.orders == [.callersChanged("camera")])
    let told = follow(.ask("camera", first), .ask("camera", silent), .explained("camera"))
    #expect(told.orders == [.answer(3, .refusal), .callersChanged("camera")])
    let late = follow(.ask("camera", first), .explained("camera"), .ask("camera", silent))
    #expect(late.orders == [.answer(3, .refusal)])
  }

  @Test func `A silent attempt explains nothing, and who wants that waits behind it`() {
    let begun = follow(.ask("camera", silent))
    #expect(begun.orders == [begin("camera", "C", explains: false)])
    let behind = follow(.ask("camera", silent), .ask("camera", first))
    #expect(behind.orders == [] && behind.state.attempts.count == 2)
    let next = follow(
      .ask("camera", silent), .ask("camera", first), .explained("camera"),
      .told("camera", lingers: false))
    #expect(next.orders == [.answer(3, .outcome), begin("camera", "A")])
  }

  @Test func `One that waits explains if somebody wants that by then, in their window`() {
    let joined = follow(
      .ask("motion", second), .ask("camera", silent), .ask("camera", first),
      .told("motion", lingers: false))
    #expect(joined.orders == [.answer(2, .outcome), begin("camera", "A")])
    let left = follow(
      .ask("motion", second), .ask("camera", silent), .ask("camera", first), .leave(1),
      .told("motion", lingers: false))
    #expect(left.orders == [.answer(2, .outcome), begin("camera", "C", explains: false)])
  }

  @Test func `It goes on with what was remembered if anyone does`() {
    let resuming = Queue.Caller(4, in: "D", resumes: true)
    #expect(follow(.ask("camera", resuming)).orders == [begin("camera", "D", resumes: true)])
    let joined = follow(
      .ask("motion", second), .ask("camera", first), .ask("camera", resuming),
      .told("motion", lingers: false))
    #expect(joined.orders == [.answer(2, .outcome), begin("camera", "A", resumes: true)])
  }

  @Test func `What is given up has no turn, and what runs tells its outcome itself`() {
    let given = follow(
      .ask("camera", first), .ask("motion", second), .abandon(["camera", "motion"], .dropped))
    #expect(given.orders == [.answer(2, .abandoned(.dropped)), .end("camera", .dropped)])
    let over = follow(
      .ask("camera", first), .ask("motion", second), .abandon(["camera", "motion"], .dropped),
      .told("camera", lingers: false))
    #expect(over.orders == [.answer(1, .outcome)])
    #expect(over.state == Queue().start)
    let others = follow(
      .ask("camera", first), .ask("motion", second), .abandon(["motion"], .cancelled))
    #expect(others.orders == [.answer(2, .abandoned(.cancelled))])
    let late = follow(
      .ask("camera", first), .told("camera", lingers: true), .abandon(["camera"], .cancelled))
    #expect(late.orders == [.end("camera", .cancelled)])
  }

  @Test(arguments: [
    Queue.Event.ask("camera", Queue.Caller(1, in: "Z")), .leave(9), .explained("motion"),
    .told("motion", lingers: true), .ended("motion"), .abandon(["siri"], .dropped),
  ])
  private func `What is doubled, late or early changes nothing`(_ event: Queue.Event) {
    let before = follow(.ask("camera", first), .ask("motion", second))
    let after = follow(.ask("camera", first), .ask("motion", second), event)
    #expect(after.orders == [] && after.state == before.state)
  }
}
