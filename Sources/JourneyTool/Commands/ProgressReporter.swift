package import FlowChecker
import FlowModel
package import StateSpace

/// Tells a person how far a search is: on a terminal in one line that is written over, elsewhere in
/// a line every ten seconds, and as the last message if they interrupt it.
package final class ProgressReporter {
  private let tool: String
  private let system: String
  private let console: any Console
  private let writesOver: Bool
  private let isOnTerminal: Bool
  private let isQuiet: Bool
  private let isJSON: Bool
  private let pause: Duration
  private let columns: Int
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastTold: ContinuousClock.Instant
  private var isLineOpen = false

  /// - Parameters:
  ///   - isJSON: whether the result is JSON, also that of an interruption.
  ///   - pause: how long it is silent between two lines, where none can be written over.
  package init(
    system: String, console: any Console, environment: Environment, glyphs: Glyphs = Glyphs(),
    isQuiet: Bool = false, isJSON: Bool = false, pause: Duration = .seconds(10)
  ) {
    tool = glyphs.written(environment.toolName)
    self.system = glyphs.written(system)
    self.console = console
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    self.pause = pause
    columns = environment.columns
    isOnTerminal = environment.errorsAreOnTerminal
    writesOver = isOnTerminal && environment.hasCapableTerminal
    start = clock.now
    lastTold = start
  }

  /// - Parameter first: what an interruption that comes at once comes before.
  package func begin(
    _ deed: String = "Taking every path", before first: String = "anything was searched"
  ) {
    sayLast("Interrupted before \(first).")
    if isOnTerminal, !isQuiet { console.writeError("\(tool): \(deed) of \(system).\n") }
  }

  package func tell(_ progress: SearchProgress) {
    tell { Self.words(for: progress, seconds: $0) }
  }

  /// Tells how many of something were tried.
  package func tell(tried: Int, _ what: String) {
    tell { "tried \(count(tried, what)), \($0) s" }
  }

  /// Tells what became of the mutants that were tried.
  package func tell(_ tried: MutationScore.Count) {
    let statuses = [
      (tried.killed, "killed"), (tried.survived, "survived"),
      (tried.equivalent, "equivalent"), (tried.undecided, "undecided"),
    ]
    let all = statuses.map(\.0).reduce(0, +)
    let words = statuses.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    tell { "tried \(count(all, "mutant")): \(words); \($0) s" }
  }

  /// Tells what a check does after its search, where a line can be written over.
  package func tell(_ stage: CheckStage) {
    let words =
      switch stage {
      case .judging(let judged, let all): "judged \(judged) of \(count(all, "property"))"
      case .breaking(let tried, let unbroken):
        "tried a lesson or mutant \(count(tried, "time")), \(count(unbroken, "property")) not broken yet"
      }
    tell(inPipe: false) { "\(words), \($0) s" }
  }

  private func tell(inPipe: Bool = true, _ words: (Int) -> String) {
    let now = clock.now
    let text = words(Int((now - start).components.seconds))
    let fresh = isLineOpen ? "\r\u{1B}[K" : ""
    sayLast("Interrupted: \(text), not finished.", after: fresh)
    guard !isQuiet, writesOver || inPipe,
      now - lastTold > (writesOver ? .milliseconds(500) : pause)
    else { return }
    lastTold = now
    guard writesOver else { return console.writeError("\(tool): \(text)\n") }
    isLineOpen = true
    // A line that wraps cannot be written over.
    console.writeError("\r\u{1B}[K\(text.prefix(columns - 1))")
  }

  private func sayLast(_ words: String, after fresh: String = "") {
    console.whenInterrupted(
      say: "\(fresh)\(tool): \(words)\n", print: isJSON ? Self.result(interrupted: words) : "")
  }

  /// The document of a command that is interrupted.
  static func result(interrupted words: String) -> String {
    JSONNode.document([
      .init("outcome", .string("interrupted")), .init("complete", .bool(false)),
      .init("says", .string(String(words.prefix(200)))),
    ]).text + "\n"
  }

  /// Clears the line, so that the report stands alone.
  package func end() {
    if isLineOpen { console.writeError("\r\u{1B}[K") }
    isLineOpen = false
  }

  /// `searched 12400 states, depth 9, 3 s`, and what keeps growing in the world, if anything does.
  package static func words(for progress: SearchProgress, seconds: Int) -> String {
    let growing = progress.growing.isEmpty ? "" : "; \(keepGrowing(progress.growing))"
    return "searched \(progress.states) states, depth \(progress.depth), \(seconds) s\(growing)"
  }
}
