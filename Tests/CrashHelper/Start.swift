#if os(macOS) || os(Linux)
  public import Foundation

  /// How a run of the helper ended, and what it wrote.
  public struct CrashEnd {
    /// Whether a signal ended it.
    public let wasKilled: Bool
    /// Whether it came to its end, without an error.
    public let isDone: Bool
    /// A character for each step, and what there was to say.
    public let output: String
  }

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

    /// Runs the helper, which writes a byte for each step, to its end, or until it is ended once it
    /// has written so many.
    public static func runCrashHelper(
      _ arguments: [String], killAfter limit: Int? = nil, meanwhile look: () -> Void = {}
    ) throws -> CrashEnd {
      let (process, output) = try crashHelper(arguments)
      var bytes = Data()
      while let byte = try output.read(upToCount: 1), !byte.isEmpty {
        bytes += byte
        if bytes.count == limit { kill(process.processIdentifier, SIGKILL) }
        look()
      }
      process.waitUntilExit()
      let wasKilled = process.terminationReason == .uncaughtSignal
      return CrashEnd(
        wasKilled: wasKilled, isDone: !wasKilled && process.terminationStatus == 0,
        output: String(decoding: bytes, as: UTF8.self))
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
