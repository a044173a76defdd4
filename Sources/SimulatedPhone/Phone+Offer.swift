import FlowModel

extension Phone {
  /// Everything that can happen now.
  public func offer(_ moves: inout [Move]) {
    offerPromptAnswers(&moves)
    offerTouches(&moves)
    offerTrips(&moves)
    offerSettings(&moves)
    offerAnswers(&moves)
    offerTransitions(&moves)
    offerCamera(&moves)
    offerManagement(&moves)
    offerCover(&moves)
    moves.append(isRunning ? .killApp : .launchInBackground)
  }

  /// What a person can touch in the app.
  private func offerTouches(_ moves: inout [Move]) {
    guard isTouchable else { return }
    if let shown = interface.shown {
      guard shown.phase == .presented else { return }
      if !shown.isOnPage { moves.append(.carrierCloses) }
      for button in shown.dialog.buttons {
        moves.append(.tapButton(button, isDouble: false))
        if button == .openSettings { moves.append(.tapButton(button, isDouble: true)) }
      }
      return
    }
    switch interface.page {
    case .none, .pushing: moves.append(.tapEntry)
    case .shown:
      if case .message(let reason) = interface.content {
        if reason != .interrupted, reason != .beside { moves.append(.tapMessageButton(.retry)) }
        moves.append(.tapMessageButton(.cancel))
      }
      moves += [.tapBack, .beginSwipe]
    case .swiping: moves += [.finishSwipe, .cancelSwipe]
    case .popping: break
    }
  }

  /// Where a person can go.
  private func offerTrips(_ moves: inout [Move]) {
    switch front {
    case .app:
      if let prompt = promptOnScreen {
        for unanswered in self[prompt].unanswered {
          moves += [.goHome(unanswered), .lockPhone(unanswered)]
        }
      } else {
        // Without a prompt, locking the phone is to the app what going home is.
        moves.append(.goHome(nil))
      }
    case .lock: moves.append(.unlock)
    case .home, .settings:
      // From beside the app the person may go on to leave it as well.
      if isBesideSettings { moves.append(.goHome(nil)) }
      if isRunning {
        moves.append(.returnToApp)
        if front == .home { moves.append(.forceQuit) }
      } else {
        moves += [.launch(isFresh: true), .launch(isFresh: false)]
      }
      if front == .home { moves.append(.openSettingsThemselves) }
    }
    offerLaterQuestion(&moves)
  }

  /// What covers the app without leaving it: the app is notified as if it were left, so it matters only
  /// where something is under way that goes on in front.
  private func offerCover(_ moves: inout [Move]) {
    guard isTouchable, isCoveredAnytime || isUnderWay else { return }
    moves.append(.cover)
  }

  /// Whether something of the app's own waits for the scene, or for the end of a movement.
  private var isUnderWay: Bool {
    readyWaiter != nil || isOpeningSettings || interface.isBusy || isAnyQueued
  }

  private var isAnyQueued: Bool {
    service.prompt == .queued || others.contains { $0.prompt == .queued }
  }

  private func offerTransitions(_ moves: inout [Move]) {
    if interface.page == .pushing || interface.page == .popping {
      moves.append(.pageTransitionEnds)
    }
    switch interface.shown?.phase {
    case .presenting: moves.append(.dialogAppears)
    case .dismissing: moves.append(.dialogGoes)
    case .presented, nil: break
    }
    if readyWaiter != nil, isReady { moves.append(.becomeReady) }
    if openingSettings != nil {
      if front == .app, scene == .active { moves += [.settingsOpens, .settingsOpensBeside] }
      moves.append(.settingsFails)
    }
  }

  private func offerCamera(_ moves: inout [Move]) {
    let isInFront = front == .app && scene == .active
    switch capture.session {
    case .starting where isSessionOpen: break
    case .starting:
      if isInFront, isAuthorized, service.hasHardware != false {
        moves.append(.sessionStarts)
      }
      moves += [.sessionFails(.busy), .sessionFails(.failed), .sessionStaysBlack]
      if isInFront { moves.append(.sessionFails(.beside)) }
    case .picture:
      moves.append(.sessionFails(.failed))
      if isInFront { moves += [.interruptionBegins, .sessionFails(.beside)] }
      moves.append(.plugCamera(isIn: false))
    case .interrupted: if isInFront { moves.append(.interruptionEnds) }
    case .beside: if isInFront, isAuthorized { moves.append(.sessionStarts) }
    case .black: moves.append(.pictureStops)
    case .off, .dark: break
    }
  }
}
