import FlowModel
import GuestFlow
import PermissionFlow

/// The lessons: the same flows, bound to the app with one fault.
extension KickedSystems {
  struct Lesson {
    let name: String
    let summary: String
    let fault: KickedFault
  }

  /// The lessons of the shelf.
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
      isLesson: true, parts: try KickedBinding.parts(fault),
      worlds: [KickedWorld(.user, scope: fault.scope, fault: fault)], breaks: fault.breaks
    ) {
      // What a lesson teaches comes first.
      KickedPromises.all.filter { fault.breaks.contains($0.name) }
      KickedPromises.all.filter { !fault.breaks.contains($0.name) }
    }
  }

  /// What a check breaks its promises with.
  static func breakers() throws -> [System<KickedWorld>] {
    try KickedFault.allCases.map(lesson)
  }
}

extension KickedFault {
  /// What the fault needs, to be searched whole.
  var scope: KickedWorld.Scope {
    switch self {
    case .presentsBeside, .dropsCovered, .losesEnds: .whole
    case .sweepsSilently, .addsPlainly, .touchesLate, .endsScanSilently,
      .trustsLateTokens, .keepsToken, .forgetsOwedReload:
      .scans
    case .showsFirst, .keepsSending, .writesTwice, .sendsAnew, .forgetsAccount,
      .answersCommentTwice:
      .comments
    }
  }

  /// What it breaks.
  var breaks: [String] {
    switch self {
    case .presentsBeside:
      [
        "never: two dialogs of a group are on screen",
        "what is on screen is what the scheduler shows",
      ]
    case .sweepsSilently: ["a scan whose guide is swept away ends as dropped"]
    case .showsFirst: ["never: the end of a login is shown before it is stored"]
    case .trustsLateTokens, .keepsSending, .writesTwice:
      ["once kicked, nothing acts under the old user"]
    case .sendsAnew: ["never: the server does a comment twice"]
    case .dropsCovered:
      [
        "a dialog comes up only while its flow runs",
        "the kick meets a guide that waits, a campaign on screen and a comment on its way",
      ]
    case .addsPlainly: ["the notice sweeps every dialog away"]
    case .keepsToken:
      [
        "once kicked, nothing of the old user is left where the app runs",
        "after a kick the widget comes to show nothing of the old user, without a new login",
        "a step in which the app learns of the kick ends cleaned up, if it comes to its end",
      ]
    case .forgetsOwedReload:
      [
        "after a kick the widget comes to show nothing of the old user, without a new login",
        "once kicked, the widget comes to rest without the old user where the app runs",
      ]
    case .losesEnds:
      [
        "every comment can end", "every scan can end",
        "after its login a blocked comment can always be sent",
      ]
    case .touchesLate: ["a guide that the kick met opens no Settings"]
    case .forgetsAccount:
      [
        "from everywhere the person can come home",
        "a comment is done under the login that follows the kick",
      ]
    case .endsScanSilently: ["every scan has exactly one outcome"]
    case .answersCommentTwice: ["every comment has exactly one outcome"]
    }
  }
}
