import EveryPath
import FlowModel

/// The components of a process have a name each: they tell and call each other by it.
extension WorldLint {
  /// Each name that two components of one process share, or that says nothing.
  var repeatedComponents: [Finding] {
    var seen: [Int: Set<String>] = [:]
    return system.components.compactMap { component in
      let isNew = seen[component.process, default: []].insert(component.name).inserted
      if isNew, !component.name.isEmpty { return nil }
      return Finding(
        rule: "repeated-component",
        sentence: component.name.isEmpty
          ? "a component of `\(system.name)` has no name; give it one"
          : "two components of `\(system.name)` in one process are called `\(component.name)`, and only the "
            + "first is told and called; give each a name of its own",
        lines: [])
    }
  }
}
