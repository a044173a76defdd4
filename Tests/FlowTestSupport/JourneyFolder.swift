public import FlowModel
import Foundation

/// The journey files of a flow, taken again by a test.
///
/// After a wanted change of the flow, `UPDATE_JOURNEYS=1 swift test --filter JourneyFilesTests`
/// records screens and ends anew; read the difference before you keep it.
public struct JourneyFolder: Sendable {
  private let folder: URL

  /// The journeys in `Flows/<flow>/Journeys`.
  public init(of flow: String, testFile: String = #filePath) {
    folder = URL(fileURLWithPath: testFile)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Flows/\(flow)/Journeys", isDirectory: true)
  }

  /// Their names, without the ending, in order.
  public var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".journey") }.map { String($0.dropLast(8)) }.sorted()
  }

  /// A journey of the folder.
  public func journey(_ name: String) throws -> Journey { try JourneyFile(text(of: name)).journey }

  /// Takes a journey again, in the system of the shelf that it names; says what does not fit.
  public func complaints(about name: String, on shelf: [any AnySystem]) throws -> [String] {
    let text = try text(of: name)
    let journey = try JourneyFile(text).journey
    guard let system = shelf.first(where: { $0.name == journey.system }) else {
      return ["there is no system \"\(journey.system)\""]
    }
    guard ProcessInfo.processInfo.environment["UPDATE_JOURNEYS"] != "1" else {
      let recorded = try system.accept(Recording(journey: journey))
      try recorded.text.write(to: file(name), atomically: true, encoding: .utf8)
      return recorded.complaints
    }
    var complaints = try system.accept(Replaying(journey: journey))
    if try JourneyFile(text).text != text {
      complaints.append("the file is not as the tool writes it")
    }
    if journey.expectation.outcomes == nil || journey.expectation.position == nil {
      complaints.append("whoever reads it must learn how it ends")
    }
    if journey.expectation.broken.isEmpty == system.isLesson {
      complaints.append("a lesson breaks a promise, and nothing else does")
    }
    return complaints
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).journey") }

  private func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }
}

/// Takes a journey again; says what does not fit.
private struct Replaying: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) -> [String] {
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

  func visit<W: World>(_ system: System<W>) -> (text: String, complaints: [String]) {
    let walk = Walk(system, taking: journey.steps.map(\.choice))
    let missing = journey.steps.dropFirst(walk.steps.count).first.map(\.choice)
    let text = JourneyFile(walk.journeyWithEnd(title: journey.title)).text
    return (text, missing.map { ["step \(walk.steps.count + 1): there is no \"\($0)\" now"] } ?? [])
  }
}
