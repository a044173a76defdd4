public import EveryPath
public import FlowModel
public import PermissionFacts
public import PermissionFlows
public import SimulatedPhone

/// How the way to a permission acts on the simulated phone, and what it hears of it.
public struct AccessBinding<F: AccessFlow>: Sendable
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  /// The flow.
  public let flow: F
  /// The slot of its permission.
  public let slot: PermissionSlot
  /// Whether an open request is joined instead of made again, as a driver does it.
  let joinsRequests: Bool
  /// What a status is taken for; a lesson takes one for another.
  let misreads: @Sendable (Reading) -> Reading

  /// A flow on the phone.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - slot: The slot of its permission.
  ///   - joinsRequests: Whether an open request is joined instead of made again, as drivers do.
  ///   - misreads: What a status is taken for; a lesson takes one for another.
  public init(
    flow: F, slot: PermissionSlot = 0, joinsRequests: Bool = true,
    misreads: @escaping @Sendable (Reading) -> Reading = { $0 }
  ) {
    self.flow = flow
    self.slot = slot
    self.joinsRequests = joinsRequests
    self.misreads = misreads
  }

  /// A component that runs the flow on the phone.
  ///
  /// - Throws: Every mistake of the flow's definition.
  public func component(
    _ name: String, checksPaths: Bool = true, trustsLateAnswers: Bool = false
  ) throws(DefinitionErrors) -> Component<Phone> {
    try Component(
      name, flow, checksPaths: checksPaths, trustsLateAnswers: trustsLateAnswers,
      perform: { effect, reply, phone, output in perform(effect, reply, &phone, &output) },
      hear: { event(for: $0) })
  }

  /// Carries out one order.
  package func perform(
    _ effect: AccessEffect<F.Request>, _ reply: Address, _ phone: inout Phone,
    _ output: inout WorldOutput<Phone>
  ) {
    switch effect {
    case .readStatus: phone.readPermission(reply, at: slot)
    case .waitUntilReady: phone.waitUntilReady(reply, &output)
    case .request(let request):
      if joinsRequests, phone.isAsking(at: slot) {
        phone.joinRequest(reply, at: slot)
      } else {
        phone.requestPermission(reply, for: request.kind, at: slot, &output)
      }
    case .renewObject: phone.renewObject(at: slot)
    case .showPrimer:
      phone.show(Dialog(.primer, .explanation, at: slot), onPage: false, reply, &output)
    case .showAlert(let refusal): phone.show(dialog(for: refusal), onPage: false, reply, &output)
    case .dismissAlert: phone.dismissDialog(reply, &output)
    case .openSettings: phone.openSettings(reply, &output)
    case .tellOfChange: break
    }
  }

  /// The dialog for a refusal: only where a switch can help it leads to Settings.
  package func dialog(for refusal: AccessRefusal) -> Dialog {
    Dialog(
      flow.offersSettings(refusal) ? .guide : .notice, Reason(refusal), at: slot,
      offersRetry: flow.offersRetry(refusal))
  }

  /// What a stimulus of the phone is to the flow.
  package func event(for stimulus: Stimulus) -> AccessEvent<F.Grant>? {
    switch stimulus {
    case .read(let reading): self.reading(misreads(reading)).map { .read($0) }
    case .answered(let isAllowed): .answered(isAllowed ? .yes : .no)
    case .failedOtherwise: flow.tellsFailure ? .failed : .answered(.no)
    case .dialogGone: .alertGone
    case .dialogSwept: .swept
    case .touched(let button): .tapped(AccessButton(button))
    case .leftApp: .leftApp
    case .settingsFailed: .settingsFailed
    case .becameActive: .foregrounded
    case .becameInactive: .resigned
    case .ready: .ready
    case .pageShown, .pageLeft, .pageGone, .sessionStarted, .sessionFailed, .pictureLost,
      .interrupted, .interruptionEnded:
      nil
    }
  }

  /// What the phone's reading is to the flow.
  package func reading(_ reading: Reading) -> AccessReading<F.Grant>? {
    switch reading {
    case .noHardware: .refused(.unavailable)
    case .switchedOff: .refused(.switchedOff)
    case .missingDescription: .refused(.missingDescription)
    case .unsettled: .refused(.failed)
    case .status(.denied): .refused(.denied)
    case .status(.restricted): .refused(.restricted)
    case .status(.notDetermined): .notDetermined
    case .status(let status):
      if let grant = F.Grant(status) {
        .granted(grant)
      } else {
        switch status {
        case .notKnowable: .unknown
        case .writeOnly: .refused(.addOnly)
        case .deniedRequestable: .refused(.deniedRequestable)
        default: nil
        }
      }
    }
  }
}

extension Reason {
  package init(_ refusal: AccessRefusal) {
    self =
      switch refusal {
      case .denied: .denied
      case .deniedRequestable: .deniedRequestable
      case .failed: .failed
      case .restricted: .restricted
      case .unavailable: .unavailable
      case .switchedOff: .switchedOff
      case .missingDescription: .misconfigured
      case .addOnly: .addOnly
      }
  }
}

extension AccessButton {
  /// The button that a person touches on the phone.
  package init(_ button: Button) {
    self =
      switch button {
      case .openSettings: .openSettings
      case .alternative: .alternative
      case .cancel: .cancel
      case .proceed: .proceed
      case .retry: .retry
      }
  }
}

/// A grant that the phone's statuses can be told in.
public protocol PhoneGrant: AccessGrant {
  /// The grant that a status means; nil if it means none.
  init?(_ status: AuthorizationStatus)
}

/// A request that the phone understands.
public protocol PhoneRequest: AccessRequest {
  /// What the phone is asked for.
  var kind: PermissionRequest { get }
}

extension PhoneGrant where Self: RawRepresentable, RawValue == String {
  /// The grant that has the status's name; `full` where everything is granted.
  public init?(_ status: AuthorizationStatus) {
    self.init(rawValue: status == .authorized ? "full" : status.rawValue)
  }
}

extension WholeGrant: PhoneGrant {}

extension OnlyRequest: PhoneRequest {
  /// The permission itself.
  public var kind: PermissionRequest { .access }
}
