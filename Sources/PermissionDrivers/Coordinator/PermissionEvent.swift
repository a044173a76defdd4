import PermissionAccess
import PermissionFlow

/// Something that happened on the way to a permission, for analytics: stable names, and nothing of the
/// person.
public struct PermissionEvent: Hashable, Sendable {
  /// What happened; the raw values are stable.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// An attempt began.
    case began
    /// An attempt went on in a new process.
    case resumed
    /// The primer was shown.
    case primerShown = "primer-shown"
    /// The system was asked.
    case asked
    /// The system's question was answered; the detail says `yes` or `no`, as the app was told.
    case answered
    /// A dialog explained a refusal; the detail is the refusal.
    case explained
    /// A button of a dialog was touched; the detail is the button.
    case tapped
    /// The app was left for Settings.
    case leftForSettings = "left-for-settings"
    /// Settings did not open.
    case settingsFailed = "settings-failed"
    /// The app was active again after Settings; the detail is what was read.
    case cameBack = "came-back"
    /// The attempt has its outcome; the detail is the outcome.
    case outcome
    /// The permission is no longer what the outcome said.
    case changed
  }

  /// What happened.
  public let name: Name
  /// Which permission it is about.
  public let permission: PermissionName
  /// More about it, from a fixed list for each name; nil if there is no more.
  public let detail: String?

  /// An event.
  public init(_ name: Name, _ permission: PermissionName, detail: String? = nil) {
    self.name = name
    self.permission = permission
    self.detail = detail
  }

  /// What a step of a way to a permission means.
  static func events<F: AccessFlow>(
    of step: RunnerStep<F>, _ permission: PermissionName
  ) -> [PermissionEvent] {
    events(of: step, permission) { effect in
      switch effect {
      case .showPrimer: PermissionEvent(.primerShown, permission)
      case .request: PermissionEvent(.asked, permission)
      case .showAlert(let refusal):
        PermissionEvent(.explained, permission, detail: refusal.rawValue)
      default: nil
      }
    }
  }

  /// What a step means of a way that hears of permissions.
  ///
  /// - Parameter shown: What an effect means.
  static func events<F: Flow, Grant: AccessGrant>(
    of step: RunnerStep<F>, _ permission: PermissionName,
    shown: (F.Effect) -> PermissionEvent?
  ) -> [PermissionEvent] where F.Event == AccessEvent<Grant> {
    var found: [PermissionEvent] = []
    func add(_ name: Name, _ detail: String? = nil) {
      found.append(PermissionEvent(name, permission, detail: detail))
    }
    switch (step.verdict, step.input) {
    case (.moved, .answer(.answered(let answer), _)): add(.answered, answer.rawValue)
    case (.moved, .answer(.tapped(let button), _)): add(.tapped, button.rawValue)
    case (.moved, .answer(.leftApp, _)): add(.leftForSettings)
    case (.moved, .answer(.settingsFailed, _)): add(.settingsFailed)
    case (.moved, .answer(.read, _)) where step.before?.hasPrefix("returning") == true:
      add(.cameBack, step.inputID)
    default: break
    }
    let ends = ends(of: step, permission)
    return ends.filter { $0.name != .outcome } + found + step.effects.compactMap(shown)
      + ends.filter { $0.name == .outcome }
  }

  /// What a step means of any way: where it begins, and where it ends.
  static func ends<F: Flow>(
    of step: RunnerStep<F>, _ permission: PermissionName
  ) -> [PermissionEvent] {
    var found: [PermissionEvent] = []
    switch (step.verdict, step.input) {
    case (.started, .start): found.append(PermissionEvent(.began, permission))
    case (.started, .resume): found.append(PermissionEvent(.resumed, permission))
    default: break
    }
    if let outcome = step.outcome {
      found.append(PermissionEvent(.outcome, permission, detail: identifier(of: outcome)))
    }
    return found
  }
}
