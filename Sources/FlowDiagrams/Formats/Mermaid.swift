internal import EveryPath

/// Writes a drawing as a Mermaid flowchart.
///
/// A flowchart, not a state diagram: it has shapes for waiting places and dotted arrows for
/// interrupts, and its labels can be quoted.
enum Mermaid {
  /// How many arrows Mermaid draws; a page cannot raise it.
  static var arrowLimit: Int { 500 }
  /// How many characters Mermaid takes.
  static var characterLimit: Int { 50_000 }

  static func text(of drawing: Drawing) throws(DiagramRefusal) -> String {
    let arrows = drawing.mergedArrows
    let count = arrows.count + drawing.beginnings.count
    guard count <= arrowLimit else { throw .tooManyArrows(count: count, limit: arrowLimit) }
    var lines = ["flowchart TD"]
    if !drawing.beginnings.isEmpty { lines.append("  start(( ))") }
    lines += drawing.nodes.map { "  \(shape($0))" }
    for beginning in drawing.beginnings {
      let label = beginning.label.isEmpty ? "" : "|\(quoted([beginning.label]))|"
      lines.append("  start -->\(label) s\(beginning.target)")
    }
    for arrow in arrows {
      let line = arrow.interrupts ? "-.->" : "-->"
      lines.append("  s\(arrow.source) \(line)|\(quoted(arrow.lines))| s\(arrow.target)")
    }
    lines += classes(of: drawing)
    let text = lines.joined(separator: "\n") + "\n"
    // The limit counts UTF-16 units.
    guard text.utf16.count <= characterLimit else {
      throw .tooLong(characters: text.utf16.count, limit: characterLimit)
    }
    return text
  }

  private static func shape(_ node: Drawing.Node) -> String {
    let id = "s\(node.position)"
    let label = quoted(node.lines)
    return switch node.kind {
    case .state: "\(id)(\(label))"
    case .final: "\(id)([\(label)])"
    case .awaiting: "\(id)[/\(label)/]"
    case .calling: "\(id)[[\(label)]]"
    case .delay: "\(id){{\(label)}}"
    }
  }

  /// Waiting places have a dashed outline, final states a thick one.
  private static func classes(of drawing: Drawing) -> [String] {
    let final = drawing.nodes.filter { $0.kind == .final }
    let waiting = drawing.nodes.filter { $0.kind != .state && $0.kind != .final }
    return look("final", "stroke-width:3px", final)
      + look("waiting", "stroke-dasharray: 4 3", waiting)
  }

  private static func look(_ name: String, _ style: String, _ nodes: [Drawing.Node]) -> [String] {
    guard !nodes.isEmpty else { return [] }
    let ids = nodes.map { "s\($0.position)" }.joined(separator: ",")
    return ["  classDef \(name) \(style)", "  class \(ids) \(name)"]
  }

  /// A label in quotes, its lines apart.
  private static func quoted(_ lines: [String]) -> String {
    let label = lines.map(MermaidText.escaped).joined(separator: "<br/>")
    return label.isEmpty ? "\" \"" : "\"\(label)\""
  }
}

/// Writes text so that nothing in it means anything to Mermaid, Markdown or HTML.
enum MermaidText {
  /// A line of a label, to be put in quotes.
  static func escaped(_ line: String) -> String {
    let line = visible(line)
    var result = ""
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if isSign(scalar) || (index == 0 && beginsBlock(line)) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    // Mermaid's lexer takes a whole line with these words for a statement, even inside quotes.
    return result.replacing("direction", with: "#100;irection")
  }

  /// Whether a character may mean something wherever it stands.
  ///
  /// The degree and pilcrow signs are Mermaid's own marks for numbered characters; a word before a
  /// colon may be an icon.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "#", "<", ">", "&", ":", ";", "\\", "`", "*", "_", "~", "$", "%", "|", "°", "¶": true
    default: false
    }
  }

  /// Whether Markdown would take the line for a list, a rule or code, which Mermaid refuses.
  private static func beginsBlock(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    if "-+= ".contains(first) { return true }
    let digits = line.prefix { "0123456789".contains($0) }
    let mark = line.dropFirst(digits.count).first
    return !digits.isEmpty && (mark == "." || mark == ")")
  }
}
