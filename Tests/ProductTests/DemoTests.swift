import Foundation
import Testing

/// The demo was written by hand and opened in no Xcode: what its two projects name is there.
@Suite struct DemoTests {
  private static let folder = "Flows/Examples"
  private static let manifest = "\(folder)/Demo.swiftpm/Package.swift"

  private func project() throws -> XcodeProject {
    try XcodeProject(Repository.text(of: "\(Self.folder)/Demo.xcodeproj/project.pbxproj"))
  }

  @Test func `Every reference of the project leads to an object, and every object is used`() throws
  {
    #expect(try project().objects.count > 15)
    #expect(try project().loose == [])
    let (root, unused) = (String(repeating: "A", count: 24), String(repeating: "B", count: 24))
    let missing = String(repeating: "C", count: 24)
    let planted = try XcodeProject(
      "{ objects = { \(root) /* P */ = { targets = ( \(missing), ); }; \(unused) = { isa = PBXGroup; }; };"
        + "rootObject = \(root) /* P */; }")
    #expect(planted.loose == [unused, missing])
  }

  @Test func `Both projects have the same sources, products and words, and find the package`()
    throws
  {
    let (project, manifest) = (try project(), try Repository.text(of: Self.manifest))
    let products = manifest.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    #expect(products == project.values(of: "productName", in: "XCSwiftPackageProductDependency"))
    let root = try Repository.text(of: "Package.swift")
    for product in products { #expect(root.contains("\n  \"\(product)\": "), "\(product)") }

    let path = try #require(manifest.firstMatch(of: /path: "(\w+)"\)/)).1
    #expect(
      project.values(of: "path", in: "PBXFileSystemSynchronizedRootGroup")
        == ["Demo.swiftpm/\(path)"])
    let sources = try Repository.sources(in: "\(Self.folder)/Demo.swiftpm/\(path)")
    #expect(sources.contains { $0.hasSuffix("/DemoApp.swift") })
    #expect(root.contains("Demo.swiftpm/\(path)"), "the sources are not compiled")

    let words = try #require(manifest.firstMatch(of: /purposeString: "([^"]+)"/)).1
    let settings = project.objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
    let purposes = settings.compactMap { $0["INFOPLIST_KEY_NSCameraUsageDescription"] as? String }
    #expect(purposes == [String(words), String(words)])

    #expect(project.values(of: "relativePath", in: "XCLocalSwiftPackageReference") == ["../.."])
    #expect(manifest.contains(".package(name: \"EveryPath\", path: \"../../..\")"))
    let page = try Repository.text(of: "\(Self.folder)/Demo.swiftpm/README.md")
    #expect(page.contains("Neither was opened in Xcode."))
  }
}

/// A project as Xcode keeps it: objects that name each other by their ids.
private struct XcodeProject {
  let objects: [String: [String: Any]]
  private let root: String

  init(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(list as? [String: Any])
    objects = try #require(project["objects"] as? [String: [String: Any]])
    root = try #require(project["rootObject"] as? String)
  }

  /// The ids that belong to no object, or to one that the project does not lead to.
  var loose: [String] {
    var (open, found) = ([root], Set([root]))
    while let id = open.popLast() {
      open += Self.ids(in: objects[id] ?? [:]).filter { found.insert($0).inserted }
    }
    return found.symmetricDifference(objects.keys).sorted()
  }

  /// What objects of a kind have for a key, in the order of their ids.
  func values(of key: String, in kind: String) -> [String] {
    objects.sorted { $0.key < $1.key }.filter { $0.value["isa"] as? String == kind }
      .compactMap { $0.value[key] as? String }
  }

  /// The ids that a value names, wherever in it they are.
  private static func ids(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(ids)
    case let object as [String: Any]: object.values.flatMap(ids)
    default: []
    }
  }
}
