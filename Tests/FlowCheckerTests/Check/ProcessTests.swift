import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite("Ends of the process, tickets and time in a search")
struct ProcessTests {
  @Test("a process may end between any two orders")
  func cut() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.beep)
          Perform(.buzz)
          Perform(.ring)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let system = try desk(flow) {
      AtNoTime<Desk>("beep without buzz") { $0.world.written == ["beep"] }
      AtNoTime<Desk>("beep and buzz without ring") { $0.world.written == ["beep", "buzz"] }
      AtNoTime<Desk>("buzz without beep") { $0.world.written.first == "buzz" }
      Sometimes<Desk>("everything, and the lights go out") {
        $0.world.written.count == 3 && !$0.world.isRunning
      }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [.broken, .broken, .holds, .holds])
    #expect(report.properties[0].steps.map(\.id) == ["knock", "tap+kill-1"])
    #expect(report.properties[1].steps.map(\.id) == ["knock", "tap+kill-2"])
    #expect(report.properties[0].steps[1].by == .system)
  }

  /// At a tap it does two things, one after the other.
  static let beepAndBuzz = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.beep)
        Perform(.buzz)
        Go(to: .z)
      }
    default: Finish(.done)
    }
  }

  @Test("a property sees what was done by then, even if it leaves no trace in the world")
  func traceless() throws {
    var world = Desk()
    world.keepsNothing = true
    let report = try desk(Self.beepAndBuzz, world: world) {
      Always<Desk>("who beeps buzzes", whenever: { $0.saw(.wrote("beep")) }) {
        $0.saw(.wrote("buzz"))
      }
      Always<Desk>(
        "who beeps buzzes, unless cut short",
        whenever: { $0.saw(.wrote("beep")) && !$0.isCutShort }
      ) { $0.saw(.wrote("buzz")) }
      AtNoTime<Desk>("a step ends on its own and counts as cut short") {
        $0.isCutShort && !$0.log.processEnded
      }
      Sometimes<Desk>("an end between two steps is no cut") {
        $0.log.processEnded && !$0.isCutShort
      }
    }.check()
    #expect(report.properties.map(\.verdict) == [.broken, .holds, .holds, .holds])
    #expect(report.properties[0].steps.map(\.id) == ["knock", "tap+kill-1"])
  }

  @Test("what cannot end is never cut")
  func uncut() throws {
    var world = Desk()
    world.canDie = true
    let system = try desk(Self.beepAndBuzz, world: world) {
      Sometimes<Desk>("cut") { $0.world.written == ["beep"] }
    }
    world.isRunning = false
    let dark = try desk(Self.beepAndBuzz, world: world) {
      Sometimes<Desk>("cut") { $0.world.written == ["beep"] }
    }
    #expect(system.check().properties[0].verdict == .holds)
    #expect(dark.check().properties[0].verdict == .broken)
    #expect(dark.check().states == 1)
  }

  @Test("asking again and again without leaving the state stays finite")
  func tickets() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        On(.tap) {
          Perform(.ask)
          Stay()
        }
        On(.yes) { Stay() }
        On(.no) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    var world = Desk()
    world.canDie = false
    let report = try desk(flow, world: world) { Sometimes<Desk>("ended") { $0.ended() } }.check(
      limits: SearchLimits(maxStates: 1_000))
    #expect(report.isComplete)
    // Before the start; asking; answered yes; ended.
    #expect(report.states == 4)
  }

  /// 0.2 s runs from the beginning; a tap at any moment starts 0.15 s.
  static let race = Sketch { state in
    switch state {
    case .a:
      After(.milliseconds(200), because: "the first") { Go(to: .c) }
      On(.tap) {
        Wait(.milliseconds(150), because: "the second")
        Perform(.beep)
        Stay()
      }
    case .c: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test("0.2 s pending and 0.15 s started by a later tap: both orders are found")
  func bothOrders() throws {
    let system = try desk(Self.race) {
      Sometimes<Desk>("the delay is over while the timeout still runs") {
        $0.saw(.wrote("beep")) && !$0.state.zone.keys.isEmpty
      }
      Sometimes<Desk>("the timeout falls due during the delay") { transition in
        transition.log.entries.contains { entry in
          if case .timer = entry.input { entry.disposition == .deferred } else { false }
        }
      }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [.holds, .holds])
    #expect(report.isComplete)
  }

  @Test("0.1 s cannot outlast 0.2 s that were started with it")
  func oneOrder() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        After(.milliseconds(200), because: "long") { Go(to: .b) }
        After(.milliseconds(100), because: "short") { Go(to: .c) }
        On(.tap) { Stay() }
      case .b, .c: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let report = try desk(flow) {
      Sometimes<Desk>("short") { transition in
        transition.log.entries.contains { $0.input == .timer(1) }
      }
      AtNoTime<Desk>("long first") { transition in
        transition.log.entries.contains { $0.input == .timer(0) }
      }
    }.check()
    #expect(report.properties.map(\.verdict) == [.holds, .holds])
  }

  @Test("Within is counted on virtual time")
  func within() throws {
    let system = try desk(Self.race) {
      Within<Desk>("0.1 s", .milliseconds(100), of: { $0.began() }, { $0.saw(.wrote("beep")) })
      Within<Desk>(
        "0.2 s to the timeout or the delay", .milliseconds(400), of: { $0.began() },
        { transition in
          transition.log.processEnded
            || transition.log.entries.contains { entry in
              if case .timer = entry.input { true } else { false }
            }
        })
      Within<Desk>("vacuous", .seconds(1), of: { _ in false }, { _ in true })
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [.broken, .holds, .vacuous])
    #expect(report.properties[0].steps.last?.by == .time)
  }
}
