import EveryPath
import FlowChecker
import Testing

/// A trip to Settings that a test writes with its faults.
private struct Journey: Flow {
  enum State: Hashable, Sendable, CaseIterable { case asking, away, returning, closed }
  enum Event: Hashable, Sendable, CaseIterable { case settings, close, left, back, read }
  enum Effect: Hashable, Sendable, CaseIterable { case openSettings, look }
  enum Outcome: Hashable, Sendable { case done }

  /// Whether it remembers before it leaves.
  var remembers = true
  /// Whether it forgets again before it leaves.
  var forgets = false
  /// Whether it waits until it has left.
  var waits = true
  /// Where a new process goes on, for each state that is not dropped.
  var resumptions: [State: State] = [.asking: .returning]

  static let remembering = #line + 8
  static let leaving = remembering + 3
  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      On(.settings) {
        if remembers { Remember() }
        if forgets { Forget() }
        if waits {
          Perform(.openSettings, until: .left)
        } else {
          Perform(.openSettings)
        }
        Go(to: .away)
      }
      On(.close) {
        Forget()
        Go(to: .closed)
      }
    case .away:
      On(.back) { Go(to: .returning) }
      Ignore(.left, because: "it shows in the app coming back")
    case .returning:
      Enter { Perform(.look, until: .read) }
      On(.close) {
        Forget()
        Go(to: .closed)
      }
    case .closed: Finish(.done)
    }
  }

  func answers(to effect: Effect) -> [Event] { effect == .look ? [.read] : [.left] }
  func certainty(of effect: Effect) -> Certainty { .certain }
  var boundEvents: [Event] { [.back] }
  func resume(from state: State) -> Resumption<State, Outcome> {
    resumptions[state].map { .at($0) } ?? .drop(.done)
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }
  func role(of effect: Effect) -> EffectRole { effect == .openSettings ? .opensSettings : .plain }
  func role(of event: Event) -> EventRole {
    event == .settings || event == .close ? .person : .system
  }
}

@Suite struct ForgottenIntentTests {
  private static let lost =
    "`openSettings` leaves for Settings with nothing remembered, and the system ends the app when a "
    + "switch is changed there, so the journey is lost; write Remember() before it"

  @Test func `A trip that is remembered is sound`() throws {
    #expect(try findings(of: Journey()) == [])
    #expect(try findings(of: Journey(waits: false)) == [])
  }

  @Test func `Settings without Remember is found at the step that leaves`() throws {
    let found = try findings(of: Journey(remembers: false))
    #expect(found.map(\.rule) == ["unremembered-trip", "resumed-for-nothing"])
    #expect(found.first?.sentence == Self.lost)
    #expect(found.first?.lineNumbers == [Journey.leaving])
    #expect(found.first?.witness == ["settings"])
  }

  @Test func `Settings without Remember is found where nothing waits for it`() throws {
    let found = try findings(of: Journey(remembers: false, waits: false))
    #expect(found.first?.sentence == Self.lost)
    #expect(found.first?.lineNumbers == [Journey.leaving + 2])
  }

  @Test func `An intent that is forgotten before Settings is none`() throws {
    let found = try findings(of: Journey(forgets: true))
    #expect(found.map(\.rule) == ["unremembered-trip"])
  }

  @Test func `A flow that drops every journey leaves for Settings as it likes`() throws {
    #expect(try findings(of: Journey(remembers: false, resumptions: [:])) == [])
  }

  @Test func `Remember in a state that resume drops is found at its line`() throws {
    let found = try findings(of: Journey(resumptions: [:]))
    #expect(found.map(\.rule) == ["remembered-in-vain"])
    #expect(
      found.map(\.sentence) == [
        "Remember() keeps `asking`, which resume(from:) drops, so the next process does not resume "
          + "it; answer .at(…) for it there, or leave out the Remember()"
      ])
    #expect(found.map(\.lineNumbers) == [[Journey.remembering]])
  }

  @Test func `States that resume elsewhere than a remembered one are found in one finding`() throws
  {
    let found = try findings(
      of: Journey(resumptions: [.asking: .returning, .away: .away, .returning: .away]))
    #expect(found.map(\.rule) == ["resumed-for-nothing"])
    #expect(
      found.map(\.sentence) == [
        "resume(from:) goes on from `away`, `returning`, but no Remember() or Call leads there; write "
          + "Remember() before what may end the app, or answer .drop(…)"
      ])
    #expect(found.map(\.lineNumbers) == [[Journey.leaving + 11]])
    #expect(found.map(\.witness) == [["settings", "left"]])
  }

  @Test func `The start beside states that are dropped is found as well`() throws {
    let found = try findings(of: Journey(resumptions: [.asking: .returning, .away: .asking]))
    #expect(found.map(\.rule) == ["resumed-for-nothing"])
  }

  @Test func `States that resume where a remembered one does need not be told apart`() throws {
    let resumptions = [Journey.State.asking: Journey.State.returning, .away: .returning]
    #expect(try findings(of: Journey(resumptions: resumptions)) == [])
  }

  @Test func `A state in which a Call waits needs no Remember to be resumed`() throws {
    #expect(try findings(of: Guest()).filter { $0.rule == "resumed-for-nothing" } == [])
    let found = try findings(of: Guest(isAlone: true))
    #expect(found.map(\.rule).contains("resumed-for-nothing"))
  }

  @Test func `A suite goes on from a state in which a Call waits`() throws {
    let suite = Suite(.transitions, of: try FlowGraph(Guest()).compiled)
    #expect(suite.contains { $0.steps.first?.says == "resume from visiting" })
    let alone = Suite(.transitions, of: try FlowGraph(Guest(isAlone: true)).compiled)
    #expect(!alone.contains { $0.steps.first?.says == "resume from visiting" })
  }

  @Test func `To begin anew from every state is no resumption`() throws {
    let anew = Dictionary(
      uniqueKeysWithValues: Journey.State.allCases.map { ($0, Journey.State.asking) })
    let found = try findings(of: Journey(remembers: false, resumptions: anew))
    #expect(found.map(\.rule) == ["unremembered-trip"])
  }
}

/// Waits for a component that may remember something, unless it is alone.
private struct Guest: Flow {
  enum State: Hashable, Sendable, CaseIterable { case outside, visiting, returning, over }
  enum Event: Hashable, Sendable, CaseIterable { case go }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case over }
  static let host = ComponentID<Journey>("host")

  var isAlone = false
  var start: State { .outside }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .outside: On(.go) { Go(to: .visiting) }
    case .visiting, .returning:
      if isAlone {
        On(.go) { Go(to: .over) }
      } else {
        Enter {
          Call(Self.host, until: .done); Go(to: .over)
        }
      }
    case .over: Finish(.over)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> {
    state == .visiting ? .at(.returning) : .drop(.over)
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .over }
}
