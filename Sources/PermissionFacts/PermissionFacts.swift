/// Everything known about one permission, each fact with its mark and its source.
public struct PermissionFacts: Hashable, Sendable {
  /// The permission of iOS; nil in a row of one's own.
  public let permission: Permission?
  /// What the row is called, in lower case with hyphens.
  public let name: String
  /// What stands on the screens, with capitals; nil if the name with spaces does.
  public let title: String?
  /// What it is about, in a line.
  public let summary: String
  /// The types its status is read from, the one to use first; empty if it cannot be read.
  public let statusTypes: [Fact<StatusType>]
  /// What the app can read; empty if nothing.
  public let statuses: Fact<[AuthorizationStatus]>
  /// Those of the statuses in which asking shows no prompt any more.
  public let final: Fact<[AuthorizationStatus]>
  /// What the prompt can be answered with.
  public let answers: Fact<[PromptAnswer]>
  /// What makes the prompt come up again.
  public let returns: [Fact<PromptReturn>]
  /// What the person can set in Settings; of no use while restricted.
  public let settings: Fact<[AuthorizationStatus]>
  /// Whether and where Settings has its row.
  public let row: Fact<SettingsRow>
  /// The switch for all apps above it.
  public let globalSwitch: Fact<GlobalSwitch>
  /// Whether a device may lack what it stands for.
  public let hardware: Fact<Hardware>
  /// How the app hears of the answer.
  public let callback: Fact<Callback>
  /// How the app hears of the answer to a request for more than access; nil if in the same way.
  public let callbackForMore: Fact<Callback>?
  /// Whether a change in Settings ends the app.
  public let killsOnChange: Fact<KillOnChange>
  /// What must be true to ask.
  public let conditions: [Fact<Condition>]
  /// Whether a new process reads what holds.
  public let settling: Fact<Settling>
  /// The keys of `Info.plist`.
  public let keys: Fact<[UsageKey]>
  /// What the app needs beside keys; nil if no page names anything.
  public let capability: Fact<Capability>?
  /// What happens without them.
  public let keyMissing: [Fact<KeyMissing>]
  /// What in `Info.plist` takes the question away; nil if nothing does.
  public let questionTaken: Fact<TakenQuestion>?
  /// Whether a managed default can grant it.
  public let managedDefault: Fact<ManagedDefault>
  /// Why what asks may fail although the person has not refused, in sentences; empty if it cannot.
  public let otherFailures: [Fact<String>]
  /// The object of the framework that gives nothing after a grant, if used before; nil if none.
  public let staleObject: Fact<String>?
  /// What else surprises, a sentence each.
  public let notes: [Note]

  init(
    _ permission: Permission?, named name: String? = nil,
    title: String? = nil, summary: String = "",
    statusTypes: [Fact<StatusType>], statuses: Fact<[AuthorizationStatus]>,
    final: Fact<[AuthorizationStatus]>, answers: Fact<[PromptAnswer]>,
    returns: [Fact<PromptReturn>],
    settings: Fact<[AuthorizationStatus]>, row: Fact<SettingsRow> = .likeOthers,
    globalSwitch: Fact<GlobalSwitch> = .nowhereNamed, killsOnChange: Fact<KillOnChange>,
    hardware: Fact<Hardware> = .nothingToLack, callback: Fact<Callback> = .completion,
    callbackForMore: Fact<Callback>? = nil,
    conditions: [Fact<Condition>] = .prudent, settling: Fact<Settling> = .taken,
    keys: Fact<[UsageKey]>, capability: Fact<Capability>? = nil,
    keyMissing: [Fact<KeyMissing>], questionTaken: Fact<TakenQuestion>? = nil,
    managedDefault: Fact<ManagedDefault> = .assumed,
    otherFailures: [Fact<String>] = [], staleObject: Fact<String>? = nil,
    notes: [Note] = []
  ) {
    self.permission = permission
    self.name = name ?? permission?.rawValue ?? ""
    self.title = title
    self.summary = summary
    self.statusTypes = statusTypes
    self.statuses = statuses
    self.final = final
    self.answers = answers
    self.returns = returns
    self.settings = settings
    self.row = row
    self.globalSwitch = globalSwitch
    self.killsOnChange = killsOnChange
    self.hardware = hardware
    self.callback = callback
    self.callbackForMore = callbackForMore
    self.conditions = conditions
    self.settling = settling
    self.keys = keys
    self.capability = capability
    self.keyMissing = keyMissing
    self.questionTaken = questionTaken
    self.managedDefault = managedDefault
    self.otherFailures = otherFailures
    self.staleObject = staleObject
    self.notes = notes
  }

