package struct Waiting: Hashable, Sendable {
  private(set) var callers: [Int] = []
  /// Whether the attempt has a caller that is no component.
  package private(set) var isWanted = false
  /// What a component that lives on and may be called has delivered: what its callers hear.
  private var delivered: Int?

  package init() {}

  /// The caller that begins an attempt waits for it: a component, or nil for another caller.
  package init(beganBy caller: Int?) { ask(caller) }

  package var isEmpty: Bool { callers.isEmpty && !isWanted }

  private mutating func ask(_ caller: Int?) {
    if let caller { callers.append(caller) } else { isWanted = true }
  }

  /// Somebody asks for an attempt that runs already: it is shared.
  ///
  /// - Parameter hasDelivered: whether the attempt has had its outcome.
  /// - Returns: the outcome a component hears at once, because it was delivered before.
  package mutating func join(_ caller: Int?, hasDelivered: Bool) -> Int? {
    if caller != nil, let delivered { return delivered }
    if caller != nil || !hasDelivered { ask(caller) }
    return nil
  }

  /// An outcome is delivered, so nothing waits any more.
  ///
  /// - Parameter isCalled: whether other components may call the component while it lives on.
  /// - Returns: the components that waited for it, in the order of their calls.
  package mutating func deliver(_ outcome: Int, isCalled: Bool) -> [Int] {
    let waited = callers
    self = Waiting()
    delivered = isCalled ? outcome : nil
    return waited
  }

  /// A component waits no longer; false if it did not.
  package mutating func leave(_ caller: Int) -> Bool {
    guard callers.contains(caller) else { return false }
    callers.removeAll { $0 == caller }
    return true
  }
}
