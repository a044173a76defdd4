import EveryPath
import FlowModel
import GuestFlow

/// The lessons and mutants on the device: they share the one list of properties.
extension GuestSystems {
  static var lessons: [LazySystem<GuestWorld>] {
    [
      careless(
        "guest-file-move", "moves files onto their folder, and deletes what \"already exists\"",
        .movesOntoFolder, items: [.file], breaks: [.inAStore]),
      careless(
        "guest-failed-insert", "only logs an insert that failed, then deletes the guest's rows",
        .deletesAfterFailedInsert, items: [.row], breaks: [.inAStore, .verified]),
      careless(
        "guest-kept-block", "never clears the blocked action, and runs it when the panel hides",
        .keepsTheBlock, breaks: [.notAfterClose, .notTwice, .ownAttempt]),
      locked,
    ]
  }

  /// The mutants, in a small world each, then the lessons: what a check breaks its properties with.
  static func breakers() throws -> [System<GuestWorld>] {
    var result: [System<GuestWorld>] = []
    for fault in IdentityFlow<GuestItem>.Fault.allCases {
      result.append(try mutant(fault))
    }
    for fault in GateFault.allCases {
      result.append(try mutant(fault))
    }
    for fault in FormFlow.Fault.allCases {
      result.append(try mutant(fault))
    }
    return try result + lessons.map { try $0.built() }
  }

  private static func mutant(
    _ fault: IdentityFlow<GuestItem>.Fault
  ) throws(DefinitionErrors) -> System<GuestWorld> {
    // What only shows in the whole needs no items, unless it is done to them.
    let whole: [IdentityFlow<GuestItem>.Fault] = [
      .givesUp, .forgetsJournal, .takesOtherForKnown, .insistsOnTheMove, .keepsDeletedData,
      .believesEarlyReadings,
    ]
    let items: [GuestItem] = whole.contains(fault) ? [] : [.file, .cartLine]
    let world = GuestWorld(gated: [.comment], free: [], items: items)
    return system(
      "guest-mutant-\(fault.rawValue)", fault.rawValue,
      components: [
        try LessonBinding.identity(fault, items: items), try GuestBinding.gate(gate(.keepsFirst)),
        try GuestBinding.form(FormFlow()),
      ],
      worlds: [world.withThings, world.withUser], breaks: breaks(fault))
  }

  private static func mutant(
    _ fault: GateFault
  ) throws(DefinitionErrors) -> System<GuestWorld> {
    // What only shows in the whole is looked for with one action and no items.
    let whole: [GateFault] = [
      .waitsForEver, .dropsAfterRelaunch, .sendsOnce, .cancelsOnFaults, .forgetsConflicts,
    ]
    let items: [GuestItem] = whole.contains(fault) ? [] : [.file]
    let world =
      whole.contains(fault)
      ? GuestWorld(gated: [.comment], free: [], items: items) : GuestWorld(items: items)
    return system(
      "guest-mutant-\(fault.rawValue)", fault.rawValue,
      components: [
        try GuestBinding.identity(IdentityFlow(items: items)), try LessonBinding.gate(fault),
        try GuestBinding.form(FormFlow()),
      ],
      worlds: [world.withThings, world.withUser], breaks: breaks(fault))
  }

  private static func mutant(
    _ fault: FormFlow.Fault
  ) throws(DefinitionErrors) -> System<GuestWorld> {
    system(
      "guest-mutant-\(fault.rawValue)", fault.rawValue,
      components: [
        try GuestBinding.identity(IdentityFlow(items: [])),
        try GuestBinding.gate(gate(.keepsFirst)),
        try GuestBinding.form(FormFlow().with(fault), checksPaths: false),
      ],
      worlds: [GuestWorld(gated: [.comment], free: [], items: []).withThings],
      breaks: fault == .goesOnFault ? [.formKept] : [])
  }

