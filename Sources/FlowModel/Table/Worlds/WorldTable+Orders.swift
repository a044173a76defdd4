import PermissionFlow

/// How orders are carried out on the stage.
extension WorldTable {
  /// Appends the moves that a world offers, and what comes of each.
  @inlinable
  func findOffers(of world: UInt32, into offers: inout [Offer]) {
    open.removeAll(keepingCapacity: true)
    prepareNews()
    worlds.use(world) { base in
      Lent.read(base) { $0.value.offer(&open) }
      makeRoom(for: open.count)
      acting = stage + passingCount
      var last = 0
      for place in open.indices {
        let move = open[place]
        let number = number(ofWorldMove: move, after: last)
        guard number != Self.unknown32 else { break }
        last = Int(number) + 1
        let choice = choiceOfMove[Int(number)]
        put(base, at: acting)
        news.removeAll()
        acting.pointee.take(move, &news)
        let answer = numberOfNews(after: choices[Int(choice)].order ?? 0, in: world)
        offers.append(Offer(choice: choice, world: numberInPassing(acting), answer: answer))
        acting += 1
        if isLean { passingCount += 1 }
      }
    }
    guard !isLean else { return }
    let found = UnsafeMutableBufferPointer(start: stage, count: open.count)
    let first = offers.count - open.count
    worlds.insert(found) { place, number, isNew in
      if isNew { noteNew(stage + place) }
      offers[first + place].world = number
    }
  }

  /// Says whether signs are kept, and what is kept of reducers.
  @inlinable
  @inline(__always)
  func prepareNews() {
    news.keepsSigns = keepsSigns
    news.recollection = Unmanaged.passUnretained(recollection)
  }

  /// The number of a move; worlds mostly offer the same moves in the same order.
  ///
  /// - Parameter last: the number of the one before it and one more; 0 for the first.
  @inlinable
  @inline(__always)
  func number(ofWorldMove move: W.Move, after last: Int) -> UInt32 {
    let follower = followers[last]
    if follower != Self.unknown32, worldMoves.values[Int(follower)] == move { return follower }
    return findNumber(ofWorldMove: move, after: last)
  }

  @inlinable
  @inline(never)
  func findNumber(ofWorldMove move: W.Move, after last: Int) -> UInt32 {
    guard !isReader else { return knownNumber(ofWorldMove: move, after: last) }
    let (number, isNew) = worldMoves.insert(move)
    if isNew {
      choiceOfMove.append(self.number(of: SystemMove(.world(move))))
      followers.append(Self.unknown32)
    }
    followers[last] = number
    return number
  }

  /// The number of a move that a reader finds; ``unknown32`` if there is none.
  @inlinable
  func knownNumber(ofWorldMove move: W.Move, after last: Int) -> UInt32 {
    let known = UInt32(bitPattern: worldMoves.find(move))
    if known == Self.unknown32 { isStuck = true } else { followers[last] = known }
    return known
  }

  /// Carries out an order.
  @inlinable
  func play(_ order: UInt32, _ number: UInt32) -> UInt64 {
    if number >= Self.firstPassing, !holdsPassing {
      acting = stage + Int(number - Self.firstPassing)
    } else {
      makeRoom(for: 1)
      acting = stage + passingCount
      use(number) { put($0, at: acting) }
      if isLean { passingCount += 1 }
    }
    news.removeAll()
    prepareNews()
    return leave(with: carryOut(order, in: number))
  }

  /// Carries out an order on the stage, and says with which number of an answer.
  @inlinable
  @inline(__always)
  func carryOut(_ order: UInt32, in world: UInt32) -> UInt32 {
    switch deedsOfOrders[Int(order)] {
    case .take:
      Lent.read(orders.pointer(to: order)) { lent in
        if case .take(let move) = lent.value { acting.pointee.take(move, &news) }
      }
    case .perform(let part, let effect, let address):
      Lent.read(performers + part) { $0.value(effect, address, &acting.pointee, &news) }
    case .endProcess(let process): acting.pointee.endProcess(process, &news)
    case .cutOff(let process):
      cutOff(process)
      return 0
    case .isRunning(let process):
      askFacts(1)
      facts[0] = acting.pointee.isRunning(process)
      return numberOfFacts(after: order)
    case .settle(let first, let end):
      guard first < end else {
        settle()
        return idleAnswers[Int(order)]
      }
      settle(first..<end)
      return numberOfFacts(after: order)
    }
    return numberOfNews(after: order, in: world)
  }

  /// The world in which an order was carried out, which may be one in passing, and an answer.
  @inlinable
  @inline(__always)
  func leave(with answer: UInt32) -> UInt64 {
    word(isLean ? numberInPassing(acting) : number(at: acting), answer)
  }
}
