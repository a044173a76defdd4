import FlowModel
import JourneyTool
import Testing

/// A walk on the screen.
@Suite struct ScreenSessionTests {
  private func session() throws -> ScreenSession {
    ScreenSession(SystemWalker(Walk(try porch())))
  }

  private func type(_ text: String, _ session: inout ScreenSession) {
    for character in text { _ = session.take(.character(character)) }
  }

  @Test func `takes digits, arrows and Enter`() throws {
    var session = try session()
    _ = session.take(.character("1"))
    #expect(session.walker.snapshot.path.map(\.id) == ["ring"])
    _ = session.take(.down)
    _ = session.take(.character("j"))
    _ = session.take(.enter)
    #expect(session.walker.snapshot.path.map(\.id) == ["ring", "lamp-on"])
    #expect(session.cursor == 0)
  }

  @Test func `answers a digit that is no choice and stays`() throws {
    var session = try session()
    _ = session.take(.character("9"))
    #expect(session.message == "Choose 1 to 2.")
    #expect(session.walker.snapshot.step == 0)
  }

  @Test func `undoes past the start and redoes past the end without harm`() throws {
    var session = try session()
    type("1uu", &session)
    #expect(session.message == "This is the start: nothing to take back.")
    type("UU", &session)
    #expect(session.message == "Nothing was taken back.")
    #expect(session.walker.snapshot.step == 1)
  }

  @Test func `says once that steps taken back are forgotten`() throws {
    var session = try session()
    type("13u2", &session)
    #expect(session.message == "The step taken back is forgotten.")
    #expect(session.walker.snapshot.future.isEmpty)
  }

  @Test func `stops when a property breaks, and offers what to do`() throws {
    var session = try session()
    type("13", &session)
    let leave = try #require(
      session.walker.snapshot.choices.firstIndex { $0.text.id == "walk-away" })
    type("\(leave + 1)", &session)
    #expect(session.panel == .broken)
    let text = Renderer(session, columns: 80, rows: 24).lines().map(\.text).joined(
      separator: "\n")
    for words in [
      "PROPERTY BROKEN  the lamp burns for nobody", "by step 3: walk away",
      " > 1 find a shorter one", "2 copy as one line", "3 undo, to step 2",
      "4 save this journey", "5 see every property", "6 go on walking",
    ] { #expect(text.contains(words)) }
    type("9", &session)
    #expect(session.message == "Choose 1 to 6.")
    #expect(session.panel == .broken)

    var undone = session
    type("3", &undone)
    #expect(undone.walker.snapshot.step == 2)
    #expect(undone.panel == .choices)
    var saved = session
    type("4", &saved)
    #expect(saved.panel == .entry(.file, "porch.journey"))
    var looked = session
    for _ in 0..<4 { _ = looked.take(.down) }
    _ = looked.take(.enter)
    #expect(looked.panel == .properties)
    var carried = session
    _ = carried.take(.escape)
    #expect(carried.panel == .choices)
    #expect(carried.walker.snapshot.step == 3)
    #expect(session.take(.character("q")) == .quit)
  }

  @Test func `closes panels with Escape and never quits by it`() throws {
    var session = try session()
    for key in "?pw" {
      _ = session.take(.character(key))
      #expect(session.panel != .choices)
      #expect(session.take(.escape) == .nothing)
      #expect(session.panel == .choices)
    }
    #expect(session.take(.escape) == .nothing)
  }

  @Test(arguments: [Key.character("q"), .endOfInput])
  func `quits`(key: Key) throws {
    var session = try session()
    #expect(session.take(key) == .quit)
  }

  @Test func `saves under a typed name, and asks before it replaces`() throws {
    var session = try session()
    type("s", &session)
    // The first letter replaces the suggested name.
    type("a.j", &session)
    guard case .save("a.j", let text, false) = session.take(.enter) else {
      Issue.record("nothing to save")
      return
    }
    #expect(try decodedJSON(JourneyFile.self, from: Array(text.utf8)).journey.steps.isEmpty)
    session.saved("a.j", nil, exists: true)
    #expect(session.take(.character("y")) == .save(path: "a.j", text: text, replacing: true))
    session.saved("a.j", nil, exists: true)
    #expect(session.take(.enter) == .nothing)
    #expect(session.message == "Not saved.")
  }

  @Test func `goes to a step`() throws {
    var session = try session()
    type("13g1", &session)
    _ = session.take(.enter)
    #expect(session.walker.snapshot.step == 1)
    type("g7", &session)
    _ = session.take(.enter)
    #expect(session.message == "The steps of this walk are 0 to 2.")
  }

  @Test func `shows the walk in one line, to copy by hand or from the clipboard`() throws {
    var session = ScreenSession(SystemWalker(Walk(try porch(), taking: ["ring", "lamp-on"])))
    guard case .copy(let line) = session.take(.character("y")) else {
      Issue.record("nothing to copy")
      return
    }
    #expect(line.hasPrefix("journey:porch/"))
    #expect(line.hasSuffix(" ring lamp-on"))
    let text = Renderer(session, columns: 80, rows: 24).lines().map(\.text)
    #expect(text.contains { $0.contains(line) })
    _ = session.take(.escape)
    #expect(session.panel == .choices)
  }

  @Test func `scrolls the properties by lines and pages, and owes nothing at their end`() throws {
    var session = try session()
    session.window = (columns: 40, rows: 12)
    func first() -> String {
      Renderer(session, columns: 40, rows: 12).lines()[2].text
    }
    type("p", &session)
    let top = first()
    _ = session.take(.end)
    let end = first()
    #expect(end != top)
    for _ in 0..<10 { _ = session.take(.down) }
    #expect(first() == end)
    _ = session.take(.up)
    #expect(first() != end)
    _ = session.take(.home)
    #expect(first() == top)
    _ = session.take(.down)
    let second = first()
    _ = session.take(.up)
    _ = session.take(.pageDown)
    #expect(![top, second].contains(first()))
    _ = session.take(.pageUp)
    #expect(first() == top)
    #expect(session.panel == .properties)
  }

  @Test func `lists broken properties first, then those that need every path`() throws {
    var session = ScreenSession(
      SystemWalker(Walk(try porch(), taking: ["ring", "lamp-on", "walk-away"])))
    type("p", &session)
    let words = Renderer(session, columns: 80, rows: 24).lines().map(\.text).compactMap { line in
      ["BROKEN", "needs every path", "holds so far"].first { line.hasPrefix("  \($0)") }
    }
    #expect(words == ["BROKEN", "needs every path"] + Array(repeating: "holds so far", count: 3))
  }
}
