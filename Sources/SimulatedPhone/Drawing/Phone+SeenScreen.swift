public import FlowModel
import PermissionFacts

/// What a UI test sees of the phone, and does in the person's place.
extension Phone {
  /// What a UI test can tell the screen by: of Settings and of the home screen that they are there.
  public var sight: SeenScreen? {
    switch front {
    case .home, .lock: return SeenScreen(screen, .system)
    case .settings: return SeenScreen(screen, .settings)
    case .app: break
    }
    if let slot = promptOnScreen {
      return SeenScreen(screen, .app, question: Self.labels(.button, in: picture.covers[0].parts))
        .asked(of: self[slot])
    }
    guard let cover = picture.covers.first else {
      return SeenScreen(
        screen, .app, texts: Self.labels(.text, in: picture.parts),
        buttons: [picture.leading?.text].compactMap { $0 } + Self.labels(.button, in: picture.parts)
      )
    }
    return SeenScreen(
      screen, .app, alert: cover.title, texts: Self.labels(.text, in: cover.parts),
      buttons: Self.labels(.button, in: cover.parts))
  }

  private static func labels(
    _ kind: Picture.Element.Kind, in parts: [Picture.Element]
  ) -> [String] {
    parts.filter { $0.kind == kind && !$0.text.isEmpty }.map(\.text)
  }

  /// What a UI test does to bring a move about.
  public func touch(for move: Move) -> Touch? {
    switch move {
    case .tapEntry: .tap(wording.entry)
    case .tapButton(let button, let isDouble): .tap(button.title, isDouble: isDouble)
    case .tapMessageButton(let button): .tap(button.title)
    case .tapBack: .tap("Back")
    case .goHome: .goHome
    case .openSettingsThemselves: .openSettings
    case .returnToApp, .launch(isFresh: true): .open
    case .forceQuit: .quit
    case .about(let slot, let move): touch(for: move, at: slot)
    case .beginSwipe: Self.swipe("drag the page aside, and hold it")
    case .cancelSwipe: Self.swipe("let the page snap back")
    case .finishSwipe: Self.swipe("swipe the page away")
    case .lockPhone: .byHand("lock the phone", because: "no test can lock a phone")
    case .unlock: .byHand("unlock the phone", because: "no test can lock a phone")
    case .launch(isFresh: false): .byHand("open the app", because: "a day has to pass before")
    case .resetPrivacy: .byHand("reset Location & Privacy", because: "the phone starts anew")
    case .cover:
      .byHand("pull Control Center over the app", because: "it is no part of the app")
    case .carrierCloses:
      .byHand("close what carries the dialog", because: "another part of the app does it")
    case .settingsOpens, .sessionStarts: .wait
    default: move.isCertain ? .wait : nil
    }
  }

  private static func swipe(_ act: String) -> Touch {
    .byHand(act, because: "a test's swipe has no middle in which the page is half aside")
  }

  private func touch(for move: ServiceMove, at slot: PermissionSlot) -> Touch? {
    let (service, onAnotherPage) = (self[slot], "it is on no page of the app's")
    switch move {
    case .answerPrompt(let name) where name.isOneButton: return .answer(name.label)
    case .answerPrompt(let name):
      return .byHand("tap \(name.title)", because: "the question has more than buttons")
    case .finishChoosing: return Self.choice("choose some, and tap Done")
    case .finishChoosingNothing: return Self.choice("choose nothing, and tap Done")
    case .cancelChoosing: return Self.choice("tap Cancel on the sheet")
    case .answerLater(let name):
      return .byHand(
        "wait until iOS asks again, and tap \(name.title)", because: "it may take days")
    case .set(let status, _): return .set(row: service.wording.title, to: status.inSettings)
    case .setScreenTime(let isOn, _):
      return .byHand(
        "\(isOn ? "forbid" : "permit") \(service.wording.noun) in Screen Time",
        because: onAnotherPage)
    case .setGlobalSwitch(let isOn, _), .flipInControlCenter(let isOn):
      return .byHand(
        "switch \(service.rules.globalSwitch.rawValue) \(isOn ? "on" : "off")",
        because: onAnotherPage)
    case .manageProfile(let isOn, _):
      return .byHand(
        "\(isOn ? "install" : "remove") a profile that forbids \(service.wording.noun)",
        because: "an organisation does it")
    case .managedDefault:
      return .byHand(
        "install a profile that grants \(service.wording.noun)", because: "an organisation does it")
    case .yearPasses: return .byHand("wait for a year", because: "it takes a year")
    case .plugHardware(let isIn):
      return .byHand(
        "\(isIn ? "plug in" : "unplug") \(service.wording.noun)", because: "it is a device")
    default: return Move.about(slot, move).isCertain ? .wait : nil
    }
  }

