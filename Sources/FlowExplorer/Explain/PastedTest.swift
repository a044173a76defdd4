import FlowModel

/// A test in Swift Testing, to paste: it fails while the promise is broken as explained.
public struct PastedTest: Sendable {
  private let explanation: Explanation
  private let module: String
  private let shelf: String

  /// A test of a broken promise.
  ///
  /// - Parameters:
  ///   - module: the module that has the system, such as `CameraModel`.
  ///   - shelf: the list it is in, such as `CameraSystems.shelf`.
  public init(_ explanation: Explanation, module: String, shelf: String) {
    self.explanation = explanation
    self.module = module
    self.shelf = shelf
  }

  /// The file's contents.
  public var text: String { ([imports, ""] + function).joined(separator: "\n") + "\n" }

  private var imports: String {
    [module, explanation.showsOnWalk ? "FlowModel" : "FlowExplorer", "FlowModel", "Testing"]
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  private var function: [String] {
    let promise = explanation.promise.debugDescription
    let system = explanation.system.debugDescription
    return [
      "@Test(\(title))", "func \(name)() throws {",
      "  let system = try #require(\(shelf).first { $0.name == \(system) })",
    ]
      + (explanation.showsOnWalk ? walk(promise) : search(promise)) + ["}"]
  }

  /// What the test is called: the promise and the system, without what cannot be seen.
  private var title: String {
    let kept = "\(explanation.promise) (\(explanation.system))".compactMap { character in
      if character.isWhitespace { return " " as Character }
      let isSeen =
        character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
      return isSeen ? character : nil
    }
    return String(kept).debugDescription
  }

  /// The name of its function: plain letters and digits of the title, word by word.
  private var name: String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.enumerated().map { number, word in
      (number == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    return name.first?.isLetter == true ? name : "promise\(name)"
  }

  private func walk(_ promise: String) -> [String] {
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
    return call + ["  #expect(!broken.contains(\(promise)))"]
  }

  private func search(_ promise: String) -> [String] {
    ["  #expect(try system.verdict(on: \(promise)) == .holds)"]
  }
}
