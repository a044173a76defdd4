import EveryPath
import Testing

/// Who tests the tester: names and lists.
@Suite struct NameMistakesTests {
  struct Numbered: Flow {
    enum Event: Hashable, Sendable { case tap }
    enum Effect: Hashable, Sendable { case beep }
    var states: [Int] { [1, 2] }
    static let line = #line + 5
    var start: Int { 1 }
    var names = ["", "one", "two", "three"]
    func transitions(from state: Int) -> Transitions {
      switch state {
      case 1: On(.tap) { Go(to: last) }
      case 2: On(.tap) { Go(to: last) }
      default: Finish(true)
      }
    }
    var last = 3
    func name(of state: Int) -> String { names[state] }
    func answers(to effect: Effect) -> [Event] { [] }
    func abandoned(_ reason: Abandonment) -> Bool { false }
  }

  @Test func `A state that is not listed`() {
    let found = mistakes(of: Numbered())
    #expect(
      found.map(\.sentence) == [
        "`three` is reached but missing from `states`; add it to the list"
      ])
    #expect(found.map(\.rule) == ["state-not-listed"])
    #expect(found.first?.lineNumbers == [Numbered.line])
  }

  @Test func `Two states with one id`() {
    let found = mistakes(of: Numbered(names: ["", "one", "one", "three"]))
    #expect(found.map(\.rule) == ["state-not-listed", "colliding-names"])
    #expect(
      found.last?.sentence == "two states have the id `one`; tell them apart in name(of:)")
    #expect(found.last?.lineNumbers == [Numbered.line, Numbered.line + 1])
  }

  struct Alike: Flow {
    enum One: Hashable, Sendable { case same }
    enum Two: Hashable, Sendable { case same }
    enum Value: Hashable, Sendable, CustomStringConvertible {
      case one(One)
      case two(Two)
      var description: String { "same" }
    }
    enum State: Hashable, Sendable { case here, over }
    var start: State { .here }
    func transitions(from state: State) -> Transitions {
      switch state {
      case .here:
        On(.one(.same)) {
          Perform(.one(.same)); Go(to: .over)
        }
        On(.two(.same)) {
          Perform(.two(.same)); Deliver(.two(.same)); Go(to: .over)
        }
      case .over: Finish()
      }
    }
    func answers(to effect: Value) -> [Value] { [] }
    func resume(from state: State) -> Resumption<State, Value> { .drop(.one(.same)) }
    func abandoned(_ reason: Abandonment) -> Value { .one(.same) }
  }

  @Test func `Two events, effects or outcomes with one id`() {
    #expect(
      mistakes(of: Alike()).map(\.sentence)
        == ["events", "effects", "outcomes"].map {
          "two \($0) have the id `same`; give their type a description that tells them apart"
        })
  }
}
