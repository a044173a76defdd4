#if os(iOS) || PLAYED_PHONE
  import PopupsSystem
  public import SwiftUI

  extension View {
    /// Shows the login panel in this page while it is on screen, and closes it with the page.
    ///
    /// ```swift
    /// ArticleView().guestPanels(panels)
    /// ```
    @available(iOSApplicationExtension, unavailable)
    @MainActor
    public func guestPanels(_ panels: GuestPanels) -> some View {
      popups(panels.popups, page: GuestPanels.page)
    }
  }
#endif
