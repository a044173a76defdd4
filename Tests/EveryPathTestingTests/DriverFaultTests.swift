import EveryPath
import EveryPathTesting
import Testing

/// What a driver or coordinator does otherwise than the journey.
@MainActor
@Suite struct DriverFaultTests {
  let switchboard = Switchboard()

  @Test func `An answer that is none of the effect's is found out`() async throws {
    switchboard.unasked = [.show(first: .answer): .hungUp]
    let says = """
      the driver answered show(first: answer) with hungUp; its answers are \
      tapped(answer), tapped(refuse)
      """
    try await expect(says, at: Telephone.ringing, in: "ringing: callerGone")
  }

  @Test func `An answer to what has no answers is found out`() async throws {
    switchboard.unasked = [.beep: .hungUp]
    let says = "the driver answered beep with hungUp; it has no answers"
    try await expect(says, at: Telephone.again, in: "quiet: foregrounded")
  }

  @Test(arguments: [
    (
      Telephone.Effect.connect, Telephone.Event.hungUp, "ringing/tapped(answer)/hungUp: 5 s pass",
      "the driver answered connect with hungUp; the journey expects none until 5 s pass",
      Telephone.answer
    ),
    (
      .show(first: .answer), .tapped(.refuse), "ringing: 60 s pass",
      "the driver answered show(first: answer) with tapped(refuse); "
        + "the journey expects none until 60 s pass", Telephone.ringing
    ),
    (
      .show(first: .answer), .tapped(.answer), "ringing: callerGone",
      "the driver answered show(first: answer) with tapped(answer); "
        + "the journey expects none until callerGone", Telephone.ringing
    ),
  ])
  func `An answer that the journey does without is found out`(
    _ effect: Telephone.Effect, _ event: Telephone.Event, _ journey: String, _ says: String,
    _ line: Int
  ) async throws {
    switchboard.unasked = [effect: event]
    try await expect(says, at: line, in: journey)
  }

  @Test(arguments: [0, 1, 3, 8, 500])
  func `A second answer is found out though it comes later`(_ turns: Int) async throws {
    switchboard.echo = (.connect, turns)
    try await expect(
      "the driver answered connect more than once", at: Telephone.answer,
      in: "ringing/tapped(answer)/hungUp: hungUp")
  }

  private func expect(_ text: String, at line: Int, in name: String) async throws {
    let journey = try #require(try Telephone().journeys().first { $0.id == name })
    let problems = await journey.problems(on: switchboard) { switchboard.prepare($0, $1) }
    expectOne(text, of: problems)
    let location = problems.first?.sourceLocation
    #expect(location?.fileID == "EveryPathTestingTests/Telephone.swift")
    #expect(location?.line == line)
  }
}
