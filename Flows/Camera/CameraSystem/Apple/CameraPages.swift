#if os(iOS) || PLAYED_PHONE
  public import CameraFlow
  public import CameraPermission
  public import Combine
  public import PermissionFlows
  public import PermissionUI
  public import SwiftUI
  import UIKit

  /// A camera page in a `NavigationStack`, with its camera and its permission.
  ///
  /// ```swift
  /// @StateObject private var pages = CameraPages()
  ///
  /// NavigationStack {
  ///   Button("Scan") { Task { await pages.open() } }
  ///     .cameraPage(pages) { CameraPreview(session: pages.camera.session) }
  ///     .task { await pages.resume() }
  /// }
  /// ```
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class CameraPages: ObservableObject {
    /// The camera, whose session gives the picture.
    public let camera: AppleCamera

    let stack = CameraPageStack()
    let texts: PermissionTexts
    private let runner: CameraPageRunner

    /// Pages without the camera's.
    ///
    /// - Parameters:
    ///   - kind: The camera, with the policy that other screens ask with.
    ///   - policy: When the page is opened.
    ///   - permissions: Asks for the camera.
    ///   - camera: The camera.
    ///   - place: The window with the page; nil for the coordinator's own.
    public init(
      _ kind: PermissionKind<WholeAccessFlow> = .camera,
      _ policy: CameraFlow.Policy = .popThenPrompt,
      permissions: PermissionCoordinator = .standard, camera: AppleCamera = AppleCamera(),
      in place: PermissionPlace? = nil
    ) {
      self.camera = camera
      texts = permissions.texts
      runner = CameraPageRunner(
        kind, policy, permissions: permissions, camera: camera, page: stack, in: place)
      stack.onChange = { [weak self] in self?.objectWillChange.send() }
    }

    /// Opens the page, or joins the attempt that runs.
    ///
    /// - Returns: `.ready` once there is a picture, or why there is none; `.cancelled` if the
    ///   calling task is cancelled.
    @discardableResult
    public func open() async -> CameraOutcome { await runner.open() }

    /// Goes on with an attempt that an earlier process left for Settings, where iOS ended it; call
    /// it once the stack is there.
    ///
    /// - Returns: How it ended; nil if there is nothing to go on with.
    @discardableResult
    public func resume() async -> CameraOutcome? { await runner.resume() }

    /// Whether the page is in the stack; the stack sets it when the person goes back.
    var isInStack: Bool {
      get { stack.isInStack }
      set { stack.isInStack = newValue }
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
        if let message = pages.stack.message {
          PageMessage(message: message, texts: pages.texts) { pages.stack.tap($0) }
        }
      }
      .background { PageReports(stack: pages.stack).accessibilityHidden(true) }
    }
  }

  /// What the page says in place of the picture.
  @available(iOSApplicationExtension, unavailable)
  private struct PageMessage: View {
    let message: CameraMessage
    let texts: PermissionTexts
    let tap: @MainActor (AccessButton) -> Void

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          Text(verbatim: message.text(in: texts)).font(.body).foregroundStyle(.white)
          ForEach(message.buttons, id: \.self) { button in
            Button {
              tap(button)
            } label: {
              Text(verbatim: message.label(of: button, in: texts))
                .frame(maxWidth: .infinity, minHeight: 44)
            }
            .accessibilityIdentifier(message.accessibilityIdentifier(of: button))
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
