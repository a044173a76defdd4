#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// `.spi.yml` asks the Swift Package Index for nothing that fails there.
  @Suite struct PackageIndexTests {
    private static let manifest = Result { try DumpedManifest() }

    @Test func `Every scheme and every page that the index is told to build can be built`() throws {
      let configs = IndexConfig.all(in: try Repository.text(of: ".spi.yml"))
      #expect(configs.map(\.platform) == ["ios", "macos-spm", "linux"])
      #expect(configs.map { $0.scheme != nil } == [true, false, false])
      #expect(try configs.flatMap(Self.manifest.get().faults) == [])
    }

    @Test(arguments: [
      ("scheme: journey", "journey is no scheme of a library, nor of the package"),
      ("scheme: EveryPath-Package", "EveryPath-Package builds the program CrashHelper"),
      ("documentation_targets: [Nowhere, StateSpace]", "there are no pages of StateSpace"),
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
        switch words[0] {
        case "-": configs.append(IndexConfig(platform: words[2]))
        case "scheme": configs[configs.count - 1].scheme = words[1]
        case "documentation_targets": configs[configs.count - 1].documentation += words.dropFirst()
        default: break
        }
      }
    }
  }

  /// The manifest, as SwiftPM understands it.
  private struct DumpedManifest {
    /// What each scheme builds: Xcode has one for each product, and one for the whole package.
    private var schemes: [String: [String]] = [:]
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
      try process.run()
      try read(output.fileHandleForReading.readDataToEndOfFile())
    }

    private mutating func read(_ data: Data) throws {
      let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for target in try #require(package["targets"] as? [[String: Any]]) {
        let name = try #require(target["name"] as? String)
        if target["type"] as? String == "executable" { programs.insert(name) }
        let needs = try #require(target["dependencies"] as? [[String: Any]])
        dependencies[name] = needs.flatMap(\.values).compactMap { ($0 as? [Any])?.first as? String }
      }
      for product in try #require(package["products"] as? [[String: Any]])
      where (product["type"] as? [String: Any])?["library"] != nil {
        schemes[try #require(product["name"] as? String)] = product["targets"] as? [String]
      }
      schemes["\(try #require(package["name"] as? String))-Package"] = Array(dependencies.keys)
    }

    /// What would fail at the index, in sentences.
    func faults(of config: IndexConfig) -> [String] {
      let pages = (try? House.files(in: House.code, ".md")) ?? []
      let missing = config.documentation.filter { target in
        !pages.contains { $0.contains("/\(target)/\(target).docc/") }
      }
      let faults = missing.map { "there are no pages of \($0)" }
      guard let scheme = config.scheme else { return faults }
      guard var open = schemes[scheme] else {
        return ["\(scheme) is no scheme of a library, nor of the package"]
      }
      var built: Set<String> = []
      while let target = open.popLast() {
        if built.insert(target).inserted { open += dependencies[target] ?? [] }
      }
      return faults + built.intersection(programs).map { "\(scheme) builds the program \($0)" }
        + config.documentation.filter { !built.contains($0) }.map {
          "\(scheme) does not build \($0)"
        }
    }
  }
#endif
