import Foundation
import JourneyTool
import PermissionFacts

/// A doctor with some permissions and files in memory.
struct Surgery {
  /// What each permission declares.
  static let permissions = [
    own("camera", [UsageKey("NSCameraUsageDescription")], .endsTheApp),
    own("microphone", [UsageKey("NSMicrophoneUsageDescription")], .endsTheApp),
    own("location-when-in-use", [UsageKey("NSLocationWhenInUseUsageDescription")], .doesNothing),
    own(
      "location-always",
      [
        UsageKey("NSLocationAlwaysAndWhenInUseUsageDescription"),
        UsageKey("NSLocationWhenInUseUsageDescription"),
      ], .doesNothing),
    .locationExact,
    own("contacts", [UsageKey("NSContactsUsageDescription")]),
    own("motion", [UsageKey("NSMotionUsageDescription")]),
    Declaration(of: .of(.calendarsFull)), Declaration(of: .of(.localNetwork)),
    Declaration(of: .of(.liveActivities)), Declaration(of: .of(.healthKit)),
    own("notifications", []), Declaration(of: .of(.bluetooth)),
  ]

  private static func own(
    _ name: String, _ keys: [UsageKey], _ effect: KeyMissing.Effect = .noKey
  ) -> Declaration {
    let source = Source.conclusion("a toy")
    return Declaration(
      name, keys: .documented(keys, source),
      keyMissing: [.documented(KeyMissing(effect), source)])
  }

  let console: FakeConsole

  init(_ files: [String: String] = [:]) { console = FakeConsole(files: files) }

  /// Runs a command line and says how it ended.
  func run(_ arguments: String...) -> ExitCode {
    Tool(
      systems: [], permissions: Self.permissions, console: console,
      environment: Environment(variables: ["COLUMNS": "80"])
    )
    .run(["doctor"] + arguments)
  }

  /// The findings about some XML between `<dict>` and `</dict>`, each with its kind before it.
  static func findings(
    _ xml: String, uses: String, files: [String: String] = [:], options: [String] = []
  ) throws -> [String] {
    let surgery = Surgery(files.merging(["Info.plist": plist(xml)]) { $1 })
    let arguments = ["doctor", "Info.plist", "--uses", uses, "--json"] + options
    let code = Tool(
      systems: [], permissions: permissions, console: surgery.console,
      environment: Environment()
    )
    .run(arguments)
    let document = try JSONDecoder().decode(Document.self, from: Data(surgery.console.output.utf8))
    let findings = document.findings.map { "\($0.kind): \($0.says)" }
    guard (code == .yes) == findings.isEmpty, code == .yes || code == .no else {
      return ["\(code)"]
    }
    return findings
  }

  /// What is to be known beside the findings.
  static func notes(
    _ xml: String, uses: String, options: [String] = []
  ) throws -> [String] {
    let surgery = Surgery(["Info.plist": plist(xml)])
    let tool = Tool(
      systems: [], permissions: permissions, console: surgery.console,
      environment: Environment())
    _ = tool.run(["doctor", "Info.plist", "--uses", uses, "--json"] + options)
    return try JSONDecoder().decode(Document.self, from: Data(surgery.console.output.utf8)).notes
  }

  /// A file in XML.
  static func plist(_ entries: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict><key>CFBundleName</key><string>App</string>\(entries)</dict>\n</plist>\n"
  }

  /// A key with its text, in XML.
  static func text(_ key: String, _ text: String = "To see.") -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  private struct Document: Decodable {
    let findings: [Finding]
    let notes: [String]
  }

  private struct Finding: Decodable {
    let kind: String
    let says: String
  }
}
