import Foundation
import JourneyTool
import PermissionDoctor
import Testing
import ToolSupport

/// What an audit of an app's folder finds.
@Suite struct AuditTests {
  private func audit(
    _ files: [String: String], _ options: String...
  ) -> (code: ExitCode, console: FakeConsole) {
    let files = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
    let console = FakeConsole(files: files)
    let program = DoctorProgram(
      outside: console, environment: Environment(toolName: "permission-doctor"))
    return (program.run(["audit", "App"] + options), console)
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let file: String
      let line: Int
      let says: String
      let page: String
    }

    let version: Int
    let findings: [Finding]
    let leftOut: [String]
  }

  private func report(_ files: [String: String]) throws -> Report {
    let (_, console) = audit(files, "--json")
    return try JSONDecoder().decode(Report.self, from: Data(console.output.utf8))
  }

  @Test(arguments: AuditFixture.all)
  func `A pattern is found where it is wrong, and nothing is found where it is right`(
    fixture: AuditFixture
  ) throws {
    #expect(fixture.wrong.count >= 3 && fixture.right.count >= 3)
    for files in fixture.wrong {
      #expect(try report(files).findings.map(\.rule) == [fixture.rule.rawValue], "\(files)")
    }
    for files in fixture.right { #expect(try report(files).findings.isEmpty, "\(files)") }
  }

  @Test(arguments: AuditFixture.spellings)
  func `A pattern is found however it is spelled, and what looks like it is not`(
    fixture: AuditFixture
  ) throws {
    for files in fixture.wrong {
      #expect(try report(files).findings.map(\.rule) == [fixture.rule.rawValue], "\(files)")
    }
    for files in fixture.right { #expect(try report(files).findings.isEmpty, "\(files)") }
  }

  @Test(arguments: AuditFixture.ordinary)
  func `A pattern is found in no ordinary code that is right`(text: String) throws {
    #expect(try report(["A.swift": text]).findings.map(\.rule) == [])
  }

  @Test(arguments: AuditFixture.claims)
  func `A label is found where the button shows it`(text: String) throws {
    #expect(try report(["A.swift": text]).findings.map(\.rule) == ["primer-label"])
  }

  @Test func `A text of a catalogue is judged by its key, and a label by the language it is in`()
    throws
  {
    for key in [
      "permission_alert_ok_button", "permission.admin.button", "camera.permission.notNow.button",
      "camera.permission.error.button", "file.permission.button", "permission.button",
      "camera.permission.okButton", "primer.dismiss.button",
    ] {
      let text = "\"\(key)\" = \"Allow\";"
      #expect(try report(["en.lproj/L.strings": text]).findings.isEmpty, "\(key)")
    }
    let ask = "Button(\"Ja\") { AVCaptureDevice.requestAccess(for: .video) { _ in } }"
    let german = "{\"sourceLanguage\": \"de\", \"strings\": {}}"
    #expect(try report(["A.swift": ask]).findings.isEmpty)
    #expect(try report(["A.swift": ask, "Localizable.xcstrings": german]).findings.count == 1)
  }

  @Test(arguments: [
    String(repeating: "#", count: 20_000),
    String(repeating: "switch a { case .b: ", count: 5_000),
    String(repeating: "Button(\"a\") { ", count: 5_000),
  ])
  func `A text is read in time that grows with its length`(text: String) {
    let start = ContinuousClock.now
    let (code, console) = audit(["A.swift": text])
    #expect(code == .yes)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(
      console.output.contains("A.swift is looked into for 200 brackets in each other, no deeper.")
        == !text.hasPrefix("#"))
  }

  @Test func `A pattern has its fixtures, its row in the page and no promise`() throws {
    #expect(
      AuditFixture.all.map(\.rule.rawValue).sorted() == AuditRule.allCases.map(\.rawValue).sorted())
    #expect(AuditRule.allCases.count == 12)
    let page = try String(contentsOf: Self.root.appendingPathComponent(Self.page), encoding: .utf8)
    for rule in AuditRule.allCases { #expect(page.contains("| `\(rule.rawValue)` |")) }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page =
    "Sources/PermissionDoctor/PermissionDoctor.docc/\(AuditRule.page).md"

  @Test(arguments: ["Sources", "Flows"])
  func `A pattern is found nowhere in what ships`(folder: String) throws {
    var app = AuditedApp()
    let files = FileManager.default.enumerator(
      atPath: Self.root.appendingPathComponent(folder).path)
    var count = 0
    for case let path as String in try #require(files) where path.hasSuffix(".swift") {
      let file = Self.root.appendingPathComponent("\(folder)/\(path)")
      app.add(swift: try String(contentsOf: file, encoding: .utf8), at: path)
      count += 1
    }
    #expect(count > 100)
    #expect(app.findings == [])
  }

  @Test func `A finding has its place, its sentence and the page, and never says that all is well`()
  {
    let (code, console) = audit([
      "Scan/Camera.swift": "import AVFoundation\nfunc viewDidLoad() {\n  session.startRunning()\n}"
    ])
    #expect(code == .no)
    #expect(
      console.output == """
        Scan/Camera.swift:3: camera-on-main
          The camera's session is started on the main thread, and startRunning() blocks:
          the screen stands still. Call it on a queue of its own. See AuditingAnApp.

        1 finding in 1 file. 12 patterns are looked for, and nothing else.

        """)
    let (well, calm) = audit(["A.swift": "let a = 1"])
    #expect(well == .yes)
    #expect(calm.output == "Nothing in 1 file. 12 patterns are looked for, and nothing else.\n")
  }

  @Test func `A label is found in each language of a catalogue, at its line`() throws {
    let words = [
      "en": "Allow", "de": "Erlauben", "fr": "Autoriser", "es": "Permitir", "it": "Consenti",
      "pt-BR": "Permitir", "nl": "Toestaan", "pl": "Zezwól", "ru": "Разрешить", "sv": "Tillåt",
      "tr": "İzin ver", "ja": "許可する", "ko": "허용", "zh-Hans": "允许", "zh-TW": "允許",
      "ar": "السماح", "he": "לאפשר",
    ]
    for (language, word) in words {
      let text = "\"a\" = \"b\";\n\"primer.button\" = \"\(word)\";"
      let found = try report(["\(language).lproj/Localizable.strings": text]).findings
      #expect(found.map(\.line) == [2], "\(language)")
      #expect(found.first?.says.contains("App Review rejects") == true)
    }
  }

  @Test func `A neutral word of one language is rejected in none`() {
    for words in PrimerWords.all {
      for neutral in words.neutral {
        #expect(PrimerWords.all.allSatisfy { $0.claim(in: neutral) == nil }, "\(neutral)")
      }
    }
  }

  @Test func `A folder of others is left out, and said to be`() throws {
    let wrong = "import AVFoundation; func viewDidLoad() { session.startRunning() }"
    let files = [
      ".build/A.swift": wrong, "Pods/B/A.swift": wrong, "Carthage/A.swift": wrong,
      "DerivedData/A.swift": wrong, ".git/A.swift": wrong, "A.swift": "let a = 1",
    ]
    let report = try report(files)
    #expect(report.findings.isEmpty)
    #expect(report.leftOut == [".build", ".git", "Carthage", "DerivedData", "Pods"])
    #expect(audit(files).console.output.contains("- Left out: .build, .git, Carthage, DerivedData"))
  }

  @Test(arguments: [
    ("B.swift", "let a = \u{0}", "is no text in UTF-8"),
    ("Info.plist", "<plist>", "cannot be read: "),
    ("L.xcstrings", "{", "is not a string catalog: "),
    ("GoogleService-Info.plist", "<plist>", ""), ("a.strings", "a = ", "cannot be read: "),
  ])
  func `A file that cannot be read is named`(name: String, text: String, reason: String) {
    let (code, console) = audit([name: text, "A.swift": "let a = 1"])
    #expect(code == .yes)
    #expect(console.output.contains("- \(name) \(reason)") == !reason.isEmpty)
  }

  @Test func `A file that is closed or a bad name is a sentence`() {
    let console = FakeConsole(files: ["App/A.swift": "", "App/B.swift": ""])
    console.closedFiles = ["App/A.swift"]
    let program = DoctorProgram(outside: console, environment: Environment())
    #expect(program.run(["audit", "App"]) == .yes)
    #expect(console.output.contains("- A.swift cannot be read: Permission denied."))
    for (folder, says) in [
      ("Nowhere", "There is no folder Nowhere to look into."),
      ("Empty", "Empty holds no Swift source, Info.plist or catalogue of texts."),
      ("Nul", "Nul holds no file that can be read: A.swift is no text in UTF-8."),
    ] {
      console.files["Empty/a.txt"] = []
      console.files["Nul/A.swift"] = [0]
      console.errors = ""
      #expect(program.run(["audit", folder]) == .askedWrongly)
      #expect(console.errors.hasPrefix("journey: \(says)"))
    }
  }

  @Test(arguments: [
    "", "\"", "\"\"\"", "/*", "\\(", "{{{", ")))", "switch", "if", "case .denied", "`", "#\"",
    "Button(", "func init(", ".rawValue ==", "func f() { a.requestAccess(", "guard .denied != {",
    "}: {", "init {",
    "({ status in status.rawValue == 3 })", "a == if (b).denied {}",
    "() func a() { AVCaptureSession; session.startRunning() }",
    String(repeating: "\"\\(", count: 5_000), String(repeating: "{", count: 20_000),
    String(repeating: "switch a { case .b: ", count: 300),
    "a {" + String(repeating: "} b: {", count: 20_000) + "x.openSettings()}",
  ])
  func `A text that is no whole Swift is read without a trap`(text: String) {
    var app = AuditedApp()
    app.add(swift: text, at: "A.swift")
    #expect(app.findings.isEmpty)
  }

  @Test func `A link is not followed, and one in a circle neither`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("let a = 1".utf8).write(to: folder.appendingPathComponent("A.swift"))
    for (name, target) in [("Round", "."), ("B.swift", "A.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    #expect(Files.isLink(folder.appendingPathComponent("Round").path))
    #expect(!Files.isLink(folder.appendingPathComponent("A.swift").path))
    let one = Files.path(behind: folder.appendingPathComponent("A.swift").path)
    #expect(Files.path(behind: folder.path + "/./A.swift") == one)
    #expect(Files.path(behind: folder.path + "/../\(folder.lastPathComponent)/A.swift") == one)
    #expect(Files.isFolder(folder.path))
  }
}
