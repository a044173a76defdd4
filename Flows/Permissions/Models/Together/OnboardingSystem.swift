import CameraAccessFlow
import FlowModel
import NotificationsFlow
import OnboardingFlow
import PermissionAccess
import PermissionFacts
import PermissionFlow
import PermissionLessons
import PermissionPromises
import SimulatedPhone
import TrackingFlow

extension PermissionSystems {
  /// Camera, notifications and tracking, in this order.
  static var onboarding: [any AnySystem] {
    [
      LazySystem("onboarding", "camera, notifications, tracking: each after the one before") {
        try onboardingSystem("onboarding", breakers: { try onboardingBreakers() })
      },
      LazySystem(
        "onboarding-in-completion", "asks for tracking in the completion of notifications",
        isLesson: true
      ) { try trackingInCompletion() },
    ]
  }

  private static func onboardingSystem(
    _ name: String, isLesson: Bool = false, breaks: [String] = [],
    careless: (place: Place, fault: CarelessFault)? = nil,
    breakers: @escaping @Sendable () throws -> [System<Phone>] = { [] }
  ) throws -> System<Phone> {
    func fault(at place: Place) -> CarelessFault? {
      careless?.place == place ? careless?.fault : nil
    }
    let notifications = NotificationsFlow(policy: .silent)
    return System(
      name, "camera, notifications, tracking", isLesson: isLesson,
      parts: [
        try leader(OnboardingFlow()),
        try accessPart("camera-access", CameraAccessFlow(), at: 0, careless: fault(at: 0)),
        try accessPart("notifications-access", notifications, at: 1, careless: fault(at: 1)),
        try accessPart("tracking-access", TrackingFlow(), at: 2, careless: fault(at: 2)),
      ], worlds: [phone], breaks: breaks, breakers: breakers
    ) { onboardingPromises }
  }

  private static var phone: Phone {
    .calm(.camera, .notifications, .tracking, staysOutOfSettings: true)
  }

  private static func leader<F: Flow>(
    _ flow: F, checksPaths: Bool = true
  ) throws -> Part<Phone>
  where F.Event == OnboardingFlow.Event {
    try Part(
      "onboarding", flow, checksPaths: checksPaths, perform: { _, _, _, _ in },
      hear: { event(for: $0) })
  }

  private static func mutant(_ fault: CarelessOnboarding.Fault) throws -> System<Phone> {
    let flow = CarelessOnboarding(fault)
    return System(
      flow.name, fault.rawValue, isLesson: true, parts: [try leader(flow, checksPaths: false)],
      worlds: [phone]
    ) { onboardingPromises }
  }

  private static func event(for notice: Notice) -> OnboardingFlow.Event? {
    switch notice {
    case .becameActive: .foregrounded
    case .becameInactive: .resigned
    default: nil
    }
  }

  private static func onboardingBreakers() throws -> [System<Phone>] {
    var result = [try trackingInCompletion()]
    for fault in CarelessOnboarding.Fault.allCases { result.append(try mutant(fault)) }
    for place in 0..<3 {
      for fault in [
        CarelessFault.asksUnread, .asksWhileInactive, .asksAtOnce,
      ] {
        result.append(
          try onboardingSystem(
            "onboarding-\(place)-\(fault.rawValue)", isLesson: true, careless: (place, fault)))
      }
    }
    return result
  }

  private static func trackingInCompletion() throws -> System<Phone> {
    try onboardingSystem(
      "onboarding-in-completion", isLesson: true,
      breaks: [
        "never: the question comes while the app is not active or another is pending (tracking)"
      ],
      careless: (2, .asksAtOnce))
  }

  @PromiseBuilder<Phone> private static var onboardingPromises: [Promise<Phone>] {
    for (place, subject) in ["camera", "notifications", "tracking"].enumerated() {
      PermissionPromises.askedAfterReading(
        at: place,
        place == 1 ? [.notDetermined, .status(.provisional)] : [.notDetermined]
      ).about(subject)
      PermissionPromises.askedActiveAndAlone(at: place).about(subject)
    }
    PermissionPromises.outcome()
    PermissionPromises.wayOut
  }
}
