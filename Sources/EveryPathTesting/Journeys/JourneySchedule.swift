import EveryPath
import FlowChecker

/// When each step of a journey happens, so that every timer is over in its turn.
///
/// A difference-bound problem, solved by relaxation (Bellman and Ford). Quadratic in the number of
/// steps, times the timers.
struct JourneySchedule {
  let times: [Duration]

  /// That one step comes no later than some time after another; the time may be negative.
  private struct Bound {
    let step: Int
    let origin: Int
    var distance: Duration
    /// Whether it has to come earlier than that.
    let isStrict: Bool
  }

  /// A schedule for what the steps start and stop; nil if the journey's timers are out of turn.
  init?(_ steps: [(fires: Int?, orders: [Order])], of compiled: CompiledFlow) {
    var bounds: [Bound] = []
    var running: [Int: Int] = [:]
    for (number, step) in steps.enumerated() {
      if number > 0 {
        bounds.append(Bound(step: number - 1, origin: number, distance: .zero, isStrict: false))
      }
      if let timer = step.fires {
        guard let start = running.removeValue(forKey: timer) else { return nil }
        let duration = compiled.timers[timer].duration
        bounds.append(Bound(step: number, origin: start, distance: duration, isStrict: false))
        bounds.append(
          Bound(step: start, origin: number, distance: .zero - duration, isStrict: false))
      }
      for (timer, start) in running.sorted(by: { $0.key < $1.key }) {
        bounds.append(
          Bound(
            step: number, origin: start, distance: compiled.timers[timer].duration, isStrict: true))
      }
      for case .start(let timer) in step.orders { running[timer] = number }
      for case .stop(let timer) in step.orders { running[timer] = nil }
    }
    Self.tighten(&bounds, by: compiled, steps: steps.count)
    guard let times = Self.times(of: steps.count, within: bounds) else { return nil }
    let first = times.first ?? .zero
    self.times = times.map { $0 - first }
  }

  /// Earlier means by so little that all the steps together do not make up for a whole duration.
  private static func tighten(_ bounds: inout [Bound], by compiled: CompiledFlow, steps: Int) {
    let least = compiled.timers.map(\.duration).filter { $0 > .zero }.min() ?? .seconds(1)
    let step = least / (steps * 2)
    for index in bounds.indices where bounds[index].isStrict { bounds[index].distance -= step }
  }

  /// Times that keep all bounds; nil if there are none.
  private static func times(of steps: Int, within bounds: [Bound]) -> [Duration]? {
    var times = [Duration](repeating: .zero, count: steps)
    for _ in 0...steps {
      var isSettled = true
      for bound in bounds {
        let latest = times[bound.origin] + bound.distance
        guard times[bound.step] > latest else { continue }
        times[bound.step] = latest
        isSettled = false
      }
      if isSettled { return times }
    }
    return nil
  }
}
