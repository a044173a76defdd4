public import FlowModel
import GuestFlow

/// What the disk does: every order is begun when it is given and acknowledged when it is done.
extension GuestWorld {
  /// Begins something on the disk.
  public mutating func begin(
    _ kind: Job.Kind, _ reply: Address, _ output: inout WorldOutput<GuestWorld>
  ) {
    // The disk does one thing after the other; nothing waits for the first any more.
    if job != nil {
      var nobody = WorldOutput<GuestWorld>()
      finishJob(&nobody)
    }
    job = Job(kind: kind, asker: reply)
    output.observe(.diskTold(kind))
    // A file grows while it is written; all else is a transaction.
    if kind == .copy(.file), isCopied(.file), stores[.file].users == .none {
      stores[.file].users = .half
    }
  }

  /// Whether copying the item has something to do: it is there, and the user's is not to stay.
  private func isCopied(_ item: GuestItem) -> Bool {
    stores[item].isGuests && stores[item].users != stores[item].end(item)
  }

  mutating func finishJob(_ output: inout WorldOutput<GuestWorld>) {
    guard let job else { return }
    self.job = nil
    switch job.kind {
    case .write(let facts):
      let endsMove = stored == .moving && facts != .moving
      write(facts)
      if endsMove {
        output.observe(.moveEnded(isRight: stores.isMoved))
        stores.close()
      }
    case .leave:
      write(.user)
      output.observe(.restLeft)
      stores.close()
    case .copy(let item): if isCopied(item) { stores[item].users = stores[item].end(item) }
    case .overwrite(let item): overwrite(item, &output)
    case .addUp(let item):
      guard stores[item].isGuests else { break }
      stores[item].users = sum(of: stores[item].users)
    case .verify(let item):
      guard !isCopied(item) else {
        output.answer(job.asker, .identity(.ioFailed))
        return
      }
      stores[item].isVerified = true
    case .drop(let item): delete(item, &output)
    case .open(let owner): opened = ids.owner(owner)
    case .erase: output.observe(.erased)
    }
    output.answer(job.asker, .identity(job.success))
  }

  private mutating func write(_ facts: IdentityFacts) {
    ids.wrote(ids.record(for: facts))
    // Beside an account a guest is of no use, and nothing hears of it.
    if ids.record.user != nil, requests.guest?.isHeard != true { requests.guest = nil }
    if facts == .nobody { isAccountGone = false }
    if admitted == ids.record.user { admitted = nil }
    renameAccount()
  }

  private mutating func overwrite(_ item: GuestItem, _ output: inout WorldOutput<GuestWorld>) {
    guard stores[item].isGuests else { return }
    if stores[item].users == .own, item.merge != .guestWins {
      output.observe(.hazard(.againstPolicy))
    }
    stores[item].users = .guests
  }

  private func sum(of copy: Stores.Copy) -> Stores.Copy {
    switch copy {
    case .none, .half: .guests
    case .own: .sum
    case .guests, .sum, .twice: .twice
    }
  }

  /// Deletes the guest's copy.
  mutating func delete(_ item: GuestItem, _ output: inout WorldOutput<GuestWorld>) {
    guard stores[item].isGuests else { return }
    stores[item].isGuests = false
    output.observe(.dropped(item))
    if !stores[item].isVerified { output.observe(.droppedUnverified(item)) }
  }
}

extension Job {
  /// What tells that it is done.
  var success: IdentityEvent {
    switch kind {
    case .write, .leave: .written
    case .copy, .overwrite, .addUp: .copied
    case .verify: .verified
    case .drop: .dropped
    case .open: .storeOpened
    case .erase: .dataDeleted
    }
  }

  /// What tells that it is not.
  var failure: IdentityEvent {
    switch kind {
    case .write, .leave: .writeFailed
    default: .ioFailed
    }
  }
}

extension WorldOutput<GuestWorld> {
  /// What was noted, and nothing of what was to be told: the process ended before.
  var withoutStimuli: WorldOutput<GuestWorld> {
    var silent = WorldOutput<GuestWorld>()
    for observation in observations { silent.observe(observation) }
    return silent
  }
}
