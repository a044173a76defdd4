import Foundation

/// What is printed: lines as they are known, and whether every target was met.
final class Report {
  /// What is wrong, not only slow: a count that differs.
  private(set) var mistakes: [String] = []
  private(set) var missed: [String] = []
  private(set) var met = 0
  private var section = ""

  func begin(_ section: Section) {
    self.section = section.name
    line("")
    line("== \(section.name): \(section.summary)")
  }

  func line(_ text: String) { print(text) }

  /// A figure that has a target, which a small model says nothing of.
  func target(_ what: String, _ isMet: Bool, _ figure: String, _ effort: Effort) {
    guard !effort.isQuick else { return line("\(what): \(figure)") }
    line("\(isMet ? "met   " : "MISSED") \(what): \(figure)")
    if isMet { met += 1 } else { missed.append("\(section): \(what): \(figure)") }
  }

  /// Two counts that must be equal.
  func same(_ what: String, _ found: Int, _ expected: Int) {
    guard found != expected else { return }
    let text = "\(section): \(what) is \(grouped(found)), and should be \(grouped(expected))"
    line("WRONG  \(text)")
    mistakes.append(text)
  }

  /// Something that cannot be measured here.
  func skip(_ what: String, because reason: String) { line("skipped \(what): \(reason)") }

  func end() {
    line("")
    line("\(met) targets met, \(missed.count) missed, \(mistakes.count) counts wrong")
    for text in missed { line("  missed: \(text)") }
    for text in mistakes { line("  wrong: \(text)") }
  }
}

/// A part of the benchmark, run by its name.
struct Section: Sendable {
  let name: String
  let summary: String
  let run: @MainActor @Sendable (Report, Effort) async throws -> Void

  /// All of them, in the order in which they run.
  static let all: [Section] = [.felt, .long, .spin, .soak]
}

/// How much is measured.
struct Effort {
  /// Small models, once each: to see that all works and the counts are right.
  let isQuick: Bool
  /// How often each thing is measured.
  let rounds: Int

  init(isQuick: Bool, rounds: Int?) {
    self.isQuick = isQuick
    self.rounds = rounds ?? (isQuick ? 1 : 5)
  }
}

/// Something that cannot be measured, and why.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How many seconds something took of the processor, which neighbours on the machine disturb little.
func timing<Result>(_ work: () throws -> Result) rethrows -> (seconds: Double, result: Result) {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let begin = now()
  let result = try work()
  return (now() - begin, result)
}