  private static func choice(_ act: String) -> Touch {
    .byHand(act, because: "what is chosen from belongs to another process")
  }

  /// What the phone has to be for a move by which the app finds out what it is.
  public func preparation(for move: Move) -> Preparation? {
    if case .about(_, .dropsRequest) = move { return .busy }
    if move == .settingsFails, interface.shown == nil { return .broken }
    let found: (slot: PermissionSlot, first: Move.FirstRead)? =
      switch move {
      case .about(let slot, .statusIsRead(let first?)): (slot, first)
      case .about(let slot, .turnsOut(let first)): (slot, first)
      default: nil
      }
    // What is left to turn out after an answer is what the phone is in any case.
    guard let found, self[found.slot].answer == nil else { return nil }
    let id = text(of: .about(found.slot, .statusIsRead(found.first))).id
    return Preparation(self[found.slot].name, id, by: means(of: found.first, at: found.slot))
  }

  private func means(of first: Move.FirstRead, at slot: PermissionSlot) -> Preparation.Means {
    let (facts, noun) = (self[slot].rules.facts, self[slot].wording.noun)
    switch first {
    case .stored(.notDetermined):
      guard let resource = Automation.of(facts, by: .resource)?.value.name else {
        return .hand("delete the app, so that \(noun) is not decided")
      }
      return .reset(resource)
    case .stored(let status):
      guard let name = Automation.of(facts, by: .simctl)?.value.name,
        status == .authorized || status == .denied
      else { return .hand("set \(noun) to \(status.inSettings) in Settings") }
      let verb = status == .denied ? "revoke" : "grant"
      return .command("xcrun simctl privacy booted \(verb) \(name) BUNDLE")
    case .restricted: return .hand("forbid \(noun) in Screen Time")
    case .noHardware: return .hand("take a device that lacks \(noun)")
    case .switchedOff, .switchedOffUnseen:
      return .hand("switch \(facts.globalSwitch.value.rawValue) off")
    case .missingDescription: return .never("the app that is tested has its usage description")
    case .questionTaken: return .never("the app that is tested asks the question")
    }
  }
}

extension Preparation {
  /// The system has another alert up at the very moment of a request.
  fileprivate static let busy = Preparation(
    "the system", "busy", by: .never("nothing else asks on the phone that is tested"))

  /// Settings does not open though nothing of the app's is in its way.
  fileprivate static let broken = Preparation(
    "Settings", "broken", by: .never("Settings opens on the phone that is tested"))
}

extension PromptAnswer.Name {
  /// Whether it is chosen by a tap on one button of the question.
  fileprivate var isOneButton: Bool {
    switch self {
    case .allowRoughly, .writeAllowed, .writeRefused, .readAnswered: false
    default: true
    }
  }

  /// What is written on the button, as a person reads it.
  fileprivate var label: String {
    self == .keepAddOnlyForGood ? Self.keepAddOnly.title : title
  }
}

extension SeenScreen {
  /// Questions of several permissions have names of their own.
  fileprivate func asked(of service: Service) -> SeenScreen {
    SeenScreen("\(service.name)-question", front, question: question)
  }
}
