extension WordPacking {
  /// Adds the value that was looked for last and not found; it gets the next number.
  ///
  /// - Returns: whether it has a word that no value had at its place.
  @usableFromInline
  func add(_ value: UnsafeRawPointer) -> Bool {
    let hasNewWord = !isPacked
    if hasNewWord { packWithNewWords(value) }
    appendRecord()
    if recent.isTooSmall(for: count) {
      recent.widen(for: count)
      for number in max(0, count - recent.room)..<count - 1 {
        recent.note(UInt32(number), hash(of: number))
      }
    }
    recent.note(UInt32(count - 1), hash)
    if count == 1 { use(0) }
    return hasNewWord
  }

  @inline(never)
  private func packWithNewWords(_ value: UnsafeRawPointer) {
    var isWider = count == 0
    hash = 0
    for column in 0..<wordCount {
      let width = columns[column].width
      let number = columns[column].number(of: word(column, of: value))
      if columns[column].width > width { isWider = true }
      numbers[column] = number
      hash &+= UInt64(number) &* weights[column]
    }
    if isWider { layOut() }
    for place in places { place.write(numbers[place.column], in: record) }
  }

  private func appendRecord() {
    if count == pieces.count * Self.pieceLength {
      pieces.append(.allocate(capacity: Self.pieceLength * unitCount))
    }
    units(of: count).initialize(from: record, count: unitCount)
    count += 1
  }

  /// Gives each column as many bits as its numbers take now.
  private func layOut() {
    layout += 1
    let old = (places: places, pieces: pieces, unitCount: unitCount, count: count)
    (places, pieces, unitCount, count) = ([], [], 1, 0)
    var bits = 0
    for column in 0..<wordCount where columns[column].width > 0 {
      let width = columns[column].width
      if bits + width > 32 { (unitCount, bits) = (unitCount + 1, 0) }
      let place = Place(
        column: column, unit: unitCount - 1, shift: UInt32(bits), mask: ~0 >> (32 - UInt32(width)))
      placeOfColumn[column] = place
      places.append(place)
      bits += width
    }
    record.update(repeating: 0, count: unitCount)
    let placed = old.places.map { (from: $0, to: placeOfColumn[$0.column]) }
    for number in 0..<old.count {
      let units = old.pieces[number / Self.pieceLength] + number % Self.pieceLength * old.unitCount
      for (from, to) in placed { to.write(from.number(in: units), in: record) }
      appendRecord()
      if number % Self.pieceLength == Self.pieceLength - 1 || number == old.count - 1 {
        old.pieces[number / Self.pieceLength].deallocate()
      }
    }
    for place in places { place.write(baseNumbers[place.column], in: record) }
    baseRecord.update(from: record, count: unitCount)
  }
}
