import PermissionFacts

/// A search hashes every new phone. What differs between two is put into one word: hashing each
/// property would take most of the time of a search. Equality compares all of them.
extension Phone {
  /// Hashes what differs between phones of one search.
  public func hash(into hasher: inout Hasher) {
    var bits = HashedBits()
    bits.add(front)
    bits.add(scene)
    bits.add(isRunning)
    bits.add(isOnErrand)
    bits.add(address: openingSettings)
    bits.add(address: readyWaiter)
    bits.add(capture.session)
    bits.add(address: capture.starter)
    interface.add(to: &bits)
    service.add(to: &bits)
    for other in others { other.add(to: &bits) }
    hasher.combine(bits.word)
  }
}

extension Interface {
  func add(to bits: inout HashedBits) {
    bits.add(page)
    bits.add(content)
    bits.add(address: opener)
    bits.add(address: leaver)
    bits.add(address: dismisser)
    bits.add(address: messenger)
    guard let shown else { return bits.add(false) }
    bits.add(shown.phase)
    bits.add(shown.isOnPage)
    bits.add(address: shown.shower)
    bits.add(shown.dialog.kind)
    bits.add(shown.dialog.reason)
    bits.add(shown.dialog.offersRetry)
    bits.add(word: UInt64(bitPattern: Int64(shown.dialog.place)))
  }
}

extension Service {
  /// Hashes what differs between services of one search.
  public func hash(into hasher: inout Hasher) {
    var bits = HashedBits()
    add(to: &bits)
    hasher.combine(bits.word)
  }

  func add(to bits: inout HashedBits) {
    bits.add(answer)
    bits.add(isRestricted)
    bits.add(hasHardware)
    bits.add(isSwitchedOff)
    bits.add(isSwitchUnseen)
    bits.add(hasDescription)
    bits.add(lapsesTo)
    bits.add(keepsRow)
    bits.add(askedForMore)
    bits.add(prompt)
    bits.add(request)
    bits.add(staleReading)
    bits.add(isUnsettled)
    bits.add(hasStaleObject)
    bits.add(isRequestOpen)
    bits.add(hasDelegateCalled)
    bits.add(address: unheard)
    bits.add(address: readers.head)
    bits.add(address: askers.head)
    bits.add(address: askers.second)
    bits.add(address: callbacks.head?.address)
    bits.add(callbacks.head?.isAllowed)
    bits.add(address: callbacks.second?.address)
  }
}
