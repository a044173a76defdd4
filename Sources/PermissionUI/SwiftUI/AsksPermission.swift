#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Asks for a permission while a binding is true, as a system's own question is presented.
    ///
    /// The binding is false when the outcome is there. Setting it to false ends the attempt: a
    /// dialog of this package goes; a question of the system stays, and its answer is not told.
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
      then done: @escaping @MainActor (AccessOutcome<F.Grant>) -> Void
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
    let done: @MainActor (AccessOutcome<F.Grant>) -> Void

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
