/// Something that is to be shown for a while: what a scheduler has to know of it.
///
/// The content, its view and its observers stay with the caller and the driver.
public struct Popup: Hashable, Sendable, Identifiable {
  /// What becomes of the popups that are there already when this one is added.
  public enum Mode: Hashable, Sendable {
    /// Nothing.
    case plain
    /// All of its group are cleared, whatever their priority.
    case alone
    /// All of every group are cleared: the account was logged out, the order is cancelled.
    case terminator
  }

  /// What becomes of it when a popup of higher priority arrives while it is on screen.
  public enum WhenCovered: Hashable, Sendable {
    /// It is hidden, and comes back before its equals, with the time that remained.
    case resume
    /// It ends.
    case discard
    /// It stays, and the other one waits.
    case refuse
  }

  /// What becomes of it when its turn comes and its condition is not met.
  public enum WhenUnmet: Hashable, Sendable {
    /// It waits and lets others pass.
    case wait
    /// It ends.
    case discard
  }

  /// What becomes of it if a popup with the same identifier is there already.
  public enum Repetition: Hashable, Sendable {
    /// It ends at once, and the older one stays.
    case ignore
    /// The older one ends.
    case replace
    /// Both stay.
    case allow
  }

  /// Which popup it is; one that is there cannot be added a second time.
  public var id: String
  /// The group: priorities and modes act within it, and different groups are visible at once.
  public var group = "popups"
  /// What it is shown in, a window or a page, and what it goes with.
  public var container = "window"
  /// What it is about, for callers that dismiss by that, and to recognise repetitions.
  public var identifier: String?
  /// Higher comes first and covers what is lower; 0 to 1000 by convention.
  public var priority = 0
  /// What becomes of the popups that are there already.
  public var mode = Mode.plain
  /// How long it stays on screen, counted only while it is there; nil for as long as it takes.
  public var duration: Duration?
  /// What becomes of it when a higher one arrives.
  public var whenCovered = WhenCovered.resume
  /// The name of what must hold for it to come up; nil for nothing.
  public var condition: String?
  /// What becomes of it if that does not hold.
  public var whenUnmet = WhenUnmet.wait
  /// What becomes of it if its identifier is there already.
  public var repetition = Repetition.ignore
  /// Whether a tap outside closes it.
  public var closesOnTapOutside = false
  /// Whether it is moved above the keyboard.
  public var avoidsKeyboard = true
  /// Whether it is an alert of the system, such as the question for a permission, which is asked
  /// when it comes up.
  ///
  /// It comes up once nothing of any group is on screen, and nothing comes up, nor covers it, while
  /// it is there. From when it is its turn, no other comes up before it. The system takes it away,
  /// not the app: ``PopupEvent/vanished(_:)`` ends it.
  public var isOfSystem = false

  /// A popup with the usual properties.
  public init(_ id: String, group: String = "popups", priority: Int = 0) {
    self.id = id
    self.group = group
    self.priority = priority
  }

  /// Hashes the id, which nearly always tells popups apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Popup: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
