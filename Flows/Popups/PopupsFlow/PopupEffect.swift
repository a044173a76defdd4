import EveryPath

/// What a popup scheduler orders.
public enum PopupEffect: Hashable, Sendable {
  /// Bring it up, above the keyboard if need be; answered by ``PopupEvent/appeared(_:)``.
  ///
  /// If its container is gone, answer ``PopupEvent/containerGone(_:)`` instead.
  case present(String, isRaised: Bool)
  /// Let it go from the screen; answered by ``PopupEvent/disappeared(_:)``.
  case hide(String)
  /// Move it above the keyboard.
  case raise(String)
  /// Move it back.
  case lower(String)
  /// Count its time on screen.
  case startTimer(String, Duration)
  /// Stop counting, and keep what remains.
  case pauseTimer(String)
  /// Go on counting.
  case resumeTimer(String)
  /// Forget its time.
  case stopTimer(String)
  /// Notify what added it.
  case notify(String, PopupReport)
}

/// What the caller that added a popup hears of it.
public enum PopupReport: Hashable, Sendable {
  /// It is on screen. Always followed by `didHide` before another `didShow` or the end.
  case didShow
  /// It is no longer on screen.
  case didHide
  /// The person tapped outside of it.
  case tappedOutside
  /// It was added a second time while it is there; that changes nothing.
  case isThereAlready
  /// It was added again while it was still going, and that has ended before it came up.
  ///
  /// The end of its earlier life is still to be reported.
  case withdrawn(EndReason)
  /// It has ended: the last news of it, exactly once.
  case ended(EndReason)
}

extension PopupEffect: CustomStringConvertible {
  /// `present(offer)`, `startTimer(offer, 5 s)`, `notify(offer, didShow)`.
  public var description: String {
    switch self {
    case .present(let id, isRaised: false): "present(\(id))"
    case .present(let id, isRaised: true): "present(\(id), raised)"
    case .hide(let id): "hide(\(id))"
    case .raise(let id): "raise(\(id))"
    case .lower(let id): "lower(\(id))"
    case .startTimer(let id, let duration): "startTimer(\(id), \(duration.inWords))"
    case .pauseTimer(let id): "pauseTimer(\(id))"
    case .resumeTimer(let id): "resumeTimer(\(id))"
    case .stopTimer(let id): "stopTimer(\(id))"
    case .notify(let id, let news): "notify(\(id), \(news))"
    }
  }
}

extension PopupReport: CustomStringConvertible {
  /// `didShow`, `ended(closed)`.
  public var description: String {
    switch self {
    case .didShow: "didShow"
    case .didHide: "didHide"
    case .tappedOutside: "tappedOutside"
    case .isThereAlready: "isThereAlready"
    case .withdrawn(let reason): "withdrawn(\(reason))"
    case .ended(let reason): "ended(\(reason))"
    }
  }
}

/// Why a popup ended.
public enum EndReason: Hashable, Sendable, CaseIterable {
  /// The person closed it.
  case closed
  /// The person tapped outside, and it allows that.
  case tappedOutside
  /// Its time on screen was over.
  case timeout
  /// The app dismissed it.
  case dismissed
  /// A higher one arrived, and it does not come back.
  case covered
  /// One that is alone, or a terminator, was added.
  case cleared
  /// The page it belongs to is gone.
  case containerGone
  /// A newer one with its identifier took its place.
  case replaced
  /// An older one with its identifier was there.
  case duplicate
  /// Its turn came and its condition was not met.
  case unmet
  /// It was gone from the screen without having been told to go.
  case vanished
}
