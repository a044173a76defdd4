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
      whenever: { $0.saw(.touched(.retry)) && $0.wasRunning() && !$0.isCutShort }
    ) { $0.performsRead || $0.before.world.isReading }

    NeverAfter(
      .retryActedOn, { $0.saw(.touched(.retry)) },
      until: { $0.didRead && !$0.log.effects.isEmpty || $0.ended() || $0.log.processEnded }
    ) { $0.didRead && $0.log.effects.isEmpty }

    Always(
      .closedPage,
      whenever: {
        $0.saw(.touched(.cancel)) && $0.wasOnPageInUse && $0.before.world.interface.shown == nil
      }
    ) { $0.phone.interface.isPageGoing || $0.before.world.isReading }

    Always(
      .readsOnPage, whenever: { $0.saw(.becameActive) && $0.wasOnPageInUse }
    ) { $0.performsRead }

    Always(
      .refusalLeaves, whenever: { $0.isRefused && $0.wasOnPageInUse }
    ) { $0.phone.interface.isPageGoing || $0.ended() }

    Always(
      .lostPicture, whenever: { $0.hears(.pictureLost) && !$0.isCutShort }
    ) { $0.performs(.stopSession) && $0.performsRead }

    Always(.failureSaid, whenever: { $0.fault != nil }) {
      $0.phone.interface.content == $0.fault.map { .message($0) }
    }
  }
}

extension Transition<Phone> {
  /// Before this step, the page was there with a camera or a message on it.
  fileprivate var wasOnPageInUse: Bool {
    let interface = before.world.interface
    return wasRunning() && interface.page == .shown
      && (before.world.capture.session != .off || interface.content != .blank)
  }

  /// What was read leaves no way to the picture.
  fileprivate var isRefused: Bool { reading()?.reason != nil }

  /// Why the camera cannot start, if the journey is told in this step.
  fileprivate var fault: Reason? {
    if hears(.sessionFailed(.busy)) { return .busy }
    if hears(.sessionFailed(.beside)) { return .beside }
    return hears(.sessionFailed(.failed)) ? .failed : nil
  }
}

extension Interface {
  /// Whether the page goes, or is gone.
  fileprivate var isPageGoing: Bool { page == .popping || page == .none }
}
