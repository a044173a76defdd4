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
    "a step of a move that fails stops the move, and whoever waits is told", keeps: "G8")
  static let guestOpened = PropertyID(
    "a guest is written, then the guest's data are opened", keeps: "R2")
  static let guestAsked = PropertyID(
    "after a logout a guest identity is asked for as soon as nobody is written", keeps: "R3")
  static let accepted = PropertyID(
    "an account that the server accepted is written with the journal, at once", keeps: "R8")
  static let logoutWritten = PropertyID("a logout that is over is written, at once", keeps: "R3")
  static let logsOut = PropertyID(
    "who wants to log out is logged out, unless something else is under way", keeps: "R3")
  static let onNetwork = PropertyID(
    "with the network back a missing identity is asked for", keeps: "R1")
}

/// What the identity has done next, by the disk and by the server.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var disk: [Property<GuestWorld>] {
    steps
    answers
    Always(
      .uncaused, whenever: { !$0.log.processEnded && !$0.hasCauseOfOrders }
    ) { $0.orders.isEmpty }
  }

  @PropertyBuilder<GuestWorld> private static var steps: [Property<GuestWorld>] {
    Always(
      .launches, whenever: { $0.log.processLaunched && !$0.log.processEnded }
    ) { $0.orders == [$0.before.world.stored.firstOrder] }

    Always(
      .itemByItem, whenever: { $0.nextOfMove != nil && !$0.log.processEnded }
    ) { $0.orders == [$0.nextOfMove] }

    Always(.stops, whenever: { $0.stopsMove && !$0.log.processEnded }) {
      $0.orders.isEmpty && (!$0.before.world.showsProgress || $0.world.panel?.content == .stopped)
    }

    Always(
      .guestOpened, whenever: { $0.saw(.diskDone(.write(.guest))) && !$0.log.processEnded }
    ) { $0.orders == [.diskTold(.open(.guest))] }

    Always(
      .guestAsked, whenever: { $0.saw(.diskDone(.write(.nobody))) && !$0.log.processEnded }
    ) { $0.orders == [.guestOrdered] }
  }

  @PropertyBuilder<GuestWorld> private static var answers: [Property<GuestWorld>] {
    Always(
      .accepted, whenever: { $0.saw(.loginAccepted) && !$0.log.processEnded }
    ) { $0.orders == [.diskTold(.write(.moving))] }

    Always(
      .logoutWritten, whenever: { $0.saw(.logoutEnded) && !$0.log.processEnded }
    ) { $0.orders == [.diskTold(.write(.nobody))] }

    Always(
      .logsOut, whenever: { $0.saw(.logoutAsked) && !$0.log.processEnded && $0.before.world.isIdle }
    ) { $0.orders == [.logoutOrdered] }

    Always(
      .onNetwork,
      whenever: {
        $0.saw(.networkBack) && !$0.log.processEnded && $0.before.world.panel == nil
      }
    ) { $0.orders == [.guestOrdered] }
  }
}

extension Transition<GuestWorld> {
  /// What the disk and the account server were told to do.
  var orders: [GuestObservation] {
    log.observations.filter { observation in
      switch observation {
      case .diskTold, .guestOrdered, .loginOrdered, .logoutOrdered: true
      default: false
      }
    }
  }

  /// Something that the identity may do something about.
  fileprivate var hasCauseOfOrders: Bool {
    log.processLaunched || log.observations.contains(where: \.mayLeadToOrders) || isTimeOfIdentity
      || (before.world.form != nil && world.form == nil)
  }

  /// The identity has waited long enough.
  var isTimeOfIdentity: Bool {
    log.entries.contains { entry in
      guard case .timer = entry.input else { return false }
      return entry.component == number(of: GuestComponents.identity)
    }
  }

  /// What comes next in a move.
  fileprivate var nextOfMove: GuestObservation? {
    if saw(.diskDone(.write(.moving))) { return .diskTold(.open(.user)) }
    let done = log.observations.compactMap {
      if case .diskDone(let kind) = $0 { kind } else { nil }
    }
    guard let done = done.first(where: { before.world.job?.kind == $0 }),
      before.world.stored == .moving
    else { return nil }
    switch done {
    case .open: return GuestItem.allCases.first.map { .diskTold(.copy($0)) }
    case .copy(let item), .overwrite(let item), .addUp(let item): return .diskTold(.verify(item))
    case .verify(let item):
      // What was read back may be wrong; then nothing is deleted.
      return world.stores[item].isVerified ? .diskTold(.drop(item)) : nil
    case .drop(let item): return .diskTold(next(after: item).map { .copy($0) } ?? .write(.user))
    case .write: return nil
    }
  }

  private func next(after item: GuestItem) -> GuestItem? {
    GuestItem.allCases.drop { $0 != item }.dropFirst().first
  }

  /// A step of a move could not be done.
  fileprivate var stopsMove: Bool {
    let failed = log.observations.compactMap {
      if case .diskFailed(let kind) = $0 { kind } else { nil }
    }
    return failed.contains { before.world.job?.kind == $0 } && before.world.stored == .moving
  }
}

extension GuestObservation {
  /// Whether the identity may do something about it.
  fileprivate var mayLeadToOrders: Bool {
    switch self {
    case .diskDone, .diskFailed, .guestGranted, .loginAccepted, .faultTold, .logoutEnded,
      .logoutAsked, .networkBack, .touched, .tapped, .lapsed:
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
    }
  }
}

extension GuestWorld {
  /// A user, and nothing under way.
  fileprivate var isIdle: Bool {
    stored.isUser && stored != .moving && job == nil && requests == Requests() && panel == nil
  }

  /// The panel says that the identity is at work.
  var showsProgress: Bool { panel?.content == .progress && panel?.phase == .up }
}
