/// What a person sees on a screen, described once for all that shows it: the terminal's cells, the
/// page of an exported file, and programs, which read it as JSON.
///
/// A world gives one for each of its states. A page with a title, words and a button is three lines:
///
/// ```swift
/// Picture(.app, title: "Kitchen", [.text("The water is hot."), .button("Serve")])
/// ```
public struct Picture: Hashable, Sendable, Codable {
  /// What fills the screen.
  public enum Surface: String, Hashable, Sendable, Codable, CaseIterable {
    /// A page of the app.
    case app
    /// The home screen, with icons and widgets.
    case home
    /// The lock screen.
    case lock
    /// A page of Settings.
    case settings
    /// A page of another app or of a service.
    case other
  }

  /// What fills the screen.
  public var surface: Surface
  /// What the bar at the top says; empty without one.
  public var title: String
  /// The button at the bar's left, as `Back`; nil without one.
  public var leading: Element?
  /// The button at the bar's right; nil without one.
  public var trailing: Element?
  /// What stands on the page, from top to bottom; icons that follow one another stand in a row.
  public var parts: [Element]
  /// What lies over the page, the lowest first.
  public var covers: [Cover]
  /// Whether the keyboard is up.
  public var isKeyboardUp: Bool
  /// What a person feels rather than sees, as that a page comes in; empty if there is nothing.
  public var motion: String

  /// A screen.
  public init(
    _ surface: Surface = .app, title: String = "", leading: Element? = nil,
    trailing: Element? = nil,
    _ parts: [Element] = [], covers: [Cover] = [], isKeyboardUp: Bool = false, motion: String = ""
  ) {
    self.surface = surface
    self.title = title
    self.leading = leading
    self.trailing = trailing
    self.parts = parts
    self.covers = covers
    self.isKeyboardUp = isKeyboardUp
    self.motion = motion
  }
}

extension Picture {
  /// One thing on a page or on what covers it.
  public struct Element: Hashable, Sendable, Codable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A heading.
      case heading
      /// Words to read.
      case text
      /// Words that say less, as what stands below a field.
      case caption
      /// Words that tell of a fault.
      case fault
      /// What can be tapped.
      case button
      /// What can be typed into.
      case field
      /// A line of a list, with its value at the right.
      case row
      /// An icon of the home screen.
      case icon
      /// A widget; its text has a line for each line that it shows.
      case widget
      /// A surface that shows an image or nothing: the camera's picture, a black page.
      case image
      /// What turns while something goes on.
      case spinner
    }

    /// What it is.
    public var kind: Kind
    /// What it says: a button's title, a field's name, the title of a row.
    public var text: String
    /// What a field holds, a row is set to or an icon's badge says; empty without one.
    public var value: String
    /// Whether it takes a touch; what only shows something takes none in any case.
    public var isEnabled: Bool
    /// Whether the caret stands in it.
    public var isFocused: Bool

    /// A part of any kind; the functions below say which are usual.
    public init(
      _ kind: Kind, _ text: String, value: String = "", isEnabled: Bool = true,
      isFocused: Bool = false
    ) {
      self.kind = kind
      self.text = text
      self.value = value
      self.isEnabled = isEnabled
      self.isFocused = isFocused
    }

    /// A heading.
    public static func heading(_ text: String) -> Element { Element(.heading, text) }

    /// Words to read.
    public static func text(_ text: String) -> Element { Element(.text, text) }

    /// Words that say less.
    public static func caption(_ text: String) -> Element { Element(.caption, text) }

    /// Words that tell of a fault.
    public static func fault(_ text: String) -> Element { Element(.fault, text) }

    /// What can be tapped; grey if it is not enabled.
    public static func button(_ title: String, isEnabled: Bool = true) -> Element {
      Element(.button, title, isEnabled: isEnabled)
    }

    /// What can be typed into, with what is typed.
    public static func field(
      _ name: String, _ typed: String, isFocused: Bool = false, isEnabled: Bool = true
    ) -> Element {
      Element(.field, name, value: typed, isEnabled: isEnabled, isFocused: isFocused)
    }

    /// A line of a list, with its value.
    public static func row(_ title: String, _ value: String = "", isEnabled: Bool = true) -> Element
    {
      Element(.row, title, value: value, isEnabled: isEnabled)
    }

    /// An icon of the home screen, with its badge.
    public static func icon(_ name: String, badge: String = "") -> Element {
      Element(.icon, name, value: badge)
    }

    /// A widget of the home screen.
    public static func widget(_ lines: [String], isEnabled: Bool = true) -> Element {
      Element(.widget, lines.joined(separator: "\n"), isEnabled: isEnabled)
    }

    /// What shows an image or nothing.
    public static func image(_ text: String) -> Element { Element(.image, text) }

    /// What turns while something goes on.
    public static func spinner(_ text: String) -> Element { Element(.spinner, text) }
  }

  /// What lies over a page.
  public struct Cover: Hashable, Sendable, Codable {
    /// How it lies there.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
      /// A box in the middle with buttons at its foot, the system's or the app's.
      case alert
      /// A page that comes from below and covers the most of the page.
      case sheet
      /// A box in the middle with what the app puts into it.
      case card
      /// The lower half.
      case half
      /// A bar at the top.
      case bar
      /// The whole screen.
      case full
    }

    /// How it lies there.
    public var style: Style
    /// Its heading; empty without one.
    public var title: String
    /// What stands on it, buttons last.
    public var parts: [Element]
    /// Whether it keeps touches from what it covers, as a mask does.
    public var isModal: Bool
    /// What moves: `coming up`, `closing`; empty if it stands.
    public var motion: String
    /// Whether it takes touches now.
    public var isEnabled: Bool

    /// What lies over a page.
    public init(
      _ style: Style, title: String = "", _ parts: [Element], isModal: Bool = true,
      motion: String = "", isEnabled: Bool = true
    ) {
      self.style = style
      self.title = title
      self.parts = parts
      self.isModal = isModal
      self.motion = motion
      self.isEnabled = isEnabled
    }
  }
}

extension Picture {
  /// Everything that can be read on it, from the top to the bottom, then on what lies over it.
  public var words: [String] {
    let bar = [leading?.text ?? "", title, trailing?.text ?? ""]
    let over = covers.flatMap { [$0.motion, $0.title] + Self.words(of: $0.parts) }
    return (bar + Self.words(of: parts) + over + [motion]).filter { !$0.isEmpty }
  }

  private static func words(of parts: [Element]) -> [String] {
    parts.flatMap { [$0.text, $0.value] }
  }
}
