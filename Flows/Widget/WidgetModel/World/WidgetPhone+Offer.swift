import FlowModel
import WidgetFlow

/// What can happen next.
extension WidgetPhone {
  /// Everything that can happen now, in a fixed order.
  public func offer(_ moves: inout [Move]) {
    if isLocked {
      moves += [.unlock, isRunning ? .killApp : .prewarm]
    } else {
      if !isRunning { moves.append(.launch) }
      if !isRunning || locksInUse && !isUnread && !isOpening {
        moves += [.lock(readsEmpty: false), .lock(readsEmpty: true)]
      }
      if isUnread { moves += [.launch, .killApp] }
      if isRunning, !isUnread { offerApp(&moves) }
      if !isOpening { moves.append(.tapWidget) }
    }
    offerWidget(&moves)
    if shared?.isValid == true { moves.append(.tokenExpires) }
  }

  private func offerApp(_ moves: inout [Move]) {
    // An app that is opened by an address hears of it before anybody can touch it.
    guard !isOpening else {
      moves += [.deliverTap, .killApp]
      return
    }
    if account == nil { moves += Owner.allCases.map { .logIn($0) } }
    if account != nil {
      moves += [.logOut, .change]
      if pages > 0 { moves.append(.harvest) }
    }
    moves.append(pages > 0 ? .leavePage : .choosePage)
    moves.append(.killApp)
    if fetch != nil { moves += [.tokenArrives, .tokenFails] }
    if late != nil { moves += [.lateTokenArrives, .lateTokenVanishes] }
  }

  private func offerWidget(_ moves: inout [Move]) {
    if isExtensionRunning, making != nil { moves.append(.killExtension) }
    if asking != nil {
      moves += WidgetTimeline.ServerAnswer.allCases
        .filter { canAnswer($0) }
        .map { .answerWidget($0) }
    }
    if shown.owner != nil, shown.ends { moves.append(.dataEnd) }
    guard making == nil else { return }
    if awaitsReload { moves.append(.ignoreReload) }
    if !isRunning, !isLocked { moves.append(.lookAtGallery) }
    if awaitsReload || shown.entry == .placeholder {
      moves.append(.askForTimeline)
    } else if shown.entry.comesBack {
      moves.append(.comeBack)
    }
  }

  /// A token that has expired, was revoked or was renewed meanwhile may be refused; the answer may
  /// have been given before.
  private func canAnswer(_ answer: WidgetTimeline.ServerAnswer) -> Bool {
    switch answer {
    case .data: used?.isValid == true
    case .unauthorized: used?.isValid != true || used != shared
    case .failed: true
    }
  }
}
