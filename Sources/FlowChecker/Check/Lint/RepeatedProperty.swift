import EveryPath
import FlowModel

/// Each property has a name of its own.
enum RepeatedProperty {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    var seen: Set<String> = []
    return system.properties.map(\.name).filter { !seen.insert($0).inserted }.map { name in
      Finding(
        rule: "repeated-property",
        sentence: "two properties of `\(system.name)` are called \"\(name)\"; give each a name "
          + "of its own, by which it is asked for and reported",
        lines: [])
    }
  }
}
