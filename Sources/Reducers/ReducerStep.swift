import EveryPath

/// One event that a reducer received, and all that came of it.
public struct ReducerStep<R: Reducer>: Hashable, Sendable {
  /// Where an event came from.
  public enum Source: Hashable, Sendable {
    /// It was sent from outside.
    case sent
    /// The driver, in answer to an effect.
    case answer
    /// A timer that the reducer had ordered.
    case timer
  }

  /// The number of the step, from 1.
  public let number: Int
  /// The event.
  public let event: R.Event
  /// Where it came from.
  public let source: Source
  /// What is known after it.
  public let state: R.State
  /// Whether that differs from what was known before.
  public let isChange: Bool
  /// What was ordered, in order; timers among it.
  public let effects: [R.Effect]
}

extension ReducerStep: CustomStringConvertible {
  /// One line: `2. closed(a): changes, orders hide(a)`.
  public var description: String {
    var text = "\(number). \(identifier(of: event))"
    switch source {
    case .sent: break
    case .answer: text += " (answer)"
    case .timer: text += " (timer)"
    }
    text += isChange ? ": changes" : ": nothing changes"
    guard !effects.isEmpty else { return text }
    return text + ", orders " + effects.map { identifier(of: $0) }.joined(separator: ", ")
  }
}
