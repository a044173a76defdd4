import EveryPath
import FlowModel

extension WorldLint {
  /// Each name that two components share, or that says nothing.
  var repeatedComponents: [Finding] {
    var seen: Set<String> = []
    return system.components.compactMap { component in
      let isNew = seen.insert(component.name).inserted
      if isNew, !component.name.isEmpty { return nil }
      return Finding(
        rule: "repeated-component",
        sentence: component.name.isEmpty
          ? "a component of `\(system.name)` has no name; give it one"
          : "two components of `\(system.name)` are called `\(component.name)`, and only the first is "
            + "meant by the name; give each a name of its own",
        lines: [])
    }
  }
}
