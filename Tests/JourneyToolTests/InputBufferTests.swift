import JourneyTool
import Testing

/// An input in pieces.
@Suite struct InputBufferTests {
  /// An input that hands the pieces out one by one; a line of eight bytes is the longest.
  private func input(_ pieces: [String]) -> InputBuffer {
    var rest = pieces[...]
    return InputBuffer { rest.popFirst().map { Array($0.utf8) } }
  }

  private func lines(_ pieces: String...) -> [String] {
    var input = input(pieces)
    var lines: [String] = []
    while let line = input.line(longest: 8) { lines.append(line) }
    return lines
  }

  @Test func `Input is handed out by lines, wherever the pieces end`() {
    #expect(lines("ring\nlam", "p-on", "\r\n", "\n", "quit") == ["ring", "lamp-on", "", "quit"])
    #expect(lines() == [])
    #expect(lines("12345678\r", "\n12345678") == ["12345678", "12345678"])
  }

  @Test func `cuts a line that is too long, leaves it too long, and hands out the next whole`() {
    for end in ["\nring\n", "\r\nring"] {
      for length in 9...40 {
        let long = String(repeating: "x", count: length)
        #expect(lines(long + end).map(\.utf8.count) == [min(length, 10), 4])
        #expect(lines(long, long, end).map(\.utf8.count) == [10, 4])
        #expect(lines("12345678\r", long, end).map(\.utf8.count) == [10, 4])
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `looks at every byte of an endless line once`() {
    var left = 200
    var input = InputBuffer {
      left -= 1
      return left < 0 ? nil : Array(repeating: 0x78, count: 65_536)
    }
    #expect(input.line(longest: 8192)?.utf8.count == 8194)
    #expect(input.line(longest: 8192) == nil)
  }

  @Test func `Input is handed out as a whole from where the lines ended`() {
    var input = input(["ring\nla", "mp-on\n", "quit"])
    #expect(input.line(longest: 8) == "ring")
    #expect(input.rest(limit: 100) == Array("lamp-on\nquit".utf8))
    #expect(input.line(longest: 8) == nil)
  }

  @Test func `Input is not handed out as a whole if it is too large`() {
    var input = input(["ring\n", "lamp-on\n"])
    #expect(input.rest(limit: 12) == nil)
  }
}
