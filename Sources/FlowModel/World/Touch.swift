/// What a UI test does in a person's place to bring a move about.
public enum Touch: Hashable, Sendable {
  /// It taps a button of the app or of its alert, by what stands on it, once or twice.
  case tap(String, isDouble: Bool = false)
  /// It taps a button of a question of the system's, by what stands on it.
  case answer(String)
  /// It opens the app, or comes back to it.
  case open
  /// It goes to the home screen.
  case goHome
  /// It ends the app.
  case quit
  /// It opens the app's page in Settings.
  case openSettings
  /// It sets a row of that page to a value, both by what stands there.
  case set(row: String, to: String)
  /// It cannot: a hand has to do this, for a reason.
  case byHand(String, because: String)
  /// It waits, for this comes by itself as a rule.
  case wait
}

/// What a phone has to be before a UI test begins, where nothing but the first look at it decides.
public struct Preparation: Hashable, Sendable {
  /// How it comes about.
  public enum Means: Hashable, Sendable {
    /// The test resets a resource, by its name in `XCUIProtectedResource`.
    case reset(String)
    /// A command before the test, with `BUNDLE` for the app's identifier.
    case command(String)
    /// A hand, in words.
    case hand(String)
    /// Nothing: why not, in words.
    case never(String)
  }

  /// What it is about, as a permission's name.
  public let subject: String
  /// What it turns out to be: the id of the move by which an app finds it.
  public let id: String
  /// How it comes about.
  public let means: Means

  /// What a phone has to be, and how that comes about.
  public init(_ subject: String, _ id: String, by means: Means) {
    (self.subject, self.id, self.means) = (subject, id, means)
  }
}

/// What a UI test can tell a screen by: nothing that only a person makes sense of.
public struct SeenScreen: Hashable, Sendable {
  /// What is in front.
  public enum Front: String, Hashable, Sendable {
    case app
    case settings
    /// The home screen, or what else a test sees of the system.
    case system
  }

  /// A short name of the screen, as an id.
  public let name: String
  /// What is in front.
  public let front: Front
  /// The buttons of the system's question over it; empty without one.
  public let question: [String]
  /// The title of the app's alert over it; nil without one.
  public let alert: String?
  /// What can be read on the alert, or else on the page.
  public let texts: [String]
  /// The buttons of the alert, or else of the page.
  public let buttons: [String]
  /// How the flow ended last in this process, by its outcome's id; nil if it has not.
  package var outcome: String?

  /// A screen.
  public init(
    _ name: String, _ front: Front, question: [String] = [], alert: String? = nil,
    texts: [String] = [], buttons: [String] = []
  ) {
    self.name = name
    self.front = front
    self.question = question
    self.alert = alert
    self.texts = texts
    self.buttons = buttons
  }
}
