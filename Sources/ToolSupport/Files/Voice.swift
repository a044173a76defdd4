/// How a program speaks: results on its output, all else beside it.
package struct Voice {
  package let outside: any Outside
  package let environment: Environment
  package let glyphs: Glyphs

  package init(outside: any Outside, environment: Environment, glyphs: Glyphs) {
    self.outside = outside
    self.environment = environment
    self.glyphs = glyphs
  }

  /// Says something that is not a result.
  package func say(_ sentence: String) {
    let lines = Self.harmlessLines("\(environment.toolName): \(sentence)")
    outside.writeError(glyphs.written(lines) + "\n")
  }

  /// Writes a result in words; one in a format goes to the outside as it is.
  package func show(_ text: String) throws(OutputLost) { try outside.write(glyphs.written(text)) }

  /// Says why there is no answer; a reader of JSON gets that, too.
  package func refuse(_ trouble: ToolError, isJSON: Bool) -> ExitCode {
    say(trouble.sentence)
    guard isJSON else { return trouble.code }
    let document = JSONNode.document([
      .init("outcome", .string(trouble.code == .unfinished ? "limit" : "error")),
      .init("says", .string(Self.harmlessLines(trouble.sentence))),
    ])
    do { try outside.write(document.text + "\n") } catch { return .outputLost }
    return trouble.code
  }

  /// A message that may quote anything, its lines kept.
  private static func harmlessLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { harmless(String($0)) }
      .joined(separator: "\n")
  }
}
