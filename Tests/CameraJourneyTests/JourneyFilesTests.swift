import CameraModel
import FlowModel
import Testing

/// The journeys in the folder, taken again.
///
/// After a wanted change of the flow, `UPDATE_JOURNEYS=1 swift test --filter JourneyFilesTests`
/// records screens and ends anew; read the difference before you keep it.
@Suite struct JourneyFilesTests {
  /// A journey file, named by what it shows.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let testDescription: String
  }

  static let cases: [Case] = Shelf.names.map { name in
    let file = try? JourneyFile(Shelf.text(of: name))
    return Case(name: name, testDescription: "\(name): \(file?.journey.title ?? "unreadable")")
  }

  @Test(arguments: cases)
  func `A journey still fits and ends as it says`(_ shown: Case) throws {
    let text = try Shelf.text(of: shown.name)
    let file = try JourneyFile(text)
    let system = try system(of: file.journey)
    guard !Shelf.isRecording else {
      return try Shelf.write(system.accept(Recording(journey: file.journey)), to: shown.name)
    }
    #expect(try system.accept(Replaying(journey: file.journey)) == [])
    #expect(file.text == text, "the file is not as the tool writes it")
    // Whoever reads it must learn how it ends.
    let end = file.journey.expectation
    #expect(end.outcomes != nil && end.position != nil)
  }

  @Test func `Both policies and more than forty journeys are there, each with a title of its own`()
    throws
  {
    let journeys = try Shelf.names.map { try JourneyFile(Shelf.text(of: $0)).journey }
    let titles = Set(journeys.map(\.title))
    #expect(journeys.count > 40)
    #expect(titles.count == journeys.count)
    #expect(Set(journeys.map(\.system)).isSuperset(of: ["camera", "camera-gate"]))
  }

  @Test func `No journey of a shipped flow breaks a promise`() throws {
    for name in Shelf.names {
      let journey = try JourneyFile(Shelf.text(of: name)).journey
      let breaks = !journey.expectation.broken.isEmpty
      #expect(try system(of: journey).isLesson == breaks, "\(name)")
    }
  }

  private func system(of journey: Journey) throws -> any AnySystem {
    try #require(
      CameraSystems.shelf.first { $0.name == journey.system }, "no system \(journey.system)")
  }
}

/// Takes a journey again; says what does not fit.
private struct Replaying: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) throws -> [String] {
    let replay = Replay(journey, in: system)
    var complaints: [String] = []
    switch replay.result {
    case .matched: break
    case .mismatch(let mismatch): complaints = ["\(mismatch)"]
    case .wrongEnd(let differences): complaints = differences.map { "\($0)" }
    }
    if let warning = replay.warning { complaints.append(warning) }
    return complaints
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
