import FlowModel

/// A test in Swift Testing, to paste: it fails while the property is broken as explained.
public struct PastedTest: Sendable {
  private let explanation: Explanation
  private let source: (module: String, catalog: String)?

  /// A test of a broken property.
  ///
  /// - Parameters:
  ///   - module: the module that has the system, such as `CameraModel`.
  ///   - catalog: the list it is in, such as `CameraSystems.catalog`.
  public init(_ explanation: Explanation, module: String, catalog: String) {
    self.explanation = explanation
    source = (module, catalog)
  }

  /// A test of a broken property, of a system that is made where the test is pasted.
  public init(_ explanation: Explanation) {
    self.explanation = explanation
    source = nil
  }

  /// The file's contents.
  public var text: String { ([imports, ""] + function).joined(separator: "\n") + "\n" }

  private var imports: String {
    ((source.map { [$0.module] } ?? [])
      + [explanation.showsOnWalk ? "FlowModel" : "FlowChecker", "FlowModel", "Testing"])
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  private var function: [String] {
    let property = explanation.property.debugDescription
    return [
      "@Test(\(title))", "func \(name)() throws {",
    ]
      + system
      + (explanation.showsOnWalk ? walk(property) : search(property)) + ["}"]
  }

  private var system: [String] {
    let name = explanation.system
    guard let source else {
      return [
        "  // Make the system that the tool calls \(name) here, as it is made for the tool.",
        "  let system: any AnySystem = try \(Self.identifier(of: name))()",
      ]
    }
    return [
      "  let system = try #require(\(source.catalog).first { $0.name == \(name.debugDescription) })"
    ]
  }

  /// What the test is called: the property and the system, without what cannot be seen.
  private var title: String {
    let kept = "\(explanation.property) (\(explanation.system))".compactMap { character in
      if character.isWhitespace { return " " as Character }
      let isSeen =
        character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
      return isSeen ? character : nil
    }
    return String(kept).debugDescription
  }

  /// The name of its function: plain letters and digits of the title, word by word.
  private var name: String {
    let name = Self.identifier(of: title)
    return name.first?.isLetter == true ? name : "property\(name)"
  }

  private static func identifier(of text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.enumerated().map { number, word in
      (number == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
  }

  private func walk(_ property: String) -> [String] {
    var rows: [String] = []
    var row = ""
    for step in explanation.steps {
      let word = "\(step.text.id.debugDescription), "
      if row.count + word.count > 90 {
        rows.append(row)
        row = ""
      }
      row += word
    }
    if !row.isEmpty { rows.append(row) }
    let list = rows.map { "      \($0.dropLast($0.hasSuffix(" ") ? 1 : 0))" }
    let place = explanation.world.map { ", world: \($0)" } ?? ""
    let call =
      list.isEmpty
      ? ["  let broken = try system.broken(taking: []\(place))"]
      : ["  let broken = try system.broken(", "    taking: ["] + list + ["    ]\(place))"]
    return call + ["  #expect(!broken.contains(\(property)))"]
  }

  private func search(_ property: String) -> [String] {
    ["  #expect(try system.verdict(on: \(property)) == .holds)"]
  }
}
