import EveryPath
import FlowModel

enum NamelessProperty {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.properties.filter { $0.name.isEmpty || $0.name == "never: " }.map { _ in
      Finding(
        rule: "nameless-property",
        sentence: "a property of `\(system.name)` has no name; name it so that it can be read "
          + "aloud",
        lines: [])
    }
  }
}
