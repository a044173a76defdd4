/// Where an attempt happens: a window of the app, and what shows dialogs in it.
public struct PermissionPlace {
  /// The app, or the window.
  public let app: any AppActivity
  /// Shows the dialogs.
  public let presenter: any DialogPresenter

  /// A place.
  @MainActor
  public init(app: any AppActivity, presenter: any DialogPresenter) {
    self.app = app
    self.presenter = presenter
  }
}
