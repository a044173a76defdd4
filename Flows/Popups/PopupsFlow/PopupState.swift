/// What a popup scheduler knows: a lane for each group in which something is.
public struct PopupState: Hashable, Sendable {
  /// The lanes, by the name of their group.
  ///
  /// One that is empty and not suspended is not kept.
  public package(set) var lanes: [Lane] = []
  /// The conditions that do not hold, by name.
  public package(set) var unmet: [String] = []
  /// Whether the keyboard is up.
  public package(set) var isKeyboardUp = false
  /// Whether the scene is inactive or in the background, so that nothing new is to come up.
  public package(set) var isInactive = false

  /// Nothing is there.
  public init() {}

  /// The lane of a group, if something is in it.
  public func lane(_ group: String) -> Lane? { lanes.first { $0.group == group } }

  /// Everything that is there and has not been told to go, in the order of the lanes.
  public var popups: [Popup] { lanes.flatMap(\.popups) }

  /// Whether one that is there and has not been told to go is meant.
  public func contains(where isMeant: (Popup) -> Bool) -> Bool {
    lanes.contains { lane in
      lane.lasting.map(isMeant) == true || lane.waiting.contains { isMeant($0.popup) }
    }
  }

  /// How many popups are in a container.
  public func count(in container: String) -> Int {
    popups.count { $0.container == container }
  }

  /// Whether a popup may come up as far as its condition goes.
  public func allows(_ popup: Popup) -> Bool {
    popup.condition.map { !unmet.contains($0) } ?? true
  }
}

/// The popups of one group.
public struct Lane: Hashable, Sendable {
  /// The group.
  public let group: String
  /// Whether nothing new is to come up.
  public package(set) var isSuspended = false
  /// What has the screen.
  public package(set) var shown: Shown?
  /// What waits, in the order in which it is to come up.
  public package(set) var waiting: [Waiting] = []

  package init(_ group: String) { self.group = group }

  /// What is here and has not been told to go: what is shown, then what waits.
  public var popups: [Popup] {
    (lasting.map { [$0] } ?? []) + waiting.map(\.popup)
  }

  /// What has the screen and has not been told to go for good.
  var lasting: Popup? { shown.flatMap { $0.isEnding ? nil : $0.popup } }
}

/// The popup that has the screen of its group.
public struct Shown: Hashable, Sendable {
  /// Where it is.
  public enum Phase: Hashable, Sendable {
    /// On its way up.
    case presenting
    /// Up.
    case visible
    /// On its way out.
    case hiding(Leaving)
  }

  /// Why it goes.
  public enum Leaving: Hashable, Sendable {
    /// A higher one has arrived; it comes back.
    case covered
    /// For good.
    case ended(EndReason)
  }

  /// The popup.
  public let popup: Popup
  /// Where it is.
  public package(set) var phase = Phase.presenting
  /// Whether its caller was told that it is on screen.
  public package(set) var isAnnounced = false
  /// Whether its time has begun.
  public package(set) var hasTimer: Bool

  package init(_ waiting: Waiting) {
    popup = waiting.popup
    hasTimer = waiting.hasTimer
  }

  /// Whether it goes for good.
  public var isEnding: Bool { if case .hiding(.ended) = phase { true } else { false } }

  /// Whether it is on its way out.
  public var isHiding: Bool { if case .hiding = phase { true } else { false } }
}

/// A popup that waits for its turn.
public struct Waiting: Hashable, Sendable {
  /// The popup.
  public let popup: Popup
  /// Whether its time has begun and is paused.
  public package(set) var hasTimer = false

  package init(_ popup: Popup, hasTimer: Bool = false) {
    self.popup = popup
    self.hasTimer = hasTimer
  }
}

extension PopupState: CustomStringConvertible {
  /// What is in each group, then what holds elsewhere: `popups: a visible, b waits`.
  public var description: String {
    var phrases = lanes.map(\.description)
    if !unmet.isEmpty { phrases.append("not met: \(unmet.joined(separator: ", "))") }
    if isKeyboardUp { phrases.append("keyboard") }
    if isInactive { phrases.append("inactive") }
    return phrases.isEmpty ? "nothing" : phrases.joined(separator: "; ")
  }
}

extension Lane: CustomStringConvertible {
  /// `popups: a visible, b waits, suspended`.
  public var description: String {
    var phrases = (shown.map { [$0.description] } ?? []) + waiting.map(\.description)
    if isSuspended { phrases.append("suspended") }
    return "\(group): \(phrases.joined(separator: ", "))"
  }
}

extension Shown: CustomStringConvertible {
  /// `a visible`, `a hiding(timeout)`, and whether its time has begun.
  public var description: String {
    let state =
      switch phase {
      case .presenting: isAnnounced ? "presenting again" : "presenting"
      case .visible: "visible"
      case .hiding(.covered): "covered"
      case .hiding(.ended(let reason)): "ending(\(reason))"
      }
    let isUnseen = isHiding && !isAnnounced
    return "\(popup.id) \(state)\(isUnseen ? " unseen" : "")\(hasTimer ? " timed" : "")"
  }
}

extension Waiting: CustomStringConvertible {
  /// `a waits`, and whether its time is paused.
  public var description: String { "\(popup.id) waits\(hasTimer ? " timed" : "")" }
}
