/// A value that a fact has of a permission, and that a flight record can show.
///
/// Keys, capabilities, sources and places in Settings leave no trace in what an app receives; what
/// hardly ever happens is not told apart from what is missing in the table.
public struct Claim: Hashable, Sendable {
  /// A fact, named as in ``PermissionTable/full``.
  public enum About: String, Hashable, Sendable, CaseIterable {
    case statuses
    case globalSwitch = "global switch"
    case hardware
    case settling = "first read is right"
    case answers = "prompt answers"
    /// What becomes of a question that is swept away; it is among ``PermissionFacts/common``.
    case unanswered = "prompt left"
    case callback = "answer comes by"
    case conditions = "to ask"
    case failures = "fails otherwise"
    case settings
    case killsOnChange = "change ends the app"
    case returns = "prompt returns"
  }

  /// The fact.
  public let about: About
  /// The value, as code has it.
  public let value: String
  /// How sure it is.
  public let mark: Mark

  fileprivate init(_ about: About, _ value: String, _ mark: Mark) {
    (self.about, self.value, self.mark) = (about, value, mark)
  }
}

extension PermissionFacts {
  /// What flight records can show of the row, in its order, each value once.
  public var claims: [Claim] {
    readingClaims + askingClaims
      + settings.value.map { Claim(.settings, $0.rawValue, settings.mark) } + changeClaims
  }

  private var readingClaims: [Claim] {
    var claims: [Claim] = []
    for status in statuses.value.map(\.readsAs) {
      let claim = Claim(.statuses, status.rawValue, statuses.mark)
      if !claims.contains(claim) { claims.append(claim) }
    }
    if globalSwitch.value != .none {
      claims.append(Claim(.globalSwitch, globalSwitch.value.rawValue, globalSwitch.mark))
    }
    if hardware.value == .mayLack {
      claims.append(Claim(.hardware, hardware.value.rawValue, hardware.mark))
    }
    if settling.value == .onceAsked {
      claims.append(Claim(.settling, settling.value.rawValue, settling.mark))
    }
    return claims
  }

  private var askingClaims: [Claim] {
    guard !answers.value.isEmpty else { return [] }
    var claims: [Claim] = []
    for answer in answers.value {
      let claim = Claim(.answers, answer.name.rawValue, answers.mark)
      if !claims.contains(claim) { claims.append(claim) }
    }
    let isTold = callback.value != .changesOnly
    claims += ["toldNo", "neverTold", "waits", "countsAsNo"].filter { isTold || $0 != "toldNo" }
      .map { Claim(.unanswered, $0, .reported) }
    for fact in [callback, callbackForMore].compactMap(\.self) {
      let claim = Claim(.callback, fact.value.rawValue, fact.mark)
      if !claims.contains(where: { $0.value == claim.value }) { claims.append(claim) }
    }
    claims += conditions.filter { $0.value == .nothingElsePending }
      .map { Claim(.conditions, $0.value.rawValue, $0.mark) }
    return claims + otherFailures.prefix(1).map { Claim(.failures, "fails", $0.mark) }
  }

  private var changeClaims: [Claim] {
    let kills: [KillOnChange] =
      killsOnChange.value == .unknown ? [.yes, .no] : [killsOnChange.value]
    return (settings.value.isEmpty ? [] : kills)
      .map { Claim(.killsOnChange, $0.rawValue, killsOnChange.mark) }
      + returns.filter { $0.value == .allowOnceExpires }
      .map { Claim(.returns, $0.value.rawValue, $0.mark) }
  }
}
