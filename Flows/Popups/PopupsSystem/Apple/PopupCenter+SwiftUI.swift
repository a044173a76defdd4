#if os(iOS) || PLAYED_PHONE
  public import PopupsFlow
  public import SwiftUI
  import UIKit

  extension PopupCenter {
    /// Shows a view in its turn, within its style; what is already there waits or gives way.
    ///
    /// It is made when its turn comes, is as large as it wants to be, and is kept while the popup is
    /// covered.
    public func show<Content: View>(
      _ popup: Popup, style: PopupStyle = .centre(),
      @ViewBuilder content: @escaping @MainActor () -> Content,
      onEvent: @escaping @MainActor (PopupNews) -> Void = { _ in }
    ) {
      show(popup, style, onEvent) {
        let controller = PopupHostingController(rootView: content())
        controller.view.backgroundColor = .clear
        // The popup moves above the keyboard as a whole.
        if #available(iOS 16.4, *) { controller.safeAreaRegions = .container }
        return PopupContent(view: controller.view, owner: controller) { [unowned controller] in
          controller.sizeThatFits(in: $0)
        }
      }
    }
  }

  /// Lets its popup measure it again when what it shows has changed.
  private final class PopupHostingController<Content: View>: UIHostingController<Content> {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.superview?.superview?.setNeedsLayout()
    }
  }

  extension View {
    /// Makes this view a page of a center: popups with `container: name` are shown on it and end with
    /// it, and those with `condition: name` come up only while it is on screen.
    ///
    /// ```swift
    /// HomeView().popups(popups, page: "home")
    /// ```
    @MainActor
    public func popups(_ center: PopupCenter, page name: String) -> some View {
      background { PopupPage(center: center, name: name).accessibilityHidden(true) }
    }
  }

  private struct PopupPage: UIViewRepresentable {
    let center: PopupCenter
    let name: String

    func makeUIView(context: Context) -> PopupPageView { PopupPageView(center, name) }
    func updateUIView(_ view: PopupPageView, context: Context) {}
  }
#endif
