internal import EveryPath

/// Lines of source that are indented as they are written.
struct SourceText {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The text, with a line feed at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A line; an empty one stays empty.
  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Lines, one after the other.
  mutating func add(_ texts: [String]) { for text in texts { line(text) } }

  /// Writes what `body` writes two columns further in.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension CompiledFlow {
  /// What happens on an edge that a checker need not know, in words: `Widget.swift:12: asks`.
  func remark(_ line: SourceLine, _ orders: Range<Int>) -> String {
    let effects = self.orders[orders].compactMap { order in
      if case .perform(let effect, _) = order { self.effects[effect].id } else { nil }
    }
    let words = effects.isEmpty ? "" : " / \(effects.joined(separator: ", "))"
    return visible("\(line)\(words)")
  }
}

/// A text with its control characters written out, so that it stays on one line: `a\nb`.
func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// Whether a scalar moves the cursor or the direction of writing instead of showing something.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isBidiControl
  }
}
