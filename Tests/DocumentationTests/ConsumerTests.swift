import Foundation
import Testing

/// What the package in `Tests/Consumer` must hold, which stands for every package outside.
///
/// `.ci/consumer.sh` builds it.
@Suite struct ConsumerTests {
  /// The files that the consumer compiles, each where it really is.
  private static var compiled: Set<String> {
    get throws {
      let links = ["Sources", "Tests"].flatMap { kind in
        subfolders(of: "Tests/Consumer/\(kind)").flatMap { [$0] + subfolders(of: $0) }
      }
      return Set(try links.flatMap { link in try swiftFiles(in: link) })
    }
  }

  /// What needs iOS is compiled against the stand-ins: the target of played tests has the folder.
  private static let played = "Tests/PlayedTests/Guide"

  @Test(arguments: PagesTests.blocks.filter { $0.marker.hasPrefix("code ") })
  func `A block of Swift is compiled in a package outside, or against the stand-ins`(
    _ block: PagesTests.Block
  ) throws {
    let files = block.marker.split(separator: " ").filter { $0.hasSuffix(".swift") }
    let compiled = try Self.compiled.union(Self.swiftFiles(in: Self.played))
    // What is the package's own, or one of its examples, is built with it.
    for file in files where !file.hasPrefix("Flows/") && !file.hasPrefix("Sources/") {
      let path = Repository.root.appendingPathComponent(String(file)).resolvingSymlinksInPath().path
      #expect(compiled.contains(path), "no target of Tests/Consumer holds \(file)")
    }
  }

  @Test func `Every flow, reducer, world and driver that ships is named in a package outside`()
    throws
  {
    let names = try Repository.files(in: "Tests/Consumer/Sources/Names", ending: ".swift")
      .flatMap { try Repository.text(of: $0).matches(of: /(\w+)(?:<\w+>)?\./) }
      .map { String($0.1) }
    let declared = try Self.declared
    #expect(declared.count > 35)
    #expect(declared.filter { !names.contains($0) } == [])
  }

  /// The public types that conform to a protocol with types of its own, lessons left out.
  private static var declared: [String] {
    get throws {
      let type = /public (?:final )?(?:struct|class|enum) (\w+)(?:<[^>\n]*>)?:([^{\n]*)/
      let kinds: Set = [
        "Flow", "AccessFlow", "DialogFlow", "Reducer", "World", "ReducerWorld", "Driver",
        "AsyncDriver",
      ]
      return try ["Flows", "Sources"].flatMap { try Repository.files(in: $0, ending: ".swift") }
        .filter { !$0.contains("/Lessons/") && !$0.contains("/flow-bench/") }
        .flatMap { try Repository.text(of: $0).matches(of: type) }
        .filter { match in
          match.2.split { !$0.isLetter }.contains { kinds.contains(String($0)) }
        }
        .map { String($0.1) }
    }
  }

  private static func subfolders(of folder: String) -> [String] {
    ((try? Repository.names(in: folder)) ?? []).filter { !$0.contains(".") }
      .map { "\(folder)/\($0)" }
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let root = Repository.root.appendingPathComponent(folder).resolvingSymlinksInPath()
    return try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { root.appendingPathComponent($0).resolvingSymlinksInPath().path }
  }
}
