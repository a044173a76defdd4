import PermissionDoctor

/// One permission's module, as its sources say.
struct Product: Sendable, CustomStringConvertible {
  static let folder = "Flows/Permissions/Products"
  /// What products of one framework share: a module links it, so it counts as the product's own.
  static let supportFolder = "Flows/Permissions/Support"

  let name: String
  /// The framework of Apple's that the package's manifest gives it.
  let framework: String
  let sources: [(path: String, text: SwiftText)]

  var description: String { name }

  /// A product of the package.
  init(_ name: String, _ framework: String) throws {
    let own = try Self.sources(in: "\(Self.folder)/\(name)")
    let imports = Set(own.flatMap { SwiftText($0.text).imports })
    let shared = try Self.supports.filter(imports.contains).flatMap {
      try Self.sources(in: "\(Self.supportFolder)/\($0)")
    }
    self.init(name, framework, sources: own + shared)
  }

  /// The modules that products share.
  static var supports: [String] { get throws { try Repository.names(in: supportFolder) } }

  private static func sources(in folder: String) throws -> [(path: String, text: String)] {
    try Repository.sources(in: folder).map { ($0, try Repository.text(of: $0)) }
  }

  /// A product of these sources.
  init(_ name: String, _ framework: String, sources: [(path: String, text: String)]) {
    self.name = name
    self.framework = framework
    self.sources = sources.map { ($0.path, SwiftText($0.text)) }
  }

  /// The products that the manifest lists, by name.
  static var all: [Product] {
    get throws {
      try Manifest.permissions.map { try Product($0.name, $0.framework) }.sorted {
        $0.name < $1.name
      }
    }
  }

  /// The modules it imports.
  var imports: Set<String> { Set(sources.flatMap { $0.text.imports }) }
}

/// The package's manifest.
enum Manifest {
  /// The products of permissions, each with its framework.
  static var permissions: [(name: String, framework: String)] {
    get throws { try pairs(of: "permissions").map { ($0.key, $0.value) } }
  }

  /// The strings of a list of pairs.
  static func pairs(of list: String) throws -> [(key: String, value: String)] {
    let tokens = SwiftText(try Repository.text(of: "Package.swift")).tokens
    guard let start = tokens.firstIndex(where: { $0.isWord(list) }) else { return [] }
    let strings = tokens[start...].prefix { !$0.isSign("]") }.filter { $0.kind == .string }
    return stride(from: 0, to: strings.count - 1, by: 2).map {
      (strings[strings.startIndex + $0].text, strings[strings.startIndex + $0 + 1].text)
    }
  }
}

/// The functions that a framework of Apple's declares, as far as its stand-in does.
struct Declarations: Sendable {
  static let folder = "Tests/PlayedPhone"

  private(set) var functions: Set<String> = []

  /// What these frameworks declare, and those that they export.
  init(of frameworks: Set<String>) throws {
    var open = frameworks.sorted()
    // What all stand-ins are faces of declares nothing of Apple's.
    var known: Set<String> = ["PlayedPhone"]
    while let framework = open.popLast() {
      guard known.insert(framework).inserted,
        try Repository.names(in: Self.folder).contains(framework)
      else { continue }
      for path in try Repository.sources(in: "\(Self.folder)/\(framework)") {
        let text = SwiftText(try Repository.text(of: path))
        add(text)
        open += text.imports
      }
    }
  }

  /// What a stand-in of this text declares.
  init(_ text: String) { add(SwiftText(text)) }

  private mutating func add(_ text: SwiftText) {
    let tokens = text.tokens
    for index in tokens.indices.dropLast() where tokens[index].isWord("func") {
      let modifiers = tokens[..<index].suffix(2).map(\.text)
      if tokens[index + 1].kind == .word, !modifiers.contains("private") {
        functions.insert(tokens[index + 1].text)
      }
    }
  }
}
