import FlowModel
import JourneyTool
import Testing

/// Drawing the screen.
@Suite struct RendererTests {
  @Test(arguments: [false, true])
  func `never takes more cells than the window has`(isASCII: Bool) throws {
    var generator = Steps(seed: 11)
    var session = ScreenSession(
      SystemWalker(Walk(try porch("a 한글 name \u{1B}[2J"))), glyphs: Glyphs(isASCII: isASCII))
    let keys: [Key] = [
      .character("1"), .character("2"), .character("3"), .character("u"), .character("U"),
      .character("?"), .character("p"), .character("w"), .escape, .down, .enter,
      .character("s"), .character("한"), .character("g"),
    ]
    for columns in 20...200 {
      _ = session.take(keys.randomElement(using: &generator) ?? .escape)
      for rows in [5, 8, 9, 12, 14, 16, 24, 50] {
        let lines = Renderer(session, columns: columns, rows: rows).lines()
        #expect(lines.count <= rows)
        for (row, line) in lines.enumerated() {
          let most = row == rows - 1 ? columns - 1 : columns
          #expect(line.width <= most, "\(columns)x\(rows): \(line.text)")
          #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 })
          #expect(!isASCII || line.text.utf8.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }

  @Test(arguments: [(20, 5), (29, 24), (80, 7)])
  func `says that the window is too small`(columns: Int, rows: Int) throws {
    let session = ScreenSession(SystemWalker(Walk(try porch())))
    let lines = Renderer(session, columns: columns, rows: rows).lines()
    #expect(lines.map(\.text) == ["window too small"])
  }

  @Test func `shows every choice in a window of forty columns`() throws {
    var walk = Walk(try porch())
    _ = walk.take("ring")
    let session = ScreenSession(SystemWalker(walk))
    let text = Renderer(session, columns: 40, rows: 12).lines().map(\.text)
      .joined(separator: "\n")
    for choice in walk.choices { #expect(text.contains(choice.text.says)) }
  }

  @Test func `shows a broken property, the phone, the choices and what changed`() throws {
    let walk = Walk(try porch(), taking: ["ring", "lamp-on", "walk-away"])
    var session = ScreenSession(SystemWalker(walk))
    _ = session.take(.escape)
    let lines = Renderer(session, columns: 80, rows: 24).lines().map(\.text)
    let text = lines.map { $0.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
      .joined(separator: "\n")
    #expect(
      text == """
         porch                                                                   step 3
        ────────────────────────────────────────────────────────────────────────────────
        ╭──────────────────────────╮  Screen   lit-porch
        │          Porch           │  Visitor  nobody
        │──────────────────────────│  Lamp     on
        │                          │  Power    on
        │ The lamp burns.          │  Flow     burning
        │                          │
        │         [ Ring ]         │  PROPERTY BROKEN  the lamp burns for nobody
        │                          │
        │                          │  What happens next?
        │                          │   > 1 person ring the bell                   seen 1
        │                          │     2 system the power fails                    new
        │                          │     3 time   5 s pass (long enough to find the
        │                          │              lock)                              new
        │                          │     4 system 5 s pass (long enough to find the
        │                          │              lock); killed after order 1        new
        ╰──────────────────────────╯
        ────────────────────────────────────────────────────────────────────────────────
         Path     1 ring the bell > 2 the lamp lights > 3 walk away > here
         Changed  visitor at the door > nobody
         Verdict  1 BROKEN, 3 hold so far, 1 needs every path
        ────────────────────────────────────────────────────────────────────────────────
         1-4 take  u undo  g goto  f facts  w why  p properties  s save  ? help  q quit
        """)
  }

  @Test(arguments: [("abc", 3), ("한글", 4), ("e\u{301}", 1), ("…", 1), ("", 0), ("あＡ", 4)])
  func `knows how wide text is`(text: String, width: Int) {
    #expect(cells(of: text) == width)
  }
}
