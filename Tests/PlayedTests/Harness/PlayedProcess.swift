import EveryPath
import EveryPathTesting

/// One process of the app: its runner, its driver and its interface, until iOS ends it.
@MainActor
final class PlayedProcess<F: Flow> {
  let clock = PlayedClock()
  let runner: Runner<F>
  private let life = Life()
  private let deferred: AnyObject

  /// Whether the process lives; afterwards nothing of it reaches the phone or the store.
  final class Life {
    var isOver = false
  }

  /// The driver of a process, the end of which it does not survive.
  private struct Mortal: Driver {
    typealias Effect = F.Effect
    typealias Event = F.Event

    let driver: any Driver<F.Effect, F.Event>
    let life: Life

    func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
      if !life.isOver { driver.perform(effect, reply: reply) }
    }
  }

  private struct Kept: IntentStore {
    let store: MemoryStore
    let life: Life

    func save(_ intent: Intent) throws { if !life.isOver { try store.save(intent) } }
    func clear(flow: String) throws { if !life.isOver { try store.clear(flow: flow) } }
    func load(flow: String) -> Intent? { store.load(flow: flow) }
  }

  /// A new process.
  ///
  /// - Parameter make: Makes the driver, and says how it is told of a runner.
  init(
    _ graph: FlowGraph<F>, store: MemoryStore,
    _ make: () -> (
      driver: any Driver<F.Effect, F.Event>, connect: (Runner<F>) -> Void, deferred: AnyObject
    )
  ) {
    let (driver, connect, deferred) = make()
    self.deferred = deferred
    runner = Runner(
      graph, driver: Mortal(driver: driver, life: life), clock: clock,
      store: Kept(store: store, life: life))
    connect(runner)
  }

  /// What the app does where pictures stay away for long.
  var whenLooking: @MainActor () async -> Void = {}

  /// Lets it look until it sees that no picture comes.
  func look() async { await whenLooking() }

  /// Ends it, as iOS does: nothing is done on the way out.
  func end() { life.isOver = true }
}