  /// The facts of every permission, in the order of ``Permission``.
  public static let all: [PermissionFacts] = Permission.allCases.map { of($0) }
}

extension PermissionFacts {
  /// A row of one's own, for something that people are asked for and that ``Permission`` lacks.
  ///
  /// What is left out is as with most permissions. The name stands in ids and, with spaces for its
  /// hyphens, on the screens of the simulated phone.
  ///
  /// - Parameters:
  ///   - name: What it is called, in lower case with hyphens.
  ///   - statusTypes: The types its status is read from.
  ///   - statuses: What the app can read; empty if nothing.
  ///   - answers: What the prompt can be answered with.
  ///   - returns: What makes the prompt come up again.
  ///   - settings: What the person can set in Settings.
  ///   - row: Whether and where Settings has its row; if nil, on the app's page, after asking.
  ///   - globalSwitch: The switch for all apps above it; if nil, there is none.
  ///   - hardware: Whether a device may lack what it stands for; if nil, none does.
  ///   - callback: How the app hears of the answer; if nil, by a completion handler.
  ///   - callbackForMore: How it hears of the answer to a request for more than access; if nil, in
  ///     the same way.
  ///   - killsOnChange: Whether a change in Settings ends the app.
  ///   - conditions: What must be true to ask; if nil, that the app is active.
  ///   - keys: The keys of `Info.plist`.
  ///   - keyMissing: What happens without them; the first counts.
  ///   - managedDefault: Whether a managed default can grant it; if nil, it is taken to.
  ///   - otherFailures: Why what asks may fail although the person has not refused, in sentences.
  ///   - staleObject: The object of the framework that gives nothing after a grant, if used before.
  ///   - notes: What else surprises, a sentence each.
  public init(
    named name: String, statusTypes: [Fact<StatusType>] = [], statuses: Fact<[AuthorizationStatus]>,
    answers: Fact<[PromptAnswer]>, returns: [Fact<PromptReturn>] = [],
    settings: Fact<[AuthorizationStatus]>, row: Fact<SettingsRow>? = nil,
    globalSwitch: Fact<GlobalSwitch>? = nil, hardware: Fact<Hardware>? = nil,
    callback: Fact<Callback>? = nil, callbackForMore: Fact<Callback>? = nil,
    killsOnChange: Fact<KillOnChange>,
    conditions: [Fact<Condition>]? = nil, keys: Fact<[UsageKey]>,
    keyMissing: [Fact<KeyMissing>], managedDefault: Fact<ManagedDefault>? = nil,
    otherFailures: [Fact<String>] = [], staleObject: Fact<String>? = nil,
    notes: [Note] = []
  ) {
    let asked = answers.value.map(\.from)
    self.init(
      nil, named: name, statusTypes: statusTypes, statuses: statuses,
      final: Fact(
        statuses.value.filter { $0 != .notDetermined && !asked.contains($0) }, statuses.mark,
        statuses.source),
      answers: answers, returns: returns, settings: settings, row: row ?? .likeOthers,
      globalSwitch: globalSwitch ?? .nowhereNamed, killsOnChange: killsOnChange,
      hardware: hardware ?? .nothingToLack, callback: callback ?? .completion,
      callbackForMore: callbackForMore,
      conditions: conditions ?? .prudent, keys: keys, keyMissing: keyMissing,
      managedDefault: managedDefault ?? .assumed, otherFailures: otherFailures,
      staleObject: staleObject, notes: notes)
  }
}
