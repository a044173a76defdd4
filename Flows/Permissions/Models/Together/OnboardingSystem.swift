import EveryPath
import FlowModel
import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension PermissionSystems {
  /// Camera, notifications and tracking, in this order.
  static var onboarding: [any AnySystem] {
    [
      LazySystem("onboarding", "camera, notifications, tracking: each after the one before") {
        try onboardingSystem("onboarding", OnboardingFlow(), breakers: { try onboardingBreakers() })
      },
      LazySystem(
        "onboarding-in-completion", "asks for tracking in the completion of notifications",
        isLesson: true
      ) { try trackingInCompletion() },
    ]
  }

  private static func onboardingSystem<F: Flow>(
    _ name: String, _ flow: F, isLesson: Bool = false, breaks: [PropertyID] = [],
    careless: (place: Place, fault: CarelessFault)? = nil, on phone: Phone = phone,
    breakers: @escaping @Sendable () throws -> [System<Phone>] = { [] }
  ) throws -> System<Phone> where F.Event == OnboardingFlow.Event {
    func fault(at place: Place) -> CarelessFault? {
      careless?.place == place ? careless?.fault : nil
    }
    let notifications = NotificationsFlow(policy: .silent)
    let leader = try Component<Phone>(
      "onboarding", flow, checksPaths: !isLesson, perform: { _, _, _, _ in },
      hear: { event(for: $0) })
    return System(
      name, "camera, notifications, tracking", isLesson: isLesson,
      components: [
        leader,
        try accessComponent(
          "camera-access", WholeAccessFlow.camera.with(.silent), at: 0, careless: fault(at: 0)),
        try accessComponent("notifications-access", notifications, at: 1, careless: fault(at: 1)),
        try accessComponent("tracking-access", TrackingFlow(), at: 2, careless: fault(at: 2)),
      ], worlds: [phone], breaks: breaks, breakers: breakers
    ) { OnboardingProperties.all }
  }

  private static var phone: Phone {
    .calm(.camera, .notifications, .tracking, staysOutOfSettings: true)
  }

  private static func event(for stimulus: Stimulus) -> OnboardingFlow.Event? {
    switch stimulus {
    case .becameActive: .foregrounded
    case .becameInactive: .resigned
    default: nil
    }
  }

  private static func onboardingBreakers() throws -> [System<Phone>] {
    var result = [try trackingInCompletion()]
    for fault in OnboardingFlow.Fault.allCases {
      let flow = OnboardingFlow().with(fault)
      result.append(
        try onboardingSystem(flow.name, flow, isLesson: true, on: phone.refusing(0..<3)))
    }
    for place in 0..<3 {
      // Whoever has refused the others comes to this one soon.
      let soon = phone.refusing((0..<3).filter { $0 != place })
      for fault in CarelessFault.ofCalled {
        result.append(
          try onboardingSystem(
            "onboarding-\(place)-\(fault.rawValue)", OnboardingFlow(), isLesson: true,
            careless: (place, fault), on: soon))
      }
    }
    return result
  }

  private static func trackingInCompletion() throws -> System<Phone> {
    try onboardingSystem(
      "onboarding-in-completion", OnboardingFlow(), isLesson: true,
      breaks: [.askedBeside.about("tracking")],
      careless: (2, .asksAtOnce))
  }
}
