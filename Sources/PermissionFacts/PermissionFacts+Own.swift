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
