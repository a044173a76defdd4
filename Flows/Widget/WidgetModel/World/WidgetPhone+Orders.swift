public import FlowModel
public import WidgetFlow

extension WidgetPhone {
  /// Carries out an order of the session.
  public mutating func perform(
    _ effect: WidgetSession.Effect, _ reply: Address, _ output: inout WorldOutput<WidgetPhone>
  ) {
    switch effect {
    case .read:
      isUnread = isLocked
      guard !isShut else { return output.answer(reply, .unreadable) }
      let isLoggedIn = account != nil && !isLocked
      output.answer(reply, .session(isAvailable: !isLocked, isLoggedIn: isLoggedIn))
    case .begin:
      account = arriving
      arriving = nil
      output.observe(.began)
    case .end:
      account = nil
      output.observe(.ended)
    }
  }

  /// Carries out an order of the token.
  public mutating func perform(
    _ effect: WidgetToken.Effect, _ reply: Address, _ output: inout WorldOutput<WidgetPhone>
  ) {
    switch effect {
    case .readShared: output.answer(reply, .shared(reading))
    case .fetch:
      output.observe(account == nil ? .tokenAskedForNobody : .tokenAsked)
      // For nobody the server would take whoever it knows the device by.
      fetch = Fetch(owner: account ?? .anna, reply: reply)
    case .cancelFetch:
      late = fetch
      fetch = nil
      output.observe(.gaveUp)
    case .write:
      guard let arrived else { return }
      let isNew = shared != arrived
      shared = arrived
      if isNew { isReloadNoted = false }
      self.arrived = nil
      output.observe(.wrote(arrived, isNew: isNew))
      output.answer(reply, .wrote(isNew: isNew))
      noteLeftover()
    case .delete:
      shared = nil
      isReloadNoted = false
      output.observe(.deleted)
      noteLeftover()
    case .reload:
      awaitsReload = true
      output.observe(.reloadAsked)
    case .noteReload: isReloadNoted = true
    case .revoke: output.observe(.revoked)
    }
  }

  private var reading: SharedReading {
    guard !isLocked else { return readsEmpty ? .emptyOwed : .empty }
    guard let shared else { return isReloadNoted ? .empty : .emptyOwed }
    guard shared.owner == account else { return .foreign }
    return isReloadNoted ? .own : .ownOwed
  }

  /// Carries out an order of the route.
  public mutating func perform(
    _ effect: WidgetRoute.Effect, _ output: inout WorldOutput<WidgetPhone>
  ) {
    switch effect {
    case .open:
      pages = min(pages + 1, 2)
      output.observe(.opened)
    case .reveal: output.observe(.revealed)
    case .track: output.observe(.tracked)
    }
  }

  /// Carries out an order of the extension.
  public mutating func perform(
    _ effect: WidgetTimeline.Effect, _ reply: Address, _ output: inout WorldOutput<WidgetPhone>,
    dataEnds: Bool = true
  ) {
    switch effect {
    case .readShared:
      guard !isShut else { return output.answer(reply, .unreadable) }
      used = isLocked ? nil : shared
      output.answer(reply, .hasToken(used != nil, isAvailable: !isLocked))
    case .readAgain: readAgain(reply, &output)
    case .fetch:
      if used == nil { output.observe(.servedWithoutToken) }
      if let making { output.observe(.served(making)) }
      asking = Fetch(owner: used?.owner ?? .anna, reply: reply)
    case .complete(let entry):
      guard let making else { return }
      output.observe(.completed(making, entry))
      if entry == .data, let used { output.observe(.handedOver(used.owner)) }
      let made = entry == .data ? Shown(.data, of: used?.owner, ends: dataEnds) : Shown(entry)
      if making == .timeline { shown = made } else { inGallery = made }
      asking = nil
      used = nil
      self.making = nil
      noteLeftover()
    }
  }

  private mutating func readAgain(_ reply: Address, _ output: inout WorldOutput<WidgetPhone>) {
    guard !isShut else { return output.answer(reply, .unreadable) }
    guard !isLocked else {
      return output.answer(reply, .tokenChange(.gone, isAvailable: false))
    }
    output.answer(reply, .tokenChange(tokenChange, isAvailable: true))
    if shared?.owner == used?.owner { used = shared }
  }

  private var isShut: Bool { isLocked && !readsEmpty }

  /// What has become of the token that the extension read.
  var tokenChange: TokenChange {
    guard let shared else { return .gone }
    guard shared.owner == used?.owner else { return .foreign }
    return shared.isValid && used?.isValid == false ? .renewed : .same
  }

  /// Removes the shared token from the extension, as it must not.
  public mutating func deleteFromExtension(_ output: inout WorldOutput<WidgetPhone>) {
    shared = nil
    output.observe(.extensionWrote)
  }

  /// What an earlier version left is gone once store and widget belong to whoever is logged in, and
  /// the widget's data end.
  private mutating func noteLeftover() {
    if shared == nil || shared?.owner == account, shown.ends,
      shown.owner == nil || shown.owner == account, used == nil || used?.owner == account
    {
      hasLeftover = false
    }
  }
}
