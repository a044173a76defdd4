import EveryPath
import FlowModel

enum NoWorld {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    guard system.worlds.isEmpty else { return [] }
    return [
      Finding(
        rule: "no-world",
        sentence: "`\(system.name)` has no world to start from, so nothing can happen; "
          + "give it one in `worlds:`",
        lines: [])
    ]
  }
}
