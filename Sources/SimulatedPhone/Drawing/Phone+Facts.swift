import PermissionFacts

extension Phone {
  /// What a person with this phone could tell of it, and what goes on behind the screen.
  public var facts: [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = [("screen", screenInWords)]
    if let textInWords { facts.append(("text", textInWords)) }
    facts.append(("app", appInWords))
    for slot in slots {
      facts.append((self[slot].name, permissionInWords(at: slot)))
    }
    if service.permission == .camera { facts.append(("session", sessionInWords)) }
    if !underWay.isEmpty { facts.append(("under way", underWay.joined(separator: ", "))) }
    return facts
  }

  private var screenInWords: String {
    switch front {
    case .home: return "Home screen"
    case .settings: return settingsInWords
    case .lock: return "lock screen"
    case .app: break
    }
    if promptOnScreen != nil { return "system alert" }
    if let shown = interface.shown { return words(for: shown) }
    switch interface.page {
    case .none: return "the app's first page"
    case .pushing: return "camera page coming in"
    case .popping: return "camera page going out"
    case .swiping: return "camera page half aside"
    case .shown: return pageInWords
    }
  }

  /// What is written on what covers the page.
  private var textInWords: String? {
    guard front == .app else { return nil }
    if let slot = promptOnScreen {
      let wording = self[slot].wording
      return "\(wording.alert). \(wording.purpose)"
    }
    guard let dialog = interface.shown?.dialog else { return nil }
    return "\(title(of: dialog)). \(message(of: dialog))"
  }

  private var settingsInWords: String {
    "Settings, " + slots.map { rowInWords(self[$0]) }.joined(separator: ", ")
  }

  private func rowInWords(_ service: Service) -> String {
    let noun = service.wording.noun
    guard let answer = service.answer, service.isListed, service.rules.hasRow else {
      return "no row for \(noun)"
    }
    guard service.hasRow else { return "\(noun)'s row is grey" }
    return "\(noun) is \(answer.inSettings)"
  }

  private func words(for shown: Interface.Shown) -> String {
    let name =
      switch shown.dialog.kind {
      case .guide: "our guide to Settings"
      case .notice: "our notice"
      case .primer: "our primer"
      }
    switch shown.phase {
    case .presenting: return "\(name) coming up"
    case .presented: return name
    case .dismissing: return "\(name) closing"
    }
  }

  private var pageInWords: String {
    if case .message(let reason) = interface.content {
      return "camera page, \"\(message(onPage: reason))\""
    }
    if capture.session == .picture { return "camera page with its picture" }
    guard isPageBlack else { return "camera page, nothing on it yet" }
    return isBusy ? "camera page, black for the moment" : "camera page, BLACK"
  }

  private var appInWords: String {
    guard isRunning else { return "not running" }
    guard front == .app else { return "in the background" }
    if promptOnScreen != nil { return "in front, under the alert" }
    return scene == .active ? "in front" : "in front, not active yet"
  }

  private func permissionInWords(at slot: PermissionSlot) -> String {
    guard let reading = reading(at: slot) else { return "not known yet" }
    var words =
      reading == .missingDescription ? "not decided, no usage description" : reading.words
    if let stale = self[slot].staleReading, stale != reading {
      words += ", but the app is told \(stale.words)"
    }
    return words
  }

  private var sessionInWords: String {
    switch capture.session {
    case .off: "off"
    case .starting: "starting"
    case .picture: "running"
    case .black, .dark: "running, no picture"
    case .interrupted: "interrupted"
    case .beside: "beside another app"
    }
  }

  /// What was begun and has not ended.
  private var underWay: [String] {
    var result: [String] = []
    let services = slots.map { self[$0] }
    if services.contains(where: { !$0.readers.isEmpty }) {
      result.append("the app reads the status")
    }
    for service in services {
      switch service.prompt {
      case .queued: result.append("iOS prepares its alert")
      case .suspended: result.append("the alert waits")
      case .none, .visible, .choosing: break
      }
    }
    if services.contains(where: { !$0.callbacks.isEmpty }) {
      result.append("the answer is on its way to the app")
    }
    if openingSettings != nil { result.append("Settings is about to open") }
    if readyWaiter != nil { result.append("the app waits until it may ask") }
    return result
  }
}

extension AuthorizationStatus {
  /// What a row in Settings says.
  var inSettings: String {
    switch self {
    case .authorized: "on"
    case .denied: "off"
    case .notDetermined: "ask next time"
    default: words
    }
  }
}
