package import EveryPath
import Foundation
package import PermissionFlows

extension PermissionCoordinator {
  /// Something that happened on the way to a permission, for analytics: stable names, and nothing of
  /// the person.
  public struct Event: Hashable, Sendable {
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
      /// The system's question was answered; the detail says `yes` or `no`, as the app received it.
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
  }
}

extension PermissionCoordinator.Event {
  /// What a step of a way to a permission means.
  static func events<F: AccessFlow>(
    of step: RunnerStep<F>, from state: F.State?, _ permission: PermissionName
  ) -> [Self] {
    events(of: step, isBack: state == .returning, permission) { effect in
      switch effect {
      case .showPrimer: Self(.primerShown, permission)
      case .request: Self(.asked, permission)
      case .showAlert(let refusal):
        Self(.explained, permission, detail: refusal.rawValue)
      default: nil
      }
    }
  }

  /// What a step means of a way that hears of permissions.
  ///
  /// - Parameters:
  ///   - isBack: Whether the person came back from Settings before it.
  ///   - shown: What an effect means.
  package static func events<F: Flow, Grant: AccessGrant>(
    of step: RunnerStep<F>, isBack: Bool = false, _ permission: PermissionName,
    shown: (F.Effect) -> Self?
  ) -> [Self] where F.Event == AccessEvent<Grant> {
    let told = [begin(of: step, permission), news(of: step, isBack, permission)]
    return (told + step.effects.map(shown) + [outcome(of: step, permission)]).compactMap { $0 }
  }

  private static func begin<F: Flow>(
    of step: RunnerStep<F>, _ permission: PermissionName
  ) -> Self? {
    switch (step.disposition, step.input) {
    case (.started, .start): Self(.began, permission)
    case (.started, .resume): Self(.resumed, permission)
    default: nil
    }
  }

  private static func news<F: Flow, Grant: AccessGrant>(
    of step: RunnerStep<F>, _ isBack: Bool, _ permission: PermissionName
  ) -> Self? where F.Event == AccessEvent<Grant> {
    switch (step.disposition, step.input) {
    // What was held comes in its turn without its ticket.
    case (.moved, .answer(let event)), (.moved, .event(let event)):
      Name.telling(of: event, isBack: isBack).map {
        Self($0, permission, detail: $1)
      }
    default: nil
    }
  }

  private static func outcome<F: Flow>(
    of step: RunnerStep<F>, _ permission: PermissionName
  ) -> Self? {
    step.outcome.map { Self(.outcome, permission, detail: identifier(of: $0)) }
  }
}

extension PermissionCoordinator.Event.Name {
  /// What an event that moved the flow is reported as, with its detail; nil if it is not.
  fileprivate static func telling<Grant: AccessGrant>(
    of event: AccessEvent<Grant>, isBack: Bool
  ) -> (Self, String?)? {
    switch event {
    case .answered(let answer): (.answered, answer.rawValue)
    case .tapped(let button): (.tapped, button.rawValue)
    case .leftApp: (.leftForSettings, nil)
    case .settingsFailed: (.settingsFailed, nil)
    case .read(let reading) where isBack: (.cameBack, identifier(of: reading))
    case .read, .ready, .failed, .alertGone, .swept, .foregrounded, .resigned: nil
    }
  }
}

/// What went wrong without being an outcome; its description is a sentence for a developer.
public enum PermissionProblem: Hashable, Sendable, CustomStringConvertible {
  /// What an earlier process left is too old, or of another version of the flow, and is forgotten.
  case notResumed(PermissionName, String)
  /// What is to resume in a new process cannot be kept, or cannot be cleared.
  case notKept(PermissionName, String)
  /// A flow has mistakes, or lacks a component that it calls.
  case flow(PermissionName, String)
  /// A source answered what its flow does not list, and the attempt was ended.
  case unlistedAnswer(PermissionName, String)
  /// The app has to mend what a permission needs of it.
  case app(PermissionName, String)
  /// A script has no outcome in which the permission can end.
  case unscripted(PermissionName, String)
  /// A launch argument cannot be understood.
  case argument(String)

  /// One sentence, which begins with the permission's name where there is one.
  public var description: String {
    switch self {
    case .notResumed(let name, let sentence), .notKept(let name, let sentence),
      .flow(let name, let sentence), .unlistedAnswer(let name, let sentence),
      .app(let name, let sentence), .unscripted(let name, let sentence):
      "\(name): \(sentence)"
    case .argument(let sentence): sentence
    }
  }
}

extension FlightRecord.Version {
  /// The version of iOS that the app runs on; nil on any other system.
  static var current: FlightRecord.Version? {
    #if os(iOS) && !targetEnvironment(macCatalyst)
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return FlightRecord.Version(
        version.majorVersion, version.minorVersion, version.patchVersion)
    #else
      return nil
    #endif
  }
}
