import Dispatch
import EveryPathTesting
import FlowChecker
import FlowModel
import FlowTestSupport
import PlayedPhone
import SimulatedPhone

/// What playing a permission's journeys came to.
struct PlayedReport: Sendable {
  /// The system's name.
  let system: String
  /// How many journeys there are.
  private(set) var journeys = 0
  /// How many steps were taken.
  private(set) var steps = 0
  /// How many steps were left out, since what comes before them is answered at once.
  private(set) var leftOut = 0
  /// What went otherwise than the model says: the journey and the difference, in words.
  private(set) var differences: [String] = []

  /// How many went otherwise for a reason that is known.
  private(set) var exceptions = 0

  /// The counts as a row of a table.
  var line: String {
    "| `\(system)` | \(journeys) | \(steps) | \(leftOut) | \(journeys - differences.count - exceptions) |"
  }

  /// Plays the journeys that see what there is to see of a system: each state, each row, each two
  /// rows in a row that its world can bring about.
  ///
  /// - Parameters:
  ///   - most: After how many differences it is enough.
  ///   - known: Steps that cannot be played, and parts of the differences whose reason is known.
  ///   - make: Starts a process of the app.
  @MainActor
  init(
    of system: System<Phone>, most: Int = .max, exceptions known: [String] = [],
    _ make: @escaping @MainActor (MemoryStore) -> any PlayedProcess
  ) async {
    self.system = system.name
    var seen: Set<[String]> = []
    for item in system.cover(by: []).items {
      guard case .missed(let journey) = item.status else { continue }
      let choices = journey.steps.map(\.choice)
      guard seen.insert(choices).inserted else { continue }
      guard differences.count < most else { break }
      journeys += 1
      if known.contains(where: { choices.contains($0) }) {
        exceptions += 1
        continue
      }
      let store = MemoryStore()
      let app = PlayedRun(system, store: store) { make(store) }
      let run = PlayedJourney(system, on: app)
      let difference = await PlayedPhone.playing { await run.take(choices) }
      await endReads()
      app.end()
      steps += run.taken
      leftOut += run.leftOut
      if let difference, known.contains(where: { difference.contains($0) }) {
        exceptions += 1
        continue
      }
      let faults = [difference].compactMap { $0 } + app.complaints()
      if !faults.isEmpty {
        differences.append("\(item.says): \(faults.joined(separator: "; "))")
      }
    }
  }
}

/// Lets reads end that have left the main actor, as those of location do: they must not reach the
/// phone of the next journey.
@MainActor
func endReads() async {
  for _ in 0..<2 {
    await withCheckedContinuation { done in
      DispatchQueue.global().async { DispatchQueue.main.async { done.resume() } }
    }
  }
}
