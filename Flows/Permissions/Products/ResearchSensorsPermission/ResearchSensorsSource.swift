@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Sensors for research.
  public static let researchSensors: Self = "research-sensors"
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  public import SensorKit

  extension PermissionKind where F == WholeAccessFlow {
    /// Sensors for research, asked for together: granted is all of them.
    ///
    /// Needs `NSSensorKitUsageDescription`, `NSSensorKitUsageDetail` with an entry for each sensor,
    /// and the entitlement, without which the system ends the app. Without any sensor there is
    /// nothing to ask for: it is misconfigured.
    public static func researchSensors(_ sensors: Set<SRSensor>) -> Self {
      let variant = sensors.map(\.rawValue).sorted().joined(separator: " ")
      return Self(.researchSensors, .researchSensors, variant: variant) {
        ResearchSensorsSource(sensors)
      }
    }
  }

  /// The sensor readers of SensorKit, one a sensor.
  package final class ResearchSensorsSource: AccessSource {
    private let sensors: Set<SRSensor>
    private lazy var readers = sensors.map { SRSensorReader(sensor: $0) }

    /// A source for these sensors.
    package init(_ sensors: Set<SRSensor>) { self.sensors = sensors }

    /// Reads every sensor: one that was not asked for can be, one that was refused is missing.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      if sensors.isEmpty { return .refused(.missingDescription) }
      let readings = readers.map { Self.reading($0.authorizationStatus) }
      let open = readings.first { $0 == .notDetermined } ?? readings.first { $0 != .granted(.full) }
      // The details are a dictionary; without it a request fails (reported: SRError 8197).
      if open == .notDetermined, UsageDescription.find("NSSensorKitUsageDetail") == nil {
        return .refused(.missingDescription)
      }
      return (open ?? .granted(.full)).needing("NSSensorKitUsageDescription")
    }

    private static func reading(_ status: SRAuthorizationStatus) -> AccessReading<WholeGrant> {
      switch status {
      case .authorized: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      @unknown default: .refused(.denied)
      }
    }

    /// Asks by a sheet; its end says whether it failed, and not what was chosen.
    ///
    /// One that the person left has not failed.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      SRSensorReader.requestAuthorization(sensors: sensors) { @Sendable error in
        let isLeft = (error as? SRError)?.code == .promptDeclined
        reply.resolveFromAnyThread(
          error == nil ? .answered(.yes) : isLeft ? .answered(.no) : .failed)
      }
    }
  }
#else
  extension PermissionKind where F == WholeAccessFlow {
    /// Sensors for research, where there is no SensorKit.
    public static func researchSensors() -> Self {
      Self(missing: .researchSensors, .researchSensors)
    }
  }
#endif
