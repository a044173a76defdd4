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
    awaited.removeAll(keepingCapacity: true)
    for _ in tickets { awaited.append(false) }
    renumber { ticket in
      let place = tickets.firstIndex(of: ticket)
      if let place { awaited[place] = true }
      return place
    }
    // Those that are not awaited have left their places, so that others move up.
    guard let first = awaited.firstIndex(of: false), awaited[first...].contains(true) else {
      return
    }
    renumber { ticket in awaited.prefix(Int(ticket)).count { $0 } }
  }

  /// Gives tickets new numbers, and those that get none the number of nobody.
  @inlinable
  @inline(__always)
  func renumber(_ number: (UInt32) -> Int?) {
    acting.pointee.renumber { address in
      let ticket = address.ticket == Address.nobody ? nil : number(UInt32(address.ticket))
      return Address(
        part: address.part,
        ticket: ticket.map { UInt16(truncatingIfNeeded: $0) } ?? Address.nobody)
    }
  }
}
