@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Nearby interaction.
  public static let nearbyInteraction: Self = "nearby-interaction"
}

#if os(iOS) || PLAYED_PHONE
  public import NearbyInteraction
  package import EveryPath

  extension PermissionKind where F == WholeAccessFlow {
    /// Nearby interaction; needs `NSNearbyInteractionUsageDescription`.
    ///
    /// - Parameters:
    ///   - peer: Tells peers apart: of each the first closure is kept.
    ///   - configuration: Makes what the session runs with, when it is about to ask: of a peer's
    ///     token, which the app got from the peer. Without one it cannot ask, and fails.
    public static func nearbyInteraction(
      with peer: String = "", _ configuration: @escaping @MainActor @Sendable () -> NIConfiguration?
    ) -> Self {
      Self(.nearbyInteraction, .nearbyInteraction, variant: peer) {
        NearbyInteractionSource(configuration)
      }
    }
  }

  /// A session of NearbyInteraction: running one asks.
  package final class NearbyInteractionSource: AccessSource {
    private let configuration: @MainActor @Sendable () -> NIConfiguration?
    private let listener = NearbyListener()
    private var session: NISession?
    private var asking: Reply<AccessEvent<WholeGrant>>?

    /// A source whose sessions run with this configuration.
    package init(_ configuration: @escaping @MainActor @Sendable () -> NIConfiguration?) {
      self.configuration = configuration
      listener.heard = { [weak self] in self?.take($0, of: $1) }
    }

    /// Reads whether the device can do it; whether it may, only a session tells.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      guard NISession.deviceCapabilities.supportsPreciseDistanceMeasurement else {
        return .refused(.unavailable)
      }
      return .unknown.needing("NSNearbyInteractionUsageDescription")
    }

    /// A session may neither run nor end.
    package var settlingLimit: Duration? { .seconds(10) }

    /// Asks by running a session, a new one each time: one that has ended cannot run again.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      end()
      guard let configuration = configuration() else {
        reply.resolveFromAnyThread(.failed)
        return
      }
      let session = NISession()
      session.delegate = listener
      self.session = session
      asking = reply
      session.run(configuration)
      reply.onCancel { [weak self] in self?.end() }
    }

    private func take(_ event: AccessEvent<WholeGrant>, of session: ObjectIdentifier) {
      guard let current = self.session, ObjectIdentifier(current) == session else { return }
      let reply = asking
      end()
      reply?.resolve(event)
    }

    private func end() {
      asking = nil
      session?.invalidate()
      session = nil
    }
  }

  @MainActor
  private final class NearbyListener: NSObject, NISessionDelegate {
    var heard: @MainActor (AccessEvent<WholeGrant>, ObjectIdentifier) -> Void = { _, _ in }

    nonisolated func sessionDidStartRunning(_ session: NISession) {
      let name = ObjectIdentifier(session)
      MainActor.assumeIsolated { heard(.answered(.yes), name) }
    }

    nonisolated func session(_ session: NISession, didInvalidateWith error: any Error) {
      let name = ObjectIdentifier(session)
      let isRefusal = (error as? NIError)?.code == .userDidNotAllow
      MainActor.assumeIsolated { heard(isRefusal ? .answered(.no) : .failed, name) }
    }
  }
#else
  extension PermissionKind where F == WholeAccessFlow {
    /// Nearby interaction, where there is no NearbyInteraction.
    public static func nearbyInteraction() -> Self {
      Self(missing: .nearbyInteraction, .nearbyInteraction)
    }
  }
#endif
