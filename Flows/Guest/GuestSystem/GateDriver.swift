public import EveryPath
public import Foundation
public import GuestFlow

/// The login panel: an overlay on the page.
@MainActor
public protocol LoginPanel: AnyObject {
  /// Shows this over the page, held like this; in place of what it shows if it is up.
  ///
  /// - Parameter tapped: Called with each button that is touched; `.close` also when the panel is
  ///   closed otherwise.
  func show(
    _ words: PanelWords, _ orientation: PanelOrientation,
    tapped: @escaping @MainActor (GateButton) -> Void)
  /// Takes the panel away; `done` once it is gone, at once if there is none.
  func hide(_ done: @escaping @MainActor () -> Void)
}

/// What a panel shows, in words.
public struct PanelWords: Hashable, Sendable {
  /// A button.
  public struct Button: Hashable, Sendable {
    /// Which it is.
    public let button: GateButton
    /// What it says.
    public let label: String
  }

  /// What it is about.
  public let message: String
  /// Why the last login did not come about; shown until the panel shows something else.
  public let fault: String?
  /// How the person last logged in, where a login is asked for.
  public let hint: String?
  /// The buttons, in order.
  public let buttons: [Button]
  /// Whether something is under way.
  public let isBusy: Bool
}

/// The actions of an app, as its gate has them done.
@MainActor
public protocol GatedActions<Action>: AnyObject {
  /// What can be done.
  associatedtype Action: GateAction
  /// Sends a gated action to the server, which does what comes under one key once.
  func send(_ action: Action, _ wish: Wish, _ answer: @escaping @MainActor (ActionAnswer) -> Void)
  /// Does a free action.
  func run(_ action: Action, _ payload: Data)
}

/// What became of an action that was sent; without an answer the panel asks after a while.
public enum ActionAnswer: Hashable, Sendable {
  case done
  /// The server refused it.
  case failed
  /// The server does not know the session any more.
  case unauthorised(Lapse)
}

/// Carries out a gate's orders: on a panel, with the app's actions, and a file for what is blocked.
@MainActor
public final class GateDriver<Action: GateAction>: Driver {
  /// What a gate orders.
  public typealias Effect = GateEffect<Action>
  /// What a gate is told.
  public typealias Event = GateEvent

  private let panel: any LoginPanel
  private let actions: any GatedActions<Action>
  let store: WishStore
  private let texts: GuestTexts
  /// Who uses the app now.
  var standing: @MainActor () -> GateStanding = { .nobody }
  /// Whether what is stored of that could be read.
  var isKnown: @MainActor () -> Bool = { true }
  /// What was tapped, of the attempt that runs; nil if it goes on with what was blocked.
  var tapped: (action: Action, payload: Data)?
  private var wish: Wish?
  private var isUp = false

  /// A driver.
  public init(
    panel: any LoginPanel, actions: any GatedActions<Action>, store: WishStore,
    texts: GuestTexts = GuestTexts()
  ) {
    self.panel = panel
    self.actions = actions
    self.store = store
    self.texts = texts
  }

  /// Begins an effect.
  public func perform(_ effect: GateEffect<Action>, reply: Reply<GateEvent>) {
    switch effect {
    case .readWish:
      // What an attempt that was given up has left is not what is wished now.
      wish = nil
      if let tapped { reply.resolve(.wants(tapped.action.rawValue)) }
    case .readStanding: reply.resolve(.standing(standing()))
    case .keepWish(let action): keep(action)
    case .dropWish: dropWish()
    case .showPanel(let content, let orientation):
      isUp = true
      panel.show(words(of: content), orientation) { reply.resolve(.tapped($0)) }
    case .hidePanel:
      isUp = false
      panel.hide { reply.resolve(.panelHidden) }
    case .send(let action): send(action, reply)
    case .run(let action): run(action, payload(of: action))
    }
  }

  func run(_ action: Action, _ payload: Data) { actions.run(action, payload) }

  func dropWish() {
    wish = nil
    try? store.keep(nil as Wish?)
  }

  /// That of this attempt; one that nobody tapped goes on with what an earlier process kept.
  private var known: Wish? { wish ?? (tapped == nil ? store.wish : nil) }

  /// The same wish keeps its key; without a file it is kept as long as the process.
  private func keep(_ action: Action) {
    guard known?.action != action.rawValue else { return }
    let wish = Wish(
      action: action.rawValue, payload: payload(of: action), key: UUID().uuidString, time: Date())
    self.wish = wish
    try? store.keep(wish)
  }

  private func payload(of action: Action) -> Data {
    tapped?.action == action ? tapped?.payload ?? Data() : Data()
  }

  private func send(_ action: Action, _ reply: Reply<GateEvent>) {
    // What was kept by an earlier process may be lost.
    guard let wish = known, wish.action == action.rawValue else {
      return _ = reply.resolve(.failed)
    }
    self.wish = wish
    actions.send(action, wish) { answer in
      switch answer {
      case .done: reply.resolve(.done)
      case .failed: reply.resolve(.failed)
      case .unauthorised(let lapse): reply.resolve(.unauthorised(lapse))
      }
    }
  }

  private func words(of content: GatePanel<Action>) -> PanelWords {
    var (message, fault, hint) = ("", nil as String?, nil as String?)
    switch content {
    case .offer(let action, let reason, let why):
      message = texts.panel(action, reason)
      fault = why.map(texts.fault)
      hint = store.lastLogin.map { texts.hint($0) }
    case .progress: message = texts.text("panel.progress")
    case .merge: message = texts.text("panel.merge")
    case .stopped: message = texts.text("panel.stopped")
    case .unanswered: message = texts.text("panel.unanswered")
    }
    return PanelWords(
      message: message, fault: fault, hint: hint,
      buttons: content.buttons.map {
        .init(button: $0, label: texts.text("button.\($0.rawValue)"))
      },
      isBusy: content == .progress)
  }

  /// The attempt ended with the panel up, as when its caller was cancelled.
  func attemptEnded() {
    guard isUp else { return }
    isUp = false
    panel.hide {}
  }
}

extension GuestTexts {
  /// How the person last logged in.
  func hint(_ login: LastLogin) -> String {
    text("form.last", login.account.isEmpty ? login.way : "\(login.way), \(login.account)")
  }
}
