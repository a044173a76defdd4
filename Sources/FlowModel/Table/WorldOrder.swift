import PermissionFlow

/// What a step does to its world, or asks it.
enum WorldOrder<W: World>: Hashable {
  /// A move happens.
  case take(W.Move)
  /// A part's effect is carried out.
  case perform(part: Int, effect: Int, Address)
  /// The app's process ends.
  case endProcess
  /// The app's process ends between two orders, with nobody left to hear of it.
  case cutOff
  /// Whether the app's process lives.
  case isRunning
  /// Which of the tickets may still be answered.
  case awaits([Ticket])
  /// Gives the awaited tickets their numbers, and makes all dead ones equal.
  case renumber([Ticket: UInt16])
}

/// What a step hears back.
enum WorldAnswer<W: World>: Hashable {
  /// Something happened.
  case news(News<W>)
  /// Something is so, or not.
  case facts([Bool])
  /// Nothing to tell.
  case done
}

extension System {
  /// Carries out an order.
  func carryOut(_ order: WorldOrder<W>, in world: inout W) -> WorldAnswer<W> {
    var news = News<W>()
    switch order {
    case .take(let move): world.take(move, &news)
    case .perform(let part, let effect, let address):
      parts[part].perform(effect, address, &world, &news)
    case .endProcess: world.endProcess(&news)
    case .cutOff:
      world.renumber { Address(part: $0.part, ticket: Address.nobody) }
      world.endProcess(&news)
      return .done
    case .isRunning: return .facts([world.isRunning])
    case .awaits(let tickets):
      var awaited: Set<Ticket> = []
      var copy = world
      copy.renumber { address in
        awaited.insert(Ticket(UInt32(address.ticket)))
        return address
      }
      return .facts(tickets.map(awaited.contains))
    case .renumber(let numbers):
      world.renumber { address in
        Address(
          part: address.part,
          ticket: numbers[Ticket(UInt32(address.ticket))] ?? Address.nobody)
      }
      return .done
    }
    return .news(news)
  }
}
