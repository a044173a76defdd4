#if os(macOS) || os(Linux)
  import CrashHelper
  import Foundation

  /// A run of `CrashHelper`, and how it ended.
  struct KilledProcess {
    /// Whether a signal ended it.
    let wasKilled: Bool
    /// How many steps it took.
    let steps: Int
    /// What it said at its end, by the first word of each line.
    let said: [String: String]

    /// What came out: of going on, or of asking.
    var outcome: String? { said["resumed"] ?? said["asked"] }

    /// Runs the helper, which ends itself before a step.
    init(_ home: URL, _ flow: String, _ person: String, killBefore step: Int? = nil) throws {
      let end = try Process.runCrashHelper(
        ["ask", home.path, flow, person] + (step.map { ["\($0)"] } ?? []))
      wasKilled = end.wasKilled
      let lines = end.output.split(separator: "\n")
      steps = lines.filter { $0.allSatisfy { $0 == "." } }.map(\.count).reduce(0, +)
      said = Dictionary(
        lines.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
          .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }
  }

  /// A folder of its own for a phone and an app.
  final class KilledHome {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("EveryPath-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The intents that are kept.
    var intents: [String] {
      let files = folder.appendingPathComponent("intents", isDirectory: true)
      return (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? []
    }
  }
#endif
