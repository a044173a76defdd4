import EveryPath
import FlowModel

/// A system has no more parts than there are numbers for.
extension WorldLint {
  /// That some parts were left out, if they were.
  var tooManyParts: [Finding] {
    guard system.partsLeftOut > 0 else { return [] }
    let all = system.parts.count + system.partsLeftOut
    return [
      Finding(
        rule: "too-many-parts",
        sentence: "`\(system.name)` has \(all) parts, and all after number "
          + "\(system.parts.count - 1) are left out; check it with fewer",
        lines: [])
    ]
  }
}
