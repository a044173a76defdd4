import EveryPath
import FlowChecker
public import FlowModel
import PermissionFlows

/// What decides whose turn it is to ask for a permission, among its callers.
public enum CoordinatorSystems {
  package typealias World = CoordinatorWorld<ModelReducer>

  /// The shipped system, then its lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("coordinator", summary) { shipped }]
      + lessons.map { name, fault in
        LazySystem(name, fault.rawValue, isLesson: true) { system(name, fault) }
      }
  }

  private static let summary =
    "one permission at a time: two of them, two windows, two callers each, one of them a page"

  /// The lessons: faults that an app may have that asks without a coordinator.
  static let lessons: [(name: String, fault: LessonQueue.Fault)] = [
    ("coordinator-beside", .ownQueues), ("coordinator-lingers", .waitsForTheEnd),
    ("coordinator-silent", .joinsSilent), ("coordinator-above-page", .presentsAtOnce),
    ("coordinator-anew", .beginsAnew),
  ]

  package static var shipped: System<World> {
    System(
      "coordinator", summary, components: [], worlds: [World(.all, .shipped(queue))],
      breakers: { breakers }, mutants: { CoordinatorMutants.all }
    ) {
      CoordinatorProperties<ModelReducer>.all
    }
    .drawing { [try drawing(.shipped(small))] }
  }

  static var breakers: [System<World>] {
    LessonQueue.Fault.allCases.map { fault in
      system(lessons.first { $0.fault == fault }?.name ?? "coordinator-mutant", fault)
    }
  }

  private static func system(_ name: String, _ fault: LessonQueue.Fault) -> System<World> {
    System(
      name, fault.rawValue, isLesson: true, components: [],
      worlds: [World(.all, .lesson(LessonQueue(fault: fault, queue: queue)))],
      breaks: fault.breaks
    ) {
      CoordinatorProperties<ModelReducer>.all.putting(first: fault.breaks)
    }
    .drawing { [try drawing(.lesson(LessonQueue(fault: fault, queue: small)))] }
  }

  private static var queue: ModelQueue { ModelQueue(alphabet: CoordinatorStage.all.events) }

  /// A queue that a diagram has room for: one caller for each of two permissions.
  private static var small: ModelQueue {
    ModelQueue(alphabet: [
      .ask(.camera, .init(0, in: .left)), .ask(.microphone, .init(1, in: .right)), .leave(0),
      .leave(1), .told(.camera, isRefused: false, lingers: false),
      .told(.microphone, isRefused: false, lingers: false),
    ])
  }

  private static func drawing(_ reducer: ModelReducer) throws -> CompiledFlow {
    try ReducerGraph(reducer).lowered().compiled
  }
}

extension LessonQueue.Fault {
  /// What the fault is meant to break.
  var breaks: [PropertyID] {
    switch self {
    case .ownQueues: [.questionBeside, .besideAnother]
    case .waitsForTheEnd: [.turn.about("while an attempt goes on after its outcome")]
    case .joinsSilent: [.unexplained]
    case .presentsAtOnce: [.abovePage]
    case .beginsAnew: [.forgetsWanted]
    case .goesOnAlways: [.goesOnUnasked]
    case .losesThePlace: [.outOfTurn]
    case .answersTwice: [.answeredAnew]
    case .forgetsJoined: [.allAreTold, .comesToAnswer]
    case .overhearsOutcomes: [.turn.about("after an outcome")]
    case .overhearsEnds:
      [.turn.about("after the end of what was to end"), .turn.about("when somebody asks")]
    case .sparesTheRunning: [.allFree]
    case .endsNothing: [.endedOnGivingUp, .toldEarly]
    case .neverPresents: [.presented]
    case .presentsAgain: [.unordered]
    case .leavesSilentWaiting: [.silentTold]
    case .overhearsLeaving: [.leftAtOnce]
    case .keepsThePlace: [.forNobody]
    case .losesTheTurn:
      [
        .turn.about("when a caller has left"), .turn.about("when an attempt is given up"),
        .turn.about("when a window is closed"),
      ]
    case .overhearsClosing, .sparesTheClosed: [.closedTold]
    case .beginsBeside: [.beforeTheEnd]
    case .otherWindow: [.elsewhere]
    case .answersLast: [.toldFirst]
    case .answersBackwards: [.inOrder]
    }
  }
}
