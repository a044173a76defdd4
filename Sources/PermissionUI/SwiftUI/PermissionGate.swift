#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import SwiftUI

  /// A screen that is nothing without a permission: asks once when it appears, shows its content
  /// while the permission is granted, and says why where it is not.
  ///
  /// It reads again when the app becomes active, so that a grant taken away in Settings closes it.
  /// What was refused before is said in place of the content, and in no dialog. With
  /// `.camera.with(.silent)` a refusal that has just been made is as well.
  ///
  /// ```swift
  /// PermissionGate(.camera) { ScannerView() }
  /// PermissionGate(.photosReadWrite) { grant in
  ///   Library(isWhole: grant == .full)
  /// } otherwise: { refusal in
  ///   Explanation(refusal)
  /// }
  /// ```
  @available(iOSApplicationExtension, unavailable)
  public struct PermissionGate<F: AccessFlow, Content: View, Otherwise: View>: View {
    @Environment(\.askPermission) private var ask
    @StateObject private var model: PermissionModel<F>
    private let content: @MainActor (F.Grant) -> Content
    private let otherwise: @MainActor (PermissionRefusal) -> Otherwise

    /// A gate whose content depends on what is granted.
    @MainActor
    public init(
      _ kind: PermissionKind<F>, @ViewBuilder content: @escaping @MainActor (F.Grant) -> Content,
      @ViewBuilder otherwise: @escaping @MainActor (PermissionRefusal) -> Otherwise
    ) {
      _model = StateObject(wrappedValue: PermissionModel(following: kind))
      self.content = content
      self.otherwise = otherwise
    }

    /// A gate.
    @MainActor
    public init(
      _ kind: PermissionKind<F>, @ViewBuilder content: @escaping @MainActor () -> Content,
      @ViewBuilder otherwise: @escaping @MainActor (PermissionRefusal) -> Otherwise
    ) {
      self.init(kind, content: { _ in content() }, otherwise: otherwise)
    }

    /// What is shown: the content, why there is none, or nothing while the system is asked.
    public var body: some View {
      ZStack {
        switch model.tracker.gate {
        case .waiting: Color.clear.accessibilityHidden(true)
        case .open(let grant): content(grant)
        case .closed(let refusal): otherwise(refusal)
        }
      }
      .onAppear { model.tracker.appear(in: ask.coordinator, at: ask.place) }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension PermissionGate where Otherwise == PermissionRefusalView {
    /// A gate whose content depends on what is granted, with the package's words where nothing is.
    @MainActor
    public init(
      _ kind: PermissionKind<F>, @ViewBuilder content: @escaping @MainActor (F.Grant) -> Content
    ) {
      self.init(kind, content: content) { PermissionRefusalView($0) }
    }

    /// A gate with the package's words where nothing is granted.
    @MainActor
    public init(
      _ kind: PermissionKind<F>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
      self.init(kind, content: { _ in content() }, otherwise: { PermissionRefusalView($0) })
    }
  }
#endif
