import Foundation
import JourneyTool
import Testing

/// A process that is killed while it writes.
@Suite struct KilledWritingTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Parts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `leaves no file that is half written`() throws {
    try inFolder { folder in
      try Files.write("\(folder)/a", "one", replacing: false)
      #expect(throws: ToolError.self) { try Files.write("\(folder)/a", "two", replacing: false) }
      try Files.write("\(folder)/a", "three", replacing: true)
      #expect(try names(in: folder) == ["a"])
      #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "three")
    }
  }
}
