@_exported public import PermissionDrivers

extension PermissionName {
  /// Health data.
  public static let healthKit: Self = "healthkit"
}

#if os(iOS) || PLAYED_PHONE
  public import HealthKit
  public import EveryPath

  extension PermissionKind where F == HealthKitFlow {
    /// Health data of these types.
    ///
    /// Needs `NSHealthUpdateUsageDescription` to share, `NSHealthShareUsageDescription` to read,
    /// and the capability HealthKit. Without any type it is misconfigured.
    ///
    /// - Parameters:
    ///   - share: What the app writes. A type that the system does not let apps write ends the app.
    ///   - read: What the app reads.
    public static func health(
      share: Set<HKSampleType> = [], read: Set<HKObjectType> = []
    ) -> Self {
      let types = [("share", share.map(\.identifier)), ("read", read.map(\.identifier))]
      let variant = types.map { "\($0.0): \($0.1.sorted().joined(separator: " "))" }
      return Self(.healthKit, HealthKitFlow(), variant: variant.joined(separator: "; ")) {
        HealthKitSource(share: share, read: read)
      }
    }
  }

  /// The health store of HealthKit, asked for an app's types.
  public final class HealthKitSource: AccessSource {
    private let store = HKHealthStore()
    private let shared: Set<HKSampleType>
    private let read: Set<HKObjectType>

    /// A source for these types.
    public init(share: Set<HKSampleType>, read: Set<HKObjectType>) {
      shared = share
      self.read = read
    }

    /// Reads whether a request would ask, and what may be written; it tells in the background.
    public func read(_ reply: Reply<AccessEvent<HealthKitFlow.Grant>>) {
      guard HKHealthStore.isHealthDataAvailable() else {
        reply.resolve(.read(.refused(.unavailable)))
        return
      }
      // HealthKit raises an exception for a request without a description: this comes first.
      guard areDescriptionsPresent else {
        reply.resolve(.read(.refused(.missingDescription)))
        return
      }
      let (store, shared) = (store, shared)
      store.getRequestStatusForAuthorization(toShare: shared, read: read) { @Sendable status, _ in
        let writing = shared.map { store.authorizationStatus(for: $0) }
        reply.resolveFromAnyThread(.read(Self.reading(status, writing)))
      }
    }

    private var areDescriptionsPresent: Bool {
      guard !shared.isEmpty || !read.isEmpty else { return false }
      return (shared.isEmpty || UsageDescription.isPresent("NSHealthUpdateUsageDescription"))
        && (read.isEmpty || UsageDescription.isPresent("NSHealthShareUsageDescription"))
    }

    private nonisolated static func reading(
      _ request: HKAuthorizationRequestStatus, _ writing: [HKAuthorizationStatus]
    ) -> AccessReading<HealthKitFlow.Grant> {
      let isDenied = writing.contains(.sharingDenied)
      let isWholeWrite = !writing.isEmpty && writing.allSatisfy { $0 == .sharingAuthorized }
      switch request {
      case .shouldRequest: return .notDetermined
      case .unnecessary:
        return isDenied ? .refused(.denied) : .granted(isWholeWrite ? .write : .asked)
      // Not to be determined at this moment: what may be written is known all the same.
      case .unknown: break
      @unknown default: break
      }
      return isDenied ? .refused(.denied) : isWholeWrite ? .granted(.write) : .notDetermined
    }

    /// Asks by a sheet; success says that it was finished, and not what was chosen. One that the
    /// person left has not failed.
    public func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<HealthKitFlow.Grant>>) {
      store.requestAuthorization(toShare: shared, read: read) { @Sendable isFinished, error in
        let isAnswer = error == nil || (error as? HKError)?.code == .errorUserCanceled
        reply.resolveFromAnyThread(isAnswer ? .answered(isFinished ? .yes : .no) : .failed)
      }
    }
  }
#endif
