import PermissionFlow

/// The numbers of what worlds answer.
extension WorldTable {
  /// The number of what is so; a question mostly has the same answer as not long ago.
  @inlinable
  func numberOfFacts(after order: UInt32) -> UInt32 {
    let known = knownAnswer(to: order) { answer in
      if case .facts(let known) = answer.value { isSoNow(known) } else { false }
    }
    return known ?? note(.facts(Array(facts.elements)), after: order)
  }

  /// Whether the same is so of what was asked last.
  @inlinable
  @inline(__always)
  func isSoNow(_ known: [Bool]) -> Bool {
    guard known.count == facts.count else { return false }
    var place = 0
    while place < facts.count, known[place] == facts[place] { place &+= 1 }
    return place == facts.count
  }

  /// The number of the news; an order mostly has the same ones as not long ago.
  @inlinable
  func numberOfNews(after order: UInt32, in world: UInt32) -> UInt32 {
    // A world may have put other news in the place of those it was given.
    if !keepsSigns, !news.noted.isEmpty { news.noted = [] }
    guard !news.items.isEmpty || !news.noted.isEmpty else {
      if nothing == Self.unknown32 { nothing = number(of: .news(news.told)) }
      return nothing
    }
    let known = Lent.read(&news) { news in
      knownAnswer(to: order) { answer in
        if case .news(let known) = answer.value { known == news.value } else { false }
      }
    }
    if let known { return known }
    // In passing a world may be another one by now; checks, which tell of this, keep all worlds.
    if !isLean { noteLostAddresses(after: orders.values[Int(order)], in: world) }
    return note(.news(news.told), after: order)
  }

  /// The number of an answer that is not at hand, which is at hand from then on.
  @inlinable
  @inline(never)
  func note(_ answer: WorldAnswer<W>, after order: UInt32) -> UInt32 {
    let number = number(of: answer)
    return number == Self.unknown32 ? number : keep(number, after: order)
  }

  /// The number of an answer; ``unknown32`` if a reader has none.
  @inlinable
  func number(of answer: WorldAnswer<W>) -> UInt32 {
    guard isReader else { return answers.number(of: answer) }
    let known = answers.find(answer)
    isStuck = isStuck || known < 0
    return UInt32(bitPattern: known)
  }

  /// The number of the answer that fits, among the last ones to an order.
  @inlinable
  @inline(__always)
  func knownAnswer(to order: UInt32, _ fits: (borrowing Lent<WorldAnswer<W>>) -> Bool) -> UInt32? {
    let first = Int(order) * Self.answersAtHand
    for place in first..<first + Self.answersAtHand {
      let number = lastAnswers[place]
      guard number != Self.unknown32 else { return nil }
      guard Lent.read(answers.pointer(to: number), fits) else { continue }
      if place > first { lastAnswers.swapAt(place, place - 1) }
      return number
    }
    return nil
  }

  /// Keeps an answer at hand, in the place of the least usual one.
  @inlinable
  func keep(_ answer: UInt32, after order: UInt32) -> UInt32 {
    let first = Int(order) * Self.answersAtHand
    for place in (first + 1..<first + Self.answersAtHand).reversed() {
      lastAnswers[place] = lastAnswers[place - 1]
    }
    lastAnswers[first] = answer
    return answer
  }

  /// Notes the parts that are answered at addresses which the world's `renumber` left out.
  ///
  /// Asked once for news of a kind, since a world that forgets an address does so everywhere.
  @inlinable
  @inline(never)
  func noteLostAddresses(after order: WorldOrder<W>, in world: UInt32) {
    var known: Set<Address> = []
    if case .step(.perform(_, _, let own)) = order { known.insert(own) }
    forEachAddress(of: use(world) { $0.pointee }) { known.insert($0) }
    for item in news.items {
      guard case .notice(_, let address?) = item, address.ticket != Address.nobody,
        !known.contains(address)
      else { continue }
      if isThere(Int(address.part)) { handling.noteLost(part: Int(address.part)) }
    }
  }

  /// How many answers to an order are compared before an answer is hashed.
  @inlinable static var answersAtHand: Int { 8 }
}
