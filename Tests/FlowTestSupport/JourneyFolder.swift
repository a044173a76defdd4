public import FlowModel
import Foundation

/// The journey files of a folder below `Flows`, and the systems that they are journeys of.
///
/// After a wanted change, `UPDATE_JOURNEYS=1 swift test --filter JourneyFilesTests` records
/// screens, fingerprints and ends anew, not the choices; read the difference before you keep it.
public struct JourneyFolder: Sendable {
  /// A journey file, named by what it shows.
  public struct Entry: CustomStringConvertible, Sendable {
    /// The file's name, without its ending.
    public let name: String
    /// The name, and the journey's title.
    public let description: String
  }

  private static let ending = ".journey"

  private let folder: URL
  private let catalog: @Sendable () -> [any AnySystem]

  /// The folder `Flows/<path>/Journeys`, whose journeys are of systems of a catalog.
  public init(_ path: String, catalog: @escaping @Sendable () -> [any AnySystem]) {
    folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Flows/\(path)/Journeys", isDirectory: true)
    self.catalog = catalog
  }

  /// The names of the files, without their ending, in order.
  public var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.ending.count)) }.sorted()
    }
  }

  /// The files, in order.
  public var entries: [Entry] {
    get throws {
      try names.map { name in
        let title = (try? journey(name))?.title ?? "unreadable"
        return Entry(name: name, description: "\(name): \(title)")
      }
    }
  }

  /// The journey in a file.
  public func journey(_ name: String) throws -> Journey {
    try JSONDecoder().decode(Journey.self, from: Data(contentsOf: file(name)))
  }

  /// The journeys in all files, in order.
  public func journeys() throws -> [Journey] { try names.map(journey) }

  /// What does not fit when a journey is taken again; records it anew if that is wanted.
  public func complaints(about name: String) throws -> [String] {
    let text = try text(of: name)
    let file = try JSONDecoder().decode(JourneyFile.self, from: Data(text.utf8))
    let journey = file.journey
    guard let system = catalog().first(where: { $0.name == journey.system }) else {
      return ["there is no system \"\(journey.system)\""]
    }
    guard ProcessInfo.processInfo.environment["UPDATE_JOURNEYS"] != "1" else {
      let recording = try system.accept(Recording(journey: journey))
      if let recorded = recording.text {
        try recorded.write(to: self.file(name), atomically: true, encoding: .utf8)
      }
      return recording.complaints
    }
    var complaints = try system.accept(Replaying(journey: journey))
    if file.text != text {
      complaints.append("the file is not as the tool writes it")
    }
    if journey.expectation.outcomes == nil || journey.expectation.position == nil {
      complaints.append("whoever reads it must learn how it ends")
    }
    if journey.expectation.broken.isEmpty == system.isLesson {
      complaints.append("a lesson breaks a property, and nothing else does")
    }
    return complaints
  }

  private func file(_ name: String) -> URL {
    folder.appendingPathComponent(name + Self.ending)
  }

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

  /// Nothing is written down of a journey that leads only half-way.
  func visit<W: World>(_ system: System<W>) -> (text: String?, complaints: [String]) {
    var walk = Walk(system, world: Replay(journey, in: system).walk.world)
    if let mismatch = walk.take(journey.steps.map(\.choice)) { return (nil, ["\(mismatch)"]) }
    return (JourneyFile(walk.journeyWithEnd(title: journey.title)).text, [])
  }
}
