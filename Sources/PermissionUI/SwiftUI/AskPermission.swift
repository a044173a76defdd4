#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension EnvironmentValues {
    /// Asks for a permission: the question, a refusal explained, Settings and back.
    ///
    /// ```swift
    /// @Environment(\.askPermission) private var ask
    ///
    /// Button("Scan") { Task { if case .granted = await ask(.camera) { scans = true } } }
    /// ```
    public var askPermission: AskPermissionAction {
      get { self[AskPermissionKey.self] }
      set { self[AskPermissionKey.self] = newValue }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct AskPermissionKey: EnvironmentKey {
    static let defaultValue = AskPermissionAction()
  }

  /// Asks for a permission, by the coordinator and in the window of the view that has it.
  @available(iOSApplicationExtension, unavailable)
  public struct AskPermissionAction: Sendable {
    var ownCoordinator: PermissionCoordinator?
    var host: PermissionHost?

    /// Asks for a permission.
    ///
    /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled, as that of
    ///   `.task` is when its view disappears.
    @MainActor
    public func callAsFunction<F: AccessFlow>(
      _ kind: PermissionKind<F>
    ) async -> PermissionOutcome<F.Grant> {
      await coordinator.ask(kind, in: place)
    }

    /// The coordinator of the view: that of ``SwiftUI/View/permissions(_:)``, or the standard one.
    @MainActor
    public var coordinator: PermissionCoordinator { ownCoordinator ?? .standard }

    /// The window of ``SwiftUI/View/permissionHost()``; nil without one.
    @MainActor
    var place: PermissionPlace? { host?.place }
  }

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Lets this view and those in it ask by this coordinator in place of the standard one.
    nonisolated public func permissions(_ coordinator: PermissionCoordinator) -> some View {
      transformEnvironment(\.askPermission) { $0.ownCoordinator = coordinator }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Asks for a permission while a binding is true, as a system's own question is presented.
    ///
    /// The binding is false when the outcome is there. Setting it to false ends the attempt: a
    /// dialog of this package goes; a question of the system stays, and its answer is not delivered.
    ///
    /// ```swift
    /// Button("Scan") { asks = true }
    ///   .asksPermission(.camera, isPresented: $asks) { outcome in
    ///     if case .granted = outcome { scans = true }
    ///   }
    /// ```
    @MainActor
    public func asksPermission<F: AccessFlow>(
      _ kind: PermissionKind<F>, isPresented: Binding<Bool>,
      then done: @escaping @MainActor (PermissionOutcome<F.Grant>) -> Void
    ) -> some View {
      modifier(AsksPermission(kind: kind, isPresented: isPresented, done: done))
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct AsksPermission<F: AccessFlow>: ViewModifier {
    @Environment(\.askPermission) private var ask
    @State private var presentation = PermissionPresentation()
    let kind: PermissionKind<F>
    @Binding var isPresented: Bool
    let done: @MainActor (PermissionOutcome<F.Grant>) -> Void

    func body(content: Content) -> some View {
      content
        .onAppear { present(isPresented) }
        .onChange(of: isPresented) { present($0) }
    }

    private func present(_ isPresented: Bool) {
      presentation.present(
        isPresented, kind, in: ask.coordinator, at: ask.place,
        close: { self.isPresented = false }, done)
    }
  }
#endif
