public import FlowModel

/// What a stand-in for XCUIAutomation sees and touches: an app on the phone that is played.
@MainActor
public protocol PlayedHands: AnyObject {
  /// What is on the screen.
  var sight: SeenScreen { get }
  /// What the rows of the app's page in Settings can be set to, by their titles.
  var rows: [String: [String]] { get }

  /// The app is about to be opened for a test: another phone, and no process.
  func begin(_ app: XCUIApplication)
  /// Nothing is decided any more that an app was told of a resource.
  func reset(_ resource: XCUIProtectedResource)
  /// Whether something can be done now.
  func canTake(_ touch: Touch) -> Bool
  /// Does something in a person's place; what cannot be done does nothing.
  func take(_ touch: Touch)
}

/// What an app can be made to ask for again.
public enum XCUIProtectedResource: String, Sendable {
  case contacts, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, bluetooth
  case keyboardNetwork, location, health, userTracking, focus, localNetwork
}

/// The hardware.
@MainActor
public final class XCUIDevice {
  public enum Button: Sendable { case home }

  public static let shared = XCUIDevice()

  public func press(_ button: Button) { XCUIApplication.hands?.take(.goHome) }
}

/// An app: the one that is tested, Settings, or SpringBoard.
@MainActor
public final class XCUIApplication {
  public enum State: Sendable { case notRunning, runningBackground, runningForeground }

  /// The phone.
  public static var hands: (any PlayedHands)?

  public var launchEnvironment: [String: String] = [:]
  fileprivate let front: SeenScreen.Front
  private var hasBegun = false
  /// The row of Settings whose values are listed.
  fileprivate var row: String?

  public init() { front = .app }

  public init(bundleIdentifier: String) {
    front = bundleIdentifier == "com.apple.Preferences" ? .settings : .system
  }

  fileprivate var hands: any PlayedHands {
    guard let hands = Self.hands else { preconditionFailure("There is no phone to play on.") }
    return hands
  }

  public var state: State { hands.sight.front == front ? .runningForeground : .runningBackground }

  public func activate() {
    guard hands.sight.front != front else { return }
    hands.take(front == .app ? .open : .openSettings)
  }

  /// An app that no test has opened has nothing to end.
  public func terminate() {
    if hasBegun { return hands.take(.quit) }
    hasBegun = true
    hands.begin(self)
  }

  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    hands.reset(resource)
  }

  public var alerts: XCUIElementQuery { XCUIElementQuery(self, .alert) }
  public var buttons: XCUIElementQuery { XCUIElementQuery(self, .button) }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery(self, .text) }
  public var switches: XCUIElementQuery { XCUIElementQuery(self, .toggle) }
  public var cells: XCUIElementQuery { XCUIElementQuery(self, .cell) }
}

/// Elements of one kind.
@MainActor
public struct XCUIElementQuery {
  fileprivate enum Kind { case alert, button, text, toggle, cell }

  private let app: XCUIApplication
  private let kind: Kind

  fileprivate init(_ app: XCUIApplication, _ kind: Kind) { (self.app, self.kind) = (app, kind) }

  /// What an alert has on it.
  public var buttons: XCUIElementQuery { XCUIElementQuery(app, .button) }

  public var firstMatch: XCUIElement { XCUIElement(app, kind, labels.first ?? "") }

  public subscript(label: String) -> XCUIElement { XCUIElement(app, kind, label) }

  public var allElementsBoundByIndex: [XCUIElement] { labels.map { XCUIElement(app, kind, $0) } }

  /// What stands on those that are there.
  private var labels: [String] { Self.labels(app, kind) }

  fileprivate static func labels(_ app: XCUIApplication, _ kind: Kind) -> [String] {
    let sight = app.hands.sight
    switch (app.front, kind) {
    case (.system, .alert): return sight.question.isEmpty ? [] : [sight.name]
    case (.system, .button): return sight.question
    case (.app, .alert): return [sight.alert].compactMap { $0 }
    case (.app, .button): return sight.buttons
    case (.app, .text): return sight.texts
    case (.settings, .toggle): return rows(app) { $0.count == 1 }
    case (.settings, .cell):
      return rows(app) { $0.count > 1 } + (app.row.flatMap { app.hands.rows[$0] } ?? [])
    default: return []
    }
  }

  private static func rows(
    _ app: XCUIApplication, _ fits: ([String]) -> Bool
  ) -> [String] {
    app.hands.rows.filter { fits($0.value) }.keys.sorted()
  }
}

/// An element, if it is there.
@MainActor
public struct XCUIElement {
  private let app: XCUIApplication
  private let kind: XCUIElementQuery.Kind
  public let label: String

  fileprivate init(_ app: XCUIApplication, _ kind: XCUIElementQuery.Kind, _ label: String) {
    (self.app, self.kind, self.label) = (app, kind, label)
  }

  public var exists: Bool { XCUIElementQuery.labels(app, kind).contains(label) }

  public var isHittable: Bool {
    guard exists else { return false }
    switch kind {
    case .button: return app.hands.canTake(app.front == .system ? .answer(label) : .tap(label))
    default: return true
    }
  }

  public func doubleTap() { app.hands.take(.tap(label, isDouble: true)) }

  public func tap() {
    switch kind {
    case .toggle: set(label, to: app.hands.rows[label]?.first)
    case .cell:
      if let row = app.row { return set(row, to: label) }
      app.row = label
    default: app.hands.take(app.front == .system ? .answer(label) : .tap(label))
    }
  }

  private func set(_ row: String, to value: String?) {
    app.row = nil
    if let value { app.hands.take(.set(row: row, to: value)) }
  }
}
