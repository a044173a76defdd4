import EveryPath
import EveryPathTesting
import FlowTestSupport

/// One process of the app: what it runs and shows, until iOS ends it.
@MainActor
protocol PlayedProcess: AnyObject {
  /// The clock of all that it runs.
  var clock: PlayedClock { get }
  /// Where it is: first the flow that is asked for, then those under way that it calls.
  var positions: [String] { get }
  /// Whether the flow that is asked for runs.
  var isRunning: Bool { get }
  /// How the flows have ended that it calls.
  var calledOutcomes: [String] { get }

  /// The person asks for it; returns how it ended.
  func open() async -> String
  /// Goes on with what an earlier process left; returns how it ended, or nil if there is nothing.
  func resume() async -> String?
  /// Looks for pictures until it sees that none comes.
  func look() async
  /// Ends, as iOS does it: nothing is done on the way out.
  func end()
}

extension PlayedProcess {
  var calledOutcomes: [String] { [] }
  func look() async {}
}

/// Whether a process lives; afterwards nothing of it reaches the phone or the store.
final class PlayedLife {
  var isOver = false
}

/// The store of a process, the end of which it does not survive.
struct PlayedStore: IntentStore {
  let store: MemoryStore
  let life: PlayedLife

  func save(_ intent: Intent) throws { if !life.isOver { try store.save(intent) } }
  func clear(flow: String) throws { if !life.isOver { try store.clear(flow: flow) } }
  func load(flow: String) -> Intent? { store.load(flow: flow) }
}

/// A process that runs one flow.
@MainActor
final class FlowProcess<F: Flow>: PlayedProcess {
  let clock = PlayedClock()
  private let runner: Runner<F>
  private let life = PlayedLife()
  private let deferred: AnyObject

  /// The driver of a process, the end of which it does not survive.
  private struct Mortal: Driver {
    typealias Effect = F.Effect
    typealias Event = F.Event

    let driver: any Driver<F.Effect, F.Event>
    let life: PlayedLife

    func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
      if !life.isOver { driver.perform(effect, reply: reply) }
    }
  }

  /// A new process.
  ///
  /// - Parameters:
  ///   - hear: Told each step, as long as the process lives.
  ///   - make: Makes the driver, and says how it is told of a runner.
  init(
    _ graph: FlowGraph<F>, store: MemoryStore,
    hear: @escaping @MainActor (RunnerStep<F>) -> Void = { _ in },
    _ make: () -> (
      driver: any Driver<F.Effect, F.Event>, connect: (Runner<F>) -> Void, deferred: AnyObject
    )
  ) {
    let (driver, connect, deferred) = make()
    self.deferred = deferred
    runner = Runner(
      graph, driver: Mortal(driver: driver, life: life), clock: clock,
      store: PlayedStore(store: store, life: life))
    connect(runner)
    runner.listen { [life] step in if !life.isOver { hear(step) } }
  }

  var positions: [String] { [runner.position ?? "not started"] }
  var isRunning: Bool { runner.isRunning }

  func open() async -> String { identifier(of: await runner.run()) }

  func resume() async -> String? {
    guard let intent = runner.remembered else { return nil }
    return (try? await runner.run(resuming: intent)).map { identifier(of: $0) }
  }

  func end() { life.isOver = true }
}
