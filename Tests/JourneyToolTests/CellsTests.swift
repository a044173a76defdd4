import JourneyTool
import Testing

/// Text in lines.
@Suite struct CellsTests {
  @Test(arguments: [
    ("one two", ["one two"]), ("one two three", ["one two", "  three"]),
    ("abcdefghijklmnopqr", ["abcdefgh", "  ijklmn", "  opqr"]),
    ("a bcdefghijklm", ["a", "  bcdefg", "  hijklm"]),
    ("한한한한한", ["한한한한", "  한"]), ("", [""]),
  ])
  func `Text is broken at spaces, and in a word that is too long`(_ text: String, _ lines: [String])
  {
    #expect(wrapped(text, to: 8, indent: 2) == lines)
  }

  @Test(.timeLimit(.minutes(5)))
  func `Text is broken in one pass, however long a word is`() {
    #expect(wrapped(String(repeating: "x", count: 1_000_000), to: 80).count == 12_500)
  }
}
