import FlowExplorer
import FlowModel

/// Searches a system whole; that each promise can be broken is checked elsewhere.
struct Searching: SystemVisitor {
  let isKept: @Sendable (String) -> Bool

  /// With those promises whose names pass.
  init(_ isKept: @escaping @Sendable (String) -> Bool = { _ in true }) { self.isKept = isKept }

  func visit<W: World>(_ system: System<W>) -> CheckReport {
    explore(system.keeping { isKept($0.name) }).report
  }
}
