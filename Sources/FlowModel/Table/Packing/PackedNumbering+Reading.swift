/// Several who read the values of one numbering, and have inserted in order what they find.
extension PackedNumbering {
  /// Reads what was added to the source since.
  package func readOn() {
    guard let fresh else { return }
    forgetFresh()
    packing.read(fresh.source.packing)
    fresh.fit(packing)
  }

  /// Forgets what the source did not have.
  package func forgetFresh() { fresh?.removeAll(packing) }

  /// Whether others may read: values are packed, and their numbers tell them from a reader's own.
  package var isReadable: Bool { !isWhole && count < Int(StateWord.firstFresh) / 2 }

  /// The number that the source has for a value that was not found by its bytes, or one of the
  /// reader's own.
  @inlinable
  func findUnseen(_ value: UnsafePointer<Value>, _ fresh: FreshValues<Value>) -> UInt32 {
    let key = FreshValues.key(of: value, packing)
    let free = fresh.place(of: value, key, packing)
    if fresh.front[free] >= 0 {
      return StateWord.firstFresh | UInt32(bitPattern: fresh.front[free])
    }
    let tag = Self.tag(of: value)
    if fresh.source.tags.freePlace(for: tag) == nil {
      let known = fresh.source.tags[fresh.source.tags.place(of: tag) { isEqual($0, value) }]
      guard known < 0 else {
        fresh.overlooked.append(UInt32(bitPattern: known))
        return UInt32(bitPattern: known)
      }
    }
    let number = fresh.append(value, tag, packing)
    fresh.front.note(Int32(bitPattern: number), key, at: free)
    return StateWord.firstFresh | number
  }

  /// Lets values that a reader found by other means be found by their bytes.
  @inlinable
  package func noteOverlooked(of reader: PackedNumbering) {
    guard let fresh = reader.fresh, !isWhole else { return }
    fresh.overlooked.forEach(packing.noteFound)
    fresh.overlooked.removeAll(keepingCapacity: true)
  }

  /// Puts into the lower halves of words, in place of the numbers of values that a reader found and did
  /// not know, those that the values have here, which they are given if they are new.
  ///
  /// Nobody may forget the words of this one meanwhile: ``isBeingRead``.
  @inlinable
  package func renumber(_ words: UnsafeMutableBufferPointer<UInt64>, of reader: PackedNumbering) {
    guard let fresh = reader.fresh else { return }
    for place in words.indices where StateWord.isFresh(words[place]) {
      let (upper, number) = halves(of: words[place])
      let value = Int(number ^ StateWord.firstFresh)
      var given = fresh.facts[value].number
      if given == WorldSteps.unknown32 {
        given = insert(value, of: fresh, reader)
        fresh.facts[value].number = given
      }
      words[place] = word(upper, given)
    }
  }

  @inlinable
  @inline(__always)
  func insert(_ place: Int, of fresh: FreshValues<Value>, _ reader: PackedNumbering) -> UInt32 {
    let fact = fresh.facts[place]
    guard hasRecord(fact, of: reader), let free = tags.freePlace(for: fact.tag) else {
      return insertLikely(place, of: fresh, reader)
    }
    // What was known when it was found is not looked for again.
    let number = packing.add(fresh.record(place), fact.hash)
    tags.note(Int32(bitPattern: number), fact.tag, at: free)
    fresh.facts[place].isTaken = true
    return number
  }

  /// Whether a reader's record is one here as well: it is as long as the layout is the same.
  @inlinable
  @inline(__always)
  func hasRecord(_ fact: FreshValues<Value>.Fact, of reader: PackedNumbering) -> Bool {
    fact.isPacked && !isWhole && reader.packing.layout == packing.layout
  }

  /// The same for a value that may be here, since another reader may have found it as well, or of which
  /// more than its record is needed.
  @inlinable
  @inline(never)
  func insertLikely(
    _ place: Int, of fresh: FreshValues<Value>, _ reader: PackedNumbering
  ) -> UInt32 {
    let fact = fresh.facts[place]
    let hasRecord = hasRecord(fact, of: reader)
    if hasRecord {
      let known = packing.find(fresh.record(place), fact.hash)
      if known >= 0 { return UInt32(bitPattern: known) }
    }
    return fresh.use(place, reader.packing) { value in
      guard !isWhole else { return whole.insert(at: value).number }
      if !hasRecord {
        let known = packing.find(value)
        if known >= 0 { return UInt32(bitPattern: known) }
      }
      let (number, isNew) = insertUnseen(value, fact.tag, retains: !fact.isPacked)
      // What it refers to goes with it.
      if isNew { fresh.facts[place].isTaken = true }
      return number
    }
  }
}
