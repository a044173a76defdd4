import EveryPath
import Foundation
import Testing

@Suite struct IntentTests {
  struct Trip: Flow {
    enum State: Hashable, Sendable, CaseIterable { case here, leaving, away, home }
    enum Event: Hashable, Sendable { case go, left, back }
    enum Effect: Hashable, Sendable { case leave }
    enum Outcome: Hashable, Sendable { case done, dropped }

    var name = "Trip"
    var leaving: Duration = .seconds(1)
    var start: State { .here }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .here: On(.go) { Go(to: .leaving) }
      case .leaving:
        Enter {
          Wait(leaving, because: "the page slides away")
          Remember()
          Perform(.leave, until: .left)
          Go(to: .away)
        }
      case .away:
        On(.back) {
          Forget()
          Go(to: .home)
        }
      case .home: Finish(.done)
      }
    }

    func answers(to effect: Effect) -> [Event] { [.left] }
    var boundEvents: [Event] { [.go, .back] }

    func resume(from state: State) -> Resumption<State, Outcome> {
      switch state {
      case .here, .home: .drop(.dropped)
      case .leaving, .away: .at(.away)
      }
    }

    func abandoned(_ reason: Abandonment) -> Outcome { .dropped }
  }

  static func remembered() throws -> Intent {
    var machine = try Machine(Trip())
    machine.start()
    machine.receive(.go)
    let reaction = machine.fire(timer: 0)
    guard case .remember(let state) = machine.orders(of: reaction).first else {
      throw Unexpected()
    }
    return machine.intent(rememberedIn: state)
  }

  @Test func `A waypoint counts as its source state`() throws {
    let intent = try Self.remembered()
    #expect(intent.flow == "Trip")
    #expect(intent.state == "leaving")
    #expect(intent.format == 1)
  }

  @Test func `A new process goes on where resume says`() throws {
    var machine = try Machine(Trip())
    #expect(try machine.resume(Self.remembered()).disposition == .started)
    #expect(machine.positionID == "away")
    #expect(!machine.state.hasDelivered)
  }

  @Test func `A dropped journey ends at once with its outcome`() throws {
    var machine = try Machine(Trip())
    let reaction = try machine.resume(machine.intent(rememberedIn: 0))
    #expect(reaction.disposition == .started)
    #expect(machine.outcome(of: reaction) == .dropped)
    #expect(machine.orders(of: reaction).first == .forget)
    #expect(machine.state.hasEnded)
    #expect(machine.receive(.go).disposition == .refused)
  }

  @Test func `An intent survives a file`() throws {
    let intent = try Self.remembered()
    let data = try JSONEncoder().encode(intent)
    #expect(try JSONDecoder().decode(Intent.self, from: data) == intent)
  }

  @Test func `An intent of another flow is refused`() throws {
    let intent = try Self.remembered()
    var machine = try Machine(Trip(name: "Journey"))
    #expect(
      refusal { () throws(Refusal) in try machine.resume(intent) }
        == "this intent belongs to Trip, not to Journey; start over")
    #expect(machine.state == MachineState(), "nothing changes")
  }

  @Test func `An intent of another version is refused`() throws {
    let intent = try Self.remembered()
    var machine = try Machine(Trip(leaving: .seconds(2)))
    let now = machine.graph.compiled.fingerprint
    #expect(
      refusal { () throws(Refusal) in try machine.resume(intent) }
        == "Trip has changed since this intent was made (fingerprint \(intent.fingerprint), "
        + "now \(now)); start over")
  }

  @Test func `An intent of another format is refused`() throws {
    let intent = try Self.remembered()
    let text = #"{"format":7,"flow":"Trip","fingerprint":"\#(intent.fingerprint)","state":"away"}"#
    let other = try JSONDecoder().decode(Intent.self, from: Data(text.utf8))
    var machine = try Machine(Trip())
    #expect(
      refusal { () throws(Refusal) in try machine.resume(other) }
        == "this intent has format 7, this version reads 1; start over")
  }

  @Test func `An intent of an unknown state is refused`() throws {
    let intent = try Self.remembered()
    var machine = try Machine(Trip())
    let forged = Intent(flow: "Trip", fingerprint: intent.fingerprint, state: "awy")
    #expect(
      refusal { () throws(Refusal) in try machine.resume(forged) }
        == "Trip has no state `awy`; start over")
  }

  @Test func `A sound flow has no findings`() throws { #expect(try findings(of: Trip()) == []) }
}

/// The sentence with which something is refused; nil if it is not.
func refusal(_ body: () throws(Refusal) -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return error.description
  }
}
