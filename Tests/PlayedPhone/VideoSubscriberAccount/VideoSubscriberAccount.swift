// A stand-in for VideoSubscriberAccount, written by hand from Apple's documentation: the few
// declarations that the driver uses, behind which is the simulated phone. It finds misspelt calls,
// broken isolation and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public struct VSCheckAccessOption: Hashable, RawRepresentable, Sendable {
  public static let prompt = VSCheckAccessOption(rawValue: "prompt")
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public enum VSAccountAccessStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, granted
}
open class VSAccountManager: NSObject {
  // Without the question it answers before it returns, which it may.
  @available(macCatalyst, unavailable)
  open func checkAccessStatus(
    options: [VSCheckAccessOption: Any] = [:],
    completionHandler: @escaping @Sendable (VSAccountAccessStatus, (any Error)?) -> Void
  ) {
    let status: VSAccountAccessStatus =
      switch PlayedPhone.reading(of: .tvProvider) {
      case .status(.authorized): .granted
      case .status(.denied): .denied
      case .status(.restricted): .restricted
      default: .notDetermined
      }
    guard options[.prompt] as? Bool == true else { return completionHandler(status, nil) }
    PlayedPhone.request(.tvProvider) {
      switch $0 {
      case .yes: completionHandler(.granted, nil)
      case .no: completionHandler(.denied, nil)
      case .failed: completionHandler(.notDetermined, CancellationError())
      }
    }
  }
}
