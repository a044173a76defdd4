// What a step does to one world, or asks it.
extension System {
  /// Carries out an order; nil if it has no answer.
  @inlinable
  func carryOut(_ order: WorldOrder<W>, in world: inout W) -> WorldAnswer<W>? {
    var output = WorldOutput<W>()
    switch order {
    case .take(let move): world.take(move, &output)
    case .step(.perform(let component, let effect, let address)):
      components[component].perform(effect, address, &world, &output)
    case .step(.endProcess(let process)): world.endProcess(process, &output)
    case .step(.canEnd(let process)): return .facts([world.canEnd(process)])
    case .step(.settle(let tickets)):
      let hearLate = components.map(\.trustsLateAnswers)
      return .facts(world.settle(tickets) { $0 < hearLate.count && hearLate[Int($0)] })
    case .cutOff(let process):
      cutOff(process, in: &world)
      return nil
    }
    return .output(output)
  }

  /// Ends a process, whose components hear nothing more.
  @inlinable
  func cutOff(_ process: Int, in world: inout W) {
    world.renumber { address in
      isThere(Int(address.component)) && components[Int(address.component)].process == process
        ? address.unawaited : address
    }
    var output = WorldOutput<W>()
    world.endProcess(process, &output)
  }

  /// Notes the components that are answered at addresses which the world's `renumber` left out.
  @inlinable
  func noteLostAddresses(_ output: WorldOutput<W>, after order: WorldOrder<W>, in world: W) {
    var known: Set<Address> = []
    if case .step(.perform(_, _, let own)) = order { known.insert(own) }
    world.forEachAddress { known.insert($0) }
    for case .stimulus(_, let address?) in output.items
    where address.isAwaited && !known.contains(address) {
      if isThere(Int(address.component)) { handling.noteLost(component: Int(address.component)) }
    }
  }

  /// Whether there is such a component; a world that speaks of another becomes a finding.
  @inlinable
  func isThere(_ component: Int) -> Bool {
    if components.indices.contains(component) { return true }
    noteMissing(component: component)
    return false
  }
}

extension World {
  /// Shows the addresses that may still be answered; the world with what it forgets forgotten.
  @inlinable
  @discardableResult
  func forEachAddress(_ look: (Address) -> Void) -> Self {
    var copy = self
    copy.renumber { address in
      look(address)
      return address
    }
    return copy
  }

  /// Which of some tickets may still be answered.
  ///
  /// Those get new numbers, from zero in this order, and all other addresses become equal.
  @inlinable
  mutating func settle(_ tickets: [UInt32], isHeard: (UInt8) -> Bool) -> [Bool] {
    var isAwaited = tickets.map { _ in false }
    let placeOf = { (address: Address) in
      address.isAwaited ? tickets.firstIndex(of: UInt32(address.ticket)) : nil
    }
    forEachAddress { if let place = placeOf($0) { isAwaited[place] = true } }
    renumber { address in
      let number = placeOf(address).map { isAwaited[..<$0].count { $0 } }
      return Address(
        component: address.component, ticket: number.map { UInt16($0) } ?? Address.nobody,
        isHeard: isHeard(address.component))
    }
    return isAwaited
  }
}
