public import FlowModel
public import StateSpace

extension AnySystem {
  /// What is known of a promise after every path was taken; nil if the system makes no such promise.
  public func verdict(
    on promise: String, limits: SearchLimits = .usual
  ) throws -> PromiseResult.Verdict? {
    try accept(Judging(promise: promise, limits: limits))
  }
}

private struct Judging: SystemVisitor {
  let promise: String
  let limits: SearchLimits

  func visit<W: World>(_ system: System<W>) throws -> PromiseResult.Verdict? {
    let kept = system.keeping { $0.name == promise }
    return explore(kept, limits: limits).report.promises.first?.verdict
  }
}
