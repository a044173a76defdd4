import EveryPath
import FlowChecker

extension FlowJourney {
  /// Whether a runner and its driver can be brought to take this journey.
  ///
  /// A machine can be told anything. In a runner a timer is over only while it runs and in its
  /// turn, a called component ends only while called, and only what was performed is answered.
  public var isDrivable: Bool { schedule != nil }

  /// When each step happens in a runner; nil if the journey cannot be driven.
  var schedule: JourneySchedule? {
    var machine = TestedMachine(graph)
    var steps: [(fires: Int?, orders: [Order])] = []
    var asks = 0
    var calls: Set<Int> = []
    for step in test.steps {
      var fires: Int?
      switch step.input {
      case .timer(let timer): fires = timer
      case .answer(_, let ask):
        guard ask < asks else { return nil }
      case .tell(let symbol):
        guard let called = graph.calledOutcome(of: symbol) else { break }
        let isCalled = { graph.compiled.calls[$0].component == called.component }
        guard let call = calls.sorted().first(where: isCalled) else { return nil }
        calls.remove(call)
      case .start, .resume: break
      }
      var orders = machine.take(step.input).orders
      // The end of an attempt stops whatever runs.
      if machine.hasEnded { orders += graph.compiled.timers.indices.map { .stop(timer: $0) } }
      for order in orders {
        switch order {
        case .perform(_, let asking): if asking != .nobody { asks += 1 }
        case .call(let call): calls.insert(call)
        case .cancelCall(let call): calls.remove(call)
        case .start, .stop, .remember, .forget, .deliver, .tell: break
        }
      }
      steps.append((fires, orders))
    }
    return JourneySchedule(steps, of: graph.compiled)
  }
}
