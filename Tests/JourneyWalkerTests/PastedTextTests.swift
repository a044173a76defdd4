import FlowModel
import JourneyWalker
import Testing

@Suite struct `A pasted text` {
  private let line = "journey:porch ring lamp-on"

  private func pasted(_ text: String) -> [UInt8] { Array("\u{1B}[200~\(text)\u{1B}[201~".utf8) }

  private func session() throws -> ScreenSession {
    let system = try porch()
    return ScreenSession(
      SystemWalker(Walk(system)),
      opens: { text in
        var walk = Walk(system)
        let words = text.split { $0 == " " }.dropFirst().map(String.init)
        return walk.take(words) == nil
          ? .success(SystemWalker(walk)) : .failure(Trouble("It does not fit."))
      })
  }

  @Test func `is one key, however the bytes come`() {
    for size in [1, 2, 5, 7, 4096] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      let bytes = pasted(line) + Array("q".utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        keys += decoder.take(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(keys == [.paste(line), .character("q")])
    }
  }

  @Test func `may hold what looks like keys, and begin its end more than once`() {
    var decoder = KeyDecoder()
    let text = "q\u{1B}[A\u{1B}[201q\u{4}\r"
    #expect(decoder.take(pasted(text)) == [.paste(text)])
  }

  @Test func `of a hundred megabytes is refused as a whole, and what follows is a key`() {
    var decoder = KeyDecoder()
    var keys = decoder.take(Array("\u{1B}[200~".utf8))
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    for _ in 0..<1600 { keys += decoder.take(piece) }
    keys += decoder.take(Array("\u{1B}[201~u".utf8))
    #expect(keys == [.paste(nil), .character("u")])
  }

  @Test func `whose end never comes ends after some pauses`() {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array("\u{1B}[200~abc".utf8)) == [])
    var keys: [Key] = []
    for _ in 0..<KeyDecoder.patience { keys += decoder.timeOut() }
    #expect(keys == [.paste("abc")])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^12\u{1B}\\", "\u{1B}X12\u{1B}\\",
    "\u{1B}]11;12\u{18}",
  ])
  func `is not what a terminal answers, at once, in pieces or late`(_ answer: String) {
    let bytes = Array(answer.utf8)
    for size in [1, 3, 4096] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        keys += decoder.take(Array(bytes[start..<min(start + size, bytes.count)]))
        // A pause in the middle of it is no end; behind its two first bytes it would be Alt and a key.
        if start > 2 { keys += decoder.timeOut() }
      }
      #expect(keys == [])
      #expect(decoder.take([UInt8(ascii: "u")]) == [.character("u")])
    }
  }

  @Test func `is told from keys where the terminal does not tell`() {
    func keys(_ text: String) -> [Key] {
      var decoder = KeyDecoder()
      return decoder.take(Array(text.utf8))
    }
    for text in [line, "quick check", "can"] { #expect(keys(text).isBurst, "\(text)") }
    for text in ["q", "jj", "jjjjjjjj", "12", "12\r", "\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B", "uU"] {
      #expect(!keys(text).isBurst, "\(text)")
    }
    #expect(keys("ab\rc").text == "ab\nc")
  }

  @Test func `that is a journey is opened`() throws {
    var session = try session()
    _ = session.take(.paste("  \(line)\n"))
    #expect(session.walker.place.path.map(\.id) == ["ring", "lamp-on"])
    #expect(session.message == "Opened the pasted journey: 2 steps.")
    #expect(!session.hasUnsavedSteps)
  }

  @Test func `asks before steps would be lost`() throws {
    var session = try session()
    _ = session.take(.character("1"))
    #expect(session.hasUnsavedSteps)
    _ = session.take(.paste(line))
    #expect(session.panel == .paste)
    #expect(session.walker.place.step == 1)
    _ = session.take(.character("x"))
    #expect(session.message == "Type y or n.")
    _ = session.take(.character("n"))
    #expect(session.panel == .choices)
    #expect(session.walker.place.step == 1)
    _ = session.take(.paste(line))
    _ = session.take(.character("y"))
    #expect(session.walker.place.step == 2)
  }

  @Test func `that does not fit, or is no journey, does nothing and says so`() throws {
    var session = try session()
    _ = session.take(.paste("journey:porch nonsense"))
    #expect(session.message == "It does not fit.")
    for text in ["quick check 1 2 3", "q", "1", "", "\(line)\nand more"] {
      _ = session.take(.paste(text))
      #expect(session.message?.hasPrefix("The pasted text was ignored") == true)
    }
    _ = session.take(.paste(nil))
    #expect(session.message == "The pasted text is too long; nothing was done.")
    #expect(session.walker.place.step == 0)
    #expect(session.panel == .choices)
  }

  @Test func `is welcome where a file is named`() throws {
    var session = try session()
    _ = session.take(.character("s"))
    _ = session.take(.paste("some/where.journey\n"))
    #expect(session.panel == .entry(.file, "some/where.journey"))
  }
}
