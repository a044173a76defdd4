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

  /// Makes all addresses equal, where nobody waits for anything.
  @inlinable
  @inline(__always)
  func settle() {
    acting.pointee.renumber { Address(part: $0.part, ticket: Address.nobody) }
  }

  /// Notes which of some tickets the world may still answer, gives those their places among them as
  /// numbers, and makes all other addresses equal.
  @inlinable
  func settle(_ places: Range<Int>) {
    askFacts(places.count)
    acting.pointee.renumber { address in
      let place = placeOfTicket(address.ticket, among: places)
      guard place < places.count else {
        return Address(part: address.part, ticket: Address.nobody)
      }
      facts[place] = true
      return Address(part: address.part, ticket: UInt16(truncatingIfNeeded: place))
    }
    // Those that are not awaited have left their places, so that others move up.
    guard hasGap else { return }
    acting.pointee.renumber { address in
      guard address.ticket != Address.nobody else { return address }
      let place = facts.elements.prefix(Int(address.ticket)).count { $0 }
      return Address(part: address.part, ticket: UInt16(truncatingIfNeeded: place))
    }
  }

  /// Whether something is so after something that is not.
  @inlinable
  @inline(__always)
  var hasGap: Bool {
    var place = 0
    while place < facts.count, facts[place] { place &+= 1 }
    while place < facts.count, !facts[place] { place &+= 1 }
    return place < facts.count
  }

  /// Where a ticket is among some of the list of all; their number if it is not.
  @inlinable
  @inline(__always)
  func placeOfTicket(_ ticket: UInt16, among places: Range<Int>) -> Int {
    guard ticket != Address.nobody else { return places.count }
    return tickets.withUnsafeBufferPointer { tickets in
      var place = places.lowerBound
      while place < places.upperBound, tickets[place] != UInt32(ticket) { place &+= 1 }
      return place &- places.lowerBound
    }
  }

  /// Makes room for some facts, none of which is so until that is noted.
  @inlinable
  @inline(__always)
  func askFacts(_ count: Int) {
    facts.removeAll()
    while facts.count < count { facts.append(false) }
  }
}
