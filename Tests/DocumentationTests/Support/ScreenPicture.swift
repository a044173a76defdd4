/// A screen of the terminal as a picture for a page: text, in the colours of the reader's choice.
enum ScreenPicture {
  static let path = ".github/walk.svg"
  static let choices = [
    "camera-access", "launch", "active", "scan", "status-not-determined", "prompt", "deny",
    "callback", "active", "status", "dialog-up",
  ]

  static func svg() throws -> String {
    let lines = try Session.screen(after: choices).split(
      separator: "\n", omittingEmptySubsequences: false)
    let texts = lines.enumerated().filter { !$0.element.isEmpty }.map { row, line in
      let size = "y=\"\(28 + 18 * row)\" textLength=\"\(9 * line.count)\""
      return "  <text x=\"16\" \(size) lengthAdjust=\"spacingAndGlyphs\">\(escaped(line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 752 \(32 + 18 * lines.count)" role="img">
        <title>The walker beside a simulated phone: a refusal is explained, Settings one choice away.</title>
        <style>
          rect { fill: #fdfdfc } text { fill: #24292f; font: 14px monospace; white-space: pre }
          @media (prefers-color-scheme: dark) { rect { fill: #15181d } text { fill: #dfe3e8 } }
        </style>
        <rect width="752" height="\(32 + 18 * lines.count)" rx="8"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  private static func escaped(_ line: Substring) -> String {
    String(line).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
