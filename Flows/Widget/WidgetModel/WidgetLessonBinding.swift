import EveryPath
import FlowModel
import WidgetFlow

/// How lessons and mutants act on the phone: the shipped components, one of them replaced.
enum WidgetLessonBinding {
  static func components(
    token faults: Set<WidgetCarelessToken.Fault>
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components()
    components[1] = try WidgetBinding.token(
      WidgetCarelessToken(faults), trustsLateAnswers: faults.contains(.trustsLateTokens))
    return components
  }

  /// Neither process knows that what is stored may be locked.
  static func componentsThatOverlookLocks() throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try components(timeline: .takesLockedForEmpty)
    components[0] = try WidgetBinding.session(WidgetSession(), takesUnreadForNobody: true)
    components[1] = try WidgetBinding.token(WidgetCarelessToken([.removesUnread]))
    return components
  }

  static func components(
    route fault: WidgetCarelessRoute.Fault
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components()
    components[2] = try WidgetBinding.route(WidgetCarelessRoute(fault))
    return components
  }

  static func components(
    timeline fault: WidgetCarelessTimeline.Fault
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components().filter { $0.process == WidgetPhone.app }
    for request in WidgetTimeline.Request.allCases {
      components.append(try timeline(WidgetCarelessTimeline(fault, request)))
    }
    return components
  }

  private static func timeline(
    _ flow: WidgetCarelessTimeline
  ) throws(DefinitionErrors) -> Component<WidgetPhone> {
    try Component(
      flow.request.rawValue, flow, process: WidgetPhone.widget,
      perform: { effect, reply, phone, output in
        switch effect {
        case .timeline(let effect): phone.perform(effect, reply, &output)
        case .delete: phone.deleteFromExtension(&output)
        }
      },
      hear: { WidgetBinding.event(for: $0) })
  }
}
