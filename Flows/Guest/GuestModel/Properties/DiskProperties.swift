import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let uncaused = PropertyID(
    "the disk and the account server are asked for nothing without a cause", keeps: "G9")
  static let launches = PropertyID(
    "a launch goes on from what is stored, and from nothing else", keeps: "R1")
  static let itemByItem = PropertyID(
    "a move opens the user's data, copies, verifies, deletes item by item, closes the journal",
    keeps: "R9")
  static let stops = PropertyID(
    "a step of a move that fails stops the move, and the panel that waits says so", keeps: "G8")
  static let guestOpened = PropertyID(
    "a guest is written, then the guest's data are opened", keeps: "R2")
  static let guestAsked = PropertyID(
    "after a logout a guest identity is asked for as soon as its end is written", keeps: "R3")
  static let accepted = PropertyID(
    "an account that the server accepted is written with the journal, at once", keeps: "R8")
  static let logoutWritten = PropertyID("a logout that is over is written, at once", keeps: "R3")
  static let logsOut = PropertyID(
    "a user who wants to log out is logged out, unless something else is under way", keeps: "R3")
  static let onNetwork = PropertyID(
    "with the network back a missing identity is asked for", keeps: "R1")
}

/// What the identity has done next, by the disk and by the server.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var disk: [Property<GuestWorld>] {
    steps
    answers
    Always(.uncaused, whenever: .isAlive && !.hasCauseOfOrders, .orders([]))
  }

  @PropertyBuilder<GuestWorld> private static var steps: [Property<GuestWorld>] {
    Always(
      .launches, whenever: .processLaunched && .isAlive,
      .any(IdentityFacts.allCases) { .isStored($0).before && .orders([$0.firstOrder]) })

    Always(
      .itemByItem, whenever: .any(stepsOfMove) { $0.done } && .isAlive,
      .any(stepsOfMove) { $0.done && .orders([.diskTold($0.next)]) })

    Always(
      .stops, whenever: .failsOnDisk && .isStored(.moving).before && .isAlive,
      .orders([]) && (!.showsProgress.before || .panelShows(.stopped)))

    Always(
      .guestOpened, whenever: .saw(.diskDone(.write(.guest))) && .isAlive,
      .orders([.diskTold(.open(.guest))]))

    Always(
      .guestAsked, whenever: .saw(.diskDone(.write(.nobody))) && .isAlive,
      .orders([.guestOrdered]))
  }

  @PropertyBuilder<GuestWorld> private static var answers: [Property<GuestWorld>] {
    Always(
      .accepted, whenever: .saw(.loginAccepted) && .isAlive,
      .orders([.diskTold(.write(.moving))]))

    Always(
      .logoutWritten, whenever: .saw(.logoutEnded) && .isAlive,
      .orders([.diskTold(.write(.nobody))]))

    Always(
      .logsOut, whenever: .saw(.logoutAsked) && .isAlive && .isIdle.before,
      .orders([.logoutOrdered]))

    Always(
      .onNetwork, whenever: .saw(.networkBack) && .isAlive && !.hasPanel.before,
      .orders([.guestOrdered]))
  }

  private static var stepsOfMove: [(done: Predicate<GuestWorld>, next: Job.Kind)] {
    let items = GuestItem.allCases
    var steps: [(done: Predicate<GuestWorld>, next: Job.Kind)] = [
      (.saw(.diskDone(.write(.moving))), .open(.user)),
      (.any(Owner.allCases) { .hasMoved(.open($0)) }, .copy(items[0])),
    ]
    for (item, next) in zip(items, items.dropFirst().map { Job.Kind.copy($0) } + [.write(.user)]) {
      steps += [
        (.any([.copy(item), .overwrite(item), .addUp(item)]) { .hasMoved($0) }, .verify(item)),
        // What was read back may be wrong; then nothing is deleted.
        (.hasMoved(.verify(item)) && .isVerified(item), .drop(item)),
        (.hasMoved(.drop(item)), next),
      ]
    }
    return steps
  }
}

extension StepLog<GuestWorld> {
  /// What the disk and the account server were told to do.
  fileprivate var orders: [GuestObservation] {
    observations.filter { observation in
      switch observation {
      case .diskTold, .guestOrdered, .loginOrdered, .logoutOrdered, .deletionOrdered: true
      default: false
      }
    }
  }
}

extension Predicate<GuestWorld> {
  /// The disk and the account server were told to do this.
  static func orders(_ orders: [GuestObservation]) -> Predicate {
    .happened("orders(\(orders))") { $0.orders == orders }
  }

  /// Something that the identity may do something about.
  fileprivate static var hasCauseOfOrders: Predicate {
    .processLaunched || .saw("mayLeadToOrders", where: \.mayLeadToOrders) || .isTimeOfIdentity
      || .hasForm.before && !.hasForm
  }

  /// The identity has waited long enough.
  static var isTimeOfIdentity: Predicate {
    Predicate("isTimeOfIdentity", of: .happened) { transition in
      transition.log.entries.contains { entry in
        guard case .timer = entry.input else { return false }
        return entry.component == transition.number(of: GuestComponents.identity)
      }
    }
  }

  fileprivate static func hasMoved(_ kind: Job.Kind) -> Predicate {
    .saw(.diskDone(kind)) && .isStored(.moving).before
  }

  fileprivate static func isVerified(_ item: GuestItem) -> Predicate {
    .world("isVerified(\(item))") { $0.stores[item].isVerified }
  }

  fileprivate static var failsOnDisk: Predicate {
    .saw("failsOnDisk") { if case .diskFailed = $0 { true } else { false } }
  }

  /// A user, and nothing under way.
  fileprivate static var isIdle: Predicate {
    .isUser && !.isStored(.moving) && !.isStored(.deleting) && .isDiskIdle && !.hasPanel
      && .world("isNothingAsked") { $0.requests == Requests() }
  }
}

extension GuestObservation {
  /// Whether the identity may do something about it.
  fileprivate var mayLeadToOrders: Bool {
    switch self {
    case .diskDone, .diskFailed, .guestGranted, .loginAccepted, .faultTold, .logoutEnded,
      .logoutAsked, .networkBack, .touched, .tapped, .lapsed, .deletionAsked, .deletionTold,
      .formSubmitted(isValid: true), .formTouched(.close):
      true
    default: false
    }
  }
}

extension IdentityFacts {
  /// What a new process does first.
  fileprivate var firstOrder: GuestObservation {
    switch self {
    case .nobody: .guestOrdered
    case .guest: .diskTold(.write(.guest))
    case .moving, .user: .diskTold(.open(.user))
    case .expired, .kicked: .diskTold(.write(self))
    case .deleting: .deletionOrdered
    }
  }
}
