import Foundation

/// The journey files of guest mode.
enum Shelf {
  /// The folder they are in.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Flows/Guest/Journeys", isDirectory: true)

  /// Their names, in order.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".journey") }.sorted()
  }()

  /// Whether the files are to be recorded anew: screens, fingerprint and end, not the choices.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["UPDATE_JOURNEYS"] == "1" }

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
}
