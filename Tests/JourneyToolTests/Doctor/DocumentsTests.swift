import Foundation
import JourneyTool
import PermissionDoctor
import Testing

/// Files that are known to be small.
@Suite struct DocumentsTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Documents-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `small files are read whole`() throws {
    try inFolder { folder in
      let bytes = [UInt8](repeating: 7, count: 100_000)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a"))
      #expect(try Files.read("\(folder)/a", atMost: 100_000) == bytes)
      #expect(throws: ToolError("Cannot read \(folder)/a: it is larger than 0 MB.")) {
        try Files.read("\(folder)/a", atMost: 99_999)
      }
    }
  }

  @Test func `pipes, which would keep one waiting, folders and devices are no small files`() throws
  {
    try inFolder { folder in
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      for (path, what) in [
        ("\(folder)/pipe", "a pipe"), (folder, "a directory"),
        ("/dev/zero", "a terminal or another device"),
      ] {
        #expect(throws: ToolError("Cannot read \(path): it is \(what); name a file.")) {
          try Files.read(path, atMost: 100)
        }
      }
    }
  }

  @Test func `files are missing in a sentence`() throws {
    try inFolder { folder in
      #expect(throws: ToolError("Cannot read \(folder)/a: No such file or directory.")) {
        try Files.read("\(folder)/a", atMost: 100)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser reads closed files, too"))
  func `files are closed in a sentence`() throws {
    try inFolder { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/b"))
      chmod("\(folder)/b", 0)
      #expect(throws: ToolError("Cannot read \(folder)/b: Permission denied.")) {
        try Files.read("\(folder)/b", atMost: 100)
      }
    }
  }

  @Test func `files are listed in order, and a folder that is not there has none`() throws {
    try inFolder { folder in
      for name in ["b", "a", "de.lproj"] {
        try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      #expect(try Files.names(in: folder) == ["a", "b", "de.lproj"])
      #expect(try Files.names(in: "\(folder)/c") == nil)
      #expect(try Files.names(in: "\(folder)/a") == nil)
    }
  }
}
