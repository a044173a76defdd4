import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
  }

  private static var completions: [(Bool) -> Void] = []
  /// How long the last animation takes that tells when it is over.
  public private(set) static var playedDuration: TimeInterval = 0
  /// In which direction a line is read.
  public static var playedDirection = UIUserInterfaceLayoutDirection.leftToRight

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    playedDuration = duration
    if let completion { completions.append(completion) }
  }
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Every animation that runs is over.
  public static func playedAnimationsEnd() {
    let ended = completions
    completions = []
    for completion in ended { completion(true) }
  }

  /// What runs is never reported to be over.
  public static func playedAnimationsHang() { completions = [] }

  static func playedBegin() {
    (completions, playedDirection) = ([], .leftToRight)
    UIResponder.first = nil
    (UIAccessibility.isReduceMotionEnabled, UIAccessibility.playedPosts) = (false, [])
  }

  /// The view in this one with an identifier; nil if there is none, or it cannot be seen.
  public func playedView(_ identifier: String) -> UIView? {
    guard window != nil, !isHidden, alpha > 0 else { return nil }
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.playedView(identifier) }.first
  }
}

@MainActor open class UIEvent: NSObject {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

@MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var velocity = CGPoint.zero
  open func velocity(in view: UIView?) -> CGPoint { velocity }

  /// A finger moves over the view; returns whether that is a pan.
  @discardableResult
  public func playedMove(_ velocity: CGPoint) -> Bool {
    guard view?.window != nil else { return false }
    self.velocity = velocity
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}

@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let screenChanged = Notification(name: "screen")
    public static let layoutChanged = Notification(name: "layout")
    public static let announcement = Notification(name: "announcement")
  }
  public static internal(set) var isReduceMotionEnabled = false
  public static func playedReduceMotion() { isReduceMotionEnabled = true }
  /// What was posted, such as `announcement Saved`.
  public static internal(set) var playedPosts: [String] = []
  public static func post(notification: Notification, argument: Any?) {
    let identifier = (argument as? UIView)?.accessibilityIdentifier
    let words = identifier ?? (argument as? String)
    playedPosts.append("\(notification.name)\(words.map { " \($0)" } ?? "")")
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
