import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let retryReads = PropertyID(
    "Try Again on the page reads the status at once, unless that is under way or cut short",
    keeps: "C11")
  static let retryActedOn = PropertyID("what is read after Try Again is acted on", keeps: "C9")
  static let closedPage = PropertyID(
    "a person who closes the page sees it go, unless the status is being read", keeps: "C11")
  static let readsOnPage = PropertyID(
    "coming back to a page in use, the app reads the status at once", keeps: "S10")
  static let refusalLeaves = PropertyID("a read that refuses takes a page in use away", keeps: "C3")
  static let lostPicture = PropertyID(
    "a picture that is lost stops the camera, and the status is read at once, unless cut short",
    keeps: "S8")
  static let failureSaid = PropertyID("a camera that cannot start says so on its page", keeps: "C1")
}

/// A page in use: what the person does, and what happens to the camera, has its effect at once.
extension CameraProperties {
  @PropertyBuilder<Phone> static var pageUse: [Property<Phone>] {
    Always(
      .retryReads,
      whenever: .saw(.touched(.retry)) && .isRunning().before && !.isCutShort,
      .performsRead || .isReading.before)

    NeverAfter(
      .retryActedOn, .saw(.touched(.retry)),
      until: .didRead && .ordersSomething || .ended() || .processEnded,
      .didRead && !.ordersSomething)

    Always(
      .closedPage, whenever: .saw(.touched(.cancel)) && (.isPageInUse && !.hasDialog).before,
      .isPageGoing || .isReading.before)

    Always(
      .readsOnPage, whenever: .saw(.becameActive) && .isPageInUse.before, .performsRead)

    Always(
      .refusalLeaves, whenever: .readReason("any") { $0 != nil } && .isPageInUse.before,
      .isPageGoing || .ended())

    Always(
      .lostPicture, whenever: .hears(.pictureLost) && !.isCutShort,
      .performs(.stopSession) && .performsRead)

    Always(
      .failureSaid, whenever: .any(Self.faults) { .hears($0.event) },
      .all(Self.faults) { fault in
        !.hears(fault.event)
          || .world("says(\(fault.reason))") { $0.interface.content == .message(fault.reason) }
      })
  }
}

extension CameraProperties {
  /// Why the camera cannot start, and how the journey is told.
  private static var faults: [(event: CameraEvent, reason: Reason)] {
    [
      (.sessionFailed(.busy), .busy), (.sessionFailed(.beside), .beside),
      (.sessionFailed(.failed), .failed),
    ]
  }
}

extension Predicate<Phone> {
  /// The page is there with a camera or a message on it.
  fileprivate static var isPageInUse: Predicate {
    .isRunning() && .page(.shown)
      && .world("isInUse") { $0.capture.session != .off || $0.interface.content != .blank }
  }

  fileprivate static var isPageGoing: Predicate { .page(.popping) || .page(.none) }

  fileprivate static var isReading: Predicate { .world("isReading") { $0.isReading } }

  fileprivate static var ordersSomething: Predicate {
    .happened("ordersSomething") { !$0.effects.isEmpty }
  }
}
