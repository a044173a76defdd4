package import FlowModel
import PermissionFacts
package import PermissionFlows
package import SimulatedPhone

/// The way to a permission as a component that another flow calls: the caller is component 0, and
/// the part of a permission follows its slot on the phone.
extension AccessProperties {
  /// What holds of the way to a permission alone, as far as a called one can see to it.
  static func called(
    _ flow: F, _ permission: PermissionFacts, at slot: PermissionSlot, about subject: String
  ) -> [Property<Phone>] {
    let binding = AccessBinding(flow: flow, slot: slot)
    return AccessProperties(
      flow: flow, permission: permission, binding: binding, component: slot + 1
    )
    .called.map { $0.about(subject) }
  }
}

extension CarelessFault {
  /// What a called way can do wrong.
  static let ofCalled: [CarelessFault] = [
    .asksUnread, .asksWhileInactive, .asksAtOnce, .asksAgain, .answersTwice, .ignoresTheAnswer,
    .readsInVain, .readsForEver, .takesReadingsForOthers, .trustsLateAnswers,
    .believesAnyAnswer, .answersUnread, .waitsForTheAnswer, .refusesPartOfIt, .givesUpAtOnce,
    .givesUpOnSilence,
  ]
}

extension PermissionSystems {
  /// A component that asks for one permission, perhaps with a mistake.
  package static func accessComponent<F: AccessFlow>(
    _ name: String, _ flow: F, at slot: PermissionSlot, careless fault: CarelessFault? = nil
  ) throws -> Component<Phone> where F.Grant: PhoneGrant, F.Request: PhoneRequest {
    guard let fault else { return try AccessBinding(flow: flow, slot: slot).component(name) }
    return try AccessBinding(
      flow: CarelessAccess(flow, fault), slot: slot, joinsRequests: !fault.makesSecondRequest
    ).component(name, checksPaths: false, trustsLateAnswers: fault == .trustsLateAnswers)
  }
}
