#if os(iOS) || PLAYED_PHONE
  import PopupsFlow
  import UIKit

  /// A popup in a window or a page: its mask, and a card that holds the caller's view.
  @MainActor
  final class PopupView: UIView, PopupHost, UIGestureRecognizerDelegate {
    private let style: PopupStyle
    private let touches: PopupTouches
    private let canBeClosed: Bool
    private let content: PopupContent
    private let backdrop = UIControl()
    private let card = UIView()
    private let pan = UIPanGestureRecognizer()
    private lazy var raising = card.bottomAnchor.constraint(
      lessThanOrEqualTo: keyboardLayoutGuide.topAnchor, constant: style.scene == .centre ? -8 : 0)
    private lazy var size = [
      content.view.widthAnchor.constraint(equalToConstant: 0),
      content.view.heightAnchor.constraint(equalToConstant: 0),
    ]
    /// Whether nothing but this package's own order has taken it from the screen.
    private var isTakenAway = true

    init(_ popup: Popup, style: PopupStyle, _ content: PopupContent, _ touches: PopupTouches) {
      (self.style, self.content, self.touches) = (style, content, touches)
      canBeClosed = popup.closesOnTapOutside || style.scene == .top
      super.init(frame: .zero)
      fill(popup.id)
      layOut()
    }

    required init?(coder: NSCoder) { nil }

    private func fill(_ id: String) {
      backdrop.accessibilityIdentifier = "popup-mask-\(id)"
      backdrop.isAccessibilityElement = false
      backdrop.isHidden = style.mask == nil
      backdrop.backgroundColor = style.mask.map {
        UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
      backdrop.addAction(
        UIAction { [touches] _ in touches.tappedOutside() }, for: .touchUpInside)
      card.accessibilityIdentifier = "popup-\(id)"
      card.clipsToBounds = true
      card.layer.cornerRadius = style.cornerRadius
      if style.scene == .bottom {
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      }
      addSubview(backdrop)
      addSubview(card)
      card.addSubview(content.view)
      // What is behind a mask is out of reach for VoiceOver as well.
      accessibilityViewIsModal = style.mask != nil
      guard style.scene == .top else { return }
      pan.delegate = self
      card.addGestureRecognizer(pan)
    }

    // MARK: - Coming and going

    var isOnScreen: Bool { window != nil }

    func show(
      in container: AnyObject, isRaised: Bool, _ done: @escaping @MainActor @Sendable () -> Void
    ) {
      guard let container = container as? UIView else { return }
      isTakenAway = false
      // A bar stays above what comes up later.
      let bar = container.subviews.first { ($0 as? PopupView)?.style.scene == .top }
      if let bar, style.scene != .top {
        container.insertSubview(self, belowSubview: bar)
      } else {
        container.addSubview(self)
      }
      NSLayoutConstraint.activate(edges(of: self, on: container))
      raising.isActive = isRaised
      layoutIfNeeded()
      let animation = currentAnimation
      set(animation, isUp: false)
      animate(animation, isUp: true) { [weak self] in
        self?.announce()
        done()
      }
    }

    func hide(_ done: @escaping @MainActor @Sendable () -> Void) {
      animate(currentAnimation, isUp: false, done)
    }

    func remove() {
      guard !isTakenAway else { return }
      isTakenAway = true
      removeFromSuperview()
      if style.mask != nil { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }

    func move(isRaised: Bool) {
      raising.isActive = isRaised
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    override func layoutSubviews() {
      measure()
      super.layoutSubviews()
    }

    /// Swept away with what showed it, unless it is only moved to another view.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil, !isTakenAway else { return }
      Task { [weak self] in
        if let self, window == nil, !isTakenAway { touches.gone() }
      }
    }

    private func announce() {
      if let announcement = style.announcement {
        UIAccessibility.post(notification: .announcement, argument: announcement)
      } else if style.mask != nil {
        UIAccessibility.post(notification: .screenChanged, argument: card)
      }
    }

    // MARK: - Touches

    /// Beside a popup without a mask the page is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard recognizer === pan else { return super.gestureRecognizerShouldBegin(recognizer) }
      guard pan.velocity(in: self).y < 0 else { return false }
      touches.closed()
      return true
    }

    override func accessibilityPerformEscape() -> Bool {
      if canBeClosed { touches.closed() }
      return canBeClosed
    }
  }

  // MARK: - Animations

  extension PopupView {
    private var currentAnimation: PopupStyle.Animation {
      style.animation(reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }

    private func animate(
      _ animation: PopupStyle.Animation, isUp: Bool,
      _ done: @escaping @MainActor @Sendable () -> Void
    ) {
      guard animation != .none else {
        set(animation, isUp: true)
        return done()
      }
      UIView.animate(
        withDuration: animation == .fade ? 0.2 : 0.25, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction]
      ) {
        self.set(animation, isUp: isUp)
      } completion: { _ in
        done()
      }
    }

    private func set(_ animation: PopupStyle.Animation, isUp: Bool) {
      backdrop.alpha = isUp ? 1 : 0
      card.alpha = isUp || (animation != .fade && animation != .scale) ? 1 : 0
      card.transform = isUp ? .identity : beginning(of: animation)
    }

    private func beginning(of animation: PopupStyle.Animation) -> CGAffineTransform {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (width, height) = (isMirrored ? -bounds.width : bounds.width, bounds.height)
      switch animation {
      case .none, .fade: return .identity
      case .scale: return CGAffineTransform(scaleX: 0.8, y: 0.8)
      case .fromTop: return CGAffineTransform(translationX: 0, y: -height)
      case .fromBottom: return CGAffineTransform(translationX: 0, y: height)
      case .fromLeading: return CGAffineTransform(translationX: -width, y: 0)
      case .fromTrailing: return CGAffineTransform(translationX: width, y: 0)
      }
    }
  }

  // MARK: - Layout

  extension PopupView {
    /// Content that depends on how wide it may be, such as text of SwiftUI, is measured.
    fileprivate func measure() {
      let margins: CGFloat =
        switch style.scene {
        case .centre: 32
        case .top: 16
        case .bottom, .full: 0
        }
      let space = CGSize(width: bounds.width - margins, height: bounds.height - 32)
      guard let fitting = content.fitting?(space) else { return }
      for (constraint, length) in zip(size, [fitting.width, fitting.height])
      where constraint.constant != length {
        constraint.constant = length
      }
    }

    private func layOut() {
      for view in [self, backdrop, card, content.view] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate(
        edges(of: backdrop, on: self) + edges(of: content.view, on: card) + place
          + (content.fitting == nil ? [] : size.map(yielding)))
    }

    /// Where the card is; it gives way to the keyboard.
    private var place: [NSLayoutConstraint] {
      let safe = safeAreaLayoutGuide
      let top = card.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 16)
      switch style.scene {
      case .centre:
        return [
          card.centerXAnchor.constraint(equalTo: centerXAnchor),
          yielding(card.centerYAnchor.constraint(equalTo: centerYAnchor)), top,
          card.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
          card.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -16),
        ]
      case .bottom:
        return sides(of: card, on: self)
          + [top, yielding(card.bottomAnchor.constraint(equalTo: bottomAnchor))]
      case .top:
        return [
          card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
          card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
          card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
        ]
      case .full:
        return sides(of: card, on: self) + [
          card.topAnchor.constraint(equalTo: topAnchor),
          yielding(card.bottomAnchor.constraint(equalTo: bottomAnchor)),
        ]
      }
    }

    private func yielding(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      constraint.priority = UILayoutPriority(749)
      return constraint
    }

    private func sides(of view: UIView, on other: UIView) -> [NSLayoutConstraint] {
      [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      ]
    }

    private func edges(of view: UIView, on other: UIView) -> [NSLayoutConstraint] {
      sides(of: view, on: other) + [
        view.topAnchor.constraint(equalTo: other.topAnchor),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      ]
    }
  }
#endif
