import EveryPath
import FlowModel
import WidgetFlow

/// How lessons and mutants act on the phone: the shipped parts, one of them replaced.
enum WidgetLessonBinding {
  static func parts(
    token faults: Set<WidgetCarelessToken.Fault>
  ) throws(DefinitionErrors) -> [Part<WidgetPhone>] {
    var parts = try WidgetBinding.parts()
    parts[1] = try WidgetBinding.token(
      WidgetCarelessToken(faults), trustsLateAnswers: faults.contains(.trustsLateTokens))
    return parts
  }

  /// Neither process knows that what is stored may be locked.
  static func partsThatOverlookLocks() throws(DefinitionErrors) -> [Part<WidgetPhone>] {
    var parts = try parts(timeline: .takesLockedForEmpty)
    parts[0] = try WidgetBinding.session(WidgetSession(), takesUnreadForNobody: true)
    parts[1] = try WidgetBinding.token(WidgetCarelessToken([.removesUnread]))
    return parts
  }

  static func parts(
    route fault: WidgetCarelessRoute.Fault
  ) throws(DefinitionErrors) -> [Part<WidgetPhone>] {
    var parts = try WidgetBinding.parts()
    parts[2] = try WidgetBinding.route(WidgetCarelessRoute(fault))
    return parts
  }

  static func parts(
    timeline fault: WidgetCarelessTimeline.Fault
  ) throws(DefinitionErrors) -> [Part<WidgetPhone>] {
    var parts = try WidgetBinding.parts()
    for request in WidgetTimeline.Request.allCases {
      parts[WidgetBinding.part(for: request)] = try timeline(
        WidgetCarelessTimeline(fault, request))
    }
    return parts
  }

  private static func timeline(
    _ flow: WidgetCarelessTimeline
  ) throws(DefinitionErrors) -> Part<WidgetPhone> {
    try Part(
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
