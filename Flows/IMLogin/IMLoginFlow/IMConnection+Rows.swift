import EveryPath

/// The rows of the connection.
extension IMConnection {
  /// What entering a state changes for the person; nil for nothing.
  func capability(in state: State) -> Capability? {
    switch state {
    case .loggedIn: .send
    case .online: .everything
    case .waiting: .read
    case .off, .called, .linking, .linked, .logining, .syncing: nil
    }
  }

  @RowBuilder func row(for step: LoginStep, in state: State) -> Transitions {
    if let move = Self.move(for: step), move.from.contains(state) {
      On(.step(.current(step))) { Go(to: move.to) }
    } else {
      Ignore(.step(.current(step)), because: "it is not this step's turn")
    }
  }

  /// Where a step leads, and from where; nil for the steps that lead nowhere.
  private static func move(for step: LoginStep) -> (from: [State], to: State)? {
    switch step {
    case .linking: ([.called, .waiting], .linking)
    case .linkOK: ([.linking], .linked)
    case .linkFailed: ([.linking], .waiting)
    case .logining: ([.linked], .logining)
    case .loginOK: ([.logining], .loggedIn)
    case .loginFailed: ([.logining], .waiting)
    case .syncing: ([.loggedIn], .syncing)
    case .syncOK: ([.syncing], .online)
    case .loseConnection: ([.linked, .logining, .loggedIn, .syncing, .online], .waiting)
    case .netChanged, .logout: nil
    }
  }
}
