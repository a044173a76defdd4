import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite("A step that does not come to its end")
struct EndlessStepTests {
  /// A world that answers at once.
  struct Echo: World {
    enum Notice: Hashable, Sendable { case pressed, back }
    enum Sign: Hashable, Sendable { case none }

    func offer(_ moves: inout [Int]) { moves += [0, 1] }
    func text(of move: Int) -> ChoiceText {
      move == 0 ? ChoiceText(.person, "begin", "begin") : ChoiceText(.person, "press", "press")
    }
    mutating func take(_ move: Int, _ news: inout News<Self>) {
      if move == 0 { news.begin(part: 0) } else { news.tell(.pressed) }
    }
    mutating func endProcess(_ news: inout News<Self>) {}
    mutating func renumber(_ number: (Address) -> Address) {}
    var isRunning: Bool { true }
    var isBusy: Bool { false }
    var screen: String { "" }
    var facts: [(name: String, value: String)] { [] }
    static func words(for sign: Sign) -> String { "" }
  }

  private func echo(_ flow: Sketch) throws -> System<Echo> {
    let part = try Part<Echo>(
      "caller", flow, checksPaths: false,
      perform: { _, address, _, news in news.answer(address, .back) },
      hear: { $0 == .pressed ? .tap : .yes })
    return System("echo", "", parts: [part], worlds: [Echo()]) {
      Sometimes<Echo>("it begins") { $0.began() }
    }
  }

  @Test func `is told with its rows and a journey, and the check ends`() throws {
    let report = check(
      try echo(
        Sketch { state in
          switch state {
          case .a: On(.tap) { Go(to: .b) }
          case .b:
            Enter { Perform(.ask) }
            On(.yes) { Go(to: .b) }
            On(.no) { Go(to: .z) }
            Ignore(.tap, because: "it is on its way")
          default: Finish(.done)
          }
        }))
    #expect(report.completeness == .complete)
    #expect(report.outcome == .broken)
    let finding = try #require(report.findings.first { $0.rule == "endless-step" })
    #expect(finding.sentence.contains("`caller` goes round for ever"))
    #expect(finding.lines.count == 1)
    #expect(finding.witness == ["begin", "press"])
  }

  @Test func `is nothing that a long step is taken for`() throws {
    let report = check(
      try echo(
        Sketch { state in
          switch state {
          case .a:
            On(.tap) {
              for _ in 0..<40 { Perform(.ask, until: .yes) { Or(.no) { Go(to: .z) } } }
              Go(to: .z)
            }
          default: Finish(.done)
          }
        }))
    #expect(report.findings.filter { $0.rule == "endless-step" }.isEmpty)
  }
}
