public import FlowModel
import GuestFlow
import GuestModel
import IMLoginFlow
import IMLoginModel
import SimulatedPhone

extension KickedWorld {
  /// What a person sees: the page of the messenger, and every dialog over it.
  public var picture: Picture {
    guard isRunning else { return home }
    guard !app.isInSettings else {
      return Picture(
        .settings, title: "Demo", leading: .button("Settings"), [.row("Camera", "off")])
    }
    var picture = page
    // Behind a dialog that was covered last, another may still be on its way.
    picture.covers = KickedDialog.allCases.filter { app.views[$0] != nil }.map(cover)
    return picture
  }

  private var home: Picture {
    let lines =
      switch widget {
      case nil: ["Town", "Log in to see your flowers."]
      case .old?: ["Anna's town", "12 flowers"]
      case .new?: ["Anna's town", "13 flowers"]
      }
    return Picture(.home, [.widget(lines, isEnabled: false), .icon("Demo"), .icon("Settings")])
  }

  private var page: Picture {
    switch app.page {
    case .blank:
      return Picture(
        .app,
        [.heading("Demo"), .caption(app.isLocked ? "(the phone is locked)" : "(nothing yet)")])
    case .login:
      return Picture(
        title: "Welcome", [.text(reason), .button("Log In"), .button("Comment")])
    case .home:
      return Picture(
        title: "Chats",
        [
          .row(
            "Bert", app.isConnected || stored == .user && holder == .new ? "2 new" : "as it was"),
          .button("Comment"), .button("Scan"),
        ])
    }
  }

  /// Why the login page is there.
  private var reason: String {
    kick == .told && holder == .old
      ? ShippedIMWords.reason(.kickedByOther) : "Log in to write to your friends."
  }

  private func cover(_ dialog: KickedDialog) -> Picture.Cover {
    var cover =
      switch dialog {
      case .campaign:
        Picture.Cover(.card, title: "Spring Sale", [.text("Everything in green costs half.")])
      case .guide: Phone.cameraGuide
      case .panel: panel
      case .notice:
        Picture.Cover(
          .alert, title: "Logged Out", [.text(ShippedIMWords.reason(.kickedByOther))])
      }
    if dialog != .guide { cover.parts.append(.button("Close")) }
    cover.isEnabled = app.views[dialog] == .up
    switch app.views[dialog] {
    case .coming?: cover.motion = "coming up"
    case .going?: cover.motion = "closing"
    case .up?, nil: cover.motion = ""
    }
    return cover
  }

  private var panel: Picture.Cover {
    let title =
      switch app.offer {
      case nil: ShippedGuestWords.text("panel.progress")
      case .retry?: ShippedGuestWords.text("panel.unanswered")
      default:
        ShippedGuestWords.offer(.comment, stored == .kicked ? .kicked : .guest)
      }
    return Picture.Cover(
      .card, title: title,
      app.offer.map { [.button(ShippedGuestWords.button($0))] } ?? [.spinner("")])
  }

  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    func closed(_ moves: [KickedMove], _ reason: String) -> [ClosedChoice] {
      moves.map { ClosedChoice(text(of: $0), because: reason) }
    }
    guard isRunning else { return closed([.scan, .comment], "the app is not running") }
    guard !app.isInSettings else { return closed([.scan, .comment], "Settings is in front") }
    guard app.page != .blank else { return closed([.comment], "no page is there yet") }
    guard app.views.isEmpty else {
      return closed([.comment], "a dialog covers the page") + movingDialogs
    }
    guard app.asked[.account] == nil else { return closed([.comment], "a login is under way") }
    return app.page == .login ? closed([.scan], "the login page has no camera") : []
  }

  private var movingDialogs: [ClosedChoice] {
    KickedDialog.allCases.compactMap { dialog in
      guard let view = app.views[dialog], view != .up else { return nil }
      return ClosedChoice(
        text(of: .close(dialog)),
        because: view == .coming ? "it is still coming up" : "it is closing")
    }
  }
}
