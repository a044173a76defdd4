package import FlowExplorer

/// Tells a person how far a search is: on a terminal in one line that is written over, and as the
/// last message if they interrupt it.
package final class Telling {
  private let system: String
  private let console: any Console
  private let writesOver: Bool
  private let isOnTerminal: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastTold: ContinuousClock.Instant
  private var isLineOpen = false

  package init(system: String, console: any Console, surroundings: Surroundings) {
    self.system = system
    self.console = console
    isOnTerminal = surroundings.errorsAreOnTerminal
    writesOver = isOnTerminal && surroundings.hasCapableTerminal
    start = clock.now
    lastTold = start
  }

  package func begin(_ deed: String = "Taking every path") {
    console.whenInterrupted(say: "journey: Interrupted before anything was searched.\n")
    if isOnTerminal { console.writeError("journey: \(deed) of \(system).\n") }
  }

  package func tell(_ progress: SearchProgress) {
    tell { Self.words(for: progress, seconds: $0) }
  }

  /// Tells how many mutants were tried.
  package func tell(tried: Int) { tell { "tried \(count(tried, "mutant")), \($0) s" } }

  private func tell(_ words: (Int) -> String) {
    let now = clock.now
    let text = words(Int((now - start).components.seconds))
    let fresh = isLineOpen ? "\r\u{1B}[K" : ""
    console.whenInterrupted(say: "\(fresh)journey: Interrupted: \(text), not finished.\n")
    guard writesOver, now - lastTold > .milliseconds(500) else { return }
    lastTold = now
    isLineOpen = true
    console.writeError("\r\u{1B}[K\(text)")
  }

  /// Clears the line, so that the report stands alone.
  package func end() {
    if isLineOpen { console.writeError("\r\u{1B}[K") }
    isLineOpen = false
  }

  /// `searched 12400 states, depth 9, 3 s`.
  package static func words(for progress: SearchProgress, seconds: Int) -> String {
    "searched \(progress.states) states, depth \(progress.depth), \(seconds) s"
  }
}
