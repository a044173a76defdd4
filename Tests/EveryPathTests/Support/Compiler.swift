#if os(macOS) || os(Linux)
  import Foundation

  /// The Swift compiler, handed files that must not compile.
  struct Compiler {
    /// One error of the compiler.
    struct Complaint: Hashable {
      let file: String
      let line: Int
      let sentence: String
    }

    let executable: URL
    /// Where the modules under test are.
    let modules: URL

    /// The compiler in the search path, with the modules this test was built against.
    static let found = Result { () throws -> Compiler in
      guard let executable = inPath("swiftc") else { throw Missing(what: "swiftc") }
      return Compiler(executable: executable, modules: try builtModules())
    }

    /// Checks the types of all files in one go.
    ///
    /// - Parameter stage: how far the compiler goes.
    func complaints(
      about files: [URL], stage: [String] = ["-typecheck"]
    ) throws -> [Complaint] {
      let process = Process()
      process.executableURL = executable
      process.arguments =
        stage + [
          "-swift-version", "6", "-diagnostic-style=llvm",
          "-enable-upcoming-feature", "ExistentialAny", "-module-name", "Broken",
          "-wmo", "-parse-as-library", "-I", modules.path,
        ] + files.map(\.path)
      let errors = Pipe()
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap(Self.complaint)
    }

    /// Reads `path/file.swift:12:7: error: sentence`.
    private static func complaint(_ text: Substring) -> Complaint? {
      let mark = ": error: "
      guard let range = text.range(of: mark) else { return nil }
      let sentence = String(text[range.upperBound...])
      let place = text[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else {
        return Complaint(file: "", line: 0, sentence: sentence)
      }
      let file = URL(fileURLWithPath: String(place[place.count - 3])).lastPathComponent
      return Complaint(file: file, line: line, sentence: sentence)
    }

    private static func inPath(_ name: String) -> URL? {
      let environment = ProcessInfo.processInfo.environment
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Where the modules are, wherever the tests were built: in a folder of their own above the test
    /// bundle, or, by Swift Build, beside it.
    private static func builtModules() throws -> URL {
      let bundles = Bundle.allBundles.map(\.bundlePath)
      for place in CommandLine.arguments + bundles where place.contains("/") {
        var folder = URL(fileURLWithPath: place)
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          for modules in [folder.appendingPathComponent("Modules"), folder] {
            let module = modules.appendingPathComponent("EveryPath.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) { return modules }
          }
        }
      }
      throw Missing(what: "EveryPath.swiftmodule")
    }

    /// What the tests need is not there.
    private struct Missing: Error { let what: String }
  }
#endif
