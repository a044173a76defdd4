package struct Line: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var text: String
    var style: Style
  }

  var spans: [Span] = []

  init(_ text: String = "", _ style: Style = .plain) {
    if !text.isEmpty { spans = [Span(text: text, style: style)] }
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }

  /// How many cells it takes.
  package var width: Int { spans.reduce(0) { $0 + cells(of: $1.text) } }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    line.spans += right.spans
    return line
  }

  /// The line cut to at most `width` cells; a cut ends in an ellipsis.
  func clipped(to width: Int, _ glyphs: Glyphs) -> Line {
    guard self.width > width else { return self }
    var line = Line()
    var left = width
    for span in spans {
      let size = cells(of: span.text)
      guard size < left else {
        // One cell more than fits makes sure that the cut is marked.
        let text = size == left ? span.text + "  " : span.text
        line.spans.append(
          Span(
            text: JourneyTool.clipped(text, to: left, glyphs: glyphs), style: span.style))
        break
      }
      line.spans.append(span)
      left -= size
    }
    return line
  }

  /// The line in exactly `width` cells.
  func padded(to width: Int, _ glyphs: Glyphs) -> Line {
    let line = clipped(to: width, glyphs)
    return line + Line(String(repeating: " ", count: max(0, width - line.width)))
  }

  package func written(with paint: Paint) -> String {
    spans.map { paint($0.text, $0.style) }.joined()
  }
}
