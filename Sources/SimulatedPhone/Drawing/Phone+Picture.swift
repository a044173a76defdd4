public import FlowModel
package import PermissionFacts

extension Phone {
  /// What the person with this phone sees.
  public var picture: Picture {
    switch front {
    case .home: home
    case .lock: lockScreen
    case .settings: settings
    case .app: app
    }
  }

  private var home: Picture {
    Picture(
      .home,
      [
        .icon(Wording.app), .icon("Settings"),
        .caption("\(Wording.app) is \(isRunning ? "running" : "not running")"),
      ])
  }

  private var lockScreen: Picture {
    Picture(.lock, [.heading(Wording.time), .heading("Monday, 9 June"), .caption("locked")])
  }

  // MARK: - Settings

  /// The app's page in Settings, with the rows of the permissions that have one.
  private var settings: Picture {
    let listed = slots.flatMap { rows(of: self[$0]) }
    return Picture(
      .settings, title: Wording.app, leading: .button("Settings"),
      [.caption("ALLOW \(Wording.app.uppercased()) TO USE")]
        + (listed.isEmpty ? [.text("(nothing yet)")] : listed))
  }

  private func rows(of service: Service) -> [Picture.Element] {
    guard let answer = service.answer, service.isListed, service.rules.hasRow else { return [] }
    let title = service.wording.title
    guard !service.hasRow else { return [.row(title, answer.inSettings)] }
    let reason =
      service.isSwitchedOff == true
      ? "\(service.rules.globalSwitch.rawValue) is off." : "Screen Time or a profile forbids it."
    return [.row(title, isEnabled: false), .caption(reason)]
  }

  // MARK: - The app

  private var app: Picture {
    var picture = interface.page == .none ? firstPage : page
    if let slot = promptOnScreen {
      picture.covers = [prompt(of: self[slot])]
    } else if let shown = interface.shown {
      picture.covers = [cover(shown)]
    } else {
      picture.motion = motion
    }
    return picture
  }

  private var firstPage: Picture {
    let isEnabled = scene == .active || promptOnScreen != nil
    return Picture(title: Wording.app, [.button(wording.entry, isEnabled: isEnabled)])
  }

  /// The app's page over its first one.
  private var page: Picture {
    Picture(title: wording.entry, leading: .button("Back"), content)
  }

  private var content: [Picture.Element] {
    if case .message(let reason) = interface.content {
      let isPassing = reason == .interrupted || reason == .beside
      let buttons: [Button] = isPassing ? [.cancel] : [.retry, .cancel]
      return [.text(message(onPage: reason))] + buttons.map { .button($0.title) }
    }
    switch capture.session {
    case .picture: return [.image("what the camera sees")]
    case .black, .dark: return [.image("")]
    case .starting: return [.spinner("the camera starts")]
    case .off, .interrupted, .beside:
      return isPageBlack && !isBusy ? [.image("")] : [.caption("nothing yet")]
    }
  }

  private func prompt(of service: Service) -> Picture.Cover {
    let wording = service.wording
    guard service.prompt != .choosing else {
      return Picture.Cover(
        .sheet, title: "Choose What to Share",
        [.text(wording.title), .button("Cancel"), .button("Done")])
    }
    // The system writes the refusal of a pair on the left.
    let titles = service.choices.map(\.name.title)
    return Picture.Cover(
      .alert, title: wording.alert,
      [.text(wording.purpose)]
        + (titles.count == 2 ? titles.reversed() : titles).map { .button($0) })
  }

  private func cover(_ shown: Interface.Shown) -> Picture.Cover {
    let motion =
      switch shown.phase {
      case .presenting: "coming up"
      case .presented: ""
      case .dismissing: "closing"
      }
    return Picture.Cover(
      .alert, title: title(of: shown.dialog),
      [.text(message(of: shown.dialog))] + shown.dialog.buttons.map { .button($0.title) },
      motion: motion, isEnabled: shown.phase == .presented)
  }

  /// What a person cannot see, but feels: the app does not react yet, or something moves.
  private var motion: String {
    switch interface.page {
    case .pushing: "page coming in"
    case .popping: "page going out"
    case .swiping: "page half aside"
    case .none, .shown: scene == .active ? "" : "not active yet"
    }
  }
}

extension Phone {
  /// The system's question for a permission, as it first comes up; nil for one that is not known.
  package static func question(of permission: Permission?) -> Picture.Cover {
    guard let permission else {
      return Picture.Cover(
        .alert, title: "A Question of the System",
        [.text("What asked it was given up."), .button("Don't Allow"), .button("Allow")])
    }
    let phone = Phone(permission, answer: .notDetermined)
    return Picture.Cover(
      .alert, title: phone.wording.alert,
      [.text(phone.wording.purpose), .button("Don't Allow"), .button("Allow")])
  }

  /// The dialog that explains a refusal of the camera, and leads to Settings.
  package static var cameraGuide: Picture.Cover { guide(of: .camera) }

  /// The dialog that explains a refusal of a permission, and leads to Settings.
  package static func guide(of permission: Permission) -> Picture.Cover {
    let (phone, dialog) = (Phone(permission), Dialog(.guide, .denied))
    return Picture.Cover(
      .alert, title: phone.title(of: dialog),
      [.text(phone.message(of: dialog))] + dialog.buttons.map { .button($0.title) })
  }
}
