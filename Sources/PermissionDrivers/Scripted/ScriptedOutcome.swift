import EveryPath
import PermissionFlows

/// How a permission is to end in a preview or a test, whichever permission it is.
///
/// ```swift
/// .scripted([.camera: .restricted, .contacts: .granted(.limited), .motion: .neverAnswers])
/// ```
public struct ScriptedOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The name of a grant, as the flow's own `Grant` has it.
  public struct Grant: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// A grant by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A grant by name.
    public init(stringLiteral name: String) { rawValue = name }
  }

  enum Kind: Hashable, Sendable {
    case granted(String?)
    case refused(AccessRefusal)
    case alternative
    case abandoned(Abandonment)
    case neverAnswers
  }

  let kind: Kind
  /// `granted(limited)`, `neverAnswers`: what ``init(_:)`` takes.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// An outcome by its description, whatever its case, with or without hyphens; or nil.
  public init?(_ text: some StringProtocol) {
    let plain = Self.plain(text)
    if let known = Self.plainOutcomes.first(where: { Self.plain($0.description) == plain }) {
      self = known
    } else if plain.hasPrefix("granted("), plain.hasSuffix(")"),
      let open = text.firstIndex(of: "(")
    {
      self = .granted(Grant(rawValue: String(text[open...].dropFirst().dropLast())))
    } else {
      return nil
    }
  }

  /// What two spellings of one outcome have in common.
  static func plain(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0 != "-" }
  }
}

extension ScriptedOutcome {
  /// Everything is granted, on the system's question.
  public static let granted = Self(.granted(nil), "granted")

  /// This is granted: a part, or more than was asked for.
  public static func granted(_ grant: Grant) -> Self {
    Self(.granted(grant.rawValue), "granted(\(grant.rawValue))")
  }

  /// The person refuses, and closes the guide.
  public static let denied = Self(.refused(.denied), "denied")
  /// The person refuses, and can be asked once more.
  public static let deniedRequestable = Self(.refused(.deniedRequestable), "deniedRequestable")
  /// The device does not allow it.
  public static let restricted = Self(.refused(.restricted), "restricted")
  /// The device lacks what the permission stands for.
  public static let unavailable = Self(.refused(.unavailable), "unavailable")
  /// The switch for all apps is off.
  public static let switchedOff = Self(.refused(.switchedOff), "switchedOff")
  /// The app lacks its usage description.
  public static let misconfigured = Self(.refused(.missingDescription), "misconfigured")
  /// It fails, and whether the person refused cannot be known.
  public static let failed = Self(.refused(.failed), "failed")
  /// Adding is granted and nothing else.
  public static let addOnly = Self(.refused(.addOnly), "addOnly")
  /// The person chooses to continue without it.
  public static let alternative = Self(.alternative, "alternative")
  /// The person leaves the question open.
  public static let cancelled = Self(.abandoned(.cancelled), "cancelled")
  /// Something sweeps the question away.
  public static let dropped = Self(.abandoned(.dropped), "dropped")
  /// The system's question, or where there is none the first read, is never answered.
  public static let neverAnswers = Self(.neverAnswers, "neverAnswers")

  /// Every outcome without a grant of its own.
  static let plainOutcomes: [Self] = [
    granted, denied, deniedRequestable, restricted, unavailable, switchedOff, misconfigured, failed,
    addOnly, alternative, cancelled, dropped, neverAnswers,
  ]

  /// Every outcome that a flow can be made to end in, in order; `neverAnswers` is one too.
  static func all<F: AccessFlow>(of flow: F) -> [Self] {
    let ends = flow.states.compactMap { state in
      if case .closed(let outcome) = state { outcome } else { AccessOutcome<F.Grant>?.none }
    }
    let grants = F.Grant.allCases.filter { ends.contains(.granted($0)) }
      .map { Self.granted(Grant(rawValue: identifier(of: $0))) }
    return grants
      + plainOutcomes.filter { outcome in
        switch outcome.kind {
        case .granted: false
        case .refused(let refusal): ends.contains(AccessOutcome(refusal))
        case .alternative: ends.contains(.alternative)
        case .abandoned, .neverAnswers: true
        }
      }
  }
}

extension ScriptedOutcome.Grant {
  /// All of it.
  public static let full: Self = "full"
  /// What the person has chosen.
  public static let limited: Self = "limited"
  /// A choice with nothing in it.
  public static let nothingChosen: Self = "nothingChosen"
  /// Adding only.
  public static let writeOnly: Self = "writeOnly"
  /// Location at all times.
  public static let always: Self = "always"
  /// Location while the app is in use.
  public static let whenInUse: Self = "whenInUse"
  /// The place roughly.
  public static let reduced: Self = "reduced"
  /// Quiet notifications, on trial.
  public static let provisional: Self = "provisional"
  /// Notifications with everything switched off.
  public static let muted: Self = "muted"
  /// Notifications for a while, to an app clip.
  public static let ephemeral: Self = "ephemeral"
  /// Critical notifications.
  public static let critical: Self = "critical"
  /// Health data was asked for.
  public static let asked: Self = "asked"
  /// Health data can be written.
  public static let write: Self = "write"
}
