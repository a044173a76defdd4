import EveryPath
import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

/// What is read is what is done.
extension AccessProperties {
  /// Of each reading, what may follow it until the next read.
  @PropertyBuilder<Phone> var followed: [Property<Phone>] {
    for reading in readings + obstacles {
      if let told = binding.reading(reading) { followed(reading, Allowed(binding, told)) }
    }
  }

  private func followed(_ reading: Reading, _ allowed: Allowed<F>) -> Property<Phone> {
    NeverAfter(
      .followed(reading), .read(reading, at: slot),
      until: .readOther(than: reading, at: slot) || .began(component) || .processEnded,
      allowed.isBroken(after: reading, at: slot, component: component)
    ).property
  }

  /// Of each reading, that the app makes something of it, and not only reads again.
  @PropertyBuilder<Phone> var acted: [Property<Phone>] {
    for reading in readings + obstacles where binding.reading(reading) != nil {
      PermissionProperties.comesToSomething(
        after: reading, at: slot, of: component,
        or: .hasDelivered(component))
    }
  }
}

/// What a reading leaves open, as the permission decides about it.
private struct Allowed<F: AccessFlow>: Sendable where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  /// Whether dialogs and Settings are this permission's own, and not those of a flow that calls it.
  private let isExplained: Bool
  private var asks = false
  private var settings = false
  private var dialogs: [Dialog] = []
  private var outcomes: [F.Outcome] = []

  init(_ binding: AccessBinding<F>, _ reading: AccessReading<F.Grant>) {
    let flow = binding.flow
    isExplained = !flow.explainedRefusals.isEmpty
    let asked: [F.Request?] = [nil] + flow.requests.map { $0 }
    for last in asked { add(flow.decide(reading, after: last), binding) }
    if reading == .unknown {
      for request in flow.requests { add(flow.decideRefused(request), binding) }
      outcomes += [.granted(.whole)] + flow.refusals.map { F.Outcome($0) }
    }
    if flow.tellsFailure, reading == .unknown || reading == .notDetermined {
      add(.refused(.failed), binding)
    }
    // Back from Settings, what was read is the outcome.
    switch reading {
    case .granted(let grant): outcomes.append(.granted(grant))
    case .refused, .unknown: break
    case .notDetermined: outcomes.append(.cancelled)
    }
  }

  private mutating func add(
    _ decision: AccessDecision<F.Grant, F.Request>, _ binding: AccessBinding<F>
  ) {
    switch decision {
    case .enough(let grant): outcomes.append(.granted(grant))
    case .ask: asks = true
    case .giveUp: outcomes.append(.cancelled)
    case .refused(let refusal):
      outcomes.append(F.Outcome(refusal))
      guard binding.flow.explains(refusal) else { return }
      outcomes.append(.alternative)
      dialogs.append(binding.dialog(for: refusal))
      if binding.flow.offersSettings(refusal) { settings = true }
    }
  }

  func isBroken(after reading: Reading, at slot: PermissionSlot, component: Int) -> Predicate<Phone>
  {
    .saw("forbidden after \(reading.words), at: \(slot)") { forbids($0, at: slot) }
      || .delivered(component) && !.saw(.dialogSwept)
        && !.any(outcomes) { .delivered($0, component: component) }
  }

  private func forbids(_ observation: Observation, at slot: PermissionSlot) -> Bool {
    switch observation {
    case .about(slot, .requested): !asks
    case .settingsOrdered: isExplained && !settings
    case .dialogOrdered(let dialog):
      dialog.kind == .primer ? !asks : isExplained && !dialogs.contains(dialog)
    default: false
    }
  }
}
