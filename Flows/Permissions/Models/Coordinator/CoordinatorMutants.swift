import FlowChecker
import FlowModel
import PermissionFlows
import Reducers
import StateSpace

/// The shipped queue with one reaction changed, in two small worlds: a page and a task of one
/// permission, and two permissions with a task each.
enum CoordinatorMutants {
  /// The mutants that one of the worlds can tell from the queue.
  static var all: [SystemMutant] {
    mutants(on: .tasks, "two permissions, with a task each")
      + mutants(on: .camera, "one permission, with a page and a task")
  }

  private static func mutants(on stage: CoordinatorStage, _ summary: String) -> [SystemMutant] {
    let queue = Told(alphabet: stage.events)
    let original = system(queue, on: stage, summary)
    let provoked = provoked(original)
    return ReducerGraph(queue).mutants().filter {
      provoked.contains(Provoked(state: $0.state, event: $0.event))
    }.map { mutant in
      SystemMutant(
        id: "\(mutant.mutation.rawValue): \(mutant)", kind: mutant.mutation.rawValue,
        change: "\(mutant)", system: system(mutant, on: stage, mutant.description),
        original: original)
    }
  }

  /// An event, and what the queue knew when it was told.
  private struct Provoked: Hashable {
    let state: ModelQueue.State
    let event: ModelQueue.Event
  }

  /// What the queue is told in a world, and when.
  private static func provoked(_ system: System<CoordinatorWorld<Told>>) -> Set<Provoked> {
    var result: Set<Provoked> = []
    for state in system.asking(only: { _ in false }).explore().graph.states {
      for successor in system.successors(of: state) {
        for case .told(let event) in successor.log.observations {
          result.insert(Provoked(state: state.world.reduced.state, event: event))
        }
      }
    }
    return result
  }

  private static func system<Queue: Reducer>(
    _ queue: Queue, on stage: CoordinatorStage, _ summary: String
  ) -> System<CoordinatorWorld<Queue>>
  where Queue.Event == ModelQueue.Event, Queue.Effect == ModelQueue.Effect {
    System(
      "coordinator", summary, components: [], worlds: [CoordinatorWorld(stage, queue)]
    ) {
      CoordinatorProperties<Queue>.all
    }
  }
}

/// The queue with the events of one world, and the orders that a world carries out.
private struct Told: Reducer {
  let alphabet: [ModelQueue.Event]

  var name: String { ModelQueue().name }
  var start: ModelQueue.State { ModelQueue().start }

  func reduce(_ state: inout ModelQueue.State, _ event: ModelQueue.Event) -> [ModelQueue.Effect] {
    ModelQueue().reduce(&state, event).filter { effect in
      switch effect {
      case .callersChanged, .changed: false
      case .begin, .present, .end, .answer: true
      }
    }
  }

  func name(of state: ModelQueue.State) -> String { state.description }
}
