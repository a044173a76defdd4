import EveryPath
import FlowModel
import IMLoginFlow

/// The lessons and mutants: they share the world and the list of properties.
extension IMLoginSystems {
  /// The lessons.
  static let lessons: [LazySystem<Messenger>] = [
    lesson(
      "im-login-article", "the published login with all its faults",
      Set(IMArticle.Fault.allCases), breaks: []),
    lesson(
      "im-login-clear-late", "a kick clears only after the logout",
      [.clearsAfterLogout],
      breaks: [
        "no automatic login after a kick, until a manual one succeeds",
        "no automatic login after a logout, until a manual one succeeds",
      ]),
    lesson(
      "im-login-page-only", "an automatic login that fails only changes the page",
      [.changesPageOnly],
      breaks: ["no automatic login after one that failed for good, until a manual one succeeds"]),
    lesson(
      "im-login-empty-failure",
      "a manual login that fails keeps what the page change left stored",
      [.failureIsEmpty, .changesPageOnly],
      breaks: ["no automatic login after a manual one that failed, until one succeeds"]),
    lesson(
      "im-login-locked-clears", "what cannot be read yet is taken for unfit, and removed",
      [.clearsLocked],
      breaks: [
        "credentials are removed only by an end, a manual login that failed, or a reading that succeeded",
        "the login page comes up for a stored login only once the session has ended",
      ]),
  ]

  /// A login with published faults.
  private static func lesson(
    _ name: String, _ summary: String, _ faults: Set<IMArticle.Fault>, breaks: [PropertyID]
  ) -> LazySystem<Messenger> {
    LazySystem(name, summary, isLesson: true) {
      System(
        name, summary, isLesson: true,
        components: try IMLessonBinding.components(IMArticle(faults)), worlds: IMLoginSystems.small,
        breaks: breaks
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
    for fault in IMCareless.Fault.allCases {
      let flow = IMCareless(fault)
      result.append(
        mutant(
          flow.name, fault.rawValue, try IMLessonBinding.components(flow), breaks(fault),
          worlds: fault == .trustsTheToken ? worlds() : small))
    }
    for fault in IMCarelessConnection.Fault.allCases {
      let flow = IMCarelessConnection(fault)
      result.append(mutant(flow.name, fault.rawValue, try IMLessonBinding.components(flow), []))
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
      IMLoginProperties.all
    }
  }

  /// What a mutant is meant to break, where it takes a search of the whole to see it.
  private static func breaks(_ fault: IMCareless.Fault) -> [PropertyID] {
    switch fault {
    case .callsAgain:
      [
        "an automatic login is called once for each token in a process",
        "an automatic login is called only on a reading that fits",
      ]
    case .hidesTheFailure: ["a manual login that failed is explained"]
    case .endsOnTransient:
      ["a transient failure neither clears the credentials nor shows the login page"]
    case .overhearsTheEnd: ["a kick or a failure for good can always lead to the login page"]
    case .waitsForTheServer: ["from everywhere a way leads to a complete login"]
    case .takesLossForTheEnd: ["a lost connection can come back without another call"]
    case .opensHomeLate: ["home is there without a network, right after the launch"]
    case .forces: ["never: an automatic login throws another device out"]
    case .showsLoginAgain: ["the login page comes up once for each end of a session"]
    case .takesLockedForEmpty:
      ["the login page comes up for a stored login only once the session has ended"]
    case .neverReadsAgain: ["what could not be read is read again once it can be, and decides"]
    case .believesTheRefusal:
      ["when the server refuses a token that another process has renewed, the new one logs in"]
    case .clearsOnce: ["no automatic login after a kick, until a manual one succeeds"]
    case .savesOnce: ["at home the credentials are stored"]
    case .trustsTheToken, .logsInUnasked, .skipsTheServer, .forgetsTheSpinner,
      .takesTwoTaps, .savesEarly, .forgetsToSave, .wrongReason, .listensLate:
      []
    }
  }
}
