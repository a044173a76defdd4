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
        "type-checking", because: "the module PermissionFlow is not beside the tool")
    }
    var figures: [(rows: Int, seconds: Double)] = []
    // The first run reads the modules, which has nothing to do with rows.
    for states in effort.isQuick ? [1, 6] : [1, 1, 6, 24, 96] {
      let seconds = try withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("Rows.swift")
        try GeneratedFlow(states: states).source.write(
          to: file, atomically: true, encoding: .utf8)
        let run = try swiftc.run([
          "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
        ])
        guard run.status == 0 else { throw Failure(run.output) }
        return run.seconds
      }
      figures.append((states * GeneratedFlow.rowsPerState, seconds))
      report.line("\(states * GeneratedFlow.rowsPerState) rows: \(short(seconds)) s")
    }
    guard !effort.isQuick, let first = figures.dropLast().last, let last = figures.last else {
      return
    }
    // The start of the compiler and the import of the module cost the same in both.
    let cost = (last.seconds - first.seconds) / Double(last.rows - first.rows) * 1_000
    report.target("at most 1 ms a row", cost <= 1, "\(short(cost)) ms a row")
  }

  /// Where the compiler finds the engine: in the folder the tool was built into.
  private static var moduleFolder: URL? {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = tool.deletingLastPathComponent().appendingPathComponent("Modules")
    let module = folder.appendingPathComponent("PermissionFlow.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }
}

/// A flow of many states with ten rows each, one property a state, as the guide advises.
struct GeneratedFlow {
  static let rowsPerState = 10

  let states: Int

  var source: String {
    let numbers = 0..<states
    let cases = numbers.map { "    case \(name($0)): rows\($0)" }.joined(separator: "\n")
    let rows = numbers.map(rows).joined(separator: "\n")
    return """
      import PermissionFlow

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
          case .over: Finish(.done)
          }
        }
      \(rows)
        public func answers(to effect: Effect) -> [Event] { [] }
        public func resume(from state: State) -> Resumption<State, Outcome> { .at(.s0) }
        public func abandoned(_ reason: Abandonment) -> Outcome { .done }
      }

      """
  }

  private func name(_ state: Int) -> String { ".s\(state)" }

  private func rows(of state: Int) -> String {
    let rows = (0..<Self.rowsPerState).map { row in
      let target = row == 9 ? ".over" : name((state + row + 1) % states)
      return "    On(.e\(row)) { Perform(.first); Perform(.second); Go(to: \(target)) }"
    }
    return """
        @RowBuilder private var rows\(state): Transitions {
      \(rows.joined(separator: "\n"))
        }
      """
  }
}
