import Foundation

/// A rule between two views.
///
/// It lays nothing out: a test reads which rules hold.
@MainActor open class NSLayoutConstraint: NSObject {
  private static var active: [NSLayoutConstraint] = []

  let first: UIView
  let second: UIView
  /// Such as `top = safe top + 8`.
  public var playedRule: String {
    let number = Int(abs(constant))
    if relation.hasSuffix("=") { return "\(relation) \(number)" }
    return constant == 0 ? relation : "\(relation) \(constant < 0 ? "-" : "+") \(number)"
  }
  private let relation: String
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var isActive: Bool {
    get { Self.active.contains { $0 === self } }
    set {
      guard newValue != isActive else { return }
      Self.active.removeAll { $0 === self }
      guard newValue else { return }
      precondition(
        first.root === second.root,
        "a constraint is activated between views that have no ancestor in common")
      Self.active.append(self)
    }
  }

  init(_ first: UIView, _ second: UIView, _ relation: String, _ constant: CGFloat) {
    (self.first, self.second, self.relation, self.constant) = (first, second, relation, constant)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// The rules of a view that hold, in the order in which they were activated.
  public static func playedRules(of view: UIView) -> [String] {
    active.filter { $0.first === view }.map(\.playedRule)
  }

  /// A view that goes takes the rules along that lead out of it.
  static func removed(_ view: UIView) {
    active.removeAll { $0.first.isIn(view) != $0.second.isIn(view) }
  }
}

extension UIView {
  fileprivate var root: UIView { superview?.root ?? self }
  fileprivate func isIn(_ view: UIView) -> Bool {
    self === view || superview?.isIn(view) == true
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1_000)
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let view: UIView
  let name: String
  init(_ view: UIView, _ name: String) { (self.view, self.name) = (view, name) }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    rule("=", anchor, 0)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule("=", anchor, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule("<=", anchor, c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(">=", anchor, c) }

  private func rule(
    _ relation: String, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, "\(name) \(relation) \(other.name)", constant)
  }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, view, "\(name) =", c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, view, "\(name) <=", c)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  private let view: UIView
  private let name: String
  init(_ view: UIView, _ name: String) { (self.view, self.name) = (view, name) }
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(view, name + "leading") }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(view, name + "trailing") }
  open var topAnchor: NSLayoutYAxisAnchor { .init(view, name + "top") }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(view, name + "bottom") }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(view, name + "centerX") }
  open var widthAnchor: NSLayoutDimension { .init(view, name + "width") }
  open var heightAnchor: NSLayoutDimension { .init(view, name + "height") }
}
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
