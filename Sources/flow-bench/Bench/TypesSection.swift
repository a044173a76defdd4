import Foundation

extension Section {
  /// How long a flow takes to type-check, by the number of its rows.
  static let types = Section(
    name: "types", summary: "type-checking a flow split by state, by the number of its rows"
  ) { report, effort in
    guard let swiftc = Tool("swiftc") else {
      return report.skip("type-checking", because: "there is no `swiftc`")
    }
    guard let modules = moduleFolder else {
      return report.skip(
        "type-checking", because: "the module EveryPath is not beside the tool")
    }
    // The first run reads the modules, which has nothing to do with rows.
    _ = try seconds(of: GeneratedFlow(states: 1, orders: 0), swiftc, modules)
    for (name, orders) in [("On and Go", 0), ("On, two Performs and Go", 2)] {
      try measureRows("rows of \(name)", orders: orders, report, effort) {
        try seconds(of: $0, swiftc, modules)
      }
    }
    guard !effort.isQuick else { return }
    let built = GeneratedFlow(states: 160, orders: 0, returns: false)
    report.line(
      "rows of On and Go, \(built.rowCount) in a switch without `return`: "
        + "\(short(try seconds(of: built, swiftc, modules))) s")
  }

  private static func measureRows(
    _ name: String, orders: Int, _ report: Report, _ effort: Effort,
    _ seconds: (GeneratedFlow) throws -> Double
  ) throws {
    var points: [(rows: Double, seconds: Double)] = []
    for states in effort.isQuick ? [1, 10] : [10, 40, 160] {
      let flow = GeneratedFlow(states: states, orders: orders)
      let figures = Figures(try (0..<(effort.isQuick ? 1 : 3)).map { _ in try seconds(flow) })
      points.append((Double(flow.rowCount), figures.median))
      report.line(
        "\(name), \(flow.rowCount): \(short(figures.median)) s "
          + "(spread \(short(figures.spread * 100)) %)")
    }
    guard !effort.isQuick else { return }
    // The start of the compiler and the import of the module cost the same in all.
    func cost(_ first: Int, _ last: Int) -> Double {
      (points[last].seconds - points[first].seconds) / (points[last].rows - points[first].rows)
        * 1e3
    }
    report.line(
      "\(name): a further row costs \(short(cost(0, 1))) ms up to 240, "
        + "\(short(cost(1, 2))) ms from there on")
    report.target(
      "\(name): at most 1 ms a row", cost(0, 2) <= 1, "\(short(cost(0, 2))) ms a row")
  }

  /// How long the compiler works for a flow.
  private static func seconds(
    of flow: GeneratedFlow, _ swiftc: Tool, _ modules: URL
  ) throws -> Double {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Rows.swift")
      try flow.source.write(to: file, atomically: true, encoding: .utf8)
      let run = try swiftc.run([
        "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
      ])
      guard run.status == 0 else { throw Failure(run.output) }
      return run.seconds
    }
  }

  /// Where the compiler finds the engine: in the folder the tool was built into.
  private static var moduleFolder: URL? {
    let folder = Tool.folder.appendingPathComponent("Modules")
    let module = folder.appendingPathComponent("EveryPath.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }
}

/// A flow of many states with six rows each, written as ``Flow/transitions(from:)`` advises.
struct GeneratedFlow {
  static let rowsPerState = 6

  let states: Int
  /// How many effects each row orders.
  let orders: Int
  /// Whether the cases of the `switch` return their rows.
  var returns = true

  var rowCount: Int { states * Self.rowsPerState }

  var source: String {
    let numbers = 0..<states
    let word = returns ? "return " : ""
    let cases = numbers.map { "    case \(name($0)): \(word)rows\($0)" }.joined(separator: "\n")
    let rows = numbers.map(rows).joined(separator: "\n")
    return """
      import EveryPath

      public struct Generated: Flow {
        public enum State: Hashable, Sendable, CaseIterable {
          case \(numbers.map { "s\($0)" }.joined(separator: ", "))
          case over
        }
        public enum Event: Hashable, Sendable {
          case \((0..<Self.rowsPerState).map { "e\($0)" }.joined(separator: ", "))
        }
        public enum Effect: Hashable, Sendable { case first, second }
        public enum Outcome: Hashable, Sendable { case done }
        public var start: State { .s0 }
        public func transitions(from state: State) -> Transitions {
          switch state {
      \(cases)
          case .over: \(word)over
          }
        }
        @RowBuilder private var over: Transitions { Finish(.done) }
      \(rows)
        public func answers(to effect: Effect) -> [Event] { [] }
        public func abandoned(_ reason: Abandonment) -> Outcome { .done }
      }

      """
  }

  private func name(_ state: Int) -> String { ".s\(state)" }

  private func rows(of state: Int) -> String {
    let rows = (0..<Self.rowsPerState).map { row in
      let target = row == Self.rowsPerState - 1 ? ".over" : name((state + row + 1) % states)
      let steps = (0..<orders).map { "Perform(\($0 % 2 == 0 ? ".first" : ".second")); " }.joined()
      return "    On(.e\(row)) { \(steps)Go(to: \(target)) }"
    }
    return """
        @RowBuilder private var rows\(state): Transitions {
      \(rows.joined(separator: "\n"))
        }
      """
  }
}
