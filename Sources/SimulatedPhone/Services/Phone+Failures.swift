import FlowModel
import PermissionFacts

/// What asks for a permission, and fails though nothing was refused; and what has to be made anew.
extension Phone {
  /// Lets what asked fail: with nothing stored, and the question gone that had not come yet.
  mutating func failOtherwise(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>) {
    output.observe(.about(slot, .failedOtherwise))
    if let callback = self[slot].callbacks.first {
      edit(slot) { $0.callbacks.removeFirst() }
      output.answer(callback.address, .failedOtherwise)
      return
    }
    let askers = self[slot].askers
    edit(slot) { service in
      service.prompt = .none
      service.askers = []
    }
    output.observe(.about(slot, .epochEnded))
    for asker in askers { output.answer(asker, .failedOtherwise) }
  }

  /// Grants something: a process that lives on must make anew what it used of the framework before.
  mutating func noteGrant(at slot: PermissionSlot, _ grant: (inout Phone) -> Void) {
    let old = self[slot].answer
    grant(&self)
    guard isRunning, self[slot].rules.objectGoesStale else { return }
    let isMore = self[slot].isGranted && old != self[slot].answer && old != .authorized
    edit(slot) { $0.hasStaleObject = isMore }
  }

  /// Makes what was used before the grant anew, so that it gives what was granted.
  public mutating func renewObject(at slot: PermissionSlot = 0) {
    edit(slot) { $0.hasStaleObject = false }
  }
}

extension Service {
  /// Whether what asks may fail now for another reason than a refusal: in place of its success, or
  /// before the question comes.
  var mayFailOtherwise: Bool {
    rules.canFail && (callbacks.first?.isAllowed ?? (prompt == .queued))
  }
}
