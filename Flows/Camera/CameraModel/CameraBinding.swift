public import CameraFlow
public import EveryPath
public import FlowModel
public import PermissionFlows
import PermissionModels
public import SimulatedPhone

/// How a camera page and its permission act on the simulated phone, and what they hear of it.
public enum CameraBinding {
  /// The page, and its permission twice: with the page there, and without it.
  ///
  /// - Parameter policy: words, delays and variants of the permission.
  public static func components(
    _ flow: some Flow<CameraState, CameraEvent, CameraEffect, CameraOutcome>,
    policy: AccessPolicy = AccessPolicy()
  ) throws(DefinitionErrors) -> [Component<Phone>] {
    [
      try page(flow), try access(CameraFlow.question, question(policy)),
      try access(CameraFlow.access, WholeAccessFlow.camera.with(policy)),
    ]
  }

  /// The permission while the page is there, which explains nothing.
  static func question(_ policy: AccessPolicy) -> WholeAccessFlow {
    .camera.with(policy.explaining(false))
  }

  /// A component that runs the page `flow` on the phone.
  static func page(
    _ flow: some Flow<CameraState, CameraEvent, CameraEffect, CameraOutcome>,
    checksPaths: Bool = true
  ) throws(DefinitionErrors) -> Component<Phone> {
    try Component(
      "camera", flow, checksPaths: checksPaths,
      perform: { effect, reply, phone, output in perform(effect, reply, &phone, &output) },
      hear: { event(for: $0) })
  }

  /// A component of the permission; as in an app, its attempt does not belong to the page.
  static func access<F: Flow>(
    _ component: ComponentID<WholeAccessFlow>, _ flow: F
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Effect == AccessEffect<OnlyRequest>, F.Event == AccessEvent<WholeGrant> {
    try Component(
      component.text, flow, isThrownAway: true, outlivesCallers: true,
      perform: { effect, reply, phone, output in
        access.perform(effect, reply, &phone, &output)
      },
      hear: { access.event(for: $0) })
  }

  /// Carries out one order of the page.
  static func perform(
    _ effect: CameraEffect, _ reply: Address, _ phone: inout Phone,
    _ output: inout WorldOutput<Phone>
  ) {
    switch effect {
    case .openPage: phone.openPage(reply, &output)
    case .leavePage: phone.leavePage(reply, &output)
    case .showMessage(let message): phone.showMessage(reason(of: message), reply)
    case .readStatus: phone.readPermission(reply)
    case .startSession: phone.startSession(reply, &output)
    case .stopSession: phone.stopSession()
    }
  }

  private static func reason(of message: CameraMessage) -> Reason {
    switch message {
    case .busy: .busy
    case .beside: .beside
    case .failed: .failed
    case .interrupted: .interrupted
    }
  }

  /// The permission alone on the phone.
  static let access = AccessBinding(flow: WholeAccessFlow.camera)

  /// What a stimulus of the phone is to the page.
  static func event(for stimulus: Stimulus) -> CameraEvent? {
    switch stimulus {
    case .read(let reading): access.reading(reading).map { .read($0) }
    case .pageShown: .pageShown
    case .pageLeft: .pageLeft
    case .pageGone: .pageGone
    case .touched(let button): .tapped(AccessButton(button))
    case .becameActive: .foregrounded
    case .sessionStarted: .sessionStarted
    case .sessionFailed(.busy): .sessionFailed(.busy)
    case .sessionFailed(.beside): .sessionFailed(.beside)
    case .sessionFailed(.failed): .sessionFailed(.failed)
    case .pictureLost: .pictureLost
    case .interrupted: .interrupted
    case .interruptionEnded: .interruptionEnded
    case .answered, .failedOtherwise, .dialogGone, .dialogSwept, .leftApp, .settingsFailed,
      .becameInactive, .ready:
      nil
    }
  }
}
