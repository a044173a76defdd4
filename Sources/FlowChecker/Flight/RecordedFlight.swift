import EveryPath
import FlowModel
import StateSpace

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
  private var interner = Interner<FlightRecord.Step>()
  private let ignoresTickets: Bool

  /// - Parameter ignoresTickets: whether an answer is as good as an event by itself.
  init(_ record: FlightRecord, ignoresTickets: Bool) {
    self.ignoresTickets = ignoresTickets
    let jump = Self.jump(in: record.steps)
    let steps = Array(record.steps.prefix(jump?.place ?? record.steps.count))
    self.steps = steps
    self.jump = jump?.says
    let isIdle = steps.map(Self.isIdle)
    self.isIdle = isIdle
    isGap = Self.gaps(steps, isIdle)
    var interner = Interner<FlightRecord.Step>()
    words = steps.map { interner.number(of: Self.plain($0, ignoresTickets)) }
    self.interner = interner
  }

  /// The number of a step that a model would publish.
  mutating func word(of step: FlightRecord.Step) -> UInt32 {
    interner.number(of: Self.plain(step, ignoresTickets))
  }

  func step(_ word: UInt32) -> FlightRecord.Step { interner[word] }

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

  private static func plain(_ step: FlightRecord.Step, _ ignoresTickets: Bool) -> FlightRecord.Step
  {
    var step = step
    step.number = 0
    if ignoresTickets, step.kind == .answer { step.kind = .event }
    return step
  }
}
