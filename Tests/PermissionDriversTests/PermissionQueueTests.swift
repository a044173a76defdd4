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

  private func tell(_ way: String, lingers: Bool = false) -> Queue.Event {
    .told(way, isRefused: false, lingers: lingers)
  }

  private func begin(
    _ way: String, _ window: String, explains: Bool = true, resumes: Bool = false
  ) -> Queue.Effect { .begin(way, in: window, explains: explains, resumes: resumes) }

  @Test func `The first one begins at once, in its window`() {
    #expect(follow(.ask("camera", first)).orders == [begin("camera", "A"), .changed])
  }

  @Test func `A second caller joins, also from another window`() {
    let (orders, state) = follow(.ask("camera", first), .ask("camera", second))
    #expect(orders == [.callersChanged("camera")])
    #expect(state.attempts.map(\.callers) == [[first, second]])
  }

  @Test func `Another way waits until the outcome is told, and what lingers holds no turn`() {
    let (orders, _) = follow(.ask("camera", first), .ask("motion", second))
    #expect(orders == [.changed])
    let next = follow(.ask("camera", first), .ask("motion", second), tell("camera", lingers: true))
    #expect(next.orders == [.answer(1, .outcome), begin("motion", "B"), .changed])
    #expect(next.state.lingering == ["camera"])
  }

  @Test func `What lingers is ended before its way begins anew`() {
    let again = follow(
      .ask("camera", first), tell("camera", lingers: true), .ask("camera", second))
    #expect(again.orders == [.end("camera", .cancelled), .changed])
    let next = follow(
      .ask("camera", first), tell("camera", lingers: true), .ask("camera", second),
      .ended("camera"))
    #expect(next.orders == [begin("camera", "B"), .changed])
  }

  @Test func `An attempt goes on when all have left, and one that has not begun is dropped`() {
    let (orders, state) = follow(
      .ask("camera", first), .ask("motion", second), .leave(1), .leave(2))
    #expect(orders == [.answer(2, .abandoned(.cancelled)), .changed])
    #expect(state.attempts.map(\.way) == ["camera"])
    let joined = follow(
      .ask("camera", first), .ask("motion", second), .leave(1), .ask("camera", first), .leave(2))
    #expect(joined.state.attempts.map(\.callers) == [[first]])
  }

  @Test func `A silent attempt explains nothing, and who wants that waits behind it`() {
    let begun = follow(.ask("camera", silent))
    #expect(begun.orders == [begin("camera", "C", explains: false), .changed])
    let behind = follow(.ask("camera", silent), .ask("camera", first))
    #expect(behind.orders == [.changed] && behind.state.attempts.count == 2)
    let next = follow(
      .ask("camera", silent), .ask("camera", first), .explains("camera"), tell("camera"))
    #expect(next.orders == [.answer(3, .outcome), begin("camera", "A"), .changed])
  }

  @Test func `One that waits explains if somebody wants that by then, in their window`() {
    let joined = follow(
      .ask("motion", second), .ask("camera", silent), .ask("camera", first), tell("motion"))
    #expect(joined.orders == [.answer(2, .outcome), begin("camera", "A"), .changed])
    let left = follow(
      .ask("motion", second), .ask("camera", silent), .ask("camera", first), .leave(1),
      tell("motion"))
    #expect(
      left.orders == [.answer(2, .outcome), begin("camera", "C", explains: false), .changed])
  }

  @Test func `Who goes on with what was remembered waits like the others once that has begun`() {
    let resuming = Queue.Caller(4, in: "D", resumes: true)
    let plain = Queue.Caller(4, in: "D")
    #expect(follow(.ask("camera", resuming)).state == follow(.ask("camera", plain)).state)
    #expect(
      follow(.ask("camera", first), .ask("camera", resuming)).state
        == follow(.ask("camera", first), .ask("camera", plain)).state)
    // Its turn has not come, so it matters still.
    #expect(
      follow(.ask("motion", first), .ask("camera", resuming)).state
        != follow(.ask("motion", first), .ask("camera", plain)).state)
  }

  @Test func `It goes on with what was remembered if anyone does`() {
    let resuming = Queue.Caller(4, in: "D", resumes: true)
    #expect(
      follow(.ask("camera", resuming)).orders == [begin("camera", "D", resumes: true), .changed])
    let joined = follow(
      .ask("motion", second), .ask("camera", first), .ask("camera", resuming), tell("motion"))
    #expect(
      joined.orders == [.answer(2, .outcome), begin("camera", "A", resumes: true), .changed])
  }

  @Test func `What is given up has no turn, and neither has what waits, however late it ends`() {
    let given = follow(
      .ask("camera", first), .ask("motion", second), .abandon(["camera", "motion"], .dropped))
    #expect(
      given.orders == [
        .end("camera", .dropped), .answer(1, .abandoned(.dropped)),
        .answer(2, .abandoned(.dropped)), .changed,
      ])
    let next = follow(
      .ask("camera", first), .abandon(["camera"], .dropped), .ask("motion", second))
    #expect(next.orders == [begin("motion", "B"), .changed])
    let again = follow(
      .ask("camera", first), .abandon(["camera"], .dropped), .ask("camera", second),
      tell("camera"))
    #expect(again.orders == [begin("camera", "B"), .changed])
    let late = follow(
      .ask("camera", first), tell("camera", lingers: true), .abandon(["camera"], .cancelled))
    #expect(late.orders == [.end("camera", .cancelled)])
  }

  @Test(arguments: [
    Queue.Event.ask("camera", Queue.Caller(1, in: "Z")), .leave(9), .pageGone(1),
    .explains("motion"), .explained("camera"), .told("motion", isRefused: true, lingers: true),
    .ended("motion"), .abandon(["siri"], .dropped),
  ])
  private func `What is doubled, late or early changes nothing`(_ event: Queue.Event) {
    let before = follow(.ask("camera", first), .ask("motion", second))
    let after = follow(.ask("camera", first), .ask("motion", second), event)
    #expect(after.orders == [] && after.state == before.state)
  }
}

