import PermissionFlow

/// What a step does to the timers of the parts: all at one instant.
package struct TimerStep: Hashable, Sendable {
  /// A timer that has begun in the step and still runs after it.
  package struct Start: Hashable, Sendable {
    /// The timer.
    package let key: Zone.Key
    /// How long it runs.
    package let ticks: Int64
  }

  /// The timer whose time was over; nil if the step is not that.
  package let fired: Zone.Key?
  /// The timers that have begun, or begun anew.
  package let started: [Start]

  package init(fired: Zone.Key?, started: [Start]) {
    self.fired = fired
    self.started = started
  }
}

extension SystemTable {
  /// What is known of the timers of the parts in a state.
  package func timers(of state: UInt64) -> Zone {
    settings.setting(StateWord.parts(of: state).setting).zone.withoutPromises
  }

  /// The timer of a part that a choice is about; nil if it is about none.
  package func timer(of choice: UInt32) -> Zone.Key? {
    guard case .timer(let part, let timer) = move(choice).kind else { return nil }
    return Zone.Key(owner: UInt8(part), timer: UInt32(timer))
  }

  /// What a step does to the timers of the parts; nil if it is not possible.
  package func timerStep(_ choice: UInt32, from state: UInt64) -> TimerStep? {
    guard let way = take(choice, from: state) else { return nil }
    let running = timers(of: way.state).keys
    var started: [TimerStep.Start] = []
    for entry in log(way.log).entries {
      let plan = system.cast.roles[entry.part].flow.plan
      for case .start(let timer) in plan.orders[entry.orders] {
        let key = Zone.Key(owner: UInt8(entry.part), timer: UInt32(timer))
        guard running.contains(key), !started.contains(where: { $0.key == key }) else { continue }
        let ticks = system.cast.ticks.count(plan.timers[timer].duration)
        started.append(TimerStep.Start(key: key, ticks: ticks))
      }
    }
    return TimerStep(fired: timer(of: choice), started: started)
  }
}
