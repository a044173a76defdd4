@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The range of a person's age.
  public static let ageRange: Self = "age-range"
}

#if os(iOS) || PLAYED_PHONE
  public import DeclaredAgeRange
  package import EveryPath

  @available(iOS 26.0, *)
  extension PermissionKind where F == WholeAccessFlow {
    /// The range of a person's age; needs its entitlement, and no usage description is known.
    ///
    /// Granted says that a range was told, which the closure keeps:
    /// `.ageRange { try await keep($0.requestAgeRange(ageGates: 13, 16, in: controller)) }`.
    ///
    /// - Parameters:
    ///   - use: Tells uses apart: of each the first closure is kept.
    ///   - request: Requests the range, with the service or with the action of SwiftUI's environment.
    public static func ageRange(
      for use: String = "",
      _ request:
        @escaping @MainActor @Sendable (AgeRangeService) async throws ->
        AgeRangeService.Response
    ) -> Self {
      Self(.ageRange, .ageRange, variant: use) { AgeRangeSource(request) }
    }
  }

  /// The age range service of DeclaredAgeRange.
  @available(iOS 26.0, *)
  package final class AgeRangeSource: AccessSource {
    private let request: @MainActor (AgeRangeService) async throws -> AgeRangeService.Response

    /// A source that requests it so.
    package init(
      _ request: @escaping @MainActor (AgeRangeService) async throws -> AgeRangeService.Response
    ) { self.request = request }

    /// Reads nothing: only a request tells.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(.unknown)) }

    /// Asks; that the person declined may be an error (documented: AgeRangeService.Error).
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolve(await answer) }
    }

    private var answer: AccessEvent<WholeGrant> {
      get async {
        do {
          return switch try await request(.shared) {
          case .sharing: .answered(.yes)
          case .declinedSharing: .answered(.no)
          @unknown default: .answered(.no)
          }
        } catch let error as AgeRangeService.Error {
          return error == .invalidRequest ? .failed : .answered(.no)
        } catch {
          return .failed
        }
      }
    }
  }
#else
  extension PermissionKind where F == WholeAccessFlow {
    /// The range of a person's age, where there is no DeclaredAgeRange.
    public static func ageRange() -> Self { Self(missing: .ageRange, .ageRange) }
  }
#endif
