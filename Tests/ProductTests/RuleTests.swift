import Foundation
import PermissionDoctor
import Testing

/// What the files of the package keep to.
@Suite struct RuleTests {
  @Test func `The top level holds what it should, and no other package is needed`() throws {
    let names = try Repository.names(in: ".").filter { $0 != "findings" }
    #expect(names == ["Flows", "Package.swift", "README.md", "Sources", "Tests"])
    #expect(try SwiftText(Repository.text(of: "Package.swift")).lines(of: ".package(") == [])
    // Findings about other tools: each a script, and nothing else.
    for path in try House.files(in: ["."], "") where path.hasPrefix("./findings/") {
      let file = Repository.root.appendingPathComponent(path).path
      #expect(path.hasSuffix(".sh") && FileManager.default.isExecutableFile(atPath: file))
    }
  }

  @Test func `Each script of the check that names its program can be run`() throws {
    for path in try House.files(in: [".ci"], "") where try Repository.text(of: path).hasPrefix("#!")
    {
      let file = Repository.root.appendingPathComponent(path).path
      #expect(FileManager.default.isExecutableFile(atPath: file), "\(path)")
    }
  }

  @Test func `No file names the place where it was made`() throws {
    // In pieces, so that this file does not find itself.
    let places = [
      "../sha" + "red", "/.lib" + "rary", ".lib" + "rary/", "fa" + "rm-", "/wo" + "rk/",
      "/tmp/" + "wt",
    ]
    let files = try House.files(in: [".", "./.ci", "./.claude", "./.github"], "")
    #expect(["./README.md", "./.ci/run"].allSatisfy(files.contains))
    for file in files {
      let text = try Data(contentsOf: Repository.root.appendingPathComponent(file))
      for place in places { #expect(text.range(of: Data(place.utf8)) == nil, "\(file)") }
    }
  }

  @Test func `Shipped properties ask two closures about several parts of a step`() throws {
    let closures = try House.files(in: ["Flows"], ".swift").flatMap { file in
      try Repository.text(of: file).matches(of: /\.step\("(\w+)"\) \{/).map { String($0.1) }
    }
    // Each is asked at every step, so they are few, at most twenty.
    #expect(closures.sorted() == ["isWorldAsBefore", "leavesOtherGroups"])
  }

  // MARK: - The engine

  /// Words for what is unsafe, or of the checker; that the engine imports nothing is a `Boundary`.
  private static func foreignWords(in text: String) -> [String] {
    let foreign = /unchecked|exclusivity|.*[Uu]nsafe.*|_isPOD|[Ff]indings|Finding|.*Lint.*/
    return SwiftText(text).tokens.filter { $0.kind == .word }.map(\.text)
      .filter { $0.wholeMatch(of: foreign) != nil }
  }

  @Test func `The engine is safe, and lints nothing`() throws {
    for path in try Repository.sources(in: "Sources/EveryPath") {
      #expect(try Self.foreignWords(in: Repository.text(of: path)) == [], "\(path)")
    }
  }

  @Test(arguments: [
    "struct Box: @unchecked Sendable {}", "let cells: UnsafePointer<Cell>",
    "nonisolated(unsafe) var count = 0", "withUnsafeBytes(of: event) { $0.count }",
    "@exclusivity(unchecked) var count = 0", "let findings: [Finding]", "enum LintRules {}",
  ])
  func `What is unsafe, or of the checker, is found`(_ text: String) {
    #expect(Self.foreignWords(in: text) != [])
    #expect(Self.foreignWords(in: "// \(text)\nlet isChecked = Splint.finding") == [])
  }

  // MARK: - Words

  /// Words that were given up; the article Vocabulary has the others.
  private static let retired = """
    Aim|Alarm|Arc|Cast|Core|Crew|Deeds|Draft|Drill|Ensemble|Fate|Handover|Heard|Held|Intake|Lent|\
    Lookahead|Memo|Moment|News|Notice|Numbering|Part|Passage|Picking|Plan|Promise|Questions|\
    Reached|Road|Setting|SettingTable|Shelf|Shelves|Sight|Sign|Silence|Standing|Surroundings|\
    Telling|Trail|Trial|Trouble|Watch|Watcher|Way
    """

  /// The public types in a text that have a retired word in their name.
  private static func retiredNames(in text: String) throws -> [String] {
    let isRetired = try Regex("(^|[a-z0-9])(\(retired))s?([A-Z0-9]|$)")
    let type = /public (?:final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
    return text.matches(of: type).map { String($0.1) }.filter { $0.contains(isRetired) }
  }

  @Test func `No public type has a word in its name that was given up`() throws {
    // The fields of the platform have words of their own.
    for path in try Repository.sources(in: "Sources") where !path.contains("/Permission") {
      #expect(try Self.retiredNames(in: Repository.text(of: path)) == [], "\(path)")
    }
    let text = "public struct OldPromiseName {}\npublic enum Promiseory {}\nstruct Way {}"
    #expect(try Self.retiredNames(in: text) == ["OldPromiseName"])
  }

  /// The public doc comments in a text that speak of code as of a person; quoted words are printed.
  private static func persons(in text: String) -> [String] {
    var (comments, found, isProtocol): ([String], [String], Bool) = ([], [], false)
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") { comments.append(String(code)) }
      if code.hasPrefix("//") || code.hasPrefix("@") && !code.contains("public ") { continue }
      if line.contains(/public .*protocol\b/) { isProtocol = !line.hasSuffix("}") }
      if line.hasPrefix("}") { isProtocol = false }
      let isPublic = code.contains("public ") || code.hasPrefix("case ")
      if isPublic || isProtocol { found += comments }
      comments = []
    }
    return found.filter {
      $0.replacing(/"[^"]*"/, with: "").lowercased()
        .contains(/\b(nobody|somebody|anybody|whoever)\b/)
    }
  }

  @Test func `A public doc comment names the caller, the runner or the component`() throws {
    for path in try Repository.sources(in: "Sources") {
      #expect(Self.persons(in: try Repository.text(of: path)) == [], "\(path)")
    }
    let asked = "public protocol A {\n  /// Nobody asks.\n  func a()\n}\n/// Nobody.\nlet b = 1"
    #expect(Self.persons(in: asked) == ["/// Nobody asks."])
    #expect(Self.persons(in: "/// Whoever calls.\n@MainActor\npublic struct A {}").count == 1)
    #expect(Self.persons(in: "/// Prints \"nobody\".\npublic struct A {}") == [])
  }

  // MARK: - Names of tests

  /// Tests and suites in a text with a title, or a name that is no sentence in backticks.
  private static func misnamed(in text: String) -> [Substring] {
    let title = /@(?:Test|Suite)\(\s*"|@Suit[e][^\n]* `|@Test(?:[^`"]|"(?:\\.|[^"\\])*")*?func [^`]/
    // What stands in a text of several lines is no code.
    let texts = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    let code = texts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return code.matches(of: title).map { code[$0.range] }.map { $0.prefix(80) }
  }

  @Test func `A test has a sentence for its name, and a suite the name of its type`() throws {
    for path in try Repository.sources(in: "Tests") where !path.contains(/\/(Snippets|Guide)\//) {
      #expect(Self.misnamed(in: try Repository.text(of: path)) == [], "\(path)")
    }
    let planted = """
      @Test("a sentence") func name() {}
      @Test func aSentence() {}
      @Suite("A title") struct A {}
      @Suite struct `A title` {}
      @Test(
        "a sentence", arguments: all)
      func name() {}
      @Test(arguments: ["a"])
      func aSentence() {}
      """
    #expect(Self.misnamed(in: planted).count == 6)
    #expect(Self.misnamed(in: "@Test(arguments: all) func `A test`() {}\nfunc help() {}") == [])
  }
}
