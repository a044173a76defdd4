import FlowModel
import GuestModel
import Testing

/// Every journey of guest mode, replayed in its model.
///
/// After a wanted change, `UPDATE_JOURNEYS=1 swift test --filter GuestModelTests` records them anew.
@Suite struct JourneyFilesTests {
  @Test(arguments: Shelf.names)
  func `A journey still fits and ends as it says`(_ name: String) throws {
    let text = try Shelf.text(of: name)
    let file = try JourneyFile(text)
    let system = try #require(
      GuestSystems.shelf.first { $0.name == file.journey.system }, "no \(file.journey.system)")
    guard !Shelf.isRecording else {
      return try Shelf.write(system.accept(Recording(journey: file.journey)), to: name)
    }
    #expect(try system.accept(Replaying(journey: file.journey)) == [])
    #expect(file.text == text, "the file is not as the tool writes it")
    #expect(system.isLesson == !file.journey.expectation.broken.isEmpty)
  }

  @Test func `There are more than fifteen, each with a title of its own`() throws {
    let titles = try Shelf.names.map { try JourneyFile(Shelf.text(of: $0)).journey.title }
    #expect(titles.count > 15)
    #expect(Set(titles).count == titles.count)
  }
}

/// Takes a journey again; says what does not fit.
private struct Replaying: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    switch Replay(journey, in: system).result {
    case .matched: []
    case .mismatch(let mismatch): ["\(mismatch)"]
    case .wrongEnd(let differences): differences.map { "\($0)" }
    }
  }
}

/// Takes a journey's choices again and writes down what they lead to now.
private struct Recording: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) throws -> String {
    let walk = Walk(system, taking: journey.steps.map(\.choice))
    try #require(walk.steps.count == journey.steps.count, "it fits \(walk.steps.count) steps")
    return JourneyFile(walk.journeyWithEnd(title: journey.title)).text
  }
}
