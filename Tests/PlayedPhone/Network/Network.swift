// A stand-in for Network, written by hand from Apple's documentation: what the permission for the
// local network uses, played by the simulated phone. It proves nothing about the SDK.

@_exported import Dispatch
@_exported import Foundation
import PlayedPhone

public enum NWError: Error, Equatable, Sendable {
  case dns(Int32)
  case posix(Int32)
}

public final class NWParameters {
  public init() {}
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
}

public enum NWEndpoint: Hashable, Sendable {
  case service(name: String, type: String, domain: String)
  public struct Port: Hashable, Sendable {
    public static let any = Port()
  }
}

public final class NWConnection {
  public func cancel() {}
}
@available(iOS 17.0, *)
extension NWConnection: @unchecked Sendable {}

public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
  }
  public struct Result: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
    }
    public let endpoint: NWEndpoint
  }

  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  private let descriptor: Descriptor
  private var isCancelled = false
  /// How many search; a test sets it.
  nonisolated(unsafe) public static var searching = 0

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
  }

  /// Where it may, it finds what the app advertises.
  public func start(queue: DispatchQueue) {
    Self.searching += 1
    PlayedPhone.request(.localNetwork) { [weak self] answer in
      queue.sync {
        guard let self, !self.isCancelled else { return }
        switch answer {
        case .yes:
          self.stateUpdateHandler?(.ready)
          guard case .bonjour(let type, let domain) = self.descriptor else { return }
          let found = Result(
            endpoint: .service(name: "This app", type: type, domain: domain ?? "local."))
          self.browseResultsChangedHandler?([found], [.added(found)])
        // kDNSServiceErr_PolicyDenied.
        case .no: self.stateUpdateHandler?(.waiting(.dns(-65570)))
        case .failed: self.stateUpdateHandler?(.failed(.posix(50)))
        }
      }
    }
  }

  public func cancel() {
    if !isCancelled { Self.searching -= 1 }
    isCancelled = true
  }
}

public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  public struct Service: Equatable, Sendable {
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {}
  }

  public var service: Service?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
