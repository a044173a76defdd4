@_exported public import PermissionDrivers

extension PermissionName {
  /// The local network.
  public static let localNetwork: Self = "local-network"
}

extension PermissionKind where F == LocalNetworkFlow {
  /// The local network; needs `NSLocalNetworkUsageDescription`, the type in `NSBonjourServices`.
  ///
  /// - Parameter type: A Bonjour type of the app's, such as `_game._tcp`, that it browses for and
  ///   advertises for a moment: finding itself tells that it may.
  public static func localNetwork(_ type: String) -> Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.localNetwork, LocalNetworkFlow(), variant: type) { LocalNetworkSource(type) }
    #else
      Self(missing: .localNetwork, LocalNetworkFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import Network
  package import EveryPath
  package import PermissionFlows

  /// The search of Network for a service that the app itself advertises.
  package final class LocalNetworkSource: AccessSource {
    private let type: String
    /// After which time in silence, and without a question, a search has failed.
    package let settlingLimit: Duration?
    private var asking: Reply<AccessEvent<WholeGrant>>?
    private var browser: NWBrowser?
    private var listener: NWListener?

    /// A source that searches for this Bonjour type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - patience: After which time in silence, and without a question, a search has failed.
    package init(_ type: String, patience: Duration = .seconds(10)) {
      self.type = type
      settlingLimit = patience
    }

    /// Nothing can be read but the app's own keys: without the type, the search fails at once.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      reply.resolve(
        .read(
          AccessReading.unknown.needing("NSLocalNetworkUsageDescription")
            .needing(type, in: "NSBonjourServices")))
    }

    /// Searches; the first search asks, and may be told "no" before the person has answered.
    ///
    /// One error is a refusal (documented: `kDNSServiceErr_PolicyDenied`). Every other, and silence,
    /// is a failure: the network may be gone.
    package func ask(_ request: LocalNetworkFlow.Request, _ reply: Reply<AccessEvent<WholeGrant>>) {
      end()
      asking = reply
      advertise(reply)
      browse(reply)
      reply.onCancel { [weak self] in self?.end() }
    }

    private func advertise(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let parameters: NWParameters = type.hasSuffix("._udp") ? .udp : .tcp
      guard let listener = try? NWListener(using: parameters) else { return finish(.failed, reply) }
      listener.service = NWListener.Service(type: type)
      listener.newConnectionHandler = { @Sendable connection in connection.cancel() }
      listener.stateUpdateHandler = { @Sendable state in
        switch state {
        case .waiting(let error), .failed(let error): self.finish(Self.told(by: error), reply)
        default: break
        }
      }
      listener.start(queue: .main)
      self.listener = listener
    }

    private func browse(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let browser = NWBrowser(for: .bonjour(type: type, domain: nil), using: NWParameters())
      browser.stateUpdateHandler = { @Sendable state in
        switch state {
        case .waiting(let error), .failed(let error): self.finish(Self.told(by: error), reply)
        default: break
        }
      }
      browser.browseResultsChangedHandler = { @Sendable results, _ in
        if !results.isEmpty { self.finish(.answered(.yes), reply) }
      }
      browser.start(queue: .main)
      self.browser = browser
    }

    /// What an error tells: -65570 is `kDNSServiceErr_PolicyDenied` of dns_sd.h.
    private nonisolated static func told(by error: NWError) -> AccessEvent<WholeGrant> {
      if case .dns(-65570) = error { .answered(.no) } else { .failed }
    }

    /// Answers what is still asked, from any thread.
    private nonisolated func finish(
      _ event: AccessEvent<WholeGrant>, _ reply: Reply<AccessEvent<WholeGrant>>
    ) {
      Task { @MainActor in
        guard asking?.ticket == reply.ticket else { return }
        end()
        reply.resolve(event)
      }
    }

    private func end() {
      asking = nil
      browser?.cancel()
      browser = nil
      listener?.cancel()
      listener = nil
    }
  }
#endif
