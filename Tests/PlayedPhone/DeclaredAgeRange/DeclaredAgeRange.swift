// A stand-in for DeclaredAgeRange, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

import PlayedPhone
public import UIKit

@available(iOS 26.0, *)
public struct AgeRangeService {
  public static let shared = AgeRangeService()
  public struct AgeRange { public let lowerBound: Int? }
  public enum Response {
    case sharing(range: AgeRange)
    case declinedSharing
  }
  public enum Error: Swift.Error { case notAvailable, invalidRequest }
  @MainActor
  public func requestAgeRange(
    ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil,
    in viewController: UIViewController
  ) async throws -> Response {
    switch await PlayedPhone.answer(to: .ageRange) {
    case .yes: return .sharing(range: AgeRange(lowerBound: threshold1))
    case .no: return .declinedSharing
    case .failed: throw Error.invalidRequest
    }
  }
}
