@_exported public import PermissionDrivers

extension PermissionName {
  /// Health data.
  public static let healthKit: Self = "healthkit"
}

#if os(iOS) || PLAYED_PHONE
  public import HealthKit
  package import EveryPath
  package import PermissionFlows

  extension PermissionKind where F == HealthKitFlow {
    /// Health data of these types.
    ///
    /// Needs `NSHealthUpdateUsageDescription` to share, `NSHealthShareUsageDescription` to read,
    /// and the capability HealthKit; clinical records need
    /// `NSHealthClinicalHealthRecordsShareUsageDescription` to be read. Without any type it is
    /// misconfigured, and so it is with one that HealthKit would raise an exception for: a correlation,
    /// one that apps do not write, or one that is asked for by the object. Nothing of HealthKit is
    /// called then, and `PermissionCoordinator/onProblem` is told what to ask for in its place. Whether
    /// there are clinical records on the device, `supportsHealthRecords()` tells an app that asks for
    /// them.
    ///
    /// - Parameters:
    ///   - share: What the app writes.
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
  package final class HealthKitSource: AccessSource {
    private let store = HKHealthStore()
    private let shared: Set<HKSampleType>
    private let read: Set<HKObjectType>

    /// A source for these types.
    package init(share: Set<HKSampleType>, read: Set<HKObjectType>) {
      shared = share
      self.read = read
    }

    /// Reads whether a request would ask, and what may be written; it tells in the background.
    package func read(_ reply: Reply<AccessEvent<HealthKitFlow.Grant>>) {
      guard HKHealthStore.isHealthDataAvailable() else {
        reply.resolve(.read(.refused(.unavailable)))
        return
      }
      // HealthKit raises an exception for a request without a description, or with a type that is not
      // asked for so: this comes first.
      guard areDescriptionsPresent, problem == nil else {
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
        && (!readsRecords
          || UsageDescription.isPresent("NSHealthClinicalHealthRecordsShareUsageDescription"))
    }

    private var readsRecords: Bool { read.contains { $0.isClinical } }

    /// What is wrong with the first type that HealthKit would raise an exception for.
    package var problem: String? {
      let faults =
        shared.map { ($0.identifier, $0.faultWhereShared) }
        + read.map { ($0.identifier, $0.faultWhereRead) }
      return faults.sorted { $0.0 < $1.0 }.lazy.compactMap { identifier, fault in
        fault.map { "`\(identifier)` \($0)" }
      }.first
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

    /// Asks by a sheet; success says that it was finished, and not what was chosen.
    ///
    /// One that the person left has not failed.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<HealthKitFlow.Grant>>) {
      store.requestAuthorization(toShare: shared, read: read) { @Sendable isFinished, error in
        let isAnswer = error == nil || (error as? HKError)?.code == .errorUserCanceled
        reply.resolveFromAnyThread(isAnswer ? .answered(isFinished ? .yes : .no) : .failed)
      }
    }
  }

  extension HKObjectType {
    /// What is wrong with asking to write it, and what to ask for; nil if nothing is (reported:
    /// Cap-go/capacitor-health #81, kingstinct/react-native-healthkit #178, ryanbr/noop #1371).
    fileprivate var faultWhereShared: String? {
      if isClinical { return "is a clinical record, which apps do not write; ask to read it" }
      return unwritten.contains(identifier)
        ? "is written by the system alone; ask to read it" : faultOfCorrelation
    }

    /// What is wrong with asking to read it by the common request, and what to ask for; nil if nothing
    /// is (documented: requiresPerObjectAuthorization()).
    fileprivate var faultWhereRead: String? {
      requiresPerObjectAuthorization()
        ? "is read by the object: ask each time, by requestPerObjectReadAuthorization(for:predicate:"
          + "completion:), and leave it out here" : faultOfCorrelation
    }

    /// By its name: an app that refers to the type itself may be asked for the key of clinical records.
    fileprivate var isClinical: Bool { identifier.hasPrefix("HKClinicalTypeIdentifier") }

    private var faultOfCorrelation: String? {
      self is HKCorrelationType
        ? "is a correlation, for which no app is authorized; ask for the types that it is made of, as "
          + "bloodPressureSystolic and bloodPressureDiastolic, or each of the nutrients" : nil
    }
  }

  /// What the system writes alone, by identifier; a type that is missing here still raises.
  private let unwritten: Set<String> = [
    "HKCategoryTypeIdentifierAppleStandHour", "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent",
    "HKCategoryTypeIdentifierAudioExposureEvent",
    "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent",
    "HKCategoryTypeIdentifierHighHeartRateEvent",
    "HKCategoryTypeIdentifierIrregularHeartRhythmEvent",
    "HKCategoryTypeIdentifierLowCardioFitnessEvent", "HKCategoryTypeIdentifierLowHeartRateEvent",
    "HKCategoryTypeIdentifierSleepApneaEvent", "HKDataTypeIdentifierElectrocardiogram",
    "HKQuantityTypeIdentifierAppleExerciseTime", "HKQuantityTypeIdentifierAppleMoveTime",
    "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances",
    "HKQuantityTypeIdentifierAppleSleepingWristTemperature",
    "HKQuantityTypeIdentifierAppleStandTime", "HKQuantityTypeIdentifierAppleWalkingSteadiness",
    "HKQuantityTypeIdentifierAtrialFibrillationBurden", "HKQuantityTypeIdentifierNikeFuel",
    "HKQuantityTypeIdentifierWalkingHeartRateAverage",
  ]
#else
  extension PermissionKind where F == HealthKitFlow {
    /// Health data, where there is no HealthKit.
    public static func health() -> Self { Self(missing: .healthKit, HealthKitFlow()) }
  }
#endif
