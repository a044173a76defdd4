import EveryPath
import FlowModel

extension WorldLint {
  var tooManyComponents: [Finding] {
    guard system.componentsLeftOut > 0 else { return [] }
    let all = system.components.count + system.componentsLeftOut
    return [
      Finding(
        rule: "too-many-components",
        sentence: "`\(system.name)` has \(all) components, and all after number "
          + "\(system.components.count - 1) are left out; check it with fewer",
        lines: [])
    ]
  }
}
