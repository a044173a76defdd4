import CameraModel
import EveryPath
import FlowModel
import SimulatedPhone
import Testing

struct WordingTests {
  private static let onPage = "launch active scan page-in "

  private func phone(_ system: String, _ steps: String) throws -> Phone {
    let known = try #require(CameraSystems.catalog.first { $0.name == system })
    return try known.accept(Arriving(steps: steps.split(separator: " ").map(String.init)))
  }

  struct Closed: Sendable {
    let steps: String
    var system = "camera"
    let id: String
    let reason: String
  }

  @Test(arguments: [
    Closed(
      steps: Self.onPage + "status-not-determined prompt", id: "back",
      reason: "the alert covers the page"),
    Closed(
      steps:
        "launch active scan status-not-determined dialog-up continue dialog-gone status prompt",
      system: "camera-primer", id: "scan", reason: "the alert covers the page"),
    Closed(
      steps: Self.onPage + "status-not-determined prompt", id: "swipe",
      reason: "the alert covers the page"),
    Closed(
      steps: Self.onPage + "status-not-determined prompt", id: "open-settings",
      reason: "the system's alert has only Allow and Don't Allow"),
    Closed(
      steps: Self.onPage + "status-restricted page-out status dialog-up", id: "open-settings",
      reason: "nothing in this app's Settings lifts a restriction"),
    Closed(
      steps: Self.onPage + "status-no-camera page-out status dialog-up", id: "open-settings",
      reason: "Settings would not help here"),
    Closed(
      steps: Self.onPage + "status-denied page-out status dialog-up", id: "scan",
      reason: "the dialog covers the page"),
    Closed(
      steps: Self.onPage + "status-denied page-out status", id: "not-now",
      reason: "the dialog is still coming up"),
    Closed(
      steps: Self.onPage + "status-denied page-out status dialog-up not-now", id: "not-now",
      reason: "the dialog is closing"),
    Closed(
      steps: "launch active scan status-not-determined dialog-up", system: "camera-primer",
      id: "not-now", reason: "a primer has one way on: to the system's question"),
    Closed(
      steps: "settings", id: "switch-on",
      reason: "the app has not asked yet, so Settings has no row for it"),
    Closed(
      steps: Self.onPage + "status-denied home settings screen-time-on", id: "switch-on",
      reason: "Screen Time or a profile forbids the camera, so its row cannot be used"),
    Closed(
      steps: Self.onPage + "status-denied home settings", id: "switch-off",
      reason: "it is off already"),
    Closed(steps: "launch", id: "scan", reason: "the app is not active yet"),
    Closed(steps: "launch home", id: "launch", reason: "it is running: go back to it"),
    Closed(steps: "", id: "return", reason: "it is not running: open it"),
    Closed(steps: "launch active scan", id: "back", reason: "the page is still coming in"),
    Closed(steps: Self.onPage + "back", id: "scan", reason: "the page is still going out"),
    Closed(
      steps: Self.onPage + "status-not-determined", id: "allow",
      reason: "iOS has not shown its alert yet"),
    Closed(
      steps: Self.onPage + "status-denied", id: "allow",
      reason: "iOS asks only once: it was refused"),
  ]) func `What is not possible has its reason`(_ closed: Closed) throws {
    let phone = try phone(closed.system, closed.steps)
    let reasons = phone.notNow.filter { $0.text.id == closed.id }.map(\.reason)
    #expect(reasons == [closed.reason])
  }

  @Test(arguments: ["camera", "camera-primer", "camera-article"])
  func `What is said not to be possible is not offered, and facts have words`(
    _ name: String
  ) throws {
    let system = try #require(CameraSystems.catalog.first { $0.name == name })
    let looked = try system.accept(Looking(limit: 2_000))
    #expect(looked == 2_000)
  }

  @Test(arguments: [
    ("", "camera page, black for the moment"),
    ("status-authorized no-picture", "camera page, BLACK"),
    ("status-authorized", "camera page, nothing on it yet"),
    ("status-authorized picture", "camera page with its picture"),
    ("status-denied page-out status", "our guide to Settings coming up"),
    ("status-denied home settings", "Settings, the camera is off"),
  ]) func `The screen has words of its own`(_ steps: String, _ words: String) throws {
    let facts = try phone("camera", Self.onPage + steps).facts
    #expect(facts.first { $0.name == "screen" }?.value == words)
  }

  @Test func `Facts read like sentences`() throws {
    let phone = try phone("camera", Self.onPage + "status-not-determined prompt")
    let facts = phone.facts.map { "\($0.name): \($0.value)" }
    #expect(
      facts == [
        "screen: system alert",
        "text: \"Demo\" Would Like to Access the Camera. To scan the code.",
        "app: in front, under the alert", "camera: not decided", "session: off",
      ])
  }
}

/// Takes steps and hands over the phone.
private struct Arriving: SystemVisitor {
  let steps: [String]

  func visit<W: World>(_ system: System<W>) throws -> Phone {
    var walk = Walk(system)
    #expect(walk.take(steps) == nil)
    return try #require(walk.state.world as? Phone)
  }
}

/// Looks at the first states of a system, breadth first.
private struct Looking: SystemVisitor {
  let limit: Int

  func visit<W: World>(_ system: System<W>) throws -> Int {
    var states = system.starts
    var seen = Set(states)
    var next = 0
    while next < states.count, next < limit {
      let state = states[next]
      next += 1
      let successors = system.successors(of: state)
      let offered = Set(successors.map { system.text(of: $0.move, in: state).id })
      for closed in state.world.notNow {
        #expect(!offered.contains(closed.text.id), "\(closed.text.id): \(closed.reason)")
      }
      let ids = state.world.notNow.map(\.text.id)
      #expect(Set(ids).count == ids.count, "\(ids)")
      let facts = state.world.facts
      #expect(Set(facts.map(\.name)).count == facts.count)
      #expect(facts.allSatisfy { !$0.value.isEmpty && !$0.value.contains("(") })
      for successor in successors where seen.insert(successor.state).inserted {
        states.append(successor.state)
      }
    }
    return next
  }
}
