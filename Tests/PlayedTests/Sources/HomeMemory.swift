import Foundation

/// Where the source of home data remembers that it was answered, in tests.
enum HomeMemory {
  static let folder = FileManager.default.temporaryDirectory.appending(
    component: "home-memory-\(ProcessInfo.processInfo.processIdentifier)")

  private static let mark = folder.appending(component: "homekit-permission-answered")

  static var holds: Bool { FileManager.default.fileExists(atPath: mark.path) }

  /// Lets it hold that it was answered, or nothing.
  static func begin(answered: Bool) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if answered { try Data().write(to: mark) }
  }
}
