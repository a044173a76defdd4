public import FlowModel
import WidgetFlow

extension WidgetPhone {
  /// What a person sees, the widget in each case: under the app's page it is what Home shows.
  public var picture: Picture {
    guard !isLocked else {
      return Picture(.lock, [.heading("9:41"), .widget(lines(shown), isEnabled: false)])
    }
    guard isRunning, !isUnread else { return home }
    var picture = pages > 0 ? widgetsPage : firstPage
    picture.parts += [.caption("On the home screen:"), .widget(lines(shown))]
    if isOpening { picture.motion = "the app opens" }
    return picture
  }

  private var home: Picture {
    Picture(
      .home, [.widget(lines(shown)), .icon("Town"), .icon("Settings")],
      covers: making == .snapshot || inGallery != nil ? [gallery] : [])
  }

  /// The widget as the system offers it: as true as the one on the home screen.
  private var gallery: Picture.Cover {
    Picture.Cover(
      .sheet, title: "Add a Widget",
      [inGallery.map { .widget(lines($0)) } ?? .spinner("Town"), .button("Add Widget")])
  }

  private var firstPage: Picture {
    Picture(title: "Town", account == nil ? loginButtons : accountButtons)
  }

  private var loginButtons: [Picture.Element] {
    [.text("See how your town grows.")] + Owner.allCases.map { .button("Log In as \($0.name)") }
  }

  private var accountButtons: [Picture.Element] {
    [
      .text("\(account?.name ?? "")'s town"), .button("Flowers"), .button("Other Account"),
      .button("Log Out"),
    ]
  }

  /// The page that a tap on the widget opens.
  private var widgetsPage: Picture {
    Picture(
      title: "Flowers", leading: .button("Town"),
      account == nil
        ? loginButtons : [.button("Collect"), .button("Other Account"), .button("Log Out")],
      motion: pages > 1 ? "the same page lies under it once more" : "")
  }

  /// What the widget of the app says; its content is the server's.
  private func lines(_ shown: Shown) -> [String] {
    let title = "Town"
    switch shown.entry {
    case .placeholder: return [title, "- - -"]
    case .signedOut: return [title, "Log in to see your flowers."]
    case .locked: return [title, "Unlock the phone to see your flowers."]
    case .data: return ["\(shown.owner?.name ?? "?")'s town", "\(flowers(shown.owner)) flowers"]
    case .openApp: return [title, "Open the app to see your flowers."]
    case .failed: return [title, "No flowers now."]
    }
  }

  private func flowers(_ owner: Owner?) -> Int { owner == .bert ? 7 : 12 }

  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    func closed(_ moves: [Move], _ reason: String) -> [ClosedChoice] {
      moves.map { ClosedChoice(text(of: $0), because: reason) }
    }
    let logins = Owner.allCases.map { Move.logIn($0) }
    guard !isLocked else { return closed([.launch, .tapWidget], "the phone is locked") }
    guard isRunning, !isUnread else {
      return closed(logins, "the app is not in front")
        + (making == nil ? [] : closed([.lookAtGallery], "WidgetKit waits for an entry"))
    }
    guard !isOpening else {
      return closed(logins, "the app hears of the tap before anything else")
    }
    return account == nil
      ? closed([.harvest, .logOut], "no account is logged in")
      : closed(logins, "an account is logged in: log out first")
        + (pages > 0 ? [] : closed([.harvest], "the widget's page is not there"))
  }
}
