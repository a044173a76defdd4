public import FlowModel
import Foundation

/// The journey files of a folder below `Flows`, and the systems that they are journeys of.
///
/// After a wanted change, `UPDATE_JOURNEYS=1 swift test --filter JourneyFilesTests` records screens,
/// fingerprints and ends anew, not the choices; read the difference before you keep it.
public struct JourneyFolder: Sendable {
  /// A journey file, named by what it shows.
  public struct Entry: CustomStringConvertible, Sendable {
    /// The file's name.
    public let name: String
    /// The name, and the journey's title.
    public let description: String
  }

  private let folder: URL
  private let shelf: @Sendable () -> [any AnySystem]

  /// The folder `Flows/<path>/Journeys`, whose journeys are of systems of a shelf.
  public init(_ path: String, shelf: @escaping @Sendable () -> [any AnySystem]) {
    folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Flows/\(path)/Journeys", isDirectory: true)
    self.shelf = shelf
  }

  /// The names of the files, in order.
  public var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".journey") }.sorted()
  }

  /// The files, in order.
  public var entries: [Entry] {
    names.map { name in
      let title = (try? journey(name))?.title ?? "unreadable"
      return Entry(name: name, description: "\(name): \(title)")
    }
  }

  /// The journey in a file.
  public func journey(_ name: String) throws -> Journey { try JourneyFile(text(of: name)).journey }

  /// The system that a journey is of.
  public func system(of journey: Journey) throws -> any AnySystem {
    guard let system = shelf().first(where: { $0.name == journey.system }) else {
      throw NoSystem(description: "there is no system \(journey.system)")
    }
    return system
  }

  /// What does not fit when a journey is taken again; records it anew if that is wanted.
  public func complaints(about name: String) throws -> [String] {
    let text = try text(of: name)
    let file = try JourneyFile(text)
    let system = try system(of: file.journey)
    if ProcessInfo.processInfo.environment["UPDATE_JOURNEYS"] == "1" {
      let recorded = try system.accept(Recording(journey: file.journey))
      try recorded.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      return []
    }
    var complaints = try system.accept(Replaying(journey: file.journey))
    if file.text != text { complaints.append("the file is not as the tool writes it") }
    // Whoever reads it must learn how it ends.
    let end = file.journey.expectation
    if end.outcomes == nil || end.position == nil { complaints.append("it does not say its end") }
    return complaints
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// A journey of a system that is not on the shelf.
struct NoSystem: Error, CustomStringConvertible { let description: String }

/// A journey that cannot be recorded.
struct DoesNotFit: Error, CustomStringConvertible { let description: String }

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
    guard walk.steps.count == journey.steps.count else {
      throw DoesNotFit(description: "\(journey.title) fits \(walk.steps.count) steps")
    }
    return JourneyFile(walk.journeyWithEnd(title: journey.title)).text
  }
}
