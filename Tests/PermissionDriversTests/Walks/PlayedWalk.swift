import EveryPath
import EveryPathTesting
import FlowModel
import PermissionFlows
import PermissionModels
import Reducers

/// A walk of the coordinator's model, played on the coordinator.
@MainActor
struct PlayedWalk<Queue: Reducer>
where Queue.Event == ModelQueue.Event, Queue.Effect == ModelQueue.Effect {
  typealias World = CoordinatorWorld<Queue>

  /// What the callers were told, by both alike.
  private(set) var told: [AccessOutcome<WholeGrant>] = []
  /// The ids of the choices so far.
  private(set) var journey: [String] = []
  /// The first difference; nil if there is none.
  private(set) var difference: String?

  private var world: World
  private var process: WalkedProcess
  private var ended: [WalkedProcess] = []
  private var generator: SplitMix

  /// A walk at random.
  init(_ world: World, seed: UInt64) throws {
    self.world = world
    process = try WalkedProcess(world.stage)
    generator = SplitMix(state: seed)
  }

  /// Takes so many choices, or fewer if there is a difference.
  mutating func take(_ count: Int) async throws {
    for _ in 0..<count where difference == nil { try await take(choice()) }
    for process in ended + [process] { process.close() }
  }

  /// The next choice.
  ///
  /// What was given up ends at once, as runners do. A page that goes on in a new process is the
  /// camera's own, and has its tests.
  private mutating func choice() -> CoordinatorMove {
    var moves: [CoordinatorMove] = []
    world.offer(&moves)
    if let end = moves.first(where: isLastWord) { return end }
    moves.removeAll { move in
      if case .resume(let number) = move { world.stage.callers[number].isPage } else { false }
    }
    let common = moves.filter { !$0.isSeldom }
    let choices = common.isEmpty || generator.next() % 8 == 0 ? moves : common
    return choices[Int(generator.next() % UInt64(choices.count))]
  }

  /// Whether a move is the end of what was given up.
  private func isLastWord(_ move: CoordinatorMove) -> Bool {
    guard case .attempt(let permission, .ends, _) = move else { return false }
    return world.attempts[permission.rawValue].stage == .givenUp
  }

  private mutating func take(_ move: CoordinatorMove) async throws {
    journey.append(world.text(of: move).id)
    let (wasLeaving, isLastWord) = (world.isLeaving(move), isLastWord(move))
    var output = WorldOutput<World>()
    world.take(move, &output)
    if move == .kill {
      ended.append(process)
      process = try WalkedProcess(world.stage, after: process)
    } else if !isLastWord {
      await process.take(move, isLeaving: wasLeaving)
    }
    var telling: AccessOutcome<WholeGrant> = .cancelled
    for observation in output.observations {
      switch observation {
      case .told(.told(_, let isRefused, let lingers)):
        telling = isRefused ? (lingers ? .addOnly : .restricted) : .granted(.full)
      case .answered(let number, let answer):
        let outcome: AccessOutcome<WholeGrant> =
          switch answer {
          case .outcome: telling
          case .refusal: .denied
          case .abandoned(.dropped): .dropped
          case .abandoned: .cancelled
          }
        await expect(outcome, of: number)
      case .told, .began, .asked, .presented, .forgot, .hazard: break
      }
    }
    compareTheRest()
  }

  private mutating func expect(_ outcome: AccessOutcome<WholeGrant>, of number: Int) async {
    var real: AccessOutcome<WholeGrant>?
    _ = await becomesTrue(withinTurns: 200) {
      real = process.answer(to: number)
      return real != nil
    }
    if real != outcome {
      note("\(world.stage.callers[number].name) is told \(outcome), and really \(told(real))")
    }
    told.append(outcome)
  }

  private func told(_ outcome: AccessOutcome<WholeGrant>?) -> String {
    outcome.map { "\($0)" } ?? "nothing"
  }

  private mutating func compareTheRest() {
    // What is to end has really ended by now, and the next one has begun.
    guard !world.attempts.contains(where: { $0.stage == .givenUp }) else { return }
    if !process.unread.isEmpty { note("\(process.unread) are told something that they are not") }
    if process.hasDialog != world.isUp.contains(true) {
      note("a dialog is up \(process.hasDialog ? "really" : "in the model") alone")
    }
    if process.isRemembered != world.attempts.map(\.isRemembered) {
      note("\(process.isRemembered) is what is really remembered")
    }
    if !process.problems.isEmpty { note("\(process.problems)") }
  }

  private mutating func note(_ what: String) {
    difference = difference ?? "\(what), after \(journey.joined(separator: " "))"
  }
}

extension CoordinatorMove {
  /// Whether it leaves little to come.
  fileprivate var isSeldom: Bool {
    switch self {
    case .attempt(_, .fallsSilent, _), .leave, .abandon, .abandonAll, .close, .kill: true
    case .ask, .resume, .pageGone, .attempt, .answerLeftover: false
    }
  }
}

/// A generator of random numbers whose numbers follow from a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
