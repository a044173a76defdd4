public import UIKit

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  private var regions: SafeAreaRegions = [.container, .keyboard]
  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set { regions = newValue }
  }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  /// As wide as it may be, and 80 points high.
  public func sizeThatFits(in size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
  open override func viewDidLoad() { draw(rootView, in: view) }
}

// MARK: - Drawing

/// A view that others are drawn in.
@MainActor protocol PlayedView { func draw(in view: UIView) }

public struct PlayedBackground<Content: View, Background: View>: View, PlayedView {
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let background: Background
  nonisolated init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }
  func draw(in view: UIView) {
    SwiftUI.draw(background, in: view)
    SwiftUI.draw(content, in: view)
  }
}
extension ModifiedContent: PlayedView where Content: View, Modifier: ViewModifier {
  func draw(in view: UIView) { SwiftUI.draw(content, in: view) }
}
extension UIViewRepresentable {
  fileprivate func draw(in view: UIView) {
    view.addSubview(makeUIView(context: .init(coordinator: makeCoordinator())))
  }
}

/// Makes the views of UIKit that are in a view.
@MainActor private func draw<V: View>(_ content: V, in view: UIView) {
  if let played = content as? any PlayedView {
    played.draw(in: view)
  } else if let representable = content as? any UIViewRepresentable {
    representable.draw(in: view)
  } else if V.Body.self != Never.self {
    draw(content.body, in: view)
  }
}
