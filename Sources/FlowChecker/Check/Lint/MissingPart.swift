import EveryPath
import FlowModel

/// Properties and the world speak of parts that there are.
enum MissingPart {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    let parts = system.parts.enumerated().map { "\($0) (`\($1.name)`)" }
    let known = parts.isEmpty ? "it has none" : "its parts are \(parts.joined(separator: ", "))"
    return system.missingParts.map { part in
      Finding(
        rule: "missing-part",
        sentence: "a property or the world of `\(system.name)` speaks of part \(part); \(known)",
        lines: [])
    }
  }
}
