import EveryPath
import Foundation

extension FlightRecord.Version {
  /// The version of iOS that the app runs on; nil on any other system.
  static var current: FlightRecord.Version? {
    #if os(iOS) && !targetEnvironment(macCatalyst)
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return FlightRecord.Version(
        version.majorVersion, version.minorVersion, version.patchVersion)
    #else
      return nil
    #endif
  }
}