  private static func breaks(_ fault: IdentityFlow<GuestItem>.Fault) -> [PropertyID] {
    switch fault {
    case .givesUp: [.canCome, .toGuest]
    case .forgetsJournal: [.canEnd]
    case .overwrites: [.policy]
    case .writesJournalLate: [.journal, .accepted, .moveOver]
    case .opensNothing: [.retried]
    case .dropsOnConflict: [.faultsTold, .conflict, .agreed]
    case .asksTwice: [.oneLogin]
    case .logsOutOnLapse: [.conflictAsks]
    case .undoesLogins: [.sameEnd, .closeDisturbsNothing]
    case .takesOtherForKnown: [.ownWish]
    case .insistsOnTheMove: [.wayOn]
    case .keepsDeletedData: [.canErase, .erased]
    case .believesEarlyReadings: [.notBeforeRead, .removedByLogout, .launches]
    default: []
    }
  }

  private static func breaks(_ fault: GateFault) -> [PropertyID] {
    switch fault {
    case .waitsForEver: [.attemptEnds, .goesOn]
    case .gatesEverything: [.refusedIsNotDone]
    case .presentsAgain: [.onePanel]
    case .dropsAfterRelaunch: [.survives]
    case .sendsOnce: [.canSendAgain, .endsOrShows]
    case .cancelsOnFaults: [.onlyPersonCancels]
    case .forgetsConflicts: [.formConflicts]
    default: []
    }
  }

  /// The mutants of the account form.
  static func formBreakers(_ form: FormFlow) throws(DefinitionErrors) -> [System<GuestWorld>] {
    var result: [System<GuestWorld>] = []
    for fault in FormFlow.Fault.allCases {
      let component = try GuestBinding.form(form.with(fault), checksPaths: false)
      result.append(
        System(
          "guest-mutant-\(fault.rawValue)", fault.rawValue, isLesson: true, components: [component],
          worlds: [.formOnly(form)]
        ) {
          GuestProperties.form(form)
        })
    }
    return result
  }

  private static var locked: LazySystem<GuestWorld> {
    let name = "guest-locked"
    let summary = "takes an identity that cannot be read yet for a missing one, and replaces it"
    return LazySystem(name, summary, isLesson: true) {
      system(
        name, summary,
        components: [
          try GuestBinding.identity(
            IdentityFlow(items: []),
            hear: { $0 == .unreadable ? .facts(isAvailable: true, .nobody) : $0 }),
          try GuestBinding.gate(gate(.keepsFirst)), try GuestBinding.form(FormFlow()),
        ],
        worlds: [GuestWorld(gated: [.comment], free: [], items: []).withUser],
        breaks: [.notBeforeRead, .removedByLogout, .launches])
    }
  }

  private static func careless(
    _ name: String, _ summary: String, _ fault: IdentityFlow<GuestItem>.Fault, items: [GuestItem],
    breaks: [PropertyID]
  ) -> LazySystem<GuestWorld> {
    LazySystem(name, summary, isLesson: true) {
      system(
        name, summary,
        components: [
          try LessonBinding.identity(fault, items: items),
          try GuestBinding.gate(gate(.keepsFirst)), try GuestBinding.form(FormFlow()),
        ],
        worlds: [GuestWorld(gated: [.comment], free: [], items: items).withThings],
        breaks: breaks)
    }
  }

  private static func careless(
    _ name: String, _ summary: String, _ fault: GateFault, breaks: [PropertyID]
  ) -> LazySystem<GuestWorld> {
    LazySystem(name, summary, isLesson: true) {
      system(
        name, summary,
        components: [
          try GuestBinding.identity(IdentityFlow(items: [])), try LessonBinding.gate(fault),
          try GuestBinding.form(FormFlow()),
        ],
        worlds: [GuestWorld(gated: [.comment], free: [], items: []).withThings], breaks: breaks)
    }
  }

  private static func system(
    _ name: String, _ summary: String, components: [Component<GuestWorld>], worlds: [GuestWorld],
    breaks: [PropertyID]
  ) -> System<GuestWorld> {
    System(name, summary, isLesson: true, components: components, worlds: worlds, breaks: breaks) {
      // What a lesson teaches comes first.
      GuestProperties.all().putting(first: breaks)
    }
  }
}
