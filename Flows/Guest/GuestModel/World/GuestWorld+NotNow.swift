public import FlowModel
import GuestFlow

extension GuestWorld {
  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    guard scope == .guest else { return form.map(notNow(in:)) ?? [] }
    guard !isLocked else { return closed(taps, "the device is locked") }
    guard isInUse else { return closed(taps, "the app is not in front") }
    if let form { return closed(taps, "the form covers the page") + notNow(in: form) }
    if let panel, !isPageTouchable {
      return closed(taps, "the panel covers the page") + notNow(on: panel)
    }
    return notNowOnPage
  }

  private func closed(_ moves: [GuestMove], _ reason: String) -> [ClosedChoice] {
    moves.map { ClosedChoice(text(of: $0), because: reason) }
  }

  private var taps: [GuestMove] { actions.map { .tap($0, .portrait) } }

  private var notNowOnPage: [ClosedChoice] {
    if stored.isUser { return closed([.lookAround], "only a guest's things are looked at here") }
    return closed([.logOut], "no user is logged in")
      + (stores.isFilled ? closed([.lookAround], "the guest has done so") : [])
  }

  private func notNow(on panel: Panel) -> [ClosedChoice] {
    guard panel.phase != .up else { return [] }
    let reason = panel.phase == .coming ? "the panel is still coming up" : "the panel is closing"
    return closed(panel.content.buttons.map { .touch($0) }, reason)
  }

  private func notNow(in form: Form) -> [ClosedChoice] {
    guard form.phase == .up else { return closed([.type(.close)], "the form is moving") }
    guard !form.isSubmitted else { return closed([.type(.submit)], "the server is being asked") }
    guard !form.canSubmit else { return [] }
    return closed([.type(.submit)], whyNoSubmit(form))
  }

  private func whyNoSubmit(_ form: Form) -> String {
    if form.account != .whole { return "the account is too short" }
    if !form.hasSecret { return formKind == .code ? "no code is typed" : "no password is typed" }
    if form.needsProof { return "the server wants a proof first" }
    return "the form waits for what is looked up"
  }
}
