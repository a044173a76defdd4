import EveryPath
import FlowChecker
import Testing

/// States that differ in a parameter share the lines of their rows, and so what is wrong with them.
@Suite struct AlikeTests {
  /// Three questions, one after the other.
  struct Survey: Flow {
    enum State: Hashable, Sendable {
      case asking(Int)
      case over
    }
    enum Event: Hashable, Sendable { case yes, no, tap }
    enum Effect: Hashable, Sendable { case ask(Int) }
    enum Outcome: Hashable, Sendable { case done }
    enum Fault: Sendable, CaseIterable { case enters, exit, until, or, timeout, row, answer }

    let fault: Fault
    var start: State { .asking(1) }
    var states: [State] { [.asking(1), .asking(2), .asking(3), .over] }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .asking(let number):
        let next = number < 3 ? State.asking(number + 1) : .over
        switch fault {
        case .enters:
          Enter { Perform(.ask(number)) }
          Enter { Perform(.ask(number)) }
          On(.yes) { Go(to: next) }
        case .exit: On(.yes) { Stay() }
        case .until:
          Enter {
            Perform(.ask(number), until: .no)
            Go(to: next)
          }
        case .or:
          Enter {
            Perform(.ask(number), until: .yes) { Or(.no) { Go(to: .over) } }
            Go(to: next)
          }
        case .timeout:
          After(.seconds(1), because: "it is short") { Go(to: next) }
          After(.seconds(2), because: "it is long") { Go(to: .over) }
        case .row:
          On(.tap) { Go(to: next) }
          On(.tap) { Go(to: .over) }
        case .answer:
          Enter { Perform(.ask(number)) }
          On(.tap) { Go(to: next) }
        }
      case .over: Finish(.done)
      }
    }
    func answers(to effect: Effect) -> [Event] { [.yes] }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
    func certainty(of effect: Effect) -> Certainty { .certain }
  }

  private func sentences(_ fault: Survey.Fault) -> [String] {
    do {
      return try findings(of: Survey(fault: fault)).filter { $0.rule != "unused-event" }
        .map(\.sentence)
    } catch {
      return (error as? DefinitionErrors)?.mistakes.map(\.sentence) ?? []
    }
  }

  @Test(arguments: Survey.Fault.allCases.filter { $0 != .answer })
  func `What is wrong in three of them is said once, with the names of all`(
    fault: Survey.Fault
  ) throws {
    let sentences = sentences(fault).filter { !$0.contains("never performs") }
    #expect(sentences.count { $0.contains("(1)`") } == 1)
    let sentence = try #require(sentences.first { $0.contains("(1)`") })
    let name = sentence.contains("`ask(1)`") ? "ask" : "asking"
    #expect(sentence.hasSuffix("; the same goes for `\(name)(2)` and `\(name)(3)`"))
  }

  @Test func `What each of them lacks for an effect of its own is said once`() {
    #expect(
      sentences(.answer) == [
        "`ask(1)` can be answered with `yes`, which `asking(1)` has no row for; write On or "
          + "Ignore, or leave it out of answers(to:); the same goes for `ask(2)`, `asking(2)`, "
          + "`ask(3)` and `asking(3)`"
      ])
  }
}
