import EveryPath
import FlowModel

/// Somebody signs up with a code from a mail; a third wrong code locks for ten minutes.
struct SignUp: Flow {
  enum State: Hashable, Sendable, CaseIterable {
    case address, mailing, code, late, checking, locked, done, givenUp
  }
  enum Event: Hashable, Sendable { case typed, again, cancel, sent, failed, right, wrong, third }
  enum Effect: Hashable, Sendable { case mail, field, check, lock, unlock }
  enum Outcome: Hashable, Sendable { case signedUp, none }

  var start: State { .address }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .address:
      On(.typed) { Go(to: .mailing) }
      On(.cancel) { Go(to: .givenUp) }
    case .mailing:
      Enter {
        Perform(.mail, until: .sent) {
          Or(.failed) { Go(to: .address) }
          Timeout(.seconds(15), because: "a server may never answer") { Go(to: .code) }
        }
        Go(to: .code)
      }
    case .code:
      Enter { Perform(.field) }
      On(.typed) { Go(to: .checking) }
      On(.cancel) { Go(to: .givenUp) }
      After(.seconds(30), because: "a mail takes its time") { Go(to: .late) }
    case .late:
      On(.typed) { Go(to: .checking) }
      On(.again) { Go(to: .mailing) }
      On(.cancel) { Go(to: .givenUp) }
    case .checking:
      Enter {
        Perform(.check, until: .right) {
          Or(.wrong) { Go(to: .code) }
          Or(.third) { Go(to: .locked) }
          Timeout(.seconds(15), because: "a server may never answer") { Go(to: .code) }
        }
        Go(to: .done)
      }
    case .locked:
      Enter { Perform(.lock) }
      On(.cancel) { Go(to: .givenUp) }
      After(.seconds(600), because: "nobody guesses for long") {
        Perform(.unlock); Go(to: .code)
      }
    case .done: Finish(.signedUp)
    case .givenUp: Finish(.none)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .mail: [.sent, .failed]
    case .check: [.right, .wrong, .third]
    case .field, .lock, .unlock: []
    }
  }
  func certainty(of effect: Effect) -> Certainty { .possible }
  func role(of event: Event) -> EventRole {
    switch event {
    case .typed, .again, .cancel: .person
    case .sent, .failed, .right, .wrong, .third: .system
    }
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .none }
}

/// The person, and the server, which may be slow or silent and whose answers may be lost.
struct SignUpWorld: World {
  enum Move: Hashable, Sendable {
    case open, typed, again, cancel, kill, launch
    case mails(Bool)
    case checks(Bool, isHeard: Bool)
  }
  typealias Stimulus = SignUp.Event
  enum Observation: Hashable, Sendable { case mailed, right, thirdWrong }

  var isRunning = true
  var wrong = 0
  var mail: Address?
  var code: Address?

  func offer(_ moves: inout [Move]) {
    guard isRunning else { return moves.append(.launch) }
    moves += [.open, .typed, .again, .cancel, .kill]
    if mail != nil { moves += [.mails(true), .mails(false)] }
    guard code != nil else { return }
    for isRight in [true, false] where !isRight || wrong < 3 {
      moves += [.checks(isRight, isHeard: true), .checks(isRight, isHeard: false)]
    }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .open: output.begin()
    case .typed: output.tell(.typed)
    case .again: output.tell(.again)
    case .cancel: output.tell(.cancel)
    case .kill: endProcess(&output)
    case .launch:
      isRunning = true
      output.processLaunched(intentIsFresh: true)
    case .mails(let isSent):
      if isSent { output.observe(.mailed) }
      if let mail { output.answer(mail, isSent ? .sent : .failed) }
      mail = nil
    case .checks(let isRight, let isHeard):
      wrong = isRight ? wrong : min(3, wrong + 1)
      if isRight { output.observe(.right) }
      if wrong == 3 { output.observe(.thirdWrong) }
      if let code, isHeard { output.answer(code, isRight ? .right : wrong < 3 ? .wrong : .third) }
      code = nil
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    (isRunning, mail, code) = (false, nil, nil)
    output.processEnded()
  }

  var picture: Picture { Picture(title: "Sign Up") }
  mutating func renumber(_ number: (Address) -> Address) {
    (mail, code) = (mail.map(number), code.map(number))
  }

  static func system(
    @PropertyBuilder<Self> _ properties: () -> [Property<Self>]
  ) throws -> System<Self> {
    let component = try Component<Self>(
      "sign-up", SignUp(),
      perform: { effect, address, world, _ in
        switch effect {
        case .mail: world.mail = address
        case .check: world.code = address
        case .field, .lock: break
        case .unlock: world.wrong = 0
        }
      }, hear: { $0 })
    return System(
      "sign-up", "", components: [component], worlds: [Self()], properties: properties)
  }
}
