import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What can happen around the newsletter: a person, a server, and the end of the app.
struct Mailing: World {
  enum Move: Hashable, Sendable {
    case open, accept, refuse, kill, launch
    case serverAnswers(Bool)
  }
  enum Stimulus: Hashable, Sendable { case accepted, refused, sent, failed }
  enum Observation: Hashable, Sendable { case signedUp }

  var isRunning = true
  /// Whom the form answers while it is on screen, and the server while it owes an answer.
  var form: Address?
  var server: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    if form == nil, server == nil { moves.append(.open) }
    if form != nil { moves += [.accept, .refuse] }
    if server != nil { moves += [.serverAnswers(true), .serverAnswers(false)] }
    moves.append(.kill)
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .accept, .refuse:
      if let form { output.answer(form, move == .accept ? .accepted : .refused) }
      form = nil
    case .serverAnswers(let isIn):
      if isIn { output.observe(.signedUp) }
      if let server { output.answer(server, isIn ? .sent : .failed) }
      server = nil
    case .kill: endProcess(&output)
    case .launch:
      isRunning = true
      output.processLaunched(intentIsFresh: true)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (isRunning, form, server) = (false, nil, nil)
    output.processEnded()
  }

  mutating func renumber(_ number: (Address) -> Address) {
    (form, server) = (form.map(number), server.map(number))
  }

  var isBusy: Bool { server != nil }

  var picture: Picture {
    guard isRunning else { return Picture(.home, [.icon("Post")]) }
    guard form != nil else { return Picture(title: "News", [.button("Subscribe")]) }
    return Picture(title: "News", [.text("A letter each week?"), .button("Yes"), .button("No")])
  }
}

/// The newsletter in its world, and what must hold there.
func mailing() throws -> System<Mailing> {
  System(
    "newsletter", "who subscribes, and what the server says to it",
    components: [
      try Component(
        "newsletter", Newsletter(),
        perform: { effect, address, world, _ in
          switch effect {
          case .ask: world.form = address
          case .send: world.server = address
          }
        },
        hear: { stimulus in
          switch stimulus {
          case .accepted: .accepted
          case .refused: .refused
          case .sent: .sent
          case .failed: .failed
          }
        })
    ],
    worlds: [Mailing()]
  ) {
    SoundAttempts()
    AtNoTime(
      "subscribed, though the server said no", given: .delivered(),
      .delivered(Newsletter.Outcome.subscribed) && !.saw(.signedUp))
    Within(
      "a silent server is given up", .seconds(11),
      of: .waitsForServer && !.waitsForServer.before, !.isRunning())
  }
}

extension Predicate<Mailing> {
  static var waitsForServer: Predicate { .world("waitsForServer") { $0.server != nil } }
}

@Test func everyPathOfTheNewsletterSatisfiesItsProperties() throws {
  let report = try mailing().check()
  #expect(report.outcome == .ok, "\(report)")
}

@Test func thePropertiesNoticeNineOfTenMistakes() throws {
  let score = try PropertyMutationTest(of: mailing()).score()
  #expect(score.count.percent ?? 0 >= 90, "\(score.survivors.map(\.sentence))")
}
