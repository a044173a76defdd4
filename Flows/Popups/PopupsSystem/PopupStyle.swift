package import PopupsFlow

/// How a popup looks and moves; what is in it is the caller's view.
///
/// ```swift
/// popups.show(Popup("offer"), style: .centre(cornerRadius: 16)) { OfferCard() }
/// popups.show(Popup("saved"), style: .bar(announcement: "Saved")) { Text("Saved") }
/// ```
public struct PopupStyle: Hashable, Sendable {
  /// Where a popup is in its container.
  public enum Scene: Hashable, Sendable, CaseIterable {
    /// A card in the middle, as large as its content.
    case centre
    /// At the lower edge, as wide as the container: a half page.
    case bottom
    /// At the upper edge: a bar that reports something and is panned away upwards.
    case top
    /// The whole container.
    case full
  }

  /// How a popup comes; it goes the same way.
  public enum Animation: Hashable, Sendable, CaseIterable {
    /// At once.
    case none
    /// It becomes visible where it is.
    case fade
    /// It grows a little, and becomes visible.
    case scale
    /// From the upper edge.
    case fromTop
    /// From the lower edge.
    case fromBottom
    /// From the side where a line begins.
    case fromLeading
    /// From the side where a line ends.
    case fromTrailing
  }

  /// The colour between a popup and what is behind it; each part is from 0 to 1.
  public struct Mask: Hashable, Sendable {
    /// The parts of the colour.
    public var red, green, blue: Double
    /// How much it covers.
    public var alpha: Double

    /// A colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A shade of black.
    public static func black(_ alpha: Double) -> Mask {
      Mask(red: 0, green: 0, blue: 0, alpha: alpha)
    }

    /// Nothing to be seen, and yet the page behind it cannot be touched.
    public static let clear = Mask.black(0)
  }

  /// Where it is.
  public var scene: Scene
  /// What lies between it and the page; nil for nothing: the page can be touched beside it.
  public var mask: Mask? = .black(0.5)
  /// How round its corners are, in points; for ``Scene/bottom`` the upper ones.
  public var cornerRadius = 8.0
  /// How it comes and goes.
  public var animation: Animation
  /// For a popup without a duration of its own, how long it stays; nil for as long as it takes.
  public var duration: Duration?
  /// What VoiceOver says when it has come up; nil for nothing.
  public var announcement: String?

  /// A style with the usual properties.
  public init(_ scene: Scene, animation: Animation) {
    (self.scene, self.animation) = (scene, animation)
  }

  /// A card in the middle.
  public static func centre(
    cornerRadius: Double = 8, mask: Mask? = .black(0.5), animation: Animation = .scale
  ) -> PopupStyle {
    var style = PopupStyle(.centre, animation: animation)
    (style.cornerRadius, style.mask) = (cornerRadius, mask)
    return style
  }

  /// A half page at the lower edge.
  public static func bottom(
    cornerRadius: Double = 8, mask: Mask? = .black(0.5), animation: Animation = .fromBottom
  ) -> PopupStyle {
    var style = PopupStyle(.bottom, animation: animation)
    (style.cornerRadius, style.mask) = (cornerRadius, mask)
    return style
  }

  /// The whole container.
  public static func full(animation: Animation = .fade) -> PopupStyle {
    var style = PopupStyle(.full, animation: animation)
    (style.cornerRadius, style.mask) = (0, .clear)
    return style
  }

  /// A bar at the upper edge: it goes after three seconds, and is in a group of its own, `bar`, so
  /// that it waits for no popup.
  public static func bar(
    duration: Duration? = .seconds(3), cornerRadius: Double = 8, announcement: String? = nil
  ) -> PopupStyle {
    var style = PopupStyle(.top, animation: .fromTop)
    (style.cornerRadius, style.mask) = (cornerRadius, nil)
    (style.duration, style.announcement) = (duration, announcement)
    return style
  }
}

extension PopupStyle {
  /// The animation for a person with Reduce Motion: nothing moves, it fades.
  package func animation(reducesMotion: Bool) -> Animation {
    reducesMotion && animation != .none ? .fade : animation
  }

  /// A popup with what its style says where it says nothing itself.
  package func completing(_ popup: Popup) -> Popup {
    var popup = popup
    popup.duration = popup.duration ?? duration
    guard scene == .top else { return popup }
    if popup.group == Popup("").group { popup.group = "bar" }
    popup.avoidsKeyboard = false
    return popup
  }
}
