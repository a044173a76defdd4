import PermissionFacts

/// A search hashes every new phone. What is written out here is a part of what differs between two,
/// in few words: hashing each property, and the names of enums that have one, would take most of the
/// time of a search. Equality compares all of them.
extension Phone {
  /// Hashes what mostly differs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(front)
    hasher.combine(scene)
    hasher.combine(interface.page)
    hasher.combine(capture.session)
    var bits = HashedBits()
    bits.add(isRunning)
    bits.add(isOnErrand)
    bits.add(openingSettings)
    bits.add(readyWaiter)
    bits.add(capture.starter)
    bits.add(interface.content == .blank)
    bits.add(interface.content == .message(.busy))
    bits.add(interface.content == .message(.interrupted))
    bits.add(interface.shown?.phase == .presented)
    bits.add(interface.shown?.phase == .presenting)
    bits.add(interface.shown?.dialog.reason == .denied)
    bits.add(interface.shown?.dialog.reason == .restricted)
    bits.add(interface.shown?.isOnPage)
    bits.add(interface.shown?.shower)
    bits.add(interface.opener)
    bits.add(interface.leaver)
    bits.add(interface.dismisser)
    bits.add(interface.messenger)
    hasher.combine(bits.word)
    hasher.combine(service)
    for other in others { hasher.combine(other) }
  }
}

extension Service {
  /// Hashes what mostly differs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(prompt)
    var bits = HashedBits()
    bits.add(answer == nil)
    bits.add(answer == .notDetermined)
    bits.add(answer == .denied)
    bits.add(answer == .authorized)
    bits.add(isRestricted)
    bits.add(hasHardware)
    bits.add(isSwitchedOff)
    bits.add(hasDescription)
    bits.add(lapsesTo == nil)
    bits.add(staleReading == nil)
    bits.add(staleReading == .notDetermined)
    bits.add(staleReading == .denied)
    bits.add(staleReading == .authorized)
    bits.add(staleReading == .restricted)
    bits.add(isRequestOpen)
    bits.add(unheard)
    bits.add(readers.first)
    bits.add(askers.first)
    bits.add(askers.last)
    bits.add(callbacks.first?.address)
    bits.add(callbacks.first?.isAllowed)
    bits.add(callbacks.last?.address)
    hasher.combine(bits.word)
  }
}
