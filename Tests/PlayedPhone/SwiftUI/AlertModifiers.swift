// What a refusal is shown by in code that is written by hand.

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

extension Button where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}

extension View {
  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
}
