import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: answers that nobody waits for.
@Suite struct UnawaitedAnswerTests {
  /// A flow whose first state has these rows.
  private func found(_ rows: FlowRows<Sketch>) throws -> [Finding] {
    try findings(
      of: Sketch { state in
        switch state {
        case .a:
          On(.back) { Go(to: .z) }
          rows
        default: Finish(.done)
        }
      }
    ).filter { $0.rule == "waiting-for-ever" }
  }

  private static let sentence =
    "`a/tap/shown` waits for `shown`, but `show` can be answered with `failed`, which nothing waits "
    + "for; add an Or for it, a Timeout, or an Interrupt"

  @Test func `a sequence that waits for one of several answers, with the journey to it`() throws {
    let line = #line + 2
    let rows = On(.tap) {
      Perform(.show, until: .shown)
      Go(to: .z)
    }.block
    let found = try found(rows)
    #expect(found.map(\.sentence) == [Self.sentence])
    #expect(found.map(\.lineNumbers) == [[line]])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test func `a wait that something else can end is none for ever; a timeout of the state cannot`()
    throws
  {
    let waiting = On(.tap) {
      Perform(.show, until: .shown)
      Go(to: .z)
    }.block
    func beside(_ rows: FlowRows<Sketch>) -> FlowRows<Sketch> {
      FlowRowBuilder<Sketch>.buildArray([waiting, rows])
    }
    #expect(try found(beside(Interrupt(.alarm) { Go(to: .z) }.block)) == [])
    #expect(try found(beside(Interrupt(.failed) { Go(to: .z) }.block)) == [])
    let after = After(.seconds(9), because: "patience ends") { Go(to: .z) }.block
    #expect(try found(beside(after)).map(\.sentence) == [Self.sentence])
    let ignored = Ignore(.failed, because: "it changes nothing").block
    #expect(try found(beside(ignored)).map(\.sentence) == [Self.sentence])
  }

  @Test(
    arguments: [
      On(.tap) {
        Perform(.show, until: .shown) { Or(.failed) { Stay() } }
        Go(to: .z)
      }.block,
      On(.tap) {
        Perform(.show, until: .shown) { Timeout(.seconds(9), because: "lost") { Stay() } }
        Go(to: .z)
      }.block,
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .z)
      }.block,
    ])
  func `a wait whose every answer is awaited, or that time ends, is none for ever`(
    rows: FlowRows<Sketch>
  ) throws { #expect(try found(rows) == []) }
}
