import FlowModel

extension Phone {
  /// Whether the person looks at a page with nothing on it: no picture, no message, nothing over
  /// it, and nothing on its way.
  public var isPageBlack: Bool {
    isRunning && front == .app && interface.page == .shown && interface.content == .blank
      && capture.session != .picture && capture.session != .starting
      && interface.shown == nil && slots.allSatisfy { self[$0].prompt == .none }
  }

  /// The id of what the person sees.
  public var screen: String {
    switch front {
    case .home: return "home-screen"
    case .settings: return "settings"
    case .lock: return "lock-screen"
    case .app: break
    }
    if promptOnScreen != nil { return "system-alert" }
    if let shown = interface.shown {
      return "\(shown.dialog.kind.rawValue)-\(shown.dialog.reason.rawValue)"
    }
    guard interface.page != .none else { return "app-home" }
    if case .message(let reason) = interface.content { return "page-\(reason.rawValue)" }
    if capture.session == .picture { return "camera-page" }
    return isPageBlack && !isBusy ? "black-page" : "empty-page"
  }
}
