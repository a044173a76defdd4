import EveryPath
import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  /// Camera and microphone for a video.
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

  private static func videoSystem<Journey: VideoJourney>(
    _ name: String, _ flow: Journey, isLesson: Bool = false, breaks: [PropertyID] = [],
    camera: CarelessFault? = nil, microphone: CarelessFault? = nil,
    breakers: @escaping @Sendable () throws -> [System<Phone>] = { [] }
  ) throws -> System<Phone> {
    let silent = MicrophoneFlow(policy: .silent)
    return System(
      name, "camera and microphone for a video", isLesson: isLesson,
      components: [
        try VideoBinding.component(flow, checksPaths: !isLesson),
        try accessComponent("camera-access", CameraAccessFlow(), at: 0, careless: camera),
        try accessComponent("microphone-access", silent, at: 1, careless: microphone),
      ], worlds: [.calm(.camera, .microphone)], breaks: breaks, breakers: breakers
    ) { VideoProperties.all }
  }

  private static func videoBreakers() throws -> [System<Phone>] {
    var result: [System<Phone>] = []
    for fault in CarelessVideo.Fault.allCases {
      let flow = CarelessVideo(fault)
      result.append(try videoSystem(flow.name, flow, isLesson: true, breaks: fault.breaks))
    }
    let properties = VideoProperties.all
    for fault in CarelessFault.ofCalled {
      func breaks(_ permission: String) -> [PropertyID] {
        let more: [PropertyID] =
          switch fault {
          case .asksUnread: ["never: the system is asked without a usage description"]
          case .asksAgain: ["the system is not asked a second time while its answer stands"]
          case .readsInVain:
            [
              "a read that says no hardware can come to a question, a dialog or an outcome, unless cut short"
            ]
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
      breaks: [
        "never: the question comes while the app is not active or another is pending (microphone)"
      ],
      microphone: .asksAtOnce)
  }
}

extension CarelessVideo.Fault {
  fileprivate var breaks: [PropertyID] {
    switch self {
    case .waitsForEver:
      [
        "an attempt without an outcome can still get one", "a resumed journey can get its answer",
        "from everywhere a way leads out, without the app being ended",
      ]
    case .answersTwice: ["every attempt has exactly one outcome"]
    case .forgetsNothing: ["never: an intent outlives its attempt"]
    case .guidesAgain: ["one trip to Settings is enough for both"]
    case .keepsTheStatus: ["after Settings there is no outcome before a fresh read"]
    case .forgetsTheSound: ["a picture without sound is an outcome of its own"]
    case .remembersNothing: ["the intent is persisted before Settings is opened"]
    case .explainsTwice: ["never: two dialogs at once"]
    case .presumesTheChoice: ["going on without the camera is the person's own choice"]
    case .leadsNowhere:
      [
        "who chooses Settings comes there, unless they leave or a read says otherwise",
        "who is still refused and chooses Settings can come there at once (camera)",
        "who is still refused and chooses Settings can come there at once (microphone)",
        "a dialog does not stay once a read says otherwise (camera)",
        "a dialog does not stay once a read says otherwise (microphone)",
        "who closes the dialog is shown nothing else, and has the answer without it (camera)",
      ]
    case .mistakesTheSound:
      [
        "who allows the microphone has sound, unless cut short",
        "who closes the dialog is shown nothing else, and has the answer without it (microphone)",
      ]
    case .leavesTheDialog: ["never: the outcome is told before the dialog is gone"]
    case .remembersTooEarly:
      ["an intent is persisted only when Settings is opened, unless cut short"]
    case .explainsTheOther:
      [
        "the guide comes only after a read says: denied (camera)",
        "the guide comes only after a read says: denied (microphone)",
      ]
    case .goesOnUnseen:
      [
        "a process that was started in the background shows and tells nothing before it is active"
      ]
    case .givesUpTheSound:
      ["\"unavailable\" means that no question and no Settings can help with the camera"]
    case .asksForSoundFirst, .opensSettingsAtOnce, .opensSettingsInactive, .opensSettingsUnasked:
      []
    }
  }
}
