import PermissionFlow

/// What a step does to its world, or asks it.
enum WorldOrder<W: World>: Hashable {
  /// A move happens.
  case take(W.Move)
  /// A part's effect is carried out.
  case perform(part: Int, effect: Int, Address)
  /// A process ends.
  case endProcess(Int)
  /// A process ends between two orders, with nobody left in it to hear of it.
  case cutOff(Int)
  /// Whether a process lives.
  case isRunning(Int)
  /// Which of the tickets may still be answered.
  case awaits([Ticket])
  /// Gives the awaited tickets their numbers, and makes all dead ones equal.
  case renumber([Ticket: UInt16])

  /// Whether the world is only asked something.
  var isQuestion: Bool {
    switch self {
    case .isRunning, .awaits: true
    case .take, .perform, .endProcess, .cutOff, .renumber: false
    }
  }
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
    case .endProcess(let process): world.endProcess(process, &news)
    case .cutOff(let process):
      let ended = parts(of: process)
      world.renumber { address in
        ended.contains(Int(address.part))
          ? Address(part: address.part, ticket: Address.nobody) : address
      }
      world.endProcess(process, &news)
      return .done
    case .isRunning(let process): return .facts([world.isRunning(process)])
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
