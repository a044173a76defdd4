import PermissionFlow

/// To whom a world may still answer.
extension WorldTable {
  /// Shows the addresses that a world may still answer.
  @inlinable
  @inline(__always)
  func forEachAddress(of world: W, _ look: (Address) -> Void) {
    var copy = world
    copy.renumber { address in
      look(address)
      return address
    }
  }

  /// Ends a process on the stage, whose parts hear nothing more.
  @inlinable
  func cutOff(_ process: Int) {
    acting.pointee.renumber { address in
      isThere(Int(address.part)) && parts[Int(address.part)].process == process
        ? Address(part: address.part, ticket: Address.nobody) : address
    }
    acting.pointee.endProcess(process, &news)
  }

  /// Notes which of these tickets the world may still answer, gives those their places among them as
  /// numbers, and makes all other addresses equal.
  @inlinable
  func settle(_ tickets: [UInt32]) {
    expect(tickets.count)
    acting.pointee.renumber { address in
      guard address.ticket != Address.nobody,
        let place = tickets.firstIndex(of: UInt32(address.ticket))
      else { return Address(part: address.part, ticket: Address.nobody) }
      awaited[place] = true
      return Address(part: address.part, ticket: UInt16(truncatingIfNeeded: place))
    }
    // Those that are not awaited have left their places, so that others move up.
    guard let first = awaited.firstIndex(of: false), awaited[first...].contains(true) else {
      return
    }
    acting.pointee.renumber { address in
      guard address.ticket != Address.nobody else { return address }
      let place = awaited.prefix(Int(address.ticket)).count { $0 }
      return Address(part: address.part, ticket: UInt16(truncatingIfNeeded: place))
    }
  }

  /// Makes room to note of some tickets whether they may still be answered; none may so far.
  @inlinable
  @inline(__always)
  func expect(_ count: Int) {
    for place in awaited.indices { awaited[place] = false }
    while awaited.count < count { awaited.append(false) }
    while awaited.count > count { awaited.removeLast() }
  }
}
