import EveryPath
import FlowModel

/// Predicates that are called the same are the same: a search asks only one of them.
enum AmbiguousPredicate {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.ambiguousPredicates.map { name in
      Finding(
        rule: "ambiguous-predicate",
        sentence: "two predicates of `\(system.name)` are called `\(name)` and differ at a step, "
          + "so that only one of them is asked; put what tells them apart into their names",
        lines: [])
    }
  }
}
