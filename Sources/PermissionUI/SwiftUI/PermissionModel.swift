#if os(iOS) || PLAYED_PHONE
  public import Combine
  public import PermissionDrivers

  /// One permission for a view that shows it: a settings page, an onboarding list.
  ///
  /// It reads at the start and when the app becomes active, resumes what an earlier process
  /// left for Settings, and asks when requested.
  ///
  /// ```swift
  /// @StateObject private var camera = PermissionModel(.camera)
  ///
  /// Button(camera.grant == nil ? "Allow" : "Allowed") { Task { await camera.ask() } }
  /// ```
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class PermissionModel<F: AccessFlow>: ObservableObject {
    /// What is known of the permission; nil until it has been read.
    @Published public private(set) var status: PermissionStatus<F.Grant>?
    /// How the last attempt of this process ended; nil if there was none.
    @Published public private(set) var outcome: PermissionOutcome<F.Grant>?
    /// Whether the permission is being asked for.
    @Published public private(set) var isAsking = false

    let tracker: PermissionTracker<F>

    /// A model of a permission.
    ///
    /// - Parameters:
    ///   - kind: The permission.
    ///   - coordinator: Asks and reads; nil for the standard one.
    public convenience init(_ kind: PermissionKind<F>, in coordinator: PermissionCoordinator? = nil)
    {
      self.init(following: kind)
      tracker.start(in: coordinator ?? .standard)
    }

    init(following kind: PermissionKind<F>) {
      tracker = PermissionTracker(kind)
      tracker.onChange = { [weak self] in self?.update() }
    }

    /// What is granted now; nil if nothing is.
    public var grant: F.Grant? { tracker.grant }

    /// Why the permission is out of reach now, in words and with buttons; nil if it is granted, or
    /// has not been read.
    public var refusal: PermissionRefusal? { tracker.refusal }

    /// Asks for the permission, or joins the attempt that runs.
    ///
    /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
    @discardableResult
    public func ask() async -> PermissionOutcome<F.Grant> { await tracker.ask() }

    /// Opens Settings where the permission can be changed.
    public func openSettings() { tracker.openSettings() }

    private func update() {
      status = tracker.status
      outcome = tracker.outcome
      isAsking = tracker.isAsking
    }
  }
#endif
