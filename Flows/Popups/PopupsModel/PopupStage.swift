import EveryPath
public import PopupsFlow

/// What can happen in a world of popups: which popups may be added, and what else goes on.
///
/// A stage stays as it is during a search; two are equal only if they are the same.
public final class PopupStage: Sendable, Hashable {
  /// A popup, and how often it may be added.
  public struct Entry: Sendable {
    /// The popup.
    public let popup: Popup
    /// How often it may be added; nil for as often as it is not there, or on its way out.
    public let times: UInt8?

    /// A popup that may be added so often.
    public init(_ popup: Popup, times: UInt8? = nil) {
      self.popup = popup
      self.times = times
    }
  }

  /// Something that may happen beside adding, closing and time.
  public enum Happening: Hashable, Sendable {
    /// The person taps outside of a popup.
    case tapsOutside
    /// The app dismisses a popup.
    case dismissals
    /// The app dismisses by identifier, by container, and everything.
    case sweeps
    /// The page with this name goes.
    case pageGoes(String)
    /// The keyboard comes and goes.
    case keyboard
    /// A group is suspended and goes on.
    case suspension(of: String)
    /// A condition changes.
    case condition(String)
    /// The app's scene becomes inactive and active.
    case scene
    /// While it is inactive, what is on screen may be swept away without a word.
    case losses
  }

  /// The stage's name.
  public let name: String
  /// The popups, by number.
  public let popups: [Popup]
  /// How often each may be added; nil for as often as it is not there, or on its way out.
  public let times: [UInt8?]
  /// What else may happen.
  public let happenings: [Happening]
  let conditions: [String]
  let pages: [String]
  /// The groups that may be suspended, by number.
  let suspendable: [String]
  let identifiers: [String]
  let containers: [String]
  private let names: [(initial: UInt8?, id: String)]
  /// For each popup the numbers of its equals: the others of its group with its priority.
  let equals: [[Int]]

  /// A stage.
  public init(_ name: String, _ entries: [Entry], _ happenings: [Happening] = []) {
    self.name = name
    popups = entries.map(\.popup)
    times = entries.map(\.times)
    self.happenings = happenings
    conditions = happenings.compactMap {
      if case .condition(let name) = $0 { name } else { nil }
    }
    pages = happenings.compactMap { if case .pageGoes(let name) = $0 { name } else { nil } }
    suspendable = happenings.compactMap {
      if case .suspension(let group) = $0 { group } else { nil }
    }
    identifiers = popups.compactMap(\.identifier).uniqued
    containers = popups.map(\.container).uniqued
    names = popups.map { ($0.id.utf8.first, $0.id) }
    equals = popups.indices.map { [popups] number in
      popups.indices.filter { other in
        other != number && popups[other].group == popups[number].group
          && popups[other].priority == popups[number].priority
      }
    }
  }

  /// The number of a popup; nil for a stranger.
  ///
  /// There are a few, so that comparing is faster than hashing, and by first letters faster still.
  func number(_ id: String) -> Int? {
    let initial = id.utf8.first
    return names.firstIndex { $0.initial == initial && $0.id == id }
  }

  /// The same stage.
  public static func == (left: PopupStage, right: PopupStage) -> Bool { left === right }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PopupStage: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
