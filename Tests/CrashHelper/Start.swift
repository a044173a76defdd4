#if os(macOS) || os(Linux)
  public import Foundation

  extension Process {
    /// Starts this program from a test; what it prints can be read as it comes.
    ///
    /// It is looked for above all that this process names, for a test bundle may be loaded by a
    /// program of the toolchain.
    public static func crashHelper(
      _ arguments: [String]
    ) throws -> (process: Process, output: FileHandle) {
      let places =
        CommandLine.arguments.filter { $0.contains("/") } + Bundle.allBundles.map(\.bundlePath)
      guard let program = places.lazy.compactMap({ executable(above: $0) }).first else {
        throw Missing(description: "CrashHelper is above none of \(places)")
      }
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = program
      process.arguments = arguments
      process.standardOutput = pipe
      try process.run()
      return (process, pipe.fileHandleForReading)
    }

    private static func executable(above place: String) -> URL? {
      var folder = URL(fileURLWithPath: place)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("CrashHelper")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return program
        }
      }
      return nil
    }

    private struct Missing: Error, CustomStringConvertible { let description: String }
  }
#endif
