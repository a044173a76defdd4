import Foundation

/// Measures the machine, the runner and the search, beside hand-written code and SPIN.
@main
enum FlowBench {
  @MainActor
  static func main() async {
    if let counted = Allocations.asked {
      do { try counted.print() } catch { exit(70) }
      return
    }
    if let asked = SoakCommand(CommandLine.arguments) { return await asked.run() }
    var names: [String] = []
    var (isQuick, rounds): (Bool, Int?) = (false, nil)
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--runs":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else {
          print("--runs takes how often each thing is measured, such as 5.")
          exit(64)
        }
        rounds = count
      default: names.append(argument)
      }
    }
    guard !names.contains("--help"), !names.contains("-h") else { return printHelp() }
    let known = Section.all.map(\.name)
    for name in names where !known.contains(name) {
      print("There is no section `\(name)`; there are: \(known.joined(separator: ", ")).")
      exit(64)
    }
    names += Section.all.filter { names.contains($0.name) }.flatMap(\.besides)
    let report = Report()
    Environment.print(to: report)
    for section in Section.all where names.isEmpty || names.contains(section.name) {
      report.begin(section)
      do { try await section.run(report, Effort(isQuick: isQuick, rounds: rounds)) } catch {
        report.line("\(error)")
        exit(70)
      }
    }
    report.end()
    // Times are for people to judge; a wrong count is wrong on every machine.
    exit(report.mistakes.isEmpty ? 0 : 1)
  }

  @MainActor
  private static func printHelp() {
    print(
      "USAGE: flow-bench [<section>...] [--quick] [--runs <n>]\n       \(SoakCommand.usage)\n\nSECTIONS (all unless named):"
    )
    let width = Section.all.map(\.name.count).max() ?? 0
    for section in Section.all {
      let gap = String(repeating: " ", count: width - section.name.count)
      print("  \(section.name)\(gap)  \(section.summary)")
    }
  }
}
