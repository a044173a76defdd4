import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Testing

/// What is proved of callers that are remembered is what runs: walks of a model, taken by runners.
@MainActor
@Suite struct RunnersAgreeTests {
  /// The runners of a process, and what they are asked.
  @MainActor
  private final class Process {
    let driver = ScriptedDriver<Sketch>()
    let runners: [Runner<Sketch>]

    init(_ store: MemoryStore, forgetsLate: Bool) throws {
      runners = try Border.flows(forgetsLate: forgetsLate).map { [driver] in
        try Runner($0, driver: driver, store: store)
      }
      for number in [1, 2] {
        runners[number].connect(ComponentID<Sketch>("customs"), to: runners[0])
      }
      runners[3].connect(ComponentID<Sketch>("page"), to: runners[1])
    }

    var asked: Int { driver.effects.count { $0 == .ask } }

    /// Somebody waits for an attempt who is no component, as a world does.
    func begin(_ number: Int, isResumed: Bool = false) {
      let caller = ComponentCaller(isResumed: isResumed) { _ in }
      runners[number].mailbox.take { _ = self.runners[number].call(caller) }
    }

    /// Resumes whatever is remembered, callers first.
    func launch() {
      for number in runners.indices.reversed()
      where !runners[number].isRunning && runners[number].remembered != nil {
        begin(number, isResumed: true)
      }
    }
  }

  private let store = MemoryStore()

  private func take(
    _ move: Border.Move, _ world: Border, _ processes: inout [Process], forgetsLate: Bool
  ) throws {
    guard let process = processes.last else { return }
    process.driver.script = world.answersAtOnce ? [.ask: world.answer] : [:]
    switch move {
    case .begin(let number): process.begin(number)
    case .tell(let told): process.runners[told.component].send(told.event)
    case .answer: process.driver.answer(.ask, with: world.answer)
    case .open, .kill: break
    case .launch:
      // The one before has ended without another word.
      processes.append(try Process(store, forgetsLate: forgetsLate))
      processes.last?.driver.script = process.driver.script
      processes.last?.launch()
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `Walks are taken alike by a model and by runners`(atOnce: Bool, forgetsLate: Bool) throws {
    let system = try Border.system(forgetsLate: forgetsLate)
    var dice = Dice(state: (atOnce ? 1 : 2) + (forgetsLate ? 2 : 4))
    var resumed = 0
    for walk in 0..<50 {
      for flow in Border.names { try store.clear(flow: flow) }
      var state = system.starts[atOnce ? 1 : 0]
      var processes = [try Process(store, forgetsLate: forgetsLate)]
      var path: [String] = []
      for _ in 0..<40 {
        guard let choice = system.moves(in: state).randomElement(using: &dice),
          case .world(let move) = choice.kind, let next = system.take(choice, in: state)
        else { break }
        path.append("\(move)")
        let asked = processes.last?.asked ?? 0
        try take(move, state.world, &processes, forgetsLate: forgetsLate)
        state = next.state
        resumed += next.log.resumed.count
        guard let process = processes.last, state.world.isRunning else { continue }
        let isNew = next.log.processLaunched
        for (number, runner) in process.runners.enumerated() {
          let machine = state.components[number].machine
          let position = machine.isRunning ? machine.position : nil
          let id = position.map { system.components[number].compiled.positions[$0].id }
          try #require((runner.isRunning ? runner.position : nil) == id, "\(walk): \(path)")
          let kept = system.remembered(in: state).first {
            $0.value.hasPrefix("\(Border.names[number]) in ")
          }
          let words = runner.remembered.map { "\(Border.names[number]) in \($0.state)" }
          try #require(
            kept?.value.split(separator: ";").first.map(String.init) == words, "\(walk): \(path)")
        }
        let asks = next.log.effects.count { $0.component == 0 && $0.effect == 0 }
        try #require(process.asked - (isNew ? 0 : asked) == asks, "\(walk): \(path)")
      }
    }
    #expect(resumed > 10)
  }
}

/// The same numbers for the same seed.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
