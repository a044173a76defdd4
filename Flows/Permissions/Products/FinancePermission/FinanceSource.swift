@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Financial data of Wallet.
  public static let finance: Self = "finance"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Financial data of Wallet, from iOS 17.4 on.
  ///
  /// Needs `NSFinancialDataUsageDescription` and the entitlement, without which the first call
  /// ends the app (reported).
  public static var finance: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.finance, .finance) { FinanceSource() }
    #else
      Self(missing: .finance, .finance)
    #endif
  }
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  import FinanceKit
  package import EveryPath

  /// The finance store of FinanceKit.
  package final class FinanceSource: AccessSource {
    /// Reads whether the device has financial data, and the status only then; a read that fails is
    /// a store that is not available, and so is a system before iOS 17.4.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      Task {
        let reading = await Self.reading()
        // The key has another name in reports, `NSFinancialDataDescription` (uncertain): either
        // counts.
        reply.resolve(
          .read(
            reading.needing("NSFinancialDataUsageDescription", "NSFinancialDataDescription")))
      }
    }

    private nonisolated static func reading() async -> AccessReading<WholeGrant> {
      guard #available(iOS 17.4, *), FinanceStore.isDataAvailable(.financialData) else {
        return .refused(.unavailable)
      }
      return switch try? await FinanceStore.shared.authorizationStatus() {
      case .authorized: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case nil: .refused(.unavailable)
      @unknown default: .refused(.unavailable)
      }
    }

    /// Asks; a refusal is returned, and an error is none.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolveFromAnyThread(await Self.answer()) }
    }

    private nonisolated static func answer() async -> AccessEvent<WholeGrant> {
      guard #available(iOS 17.4, *) else { return .answered(.no) }
      guard let status = try? await FinanceStore.shared.requestAuthorization() else {
        return .failed
      }
      return .answered(status == .authorized ? .yes : .no)
    }
  }
#endif
