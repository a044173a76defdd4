import CameraFlow
import EveryPath
import EveryPathTesting
import Testing

/// A visit goes as its doorbell does.
private struct Visit: Flow {
  enum State: Hashable, Sendable, CaseIterable { case outside, inside, over }
  enum Event: Hashable, Sendable, CaseIterable { case callOff }
  enum Effect: Hashable, Sendable, CaseIterable { case wave }
  enum Outcome: Hashable, Sendable { case met, missed }
  static let bell = ComponentID<Doorbell>("bell")
  var start: State { .outside }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .outside:
      Enter {
        Call(Self.bell, until: .welcome) { Or(.alone, from: Self.bell) { Go(to: .over) } }
        Go(to: .inside)
      }
    case .inside: Finish(.met)
    case .over: Finish(.missed)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func abandoned(_ reason: Abandonment) -> Outcome { .missed }
}

@Suite struct GivenTests {
  @Test func `One thing leads to the next`() throws {
    try Given(Doorbell())
      .then(.isIn(.waiting))
      .when(.left).then(.ignores)
      .when(.dogGone).then(.refuses)
      .when(.bell).then(.isIn(.rung), performing: [.light])
      .when(.dogGone).then(.delays(.seconds(1)))
      .when(.answered(isFriend: true)).then(.defers)
      .whenTimePasses().then(.isIn(.open), performing: [.ask], delivering: .welcome)
      .when(.left).then(.finishes)
      .when(.bell).then(.refuses)
  }

  @Test func `An answer belongs to the effect that asked`() throws {
    try Given(Doorbell(), in: .asking)
      .then(.isIn(.asking), performing: [.ask])
      .when(.answered(isFriend: true), answering: .callDog).then(.drops)
      .when(.answered(isFriend: false), answering: .ask).then(.ends(.alone))
  }

  @Test func `A sequence waits for its acknowledgement`() throws {
    try Given(Doorbell(), in: .rung)
      .when(.left).then(.waits(for: .dogGone), performing: [.callDog])
      .when(.dogGone, answering: .callDog).then(.ends(.alone))
    try Given(Doorbell(), in: .rung).whenTimePasses().then(.ends(.alone))
    try Given(Doorbell(), in: .open).whenTimePasses().then(.drops)
  }

  @Test func `What is not expected is an issue that names the row`() throws {
    let bell = try Given(Doorbell()).when(.bell)
    expect(
      "bell: expected in open, but it is at rung (row at ",
      of: bell.problems(expecting: .isIn(.open), performing: [.light]))
    expect("expected to perform [], but it performed [", of: bell.problems(expecting: .isIn(.rung)))
    try expect(
      "left: expected in waiting, but it is still at waiting: ignored, nobody was there",
      of: Given(Doorbell()).when(.left).problems(expecting: .isIn(.waiting)))
    expect(
      "expected where it was, ignoring this",
      of: bell.problems(expecting: .ignores, performing: [.light]))
    try expect(
      "but it delivered welcome (`delivering:` says that it is meant)",
      of: Given(Doorbell(), in: .asking).when(.answered(isFriend: true)).problems(
        expecting: .isIn(.open)))
    expect(
      "expected to deliver gone, but it delivered nothing",
      of: bell.problems(expecting: .isIn(.rung), performing: [.light], delivering: .gone))
    try expect(
      "but it is at its end with alone",
      of: Given(Doorbell(), in: .rung).whenTimePasses().problems(expecting: .finishes))
    try expect(
      "but it is still at waiting: refused, no row is for it",
      of: Given(Doorbell()).when(.dogGone).problems(expecting: .defers))
    try expect(
      "refused, no state this sequence may end in has a row for it",
      of: Given(Doorbell(), in: .rung).when(.left).when(.bell).problems(expecting: .defers))
    try expect(
      "but it is still at open: dropped as stale, nothing waits for it",
      of: Given(Doorbell(), in: .open).whenTimePasses().problems(expecting: .isIn(.open)))
  }

  @Test func `A step that changed nothing is an issue unless somebody looked at it`() throws {
    try expect(
      "dogGone: it is still at waiting: refused, no row is for it, and no `then` expects that",
      of: Given(Doorbell()).when(.dogGone).when(.bell).problems(
        expecting: .isIn(.rung), performing: [.light]))
    try expect(
      "time passes, but no timer runs: it is still at waiting: dropped",
      of: Given(Doorbell()).whenTimePasses().when(.bell).problems(
        expecting: .isIn(.rung), performing: [.light]))
    try Given(Doorbell()).when(.left).when(.bell).then(.isIn(.rung), performing: [.light])
    try Given(Doorbell()).when(.dogGone).then(.refuses).when(.bell).then(
      .isIn(.rung), performing: [.light])
  }

  @Test func `A flow that calls a component goes on with its outcome`() throws {
    let calling = try Given(Visit()).then(.calls(Visit.bell)).when(.callOff).then(.refuses)
    calling.when(.welcome, from: Visit.bell).then(.ends(.met))
    calling.when(.alone, from: Visit.bell).then(.ends(.missed))
    calling.when(.gone, from: Visit.bell).then(.refuses)
    calling.when(.welcome, from: ComponentID<Doorbell>("other")).then(.refuses)
    expect(
      "bell: alone: expected calling bell, but it is at its end with missed",
      of: calling.when(.alone, from: Visit.bell).problems(expecting: .calls(Visit.bell)))
    try expect(
      "start: expected calling other, but it is at ",
      of: Given(Visit()).problems(expecting: .calls(component: "other")))
    try expect(
      "start: expected in over, but it is at ", of: Given(Visit()).problems(expecting: .isIn(.over))
    )
  }

  @Test func `A state the flow never comes to cannot be given`() {
    struct Narrow: Flow {
      var start: Int { 0 }
      static var states: [Int] { [0] }
      static var events: [Int] { [0] }
      func transitions(from state: Int) -> Transitions { Finish(0) }
      func answers(to effect: Int) -> [Int] { [] }
      func abandoned(_ reason: Abandonment) -> Int { 0 }
      typealias Effect = Int
      typealias Outcome = Int
      typealias Event = Int
    }
    #expect(throws: Refusal.self) { try Given(Narrow(), in: 7) }
  }

  @Test func `Values are written as in the flow's ids, without type names`() throws {
    let ringing = try Given(Telephone())
    expect(
      "start: expected in quiet, but it is at ringing; expected to perform [connect], "
        + "but it performed [vibrate, show(first: answer)]",
      of: ringing.problems(expecting: .isIn(.quiet), performing: [.connect]))
    let refused = ringing.when(.tapped(.refuse), answering: .show(first: .answer))
    expect(
      "tapped(refuse) answers show(first: answer): expected at its end with missed, "
        + "but it is at its end with silent(refuse)",
      of: refused.problems(expecting: .ends(.missed)))
    #expect("\(StepResult<Telephone>.waits(for: .tapped(.answer)))" == "waiting for tapped(answer)")
  }

  private func expect(
    _ text: String, of problems: [Problem], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectOne(text, of: problems, sourceLocation: sourceLocation)
    #expect(problems.first?.sourceLocation.fileID == sourceLocation.fileID)
  }
}
