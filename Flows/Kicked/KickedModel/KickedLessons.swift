import EveryPath
import FlowModel
import GuestFlow

/// The lessons: the same flows, bound to the app with one fault.
extension KickedSystems {
  struct Lesson {
    let name: String
    let summary: String
    let fault: KickedFault
  }

  /// The lessons of the catalog.
  static let lessons = [
    Lesson(
      name: "kicked-beside", summary: "presents the camera guide beside the scheduler",
      fault: .presentsBeside),
    Lesson(
      name: "kicked-silent-sweep", summary: "does not tell a flow that its dialog was swept away",
      fault: .sweepsSilently),
    Lesson(
      name: "kicked-notice-first", summary: "tells the person first, and cleans up afterwards",
      fault: .showsFirst),
    Lesson(
      name: "kicked-late-token", summary: "takes a late token for the one it waits for",
      fault: .trustsLateTokens),
  ]

  /// The app with a fault, as a lesson or as a mutant.
  static func lesson(_ fault: KickedFault) throws -> System<KickedWorld> {
    let lesson = lessons.first { $0.fault == fault }
    return System(
      lesson?.name ?? "kicked-mutant-\(fault.rawValue)", lesson?.summary ?? fault.rawValue,
      isLesson: true, components: try KickedBinding.components(fault),
      worlds: [KickedWorld(fault.begins, scope: fault.scope, fault: fault)], breaks: fault.breaks
    ) {
      // What a lesson teaches comes first.
      KickedProperties.all.putting(first: fault.breaks)
    }
  }

  /// What a check breaks its properties with.
  static func breakers() throws -> [System<KickedWorld>] {
    try KickedFault.allCases.map(lesson)
  }
}

extension KickedFault {
  /// Who used the app last, where the fault shows.
  var begins: IdentityFacts { self == .storesNoGuest ? .nobody : .user }

  /// What the fault needs, to be searched whole.
  var scope: KickedWorld.Scope {
    switch self {
    case .presentsBeside, .dropsCovered, .losesEnds, .hurriesDialogs: .whole
    case .sweepsSilently, .addsPlainly, .touchesLate, .endsScanSilently,
      .trustsLateTokens, .keepsToken, .forgetsOwedReload, .staysOnPage, .storesNoGuest,
      .opensNothing, .neverConnects, .takesLockedForEmpty, .savesNothing, .savesUnasked,
      .reloadsNothing,
      .forgetsToNote, .fetchesNothing, .sharesNothing, .mistakesGuide:
      .scans
    case .believesLateKicks, .showsFirst, .keepsSending, .writesTwice, .sendsAnew, .forgetsAccount,
      .answersCommentTwice, .asksNobody, .dropsRefusal, .losesWish, .keepsWish, .dropsAnswer,
      .mistakesUser, .mistakesGuest, .mistakesClose:
      .comments
    }
  }
}
