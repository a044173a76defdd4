package import FlowModel
package import PermissionFlows
package import Reducers

/// An app in which some ask for permissions: tasks in two windows, and a page that goes before a
/// refusal of it is explained.
///
/// The world keeps books of its own, so that it notices what a queue gets wrong. There is one
/// screen, and a question comes up only where nothing else is. One that came up stays until the
/// person answers it, also if its attempt was given up. The process may end at any time, and is
/// begun anew at once: nothing stays but what was remembered, and the screen is empty. A window may
/// be closed at any time, with the pages in it, and is opened anew when a caller asks from there.
package struct CoordinatorWorld<Queue: Reducer>: ReducerWorld
where Queue.Event == ModelQueue.Event, Queue.Effect == ModelQueue.Effect {
  enum Call: Hashable, Sendable {
    /// It waits for nothing.
    case idle
    /// It waits; what it goes on with matters until an attempt serves it.
    case waits(isSilent: Bool, resumes: Bool)
    /// It was told of a refusal, and is going from the screen.
    case leaving

    var waits: Bool { if case .waits = self { true } else { false } }
    var isSilent: Bool { if case .waits(isSilent: true, _) = self { true } else { false } }
    var resumes: Bool { if case .waits(_, resumes: true) = self { true } else { false } }
  }

  /// An outcome that is being told.
  struct Telling: Hashable, Sendable {
    let permission: ModelPermission
    let isRefused: Bool
    let explained: Bool
  }

  package var reduced: Reduced<StagedQueue<Queue>>
  package internal(set) var attempts = ModelPermission.allCases.map { _ in AbstractAttempt() }
  /// The window of each attempt that has its turn; else nil.
  var windows: [ModelWindow?] = ModelPermission.allCases.map { _ in nil }
  var calls: [Call]
  /// Who waits, in the order in which they asked.
  var line: [[Int]] = ModelPermission.allCases.map { _ in [] }
  /// The permissions whose turn has not come, in the order in which they were first asked for.
  var turns: [ModelPermission] = []
  package internal(set) var isUp = ModelPermission.allCases.map { _ in false }
  /// Whether a question is on the screen whose attempt was given up.
  var hasLeftover = false
  /// What is told in this very step.
  var telling: Telling?

  package init(_ stage: CoordinatorStage, _ queue: Queue) {
    reduced = Reduced(StagedQueue(stage: stage, queue: queue))
    calls = stage.callers.map { _ in .idle }
  }

  /// Who asks.
  package var stage: CoordinatorStage { reduced.reducer.stage }

  /// There are no tickets.
  package mutating func renumber(_ number: (Address) -> Address) {}

  /// No components hear anything of this world.
  package enum Stimulus: Hashable, Sendable {
    /// Nothing.
    case none
  }

  package static func observation(told event: Queue.Event) -> CoordinatorObservation? {
    .told(event)
  }

  /// What the queue orders is seen where it is carried out.
  package static func observation(ordered effect: Queue.Effect) -> CoordinatorObservation? { nil }
}

// MARK: - What holds

extension CoordinatorWorld {
  subscript(_ permission: ModelPermission) -> AbstractAttempt { attempts[permission.rawValue] }

  func callers(of permission: ModelPermission) -> [Int] {
    calls.indices.filter { stage.callers[$0].permission == permission }
  }

  /// The permissions whose attempts go on in a window.
  func permissions(in window: ModelWindow) -> [ModelPermission] {
    ModelPermission.allCases.filter { windows[$0.rawValue] == window }
  }

  /// Whether a page that was told of a refusal is still on the screen.
  func hasLeavingPage(_ permission: ModelPermission) -> Bool {
    callers(of: permission).contains { calls[$0] == .leaving }
  }

  /// Whether a caller waits for the attempt that runs, and not for one whose turn has not come.
  func isServed(_ number: Int) -> Bool {
    let attempt = self[stage.callers[number].permission]
    return attempt.hasTurn && (attempt.explains || calls[number].isSilent)
  }

  /// Who waits for a turn of a permission.
  func unserved(_ permission: ModelPermission) -> [Int] {
    line[permission.rawValue].filter { !isServed($0) }
  }

  /// All waiters, in the order in which they are answered if all are at once.
  var inTurn: [Int] { line.joined().filter(isServed) + turns.flatMap(unserved) }

  /// Whether a move is one of a page that was told of a refusal.
  package func isLeaving(_ move: CoordinatorMove) -> Bool {
    if case .ask(let number) = move { calls[number] == .leaving } else { false }
  }

  var isWaitedFor: Bool { calls.contains(where: \.waits) }

  var hasTurn: Bool { attempts.contains(where: \.hasTurn) }

  var questions: Int { attempts.count { $0.stage == .asking } + (hasLeftover ? 1 : 0) }

  /// Whether nothing is on the screen but pages.
  var isReady: Bool { questions == 0 && !isUp.contains(true) }

  /// Whether all is as at the start, but for what is remembered.
  var isAtRest: Bool {
    !hasLeftover && calls.allSatisfy { $0 == .idle } && attempts.allSatisfy { $0.stage == .over }
  }
}

/// What a property can see of a step in a world of the coordinator.
package enum CoordinatorObservation: Hashable, Sendable {
  /// The queue was told something.
  case told(ModelQueue.Event)
  /// An attempt began.
  case began(ModelPermission, explains: Bool, resumes: Bool)
  /// A question came up.
  case asked(ModelPermission)
  /// A dialog came up.
  case presented(ModelPermission)
  /// What was remembered was forgotten.
  case forgot(ModelPermission)
  /// A caller was answered.
  case answered(Int, ModelQueue.Answer)
  /// Something went wrong with a permission.
  case hazard(CoordinatorHazard, ModelPermission)
}

/// What callers, the screen and attempts notice when a queue goes wrong.
package enum CoordinatorHazard: String, Hashable, Sendable, CaseIterable {
  case answeredAnew = "is told to a caller that does not wait"
  case besideAnother = "begins while another attempt has its turn"
  /// An attempt begins before the last one has ended.
  case beforeTheEnd = "begins before its last attempt has ended"
  case forNobody = "begins although nobody waits for it"
  case elsewhere = "begins in a window in which nobody asks"
  /// An attempt begins before one that was asked for earlier.
  case outOfTurn = "begins before what was asked for earlier"
  case goesOnUnasked = "goes on with what was remembered although nobody asked for that"
  /// What was remembered is forgotten, and a caller waits that goes on with it.
  case forgetsWanted = "begins anew although a caller goes on with what was remembered"
  case unexplained = "is told without an explanation to a caller that wants one"
  case abovePage = "explains above a page that is leaving"
  case unordered = "brings up a dialog that was not ordered"
  case askedBeside = "asks while another question is on the screen"
  /// A caller is told of an end before it.
  case toldEarly = "is told to be given up before it is"
}
