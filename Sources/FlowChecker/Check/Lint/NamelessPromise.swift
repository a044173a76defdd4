import EveryPath
import FlowModel

/// Each promise has a name.
enum NamelessPromise {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.promises.filter { $0.name.isEmpty || $0.name == "never: " }.map { _ in
      Finding(
        rule: "nameless-promise",
        sentence: "a promise of `\(system.name)` has no name; name it so that it can be read "
          + "aloud as the rule",
        lines: [])
    }
  }
}
