/// What is remembered of a component that waits for another one.
struct RememberedCaller: Hashable, Sendable {
  let component: Int
  let state: Int
  /// What is remembered of its own waiters.
  let callers: [RememberedCaller]
}

extension [RememberedCaller] {
  /// Whether a component is among them, or waits for one.
  func contains(_ component: Int) -> Bool {
    contains { $0.component == component || $0.callers.contains(component) }
  }

  /// These, and what is within them, without what is remembered of a component.
  func without(_ component: Int) -> [RememberedCaller] {
    filter { $0.component != component }.map {
      RememberedCaller(
        component: $0.component, state: $0.state, callers: $0.callers.without(component))
    }
  }
}

extension [ComponentState] {
  /// Whether something is remembered of a component, by itself or with what it waited for.
  @usableFromInline
  func remembers(_ component: Int) -> Bool {
    self[component].intent != nil || contains { $0.callers.contains(component) }
  }

  /// What is remembered of a component: by itself, or else with the first of those it can call, by
  /// name, that is resumed.
  func remembered(
    of component: Int, _ topology: Topology, asked: Set<Int> = []
  ) -> RememberedCaller? {
    if let state = self[component].intent {
      return RememberedCaller(
        component: component, state: state, callers: self[component].callers)
    }
    for callee in topology.callees[component] where !asked.contains(callee) {
      let kept = remembered(of: callee, topology, asked: asked.union([callee]))
      if let found = kept?.callers.first(where: { $0.component == component }) { return found }
    }
    return nil
  }
}
