import EveryPath

/// A flight record as a search reads it: steps as numbers, and where the record itself has gaps.
struct RecordedFlight {
  let steps: [FlightRecord.Step]
  /// What is wrong with the step after them; nil if they are all.
  let jump: String?
  /// For each step a number that equal ones share.
  let words: [UInt32]
  /// For each step whether it changes nothing and needs no explanation.
  let isIdle: [Bool]
  /// For each place in the record, its end too, whether the flow may have run there unrecorded.
  let isGap: [Bool]

  /// - Parameter word: the number of a step, which equal ones share.
  init(_ record: FlightRecord, word: (FlightRecord.Step) -> UInt32) {
    let jump = Self.jump(in: record.steps)
    let steps = Array(record.steps.prefix(jump?.place ?? record.steps.count))
    self.steps = steps
    self.jump = jump?.says
    let isIdle = steps.map(Self.isIdle)
    self.isIdle = isIdle
    isGap = Self.gaps(steps, isIdle)
    words = steps.map(word)
  }

  /// The first step that does not follow the one before it.
  private static func jump(in steps: [FlightRecord.Step]) -> (place: Int, says: String)? {
    var last = 0
    for (place, step) in steps.enumerated() {
      let isNew = step.number == 1
      let follows = last < Int.max && step.number == last + 1
      if !isNew, place == 0 || steps[place - 1].isLast {
        return (
          place,
          "it is number \(step.number) of its attempt, and those before are missing; "
            + "read `runner.steps` before the start"
        )
      }
      guard isNew || follows else {
        return (place, "it is number \(step.number) of its attempt and follows number \(last)")
      }
      last = step.number
    }
    return nil
  }

  /// What is no news to a machine: what comes too late, and refused orders about an attempt.
  private static func isIdle(_ step: FlightRecord.Step) -> Bool {
    guard step.before == step.after, step.effects.isEmpty, step.outcome == nil, !step.isLast else {
      return false
    }
    switch (step.disposition, step.kind) {
    case (.stale, .answer), (.stale, .outcome), (.stale, .timer): return true
    case (.refused, .start), (.refused, .resume), (.refused, .abandon): return true
    case (.refused, _): return step.before == nil
    default: return false
    }
  }

  /// Where a process has ended unseen: before what resumes, and after what broke off.
  private static func gaps(_ steps: [FlightRecord.Step], _ isIdle: [Bool]) -> [Bool] {
    var gaps = [Bool](repeating: false, count: steps.count + 1)
    var first = 0
    while first < steps.count {
      let end =
        steps[(first + 1)...].firstIndex { $0.number == 1 } ?? steps.count
      let begin = (first..<end).first { !isIdle[$0] } ?? end
      let resumes = begin < end && steps[begin].kind == .resume
      let brokeOff = first > 0 && !steps[first - 1].isLast
      if resumes || brokeOff { for place in first...min(begin, end) { gaps[place] = true } }
      first = end
    }
    if !steps.isEmpty { gaps[steps.count] = false }
    return gaps
  }
}
