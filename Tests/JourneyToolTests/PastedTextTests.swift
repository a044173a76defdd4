import FlowModel
import JourneyTool
import Testing

@Suite struct PastedTextTests {
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
          ? .success(SystemWalker(walk)) : .failure(ToolError("It does not fit."))
      })
  }

  @Test func `Pasted text is one key, however the bytes come`() {
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

  @Test func `a pasted text may hold what looks like keys, and begin its end more than once`() {
    var decoder = KeyDecoder()
    let text = "q\u{1B}[A\u{1B}[201q\u{4}\r"
    #expect(decoder.take(pasted(text)) == [.paste(text)])
  }

  @Test(arguments: [KeyDecoder.longestPaste, KeyDecoder.longestPaste + 1, 4 << 20])
  func `a pasted text of any size is one key, and what follows is another`(size: Int) {
    var decoder = KeyDecoder()
    var keys = decoder.take(Array("\u{1B}[200~".utf8))
    for start in stride(from: 0, to: size, by: 4096) {
      keys += decoder.take(
        [UInt8](repeating: UInt8(ascii: "x"), count: min(4096, size - start)))
    }
    keys += decoder.take(Array("\u{1B}[201~u".utf8))
    let isKept = size == KeyDecoder.longestPaste
    let text = isKept ? String(repeating: "x", count: size) : nil
    #expect(keys == [.paste(text), .character("u")])
  }

  @Test func `a text whose end never comes is given up after some pauses, as a whole`() {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array("\u{1B}[200~abc".utf8)) == [])
    var keys: [Key] = []
    for _ in 0..<KeyDecoder.patience { keys += decoder.timeOut() }
    #expect(keys == [.paste(nil)])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^12\u{1B}\\", "\u{1B}X12\u{1B}\\",
    "\u{1B}]11;12\u{18}",
  ])
  func `Pasted text is not what a terminal answers, at once, in pieces or late`(_ answer: String) {
    let bytes = Array(answer.utf8)
    for size in [1, 3, 4096] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        keys += decoder.take(Array(bytes[start..<min(start + size, bytes.count)]))
        // A pause in the middle of it is no end; behind its two first bytes it would be Alt and a
        // key.
        if start > 2 { keys += decoder.timeOut() }
      }
      #expect(keys == [])
      #expect(decoder.take([UInt8(ascii: "u")]) == [.character("u")])
    }
  }

  @Test func `Pasted text is told from keys where the terminal does not tell`() {
    func keys(_ text: String) -> [Key] {
      var decoder = KeyDecoder()
      return decoder.take(Array(text.utf8))
    }
    let color = "\u{1B}[31mred\u{1B}[0m"
    for text in [line, "quick check", "can", "qc", "12", "q\r", "uu\u{1B}[Aq", color] {
      #expect(keys(text).isBurst, "\(text)")
    }
    for text in [
      "q", "\r", "jj", "jjjjjjjj", "\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B", "\u{1B}[B\r",
      "\u{1B}[200~quick\u{1B}[201~uq",
    ] { #expect(!keys(text).isBurst, "\(text)") }
    #expect(keys("ab\rc").pasted == .paste("ab\nc"))
    let isTooLong = Array(repeating: Key.enter, count: 1 << 17).pasted == .paste(nil)
    #expect(isTooLong)
  }

  @Test func `a pasted journey is opened`() throws {
    var session = try session()
    _ = session.take(.paste("  \(line)\n"))
    #expect(session.walker.snapshot.path.map(\.id) == ["ring", "lamp-on"])
    #expect(session.message == "Opened the pasted journey: 2 steps.")
    #expect(!session.hasUnsavedSteps)
  }

  @Test func `asks before steps would be lost`() throws {
    var session = try session()
    _ = session.take(.character("1"))
    #expect(session.hasUnsavedSteps)
    _ = session.take(.paste(line))
    #expect(session.panel == .paste)
    #expect(session.walker.snapshot.step == 1)
    _ = session.take(.character("x"))
    #expect(session.message == "Type y or n.")
    _ = session.take(.character("n"))
    #expect(session.panel == .choices)
    #expect(session.walker.snapshot.step == 1)
    _ = session.take(.paste(line))
    _ = session.take(.character("y"))
    #expect(session.walker.snapshot.step == 2)
  }

  @Test func `a pasted text that does not fit, or is no journey, does nothing and says so`() throws
  {
    var session = try session()
    _ = session.take(.paste("journey:porch nonsense"))
    #expect(session.message == "It does not fit.")
    // A line that does not fit the window is shown in several, and pasted so.
    _ = session.take(.paste("journey:porch\nring nonsense"))
    #expect(session.message == "It does not fit.")
    for text in ["quick check 1 2 3", "q", "1", "", "see \(line)"] {
      _ = session.take(.paste(text))
      #expect(session.message?.hasPrefix("The pasted text was ignored") == true)
    }
    _ = session.take(.paste(nil))
    #expect(session.message == "The pasted text is too long, or has no end; nothing was done.")
    #expect(session.walker.snapshot.step == 0)
    #expect(session.panel == .choices)
  }

  @Test(arguments: ["\"journey:porch ring lamp-on\"", "`journey:porch\n  ring lamp-on`\n"])
  func `a pasted journey may be quoted, and broken where the line was`(text: String) throws {
    var session = try session()
    _ = session.take(.paste(text))
    #expect(session.walker.snapshot.path.map(\.id) == ["ring", "lamp-on"])
  }

  @Test func `answers no question, and says so in every panel`() throws {
    for keys: [Key] in [
      [.character("1"), .paste(line)], [.character("s"), .enter], [.character("g")],
      [.character("?")], [.character("p")], [.character("w")], [.character("y")],
    ] {
      var session = try session()
      for key in keys {
        if case .save(let path, _, _) = session.take(key) { session.saved(path, nil, exists: true) }
      }
      let (panel, step) = (session.panel, session.walker.snapshot.step)
      _ = session.take(.paste("yes\r"))
      #expect(session.panel == panel)
      #expect(session.walker.snapshot.step == step)
      let screen = Renderer(session, columns: 80, rows: 24).lines().map(\.text)
      #expect(screen[23].contains("The pasted text was ignored"), "\(panel)")
    }
  }

  @Test func `a fault of a pasted text that is long to tell is told whole`() throws {
    let trouble = "In the pasted line, step 1: " + String(repeating: "no such choice, ", count: 9)
    var session = ScreenSession(
      SystemWalker(Walk(try porch())), opens: { _ in .failure(ToolError(trouble + "end.")) })
    _ = session.take(.paste(line))
    for rows in [10, 12, 24] {
      let screen = Renderer(session, columns: 60, rows: rows).lines().map(\.text)
      #expect(screen.count == rows)
      #expect(screen.joined().contains("In the pasted line"))
      #expect(screen[rows - 1].contains(rows == 24 ? "end." : "…"))
    }
  }

  @Test func `Pasted text is welcome where a file is named`() throws {
    var session = try session()
    _ = session.take(.character("s"))
    _ = session.take(.paste("some/where.journey\n"))
    #expect(session.panel == .entry(.file, "some/where.journey"))
    _ = session.take(.escape)
    _ = session.take(.character("g"))
    _ = session.take(.paste("12\r"))
    #expect(session.panel == .entry(.step, "12"))
  }

  @Test func `a pasted journey is opened as a line, unless steps would be lost`() throws {
    var session = LineSession(SystemWalker(Walk(try porch())), opens: try self.session().opens)
    guard case .refuse = session.take("journey:porch nonsense") else {
      Issue.record("a journey that does not fit was taken")
      return
    }
    guard case .say(let told) = session.take(line) else {
      Issue.record("the journey was refused")
      return
    }
    #expect(told.contains { $0.hasPrefix("Step 2. ") })
    #expect(!session.hasUnsavedSteps)
    _ = session.take("1")
    #expect(
      session.take(line)
        == .refuse(["Not opened: 3 steps here would be lost. Save them first: save mine.journey"]))
    #expect(session.walker.snapshot.step == 3)
  }
}
