internal import EveryPath

/// Writes a drawing for Graphviz.
enum Dot {
  static func text(of drawing: Drawing) -> String {
    var lines = [
      "digraph \(quoted([drawing.name])) {",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    if !drawing.beginnings.isEmpty { lines.append("  start [shape=point, label=\"\"];") }
    for node in drawing.nodes {
      lines.append("  s\(node.position) [label=\(quoted(node.lines))\(look(of: node.kind))];")
    }
    for beginning in drawing.beginnings {
      let label = beginning.label.isEmpty ? "" : " [label=\(quoted([beginning.label]))]"
      lines.append("  start -> s\(beginning.target)\(label);")
    }
    for arrow in drawing.mergedArrows {
      let style = arrow.interrupts ? ", style=dashed" : ""
      let label = quoted(arrow.lines)
      lines.append("  s\(arrow.source) -> s\(arrow.target) [label=\(label)\(style)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func look(of kind: Position.Kind) -> String {
    switch kind {
    case .state: ""
    case .final: ", peripheries=2"
    case .awaiting: ", shape=parallelogram, style=dashed"
    case .calling: ", shape=component, style=dashed"
    case .delay: ", shape=hexagon, style=dashed"
    }
  }

  /// A label in quotes, its lines apart.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      var result = ""
      for scalar in visible(line).unicodeScalars {
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      return result
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
