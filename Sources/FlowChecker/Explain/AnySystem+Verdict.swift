public import FlowModel
public import StateSpace

extension AnySystem {
  /// What is known of a property after every path was taken; nil if there is no such property.
  public func verdict(
    on property: String, limits: SearchLimits = .usual
  ) throws -> PropertyResult.Verdict? {
    try accept(Judging(property: property, limits: limits))
  }
}

private struct Judging: SystemVisitor {
  let property: String
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> PropertyResult.Verdict? {
    let kept = system.keeping { $0.name == property }
    return kept.explore(limits: limits).report.properties.first?.verdict
  }
}
