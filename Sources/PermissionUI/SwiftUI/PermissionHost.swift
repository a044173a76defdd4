#if os(iOS) || PLAYED_PHONE
  public import SwiftUI
  import PermissionDrivers
  import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Lets this view and those in it ask in their own window, for an app with several.
    ///
    /// Put it on the outermost view of each window. Without it the active window shows the dialogs.
    @MainActor
    public func permissionHost() -> some View { modifier(PermissionHosting()) }
  }

  /// A window of the app, once a view in it is known.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  final class PermissionHost {
    weak var scene: UIWindowScene?
    private var known: (scene: ObjectIdentifier, place: PermissionPlace)?

    /// The window as a place to ask in; nil until the view is in a window.
    var place: PermissionPlace? {
      guard let scene else { return nil }
      if let known, known.scene == ObjectIdentifier(scene) { return known.place }
      let place = PermissionPlace(in: scene)
      known = (ObjectIdentifier(scene), place)
      return place
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct PermissionHosting: ViewModifier {
    @State private var host = PermissionHost()

    func body(content: Content) -> some View {
      content
        .background { SceneReader(host: host).accessibilityHidden(true) }
        .transformEnvironment(\.askPermission) { [host] in $0.host = host }
    }
  }

  /// Tells the host its window scene, from a view without a size.
  @available(iOSApplicationExtension, unavailable)
  private struct SceneReader: UIViewRepresentable {
    let host: PermissionHost

    func makeUIView(context: Context) -> SceneView {
      let view = SceneView()
      view.host = host
      return view
    }

    func updateUIView(_ view: SceneView, context: Context) { view.host = host }
  }

  @available(iOSApplicationExtension, unavailable)
  private final class SceneView: UIView {
    weak var host: PermissionHost?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if let scene = window?.windowScene { host?.scene = scene }
    }
  }
#endif
