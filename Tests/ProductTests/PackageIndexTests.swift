#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// `.spi.yml` asks the Swift Package Index for nothing that fails there.
  @Suite struct PackageIndexTests {
    private static let manifest = Result { try DumpedManifest() }

    @Test func `Every scheme and every page that the index is told to build can be built`() throws {
      let configs = try IndexConfig.all(in: Repository.text(of: ".spi.yml"))
      #expect(configs.map(\.platform) == ["ios", "macos-spm", "linux"])
      #expect(configs.filter { $0.scheme != nil }.map(\.platform) == ["ios"])
      #expect(try configs.flatMap(Self.manifest.get().faults) == [])
    }

    @Test(arguments: [
      ("scheme: journey", "journey is no library, and no scheme of the package"),
      ("scheme: Nowhere", "Nowhere is no library, and no scheme of the package"),
      ("scheme: EveryPath-Package", "EveryPath-Package builds the program CrashHelper"),
      ("documentation_targets: [Nowhere]", "there is no target Nowhere"),
      ("documentation_targets: [EveryPath, StateSpace]", "StateSpace has no catalogue of pages"),
      ("scheme: EveryPath\n documentation_targets: [PermissionUI]", "does not build PermissionUI"),
    ])
    func `What fails at the index is found`(_ lines: String, _ fault: String) throws {
      let config = try #require(IndexConfig.all(in: "- platform: ios\n \(lines)").first)
      #expect(try Self.manifest.get().faults(of: config).contains { $0.contains(fault) })
    }
  }

  /// What the index builds for one platform.
  private struct IndexConfig {
    let platform: String
    var scheme: String?
    var documentation: [String] = []

    /// Those in a file: a list whose items are on lines of their own.
    static func all(in text: String) -> [IndexConfig] {
      text.split(separator: "\n").reduce(into: []) { configs, line in
        let words = line.split { " :,[]".contains($0) }.map(String.init)
        switch words.first {
        case "-": configs.append(IndexConfig(platform: words[2]))
        case "scheme": configs[configs.count - 1].scheme = words[1]
        case "documentation_targets":
          configs[configs.count - 1].documentation = Array(words.dropFirst())
        default: break
        }
      }
    }
  }

  /// The manifest, as SwiftPM understands it.
  private struct DumpedManifest: Sendable {
    private var name = ""
    /// The targets of each library.
    private var libraries: [String: [String]] = [:]
    private var dependencies: [String: [String]] = [:]
    private var programs: Set<String> = []

    /// Asks SwiftPM, with a folder of its own: the usual one is locked while tests are built.
    init() throws {
      let scratch = FileManager.default.temporaryDirectory
        .appendingPathComponent("EveryPath-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["swift", "package", "--package-path", Repository.root.path]
        + ["--scratch-path", scratch.path, "dump-package"]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try read(data)
    }

    private mutating func read(_ data: Data) throws {
      let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      name = try #require(package["name"] as? String)
      for product in try #require(package["products"] as? [[String: Any]]) {
        guard let type = product["type"] as? [String: Any], type["library"] != nil else { continue }
        libraries[try #require(product["name"] as? String)] = product["targets"] as? [String]
      }
      for target in try #require(package["targets"] as? [[String: Any]]) {
        let name = try #require(target["name"] as? String)
        if target["type"] as? String == "executable" { programs.insert(name) }
        let needs = try #require(target["dependencies"] as? [[String: Any]])
        dependencies[name] = needs.flatMap(\.values).compactMap { ($0 as? [Any])?.first as? String }
      }
    }

    /// What would fail at the index, in sentences.
    func faults(of config: IndexConfig) -> [String] {
      let built = config.scheme.map(targets)
      var faults: [String] = []
      if let scheme = config.scheme, let built {
        if built.isEmpty { faults.append("\(scheme) is no library, and no scheme of the package") }
        let wrong = built.intersection(programs).sorted()
        faults += wrong.map { "\(scheme) builds the program \($0)" }
      }
      for target in config.documentation {
        if dependencies[target] == nil { faults.append("there is no target \(target)") }
        if !hasPages(target) { faults.append("\(target) has no catalogue of pages") }
        if let scheme = config.scheme, built?.contains(target) == false {
          faults.append("\(scheme) does not build \(target)")
        }
      }
      return faults
    }

    /// What a scheme builds: Xcode has one for each product, and one for the whole package.
    private func targets(of scheme: String) -> Set<String> {
      var open = scheme == "\(name)-Package" ? Array(dependencies.keys) : libraries[scheme] ?? []
      var found: Set<String> = []
      while let target = open.popLast() {
        if found.insert(target).inserted { open += dependencies[target] ?? [] }
      }
      return found
    }

    private func hasPages(_ target: String) -> Bool {
      let pages = (try? House.files(in: House.code, ".md")) ?? []
      return pages.contains { $0.contains("/\(target)/\(target).docc/") }
    }
  }
#endif
