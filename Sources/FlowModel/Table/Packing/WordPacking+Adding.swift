extension WordPacking {
  /// Adds the value that was looked for last and not found; it gets the next number.
  ///
  /// - Returns: whether it has a word that no value had at its place.
  @usableFromInline
  func add(_ value: UnsafeRawPointer) -> Bool {
    let hasNewWord = !isPacked
    if hasNewWord { packWithNewWords(value) }
    _ = add(record, hash)
    return hasNewWord
  }

  /// Adds a value by its record, and says which number it gets.
  @usableFromInline
  func add(_ record: UnsafePointer<UInt32>, _ hash: UInt64) -> UInt32 {
    append(record)
    if recent.isTooSmall(for: count) {
      recent.widen(for: count)
      for number in max(0, count - recent.room)..<count - 1 {
        recent.note(UInt32(number), self.hash(of: number))
      }
    }
    let number = UInt32(count - 1)
    recent.note(number, hash)
    if number == 0 { use(0) }
    return number
  }

  @inline(never)
  private func packWithNewWords(_ value: UnsafeRawPointer) {
    var hasRoom = true
    hash = 0
    for column in 0..<wordCount {
      let number = columns[column].number(of: word(column, of: value))
      numbers[column] = number
      hash &+= UInt64(number) &* weights[column]
      if number > placeOfColumn[column].mask { hasRoom = hasRoom && addPlace(of: column) }
    }
    if !hasRoom { layOut() }
    for place in places { place.write(numbers[place.column], in: record) }
  }

  /// Gives a column a place that has none, behind all others; false if there is no room for that.
  ///
  /// In all records there is nothing yet, which is the number of the column's first word.
  private func addPlace(of column: Int) -> Bool {
    let width = columns[column].width + 1
    guard placeOfColumn[column].mask == 0, freeBit + width <= 32 else { return false }
    append(column, width)
    return true
  }

  /// Puts the place of a column behind all others.
  private func append(_ column: Int, _ width: Int) {
    let place = Place(
      column: column, unit: unitCount - 1, shift: UInt32(freeBit),
      mask: ~0 >> (32 - UInt32(width)))
    placeOfColumn[column] = place
    places.append(place)
    freeBit += width
  }

  /// Gives each column that needs one a place.
  ///
  /// - Parameter hasSpare: whether a column that will soon need more bits has one more.
  private func place(hasSpare: Bool) {
    (places, unitCount, freeBit) = ([], 1, 0)
    for column in 0..<wordCount where columns[column].width > 0 {
      let isNearlyFull = columns[column].count * 4 > 3 << columns[column].width
      let width = columns[column].width + (hasSpare && isNearlyFull ? 1 : 0)
      if freeBit + width > 32 { (unitCount, freeBit) = (unitCount + 1, 0) }
      append(column, width)
    }
  }

  private func append(_ record: UnsafePointer<UInt32>) {
    if count == pieces.count * Self.pieceLength {
      pieces.append(.allocate(capacity: Self.pieceLength * unitCount))
    }
    units(of: count).initialize(from: record, count: unitCount)
    count += 1
  }

  /// Gives each column as many bits as its numbers take now, and a spare one unless that makes records
  /// longer: so this is seldom done anew.
  private func layOut() {
    layout += 1
    let old = (places: places, pieces: pieces, unitCount: unitCount, count: count)
    (pieces, count) = ([], 0)
    place(hasSpare: false)
    let least = unitCount
    place(hasSpare: true)
    if unitCount > least { place(hasSpare: false) }
    record.update(repeating: 0, count: unitCount)
    let placed = old.places.map { (from: $0, to: placeOfColumn[$0.column]) }
    for number in 0..<old.count {
      let units = old.pieces[number / Self.pieceLength] + number % Self.pieceLength * old.unitCount
      for (from, to) in placed { to.write(from.number(in: units), in: record) }
      append(record)
      if number % Self.pieceLength == Self.pieceLength - 1 || number == old.count - 1 {
        old.pieces[number / Self.pieceLength].deallocate()
      }
    }
    for place in places { place.write(baseNumbers[place.column], in: record) }
    baseRecord.update(from: record, count: unitCount)
  }
}
