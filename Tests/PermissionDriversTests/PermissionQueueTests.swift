import EveryPath
import PermissionFlows
import Testing

/// What the coordinator decides, one event at a time.
///
/// Whose turn it is, in every order of events, is searched in the coordinator's model, which
/// `PlayedWalkTests` hold against the coordinator.
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
