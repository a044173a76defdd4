import EveryPath
import FlowModel
import MicrophonePermission
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  static var video: [any AnySystem] {
    [
      LazySystem("video", "camera and microphone, one after the other, one trip to Settings") {
        try videoSystem("video", VideoFlow(), breakers: { try videoBreakers() })
      },
      LazySystem(
        "video-in-completion", "asks for the microphone in the camera's completion",
        isLesson: true
      ) { try soundInCompletion() },
    ]
  }

  private static func videoSystem<F: Flow>(
    _ name: String, _ flow: F, isLesson: Bool = false, breaks: [PropertyID] = [],
    camera: CarelessFault? = nil, microphone: CarelessFault? = nil,
    breakers: @escaping @Sendable () throws -> [System<Phone>] = { [] }
  ) throws -> System<Phone> where F.Event == VideoFlow.Event, F.Effect == VideoFlow.Effect {
    let silent = WholeAccessFlow.microphone.with(.silent)
    return System(
      name, "camera and microphone for a video", isLesson: isLesson,
      components: [
        try VideoBinding.component(flow, checksPaths: !isLesson),
        try accessComponent(
          "camera-access", WholeAccessFlow.camera.with(.silent), at: 0, careless: camera),
        try accessComponent("microphone-access", silent, at: 1, careless: microphone),
      ], worlds: [.calm(.camera, .microphone)], breaks: breaks, breakers: breakers
    ) { VideoProperties.all }
  }

  private static func videoBreakers() throws -> [System<Phone>] {
    var result: [System<Phone>] = []
    for fault in VideoFlow.Fault.allCases {
      let flow = VideoFlow().with(fault)
      result.append(try videoSystem(flow.name, flow, isLesson: true, breaks: fault.breaks))
    }
    let properties = VideoProperties.all
    for fault in CarelessFault.ofCalled {
      func breaks(_ permission: String) -> [PropertyID] {
        let more: [PropertyID] =
          switch fault {
          case .asksUnread: [.askedUndescribed]
          case .asksAgain: [.notAskedTwice]
          case .readsInVain: [.acted(.noHardware)]
          default: []
          }
        return properties.known(of: (fault.breaks + more).map { $0.about(permission) })
      }
      result.append(
        try videoSystem(
          "video-camera-\(fault.rawValue)", VideoFlow(), isLesson: true,
          breaks: breaks("camera"), camera: fault))
      result.append(
        try videoSystem(
          "video-sound-\(fault.rawValue)", VideoFlow(), isLesson: true,
          breaks: breaks("microphone"), microphone: fault))
    }
    return result + [try soundInCompletion()]
  }

  private static func soundInCompletion() throws -> System<Phone> {
    try videoSystem(
      "video-in-completion", VideoFlow(), isLesson: true,
      breaks: [.askedBeside.about("microphone")],
      microphone: .asksAtOnce)
  }
}

extension VideoFlow.Fault {
  fileprivate var breaks: [PropertyID] {
    switch self {
    case .waitsForEver: [.canGetOutcome, .resumedAnswer, .wayOut]
    case .answersTwice: [.oneOutcome]
    case .forgetsNothing: [.intentOutlives]
    case .guidesAgain: [.oneTrip]
    case .keepsTheStatus: [.readBeforeOutcome]
    case .forgetsTheSound: [.pictureWithoutSound]
    case .remembersNothing: [.intentFirst]
    case .explainsTwice: [.twoDialogs]
    case .presumesTheChoice: [.withoutCameraChosen]
    case .leadsNowhere:
      [
        .settingsChosen, .settingsReached.about("camera"), .settingsReached.about("microphone"),
        .dialogGoes.about("camera"), .dialogGoes.about("microphone"),
        .cancelWithout.about("camera"),
      ]
    case .mistakesTheSound: [.allowedHasSound, .cancelWithout.about("microphone")]
    case .leavesTheDialog: [.dialogsEnd]
    case .remembersTooEarly: [.intentForSettings]
    case .explainsTheOther:
      [.guideWhenDenied.about("camera"), .guideWhenDenied.about("microphone")]
    case .goesOnUnseen: [.unseen]
    case .givesUpTheSound: [.unavailableIsHopeless]
    case .asksForSoundFirst, .opensSettingsAtOnce, .opensSettingsInactive, .opensSettingsUnasked:
      []
    }
  }
}

/// How the way to a video acts on the phone; its components ask by themselves.
enum VideoBinding {
  static func component<F: Flow>(
    _ flow: F, checksPaths: Bool
  ) throws(DefinitionErrors) -> Component<Phone>
  where F.Event == VideoFlow.Event, F.Effect == VideoFlow.Effect {
    let hearing = AccessBinding(flow: WholeAccessFlow.camera, slot: 0)
    return try Component(
      "video", flow, checksPaths: checksPaths,
      perform: { effect, reply, phone, output in
        switch effect {
        case .read(let medium): phone.readPermission(reply, at: slot(of: medium))
        case .waitUntilReady: phone.waitUntilReady(reply, &output)
        case .showAlert(let medium):
          let dialog = Dialog(.guide, .denied, at: slot(of: medium))
          phone.show(dialog, onPage: false, reply, &output)
        case .dismissAlert: phone.dismissDialog(reply, &output)
        case .openSettings: phone.openSettings(reply, &output)
        }
      },
      hear: { hearing.event(for: $0) })
  }

  private static func slot(of medium: Medium) -> PermissionSlot { medium == .camera ? 0 : 1 }
}
