public import PopupsFlow

/// A dialog of the app; whoever it belongs to, it comes up through the one scheduler.
public enum KickedDialog: String, Hashable, Sendable, CaseIterable {
  /// A campaign, of no flow.
  case campaign
  /// The guide of the way to the camera.
  case guide
  /// The login panel of the gate.
  case panel
  /// "You were logged in elsewhere."
  case notice

  /// What the scheduler has to know of it.
  public var popup: Popup {
    switch self {
    case .campaign: Popup(rawValue, priority: 10)
    case .guide: Popup(rawValue)
    case .panel: Popup(rawValue, group: "account")
    case .notice: terminator
    }
  }

  /// Whatever was to be said to the user who has been logged out is of no use any more.
  private var terminator: Popup {
    var popup = Popup(rawValue, group: "account", priority: 100)
    popup.mode = .terminator
    return popup
  }
}

/// A button of a dialog.
public enum KickedButton: String, Hashable, Sendable, CaseIterable {
  case close
  /// Of the guide.
  case settings
  /// Of the login panel.
  case logIn = "log-in"
  case retry
}

/// What is seen of a dialog.
public enum DialogView: Hashable, Sendable {
  case none
  case entering
  case up
  case leaving
}

extension KickedDialog {
  /// Its place in a list of all.
  var number: Int { KickedDialog.allCases.firstIndex(of: self) ?? 0 }
}
