#if os(iOS) || PLAYED_PHONE
  import IMLoginFlow
  public import SwiftUI

  /// The root of a messenger: the login page or home, and over them a spinner while a manual login
  /// is under way, during which no page can be touched.
  ///
  /// ```swift
  /// IMRoot(login) { LoginPage(notice: $0.notice) } home: { Home(allowed: $0.allowed) }
  /// ```
  public struct IMRoot<LoginPage: View, Home: View>: View {
    private let login: IMLogin
    private let loginPage: @MainActor (IMScreen) -> LoginPage
    private let home: @MainActor (IMScreen) -> Home
    @State private var screen: IMScreen

    /// A root with these two pages, made of what is to be shown.
    public init(
      _ login: IMLogin, @ViewBuilder loginPage: @escaping @MainActor (IMScreen) -> LoginPage,
      @ViewBuilder home: @escaping @MainActor (IMScreen) -> Home
    ) {
      self.login = login
      self.loginPage = loginPage
      self.home = home
      _screen = State(initialValue: login.screen)
    }

    /// The page, and the spinner.
    public var body: some View {
      ZStack {
        page.disabled(screen.isBusy)
        if screen.isBusy { ProgressView() }
      }
      .task { for await screen in login.screens { self.screen = screen } }
    }

    @ViewBuilder private var page: some View {
      switch screen.page {
      case .blank: Color.clear
      case .login: loginPage(screen)
      case .home: home(screen)
      }
    }
  }
#endif
