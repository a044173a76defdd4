import Foundation
import JourneyTool

/// A doctor with some permissions and files in memory.
struct Surgery {
  /// What each permission declares.
  static let permissions = [
    ListedPermission(
      "camera", keys: [.init("NSCameraUsageDescription", without: "iOS ends the app")]),
    ListedPermission(
      "microphone", keys: [.init("NSMicrophoneUsageDescription", without: "iOS ends the app")]),
    ListedPermission(
      "location-when-in-use",
      keys: [.init("NSLocationWhenInUseUsageDescription", without: "a request does nothing")]),
    ListedPermission(
      "location-always",
      keys: [
        .init(
          "NSLocationAlwaysAndWhenInUseUsageDescription", without: "a request does nothing"),
        .init("NSLocationWhenInUseUsageDescription", without: "a request does nothing"),
      ]),
    ListedPermission(
      "location-exact",
      keys: [
        .init(
          "NSLocationTemporaryUsageDescriptionDictionary", holds: .textsByName, from: "14",
          without: "what asks fails at once")
      ]),
    ListedPermission("contacts", keys: [.init("NSContactsUsageDescription")]),
    ListedPermission("motion", keys: [.init("NSMotionUsageDescription")]),
    ListedPermission(
      "calendars-full",
      keys: [
        .init(
          "NSCalendarsFullAccessUsageDescription", from: "17", without: "it counts as denied"),
        .init("NSCalendarsUsageDescription", upTo: 16, without: "iOS ends the app"),
      ]),
    ListedPermission(
      "local-network",
      keys: [
        .init("NSLocalNetworkUsageDescription", without: "nothing ends the app"),
        .init(
          "NSBonjourServices", holds: .texts, for: "to browse", without: "what asks fails at once"),
      ]),
    ListedPermission(
      "live-activities", keys: [.init("NSSupportsLiveActivities", holds: .flag, from: "16.1")]),
    ListedPermission(
      "healthkit", keys: [.init("NSHealthShareUsageDescription")],
      unseen: "healthkit needs an entitlement."),
    ListedPermission("notifications", keys: []),
    ListedPermission(
      "bluetooth", keys: [.init("NSBluetoothAlwaysUsageDescription")],
      taken: .init("Bluetooth", in: ["NSAccessorySetupKitSupports", "NSAccessorySetupSupports"])),
  ]

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
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\(entries)</dict>\n</plist>\n"
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
