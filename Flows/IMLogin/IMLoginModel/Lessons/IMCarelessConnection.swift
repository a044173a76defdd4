import EveryPath
import FlowModel
import IMLoginFlow

/// A connection with one mistake at a time.
extension IMConnection {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case trustsLateSteps
    case takesAnyOrder
    case followsTheNetwork
    case sendsEarly
    case completeEarly
    case neverComplete
  }

  /// The connection with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "im-mutant-\(fault.rawValue)",
      ordering: { fault == .neverComplete && $0 == .allow(.everything) ? nil : $0 }
    ) { state in
      switch (fault, state) {
      case (.trustsLateSteps, .called): On(.step(.late)) { Go(to: .linked) }
      case (.trustsLateSteps, .linked): On(.step(.late)) { Go(to: .online) }
      case (.takesAnyOrder, .called): On(.step(.unknown)) { Go(to: .linked) }
      case (.takesAnyOrder, .linked): On(.step(.unknown)) { Go(to: .online) }
      case (.followsTheNetwork, .online): On(.step(.current(.netChanged))) { Go(to: .waiting) }
      case (.sendsEarly, .linked): Enter { Perform(.allow(.send)) }
      case (.completeEarly, .logining): On(.step(.current(.loginOK))) { Go(to: .online) }
      default: transitions(from: state)
      }
    }
  }
}
