import Foundation
import PermissionDoctor
import Testing

/// Each module that an app links declares why it uses what Apple wants a reason for.
///
/// Documented: "Describing use of required reason API".
@Suite struct PrivacyTests {
  /// A kind of API, by the names of its symbols, and the reasons that can be given for it.
  struct Category {
    let name: String
    let symbols: Set<String>
    let reasons: Set<String>
  }

  static let categories = [
    Category(
      name: "FileTimestamp",
      symbols: [
        "creationDate", "modificationDate", "fileModificationDate", "contentModificationDate",
        "contentModificationDateKey", "creationDateKey", "attributesOfItem", "getattrlist",
        "getattrlistbulk", "fgetattrlist", "stat", "fstat", "fstatat", "lstat", "getattrlistat",
      ], reasons: ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"]),
    Category(
      name: "SystemBootTime", symbols: ["systemUptime", "mach_absolute_time"],
      reasons: ["35F9.1", "8FFB.1", "3D61.1"]),
    Category(
      name: "DiskSpace",
      symbols: [
        "volumeAvailableCapacity", "volumeAvailableCapacityForImportantUsage",
        "volumeAvailableCapacityForOpportunisticUsage", "volumeTotalCapacity",
        "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
        "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
        "systemFreeSize", "systemSize", "attributesOfFileSystem", "statfs", "statvfs", "fstatfs",
        "fstatvfs",
      ], reasons: ["85F4.1", "E174.1", "7D9E.1", "B728.1"]),
    Category(
      name: "ActiveKeyboards", symbols: ["activeInputModes"], reasons: ["3EC4.1", "54BD.1"]),
    Category(
      name: "UserDefaults", symbols: ["UserDefaults", "AppStorage"],
      reasons: ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"]),
  ]

  /// What no app links.
  private static let tools = [
    "Sources/JourneyTool", "Sources/PermissionDoctor", "Sources/ToolSupport",
    "Sources/flow-bench", "Sources/journey", "Flows/Examples",
  ]

  @Test func `Each module's manifest declares what its sources use, and nothing else`() throws {
    var used: [String: Set<String>] = [:]
    for path in try ["Sources", "Flows"].flatMap(Repository.sources)
    where !Self.tools.contains(where: { path.hasPrefix("\($0)/") }) {
      let names = Self.categories(in: try Repository.text(of: path))
      used[Self.module(of: path), default: []].formUnion(names)
    }
    #expect(used["Flows/Guest/GuestSystem"] == ["FileTimestamp"])
    let page = try Repository.text(of: "Sources/JourneyTool/JourneyTool.docc/Commands.md")
    #expect(page.contains("`JourneyTool` is for such executables, not for apps"))
    for (module, names) in used.sorted(by: { $0.key < $1.key }) {
      let declared = try Self.declared(by: module)
      #expect(Set(declared.keys) == names, "\(module)/Resources/PrivacyInfo.xcprivacy")
      for category in Self.categories {
        guard let reasons = declared[category.name] else { continue }
        #expect(!reasons.isEmpty && category.reasons.isSuperset(of: reasons), "\(module)")
      }
    }
  }

  @Test func `A symbol is found in code, and in no comment and no string`() {
    let code = """
      var status = stat()  // a lstat
      let name = "systemUptime", free = values.volumeAvailableCapacityForImportantUsage
      let group = UserDefaults(suiteName: name)
      """
    #expect(Self.categories(in: code) == ["FileTimestamp", "DiskSpace", "UserDefaults"])
    #expect(Self.categories(in: "let status = \"stat\"") == [])
    #expect(Self.module(of: "Sources/PermissionUI/A/B.swift") == "Sources/PermissionUI")
    #expect(
      Self.module(of: "Flows/Permissions/Products/A/B/C.swift") == "Flows/Permissions/Products/A")
  }

  private static func categories(in code: String) -> Set<String> {
    let words = Set(SwiftText(code).tokens.filter { $0.kind == .word }.map(\.text))
    return Set(categories.filter { !$0.symbols.isDisjoint(with: words) }.map(\.name))
  }

  /// The folder of a file's module.
  private static func module(of path: String) -> String {
    let isDeep = path.hasPrefix(Product.folder) || path.hasPrefix(Product.supportFolder)
    let depth = path.hasPrefix("Sources/") ? 2 : isDeep ? 4 : 3
    return path.split(separator: "/").prefix(depth).joined(separator: "/")
  }

  /// The reasons in a module's manifest, by category; none if it has no manifest.
  private static func declared(by module: String) throws -> [String: [String]] {
    let file = Repository.root.appendingPathComponent("\(module)/Resources/PrivacyInfo.xcprivacy")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let types = (list as? [String: Any])?["NSPrivacyAccessedAPITypes"] as? [[String: Any]]
    let pairs = try (types ?? []).map { type in
      let name = try #require(type["NSPrivacyAccessedAPIType"] as? String)
      return (
        name.replacingOccurrences(of: "NSPrivacyAccessedAPICategory", with: ""),
        try #require(type["NSPrivacyAccessedAPITypeReasons"] as? [String])
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
