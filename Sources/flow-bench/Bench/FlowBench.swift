import Foundation

/// Measures what people wait for, and long journeys; races SPIN; soaks coordinators.
@main
enum FlowBench {
  @MainActor
  static func main() async {
    var names: [String] = []
    var (isQuick, rounds): (Bool, Int?) = (false, nil)
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h": return printHelp()
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
    let known = Section.all.map(\.name)
    for name in names where !known.contains(name) {
      print("There is no section `\(name)`; there are: \(known.joined(separator: ", ")).")
      exit(64)
    }
    let report = Report()
    #if DEBUG
      report.line("a debug build: its times say nothing")
    #endif
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

  private static func printHelp() {
    print("USAGE: flow-bench [<section>...] [--quick] [--runs <n>]\n\nSECTIONS (all unless named):")
    for section in Section.all { print("  \(section.name)  \(section.summary)") }
  }
}