// MARK: - Silent callers and pages

extension PermissionQueueTests {
  private var page: Queue.Caller { Queue.Caller(5, in: "E", isSilent: true, page: 1) }
  private var asksAgain: Queue.Caller { Queue.Caller(6, in: "E", page: 1) }

  @Test func `A silent caller is told of a refusal when it is about to be explained`() {
    let told = follow(.ask("camera", first), .ask("camera", silent), .explains("camera"))
    #expect(told.orders == [.answer(3, .refusal), .present("camera")])
    let late = follow(.ask("camera", first), .explains("camera"), .ask("camera", silent))
    #expect(late.orders == [.answer(3, .refusal)])
  }

  @Test func `One that comes once the dialog is going waits for the next or for the outcome`() {
    let joined = follow(
      .ask("camera", first), .explains("camera"), .explained("camera"), .ask("camera", silent))
    #expect(joined.orders == [.callersChanged("camera")])
    let next = follow(
      .ask("camera", first), .explains("camera"), .explained("camera"), .ask("camera", silent),
      .explains("camera"))
    #expect(next.orders == [.answer(3, .refusal), .present("camera")])
  }

  @Test(arguments: [true, false])
  func `A page goes before the dialog comes up`(_ asksAgain: Bool) {
    let held = follow(.ask("camera", first), .ask("camera", page), .explains("camera"))
    #expect(held.orders == [.answer(5, .refusal)])
    let gone = follow(
      .ask("camera", first), .ask("camera", page), .explains("camera"),
      asksAgain ? .ask("camera", self.asksAgain) : .pageGone(1))
    #expect(gone.orders == (asksAgain ? [.callersChanged("camera")] : []) + [.present("camera")])
  }

  @Test func `A page that asked first goes before another attempt explains`() {
    let refused = follow(
      .ask("camera", page), .ask("camera", first),
      .told("camera", isRefused: true, lingers: false), .explains("camera"))
    #expect(refused.orders == [] && refused.state.attempts.map(\.stage) == [.held])
    let granted = follow(
      .ask("camera", page), .ask("camera", first), tell("camera"), .explains("camera"))
    #expect(granted.orders == [.present("camera")])
  }

  @Test func `A dialog that goes before it could come up is not there any more`() {
    let (orders, _) = follow(
      .ask("camera", first), .ask("camera", page), .explains("camera"), .explained("camera"),
      .pageGone(1))
    #expect(orders == [])
  }

  @Test func `A page keeps only the dialogs of its own way waiting`() {
    let (orders, _) = follow(
      .ask("camera", page), .ask("motion", first),
      .told("camera", isRefused: true, lingers: false), .explains("motion"))
    #expect(orders == [.present("motion")])
  }

  @Test func `A window that is closed drops the attempt that runs in it, for all its callers`() {
    let (orders, state) = follow(
      .ask("camera", first), .ask("camera", second), .ask("motion", second.asking(4)),
      .closed("A"))
    #expect(
      orders == [
        .end("camera", .dropped), .answer(1, .abandoned(.dropped)),
        .answer(2, .abandoned(.dropped)), begin("motion", "B"), .changed,
      ])
    #expect(state.lingering == ["camera"])
  }

  @Test func `A window that is closed drops whoever waits from there, and nobody else`() {
    let (orders, state) = follow(
      .ask("camera", first), .ask("camera", second), .ask("motion", second.asking(4)),
      .closed("B"))
    #expect(
      orders == [
        .answer(2, .abandoned(.dropped)), .callersChanged("camera"),
        .answer(4, .abandoned(.dropped)), .changed,
      ])
    #expect(state.attempts.map(\.way) == ["camera"])
  }

  @Test func `A page in a window that is closed keeps no dialog waiting`() {
    let page = Queue.Caller(1, in: "A", isSilent: true, page: 7)
    let (orders, _) = follow(
      .ask("camera", second), .ask("camera", page), .explains("camera"), .closed("A"))
    #expect(orders == [.present("camera")])
  }
}

extension PermissionQueue.Caller {
  /// The same caller once more, under another number.
  fileprivate func asking(_ number: Int) -> Self { Self(number, in: window) }
}
