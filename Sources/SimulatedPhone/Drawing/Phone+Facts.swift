extension Phone {
  /// What a person with this phone could tell of it, and what goes on behind the screen.
  public var facts: [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = [("screen", screenInWords)]
    if let textInWords { facts.append(("text", textInWords)) }
    facts.append(("app", appInWords))
    facts.append(("camera", permissionInWords))
    facts.append(("session", sessionInWords))
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
    if service.prompt == .visible { return "system alert" }
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
    if service.prompt == .visible { return "\(Wording.alert). \(Wording.purpose)" }
    guard let dialog = interface.shown?.dialog else { return nil }
    return "\(dialog.title). \(dialog.message)"
  }

  private var settingsInWords: String {
    guard let answer = service.answer, answer != .none else {
      return "Settings, no row for the camera"
    }
    guard service.hasRow else { return "Settings, the camera's row is grey" }
    return "Settings, the camera is \(answer == .allowed ? "on" : "off")"
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
      return "camera page, \"\(reason.headline)\""
    }
    if capture.session == .picture { return "camera page with its picture" }
    guard isPageBlack else { return "camera page, nothing on it yet" }
    return isBusy ? "camera page, black for the moment" : "camera page, BLACK"
  }

  private var appInWords: String {
    guard isRunning else { return "not running" }
    guard front == .app else { return "in the background" }
    if service.prompt == .visible { return "in front, under the alert" }
    return scene == .active ? "in front" : "in front, not active yet"
  }

  private var permissionInWords: String {
    var words: String
    switch reading {
    case .restricted?: words = "restricted"
    case .noCamera?: words = "no hardware"
    case .missingDescription?: words = "not decided, no usage description"
    case .notDetermined?: words = "not decided"
    case .denied?: words = "denied"
    case .authorized?: words = "allowed"
    case nil: words = "not known yet"
    }
    if let stale = service.staleReading, stale != reading {
      words += ", but the app is told \(Self.words(for: stale))"
    }
    return words
  }

  /// A reading as a person says it.
  static func words(for reading: Service.Reading) -> String {
    switch reading {
    case .authorized: "allowed"
    case .notDetermined: "not decided"
    case .denied: "denied"
    case .restricted: "restricted"
    case .noCamera: "no hardware"
    case .missingDescription: "no usage description"
    }
  }

  private var sessionInWords: String {
    switch capture.session {
    case .off: "off"
    case .starting: "starting"
    case .picture: "running"
    case .black, .dark: "running, no picture"
    case .interrupted: "interrupted"
    }
  }

  /// What was begun and has not ended.
  private var underWay: [String] {
    var result: [String] = []
    if !service.readers.isEmpty { result.append("the app reads the status") }
    switch service.prompt {
    case .queued: result.append("iOS prepares its alert")
    case .suspended: result.append("the alert waits")
    case .none, .visible: break
    }
    if !service.callbacks.isEmpty { result.append("the answer is on its way to the app") }
    if openingSettings != nil { result.append("Settings is about to open") }
    if readyWaiter != nil { result.append("the app waits until it may ask") }
    return result
  }
}
