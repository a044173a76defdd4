import EveryPath
import FlowModel

/// Properties and the world speak of components that there are.
enum MissingComponent {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    let components = system.components.enumerated().map { "\($0) (`\($1.name)`)" }
    let known =
      components.isEmpty
      ? "it has none" : "its components are \(components.joined(separator: ", "))"
    return system.missingComponents.map { component in
      Finding(
        rule: "missing-component",
        sentence:
          "a property or the world of `\(system.name)` speaks of component \(component); \(known)",
        lines: [])
    }
  }
}
