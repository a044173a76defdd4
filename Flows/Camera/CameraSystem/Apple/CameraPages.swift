#if os(iOS) || PLAYED_PHONE
  import CameraFlow
  public import Combine
  public import PermissionDrivers
  import PermissionUI
  public import SwiftUI
  import UIKit

  /// The camera page of a `NavigationStack`: the presenter of a camera journey in SwiftUI.
  ///
  /// ```swift
  /// let pages = CameraPages()
  /// let driver = CameraDriver(device: camera, presenter: pages.presenter)
  /// pages.presenter.connect(to: driver)
  ///
  /// NavigationStack {
  ///   Home().cameraPage(pages) { CameraPreview(session: camera.session) }
  /// }
  /// ```
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class CameraPages: ObservableObject {
    /// Carries out what the flow orders; connect it to the driver.
    public let presenter: CameraPageStack
    let texts: PermissionTexts

    /// Pages without the camera's.
    ///
    /// - Parameters:
    ///   - dialogs: Shows the journey's dialogs; nil for the standard coordinator's.
    ///   - texts: The words of titles, buttons and messages.
    public init(dialogs: (any DialogPresenter)? = nil, texts: PermissionTexts = PermissionTexts()) {
      presenter = CameraPageStack(
        dialogs: dialogs ?? PermissionCoordinator.standard.place.presenter, texts: texts)
      self.texts = texts
      presenter.onChange = { [weak self] in self?.objectWillChange.send() }
    }

    /// Whether the page is in the stack; the stack sets it when the person goes back.
    public var isInStack: Bool {
      get { presenter.isInStack }
      set { presenter.isInStack = newValue }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Brings the camera page in when the flow orders it; on the root view of a `NavigationStack`.
    ///
    /// A message of the flow takes the picture's place until there is a picture again.
    @MainActor
    public func cameraPage<Page: View>(
      _ pages: CameraPages, @ViewBuilder page: @escaping @MainActor () -> Page
    ) -> some View {
      modifier(CameraPageDestination(pages: pages, page: page))
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct CameraPageDestination<Page: View>: ViewModifier {
    @ObservedObject var pages: CameraPages
    let page: @MainActor () -> Page

    func body(content: Content) -> some View {
      content.navigationDestination(isPresented: $pages.isInStack) {
        CameraPage(pages: pages, page: page)
      }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct CameraPage<Page: View>: View {
    @ObservedObject var pages: CameraPages
    let page: @MainActor () -> Page

    var body: some View {
      ZStack {
        page()
        if let message = pages.presenter.message {
          PageMessage(message: message, texts: pages.texts) { pages.presenter.tap($0) }
        }
      }
      .background { PageReports(stack: pages.presenter).accessibilityHidden(true) }
    }
  }

  /// What the page says in place of the picture.
  @available(iOSApplicationExtension, unavailable)
  private struct PageMessage: View {
    let message: CameraMessage
    let texts: PermissionTexts
    let tap: @MainActor (CameraButton) -> Void

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          Text(verbatim: message.words(texts)).font(.body).foregroundStyle(.white)
          ForEach(message.buttons, id: \.self) { button in
            Button {
              tap(button)
            } label: {
              Text(verbatim: texts.text("button.\(button)", for: "camera"))
                .frame(maxWidth: .infinity, minHeight: 44)
            }
            .accessibilityIdentifier(
              "\(message.accessibilityIdentifier).\(AccessButton(button).hyphenated)")
          }
        }
        .multilineTextAlignment(.center)
        .padding()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.black.ignoresSafeArea() }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(message.accessibilityIdentifier)
    }
  }

  /// Tells the stack of the page's transitions: UIKit calls a page's controller when they have
  /// ended, and SwiftUI's `onAppear` comes when they begin.
  @available(iOSApplicationExtension, unavailable)
  private struct PageReports: UIViewControllerRepresentable {
    let stack: CameraPageStack

    func makeUIViewController(context: Context) -> PageReporter {
      stack.pageWasMade()
      let reporter = PageReporter()
      reporter.stack = stack
      return reporter
    }

    func updateUIViewController(_ reporter: PageReporter, context: Context) {}

    static func dismantleUIViewController(_ reporter: PageReporter, coordinator: Void) {
      reporter.stack?.pageWasTakenApart()
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private final class PageReporter: UIViewController {
    weak var stack: CameraPageStack?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      stack?.pageHasAppeared()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      stack?.pageHasDisappeared()
    }
  }
#endif
