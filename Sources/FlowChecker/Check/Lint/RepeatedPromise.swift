import EveryPath
import FlowModel

/// Each promise has a name of its own.
enum RepeatedPromise {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    var seen: Set<String> = []
    return system.promises.map(\.name).filter { !seen.insert($0).inserted }.map { name in
      Finding(
        rule: "repeated-promise",
        sentence: "two promises of `\(system.name)` are called \"\(name)\"; give each a name "
          + "of its own, by which it is asked for and reported",
        lines: [])
    }
  }
}
