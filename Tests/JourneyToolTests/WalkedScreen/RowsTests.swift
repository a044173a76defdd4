import FlowModel
import JourneyTool
import Testing

/// Rows of choices.
@Suite struct RowsTests {
  private static let sample = Result { try Sample.walkers(states: 60) }

  /// Every fourth walker is seen in one window, and every sixteenth in ASCII.
  @Test(arguments: [(80, 24, false), (60, 20, false), (80, 24, true), (60, 20, true)])
  func `say all under the cursor, and no two of them are alike`(
    columns: Int, rows: Int, isASCII: Bool
  ) throws {
    let walkers = try Self.sample.get()
    #expect(walkers.count > 500)
    for (number, walker) in walkers.enumerated()
    where number % (isASCII ? 32 : 8) == (columns == 60 ? 0 : 1) {
      var session = ScreenSession(walker, glyphs: Glyphs(isASCII: isASCII))
      let choices = walker.snapshot.choices
      openCuts(of: &session)
      let rowsOfChoices = session.rows
      // What each row says while the cursor is elsewhere, and what row says it.
      var texts: [Int: String] = [:]
      for (number, row) in rowsOfChoices.enumerated() {
        let drawn = DrawnRows(session, columns: columns, rows: rows)
        #expect(drawn.cursor == number)
        guard case .choice(let index) = row else {
          _ = session.take(.down)
          continue
        }
        let choice = choices[index]
        let under = drawn.texts[number] ?? ""
        let whole = "\(choice.text.by) \(session.glyphs.shown(choice.text.says))"
        // A line may be broken at a space or within a word.
        #expect(
          under.filter { $0 != " " }.hasPrefix(whole.filter { $0 != " " }),
          "\(walker.snapshot.system): \(under)")
        for (other, text) in drawn.texts where other != number { texts[other] = text }
        _ = session.take(.down)
      }
      for (text, alike) in Dictionary(grouping: texts.keys, by: { texts[$0] ?? "" })
      where alike.count > 1 {
        let ids = alike.sorted().map { "\(rowsOfChoices[$0])" }
        Issue.record("\(walker.snapshot.system): \(ids) are drawn as \"\(text)\"")
      }
    }
  }

  /// Shows what is cut short one by one, with the cursor on the first row.
  private func openCuts(of session: inout ScreenSession) {
    guard session.rows.contains(where: { if case .cuts = $0 { true } else { false } }) else {
      return
    }
    _ = session.take(.end)
    _ = session.take(.enter)
    _ = session.take(.home)
  }
}
