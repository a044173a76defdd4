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

  @Test func `leaves what another writes at the same time`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Parts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = await withTaskGroup(of: String?.self) { group in
      for number in 0..<20 {
        group.addTask {
          let text = String(repeating: "\(number) ", count: 10_000)
          return (try? Files.write("\(folder)/a", text, replacing: false)).map { text }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(written.count == 1)
    #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == written.first)
    #expect(try names(in: folder) == ["a"])
    let there = #expect(throws: ToolError.self) {
      try Files.write("\(folder)/a", "", replacing: false)
    }
    #expect(there?.sentence.hasPrefix("\(folder)/a exists and was not replaced;") == true)
    let lost = #expect(throws: ToolError.self) {
      try Files.write("\(folder)/b/c", "", replacing: true)
    }
    #expect(lost?.sentence == "Cannot write \(folder)/b/c: No such file or directory.")
    #expect(lost?.code == .outputLost)
  }
}
