import EveryPath

/// What a step does to the timers of the components: all at one instant.
package struct TimerStep: Hashable, Sendable {
  /// A timer that has begun in the step and still runs after it.
  package struct Start: Hashable, Sendable {
    package let key: Zone.Key
    /// How long it runs.
    package let ticks: Int64
  }

  /// The timer whose time was over; nil if the step needs none.
  package let fired: Zone.Key?
  /// The timers that have begun, or begun anew.
  package let started: [Start]

  package init(fired: Zone.Key?, started: [Start]) {
    self.fired = fired
    self.started = started
  }
}

extension SystemTable {
  /// What is known of the timers of the components in a state.
  package func timers(of state: UInt64) -> Zone {
    controlStates.controlState(StateWord.numbers(of: state).controlState).zone.withoutProperties
  }

  /// The timer whose time is over when a choice happens; nil if it needs none.
  package func timer(of choice: UInt32) -> Zone.Key? {
    guard case .timer(let component, let timer) = move(choice).kind else { return nil }
    return Zone.Key(component: component, timer: timer)
  }

  /// What a step does to the timers of the components; nil if it is not possible.
  package func timerStep(_ choice: UInt32, from state: UInt64) -> TimerStep? {
    guard let successor = take(choice, from: state) else { return nil }
    let running = timers(of: successor.state).keys
    var started: [TimerStep.Start] = []
    for entry in log(successor.log).entries {
      let compiled = system.topology.roles[entry.component].flow.compiled
      for case .start(let timer) in compiled.orders[entry.orders] {
        let key = Zone.Key(component: entry.component, timer: timer)
        guard running.contains(key), !started.contains(where: { $0.key == key }) else { continue }
        let ticks = system.topology.ticks.count(compiled.timers[timer].duration)
        started.append(TimerStep.Start(key: key, ticks: ticks))
      }
    }
    return TimerStep(fired: timer(of: choice), started: started)
  }
}
