// For a search that compares two machines step by step.
extension MachineState {
  /// Whose a living ticket is, as a number; nil for a dead one.
  package func owner(of ticket: Ticket) -> UInt8? {
    switch tickets.first(where: { $0.ticket == ticket })?.owner {
    case nil: nil
    case .waypoint?: 0
    case .arriving?: 1
    case .state?: 2
    }
  }

  /// Keeps these tickets alone and numbers them by their place in the list; the first is number 0.
  package mutating func keep(_ kept: [Ticket]) {
    var renumbered = LiveTickets()
    for (number, ticket) in kept.enumerated() {
      guard let live = tickets.first(where: { $0.ticket == ticket }) else { continue }
      renumbered.append(LiveTicket(ticket: Ticket(UInt32(number)), owner: live.owner))
    }
    tickets = renumbered
  }

  /// Asks a living question once more, under another ticket.
  package mutating func askAgain(_ ticket: Ticket, as other: Ticket) {
    guard let live = tickets.first(where: { $0.ticket == ticket }) else { return }
    tickets.append(LiveTicket(ticket: other, owner: live.owner))
  }

  /// Lets go of what waits for the end of a sequence, except for timeouts.
  package mutating func forgetDeferredSymbols() {
    deferred.removeAll { if case .symbol = $0 { true } else { false } }
  }
}
