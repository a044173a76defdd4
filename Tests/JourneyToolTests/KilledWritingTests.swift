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

  @Test func `leaves a part of a file, which the next one sweeps, and nothing else`() throws {
    try inFolder { folder in
      let kept = ["a.journey", "a.journey.backup", "a.part", "b.journey.x1.part", "notes.part"]
      for name in kept + ["a.journey.x3Yz9b.part", "b.itf.json.000000.part"] {
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      Files.sweep(folder)
      #expect(try names(in: folder) == kept)
    }
  }

  @Test func `A killed process is not one that writes yet`() throws {
    try inFolder { (folder) throws in
      let path = "\(folder)/a.journey.x3Yz9b.part"
      let file = open(path, O_CREAT | O_RDWR, 0o600)
      #expect(flock(file, LOCK_EX) == 0)
      Files.sweep(folder)
      #expect(try names(in: folder) == ["a.journey.x3Yz9b.part"])
      close(file)
      Files.sweep(folder)
      #expect(try names(in: folder) == [])
    }
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
