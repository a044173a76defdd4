public import EveryPath
public import FlowModel
public import IMLoginFlow

/// The login of a messenger in its world.
public enum IMLoginSystems {
  /// Every login system, built when first used: the shipped one, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("im-login", summary) { try system() }]
      + lessons
  }

  private static let summary = "a messenger logs in, comes back by itself, is kicked, logs out"

  /// The shipped flows in the world of a messenger, with the one list of properties.
  ///
  /// - Parameters:
  ///   - classifier: what the service's codes mean.
  ///   - codes: the codes its server really uses.
  ///   - accounts: the person's accounts.
  ///   - isStoreRestless: whether the store changes also where the app does not turn to it next.
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system(
    classifier: LoginClassifier = .nim, codes: ServiceCodes = .nim,
    accounts: [Account] = Account.allCases, isStoreRestless: Bool = false
  ) throws(DefinitionErrors) -> System<Messenger> {
    System(
      "im-login", summary, components: try IMLoginBinding.components(classifier: classifier),
      worlds: worlds(codes, accounts, isStoreRestless: isStoreRestless),
      breakers: { try breakers() }
    ) {
      IMLoginProperties.all
    }
  }

  /// A fresh device, and devices on which an earlier version of the app left something.
  static func worlds(
    _ codes: ServiceCodes = .nim, _ accounts: [Account] = Account.allCases,
    isStoreRestless: Bool = false
  ) -> [Messenger] {
    ([LoginStore()] + LoginStore.leftovers).map {
      Messenger(store: $0, codes: codes, accounts: accounts, isStoreRestless: isStoreRestless)
    }
  }
}

/// The lessons and mutants: they share the world and the list of properties.
extension IMLoginSystems {
  static let lessons: [LazySystem<Messenger>] = [
    lesson(
      "im-login-article", "the published login with all its faults",
      Set(IMSession.PublishedFault.allCases), breaks: []),
    lesson(
      "im-login-clear-late", "a kick removes the credentials only after the logout",
      [.clearsAfterLogout],
      breaks: [.afterKick, .afterLogout]),
    lesson(
      "im-login-page-only", "an automatic login that fails only changes the page",
      [.changesPageOnly],
      breaks: [.afterFailure]),
    lesson(
      "im-login-empty-failure",
      "a failed manual login keeps the credentials that the page change left stored",
      [.failureIsEmpty, .changesPageOnly],
      breaks: [.afterFailedManual]),
    lesson(
      "im-login-locked-clears",
      "credentials that cannot be read yet are taken for unfit, and removed",
      [.clearsLocked],
      breaks: [.removedOnly, .storedLogin]),
    LazySystem("im-login-keychain-outlives", leftSummary, isLesson: true) {
      mutant(
        "im-login-keychain-outlives", leftSummary,
        try IMLessonBinding.components(session: .trustsTheToken), [.afterReinstall])
    },
  ]

  private static let leftSummary = "what an earlier installation left in the keychain logs in"

  private static func lesson(
    _ name: String, _ summary: String, _ faults: Set<IMSession.PublishedFault>, breaks: [PropertyID]
  ) -> LazySystem<Messenger> {
    LazySystem(name, summary, isLesson: true) {
      System(
        name, summary, isLesson: true,
        components: try IMLoginBinding.components(
          session: IMSession().published(with: faults), route: IMRoute()),
        worlds: IMLoginSystems.small, breaks: breaks
      ) {
        // What a lesson teaches comes first.
        IMLoginProperties.all.putting(first: breaks)
      }
    }
  }

  /// A fresh device, one account and few codes: enough to show every mistake but one.
  fileprivate static let small = [
    Messenger(
      codes: ServiceCodes(
        terminal: [302: .wrongCredentials], transient: [408], takenOver: 417),
      accounts: [.anna])
  ]

  /// The mutants, then the lessons: what a check breaks its properties with.
  static func breakers() throws -> [System<Messenger>] {
    var result: [System<Messenger>] = []
    for fault in IMSession.Fault.allCases {
      result.append(
        mutant(
          "im-mutant-\(fault.rawValue)", fault.rawValue,
          try IMLessonBinding.components(session: fault), breaks(fault),
          worlds: fault == .trustsTheToken ? worlds() : small))
    }
    for fault in IMConnection.Fault.allCases {
      result.append(
        mutant(
          "im-mutant-\(fault.rawValue)", fault.rawValue,
          try IMLessonBinding.components(connection: fault), []))
    }
    return try result + lessons.map { try $0.built() }
  }

  private static func mutant(
    _ name: String, _ summary: String, _ components: [Component<Messenger>], _ breaks: [PropertyID],
    worlds: [Messenger] = small
  ) -> System<Messenger> {
    System(
      name, summary, isLesson: true, components: components, worlds: worlds, breaks: breaks
    ) {
      IMLoginProperties.all.putting(first: breaks)
    }
  }

  /// What a mutant is meant to break, where it takes a search of the whole to see it.
  private static func breaks(_ fault: IMSession.Fault) -> [PropertyID] {
    switch fault {
    case .callsAgain: [.once, .onlyOnReading]
    case .hidesTheFailure: [.explained]
    case .endsOnTransient: [.transient]
    case .overhearsTheEnd: [.endsAtLogin]
    case .believesLateEnds: [.lateEnd]
    case .waitsForTheServer: [.wayBack, .endsOrShows]
    case .takesLossForTheEnd: [.comesBack]
    case .opensHomeLate: [.homeOffline]
    case .forces: [.noForce]
    case .showsLoginAgain: [.loginOnce]
    case .takesLockedForEmpty: [.storedLogin]
    case .believesEarlyReadings: [.notLoggedOut, .readAgain, .storedLogin]
    case .neverReadsAgain: [.readAgain]
    case .believesTheRefusal: [.renewed]
    case .clearsOnce: [.afterKick]
    case .savesOnce: [.storedAtHome]
    case .trustsTheToken, .logsInUnasked, .skipsTheServer, .forgetsTheSpinner,
      .takesTwoTaps, .savesEarly, .forgetsToSave, .wrongReason, .listensLate:
      []
    }
  }
}
