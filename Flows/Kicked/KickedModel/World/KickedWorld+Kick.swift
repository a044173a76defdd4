import FlowModel
import GuestFlow
import IMLoginFlow
import PopupsFlow
import WidgetFlow

/// What the app does when it learns that its login has ended: by whichever way, once.
extension KickedWorld {
  /// What is stored goes first; the person is told when all of it is gone.
  mutating func hearKick(_ output: inout WorldOutput<KickedWorld>) {
    kick = .told
    isNoticeDue = true
    // Nobody will ask any more what became of a comment that has not arrived.
    if letter?.isAnswer == false { letter = nil }
    output.observe(.kickTold)
    if fault == .showsFirst { tellPerson(&output) }
    output.tell(
      .session(
        isConnected
          ? .kicked(.current(.otherClient)) : .autoFailed(.current(.terminal(.elsewhere)))))
    isConnected = false
    output.tell(.identity(.lapsed(.kicked, isCurrent: true)))
    output.tell(.widget(.logoutTapped))
  }

  /// What tells of an earlier login ends nothing; the widget is not told at all.
  mutating func hearLateKick(_ output: inout WorldOutput<KickedWorld>) {
    output.observe(.lateKickTold)
    if fault == .believesLateKicks { return hearKick(&output) }
    output.tell(.session(.kicked(.late)))
    output.tell(.identity(.lapsed(.kicked, isCurrent: false)))
  }

  /// The notice sweeps every dialog away; only then the gate asks for a login.
  mutating func tellPerson(_ output: inout WorldOutput<KickedWorld>) {
    isNoticeDue = false
    var notice = KickedDialog.notice.popup
    if fault == .addsPlainly { notice.mode = .plain }
    tell(.add(notice), &output)
    if fault != .keepsSending { output.tell(.gate(.loginNeeded)) }
  }
}
