import EveryPath
import FlowModel

/// The parts of a process have a name each: they tell and call each other by it.
extension WorldLint {
  /// Each name that two parts of one process share, or that says nothing.
  var repeatedParts: [Finding] {
    var seen: [Int: Set<String>] = [:]
    return system.parts.compactMap { part in
      let isNew = seen[part.process, default: []].insert(part.name).inserted
      if isNew, !part.name.isEmpty { return nil }
      return Finding(
        rule: "repeated-part",
        sentence: part.name.isEmpty
          ? "a part of `\(system.name)` has no name; give it one"
          : "two parts of `\(system.name)` in one process are called `\(part.name)`, and only the "
            + "first is told and called; give each a name of its own",
        lines: [])
    }
  }
}
