import FlowExplorer
import FlowModel

/// Searches a system, whole unless there are limits; that each promise can be broken is checked elsewhere.
struct Searching: SystemVisitor {
  let limits: SearchLimits
  let isKept: @Sendable (String) -> Bool

  /// With those promises whose names pass.
  init(
    limits: SearchLimits = SearchLimits(),
    _ isKept: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.limits = limits
    self.isKept = isKept
  }

  func visit<W: World>(_ system: System<W>) -> CheckReport {
    explore(system.keeping { isKept($0.name) }, limits: limits).report
  }
}
