import EveryPath
import FlowModel
import WidgetFlow

/// How lessons and mutants act on the phone: the shipped components, one of them replaced.
enum WidgetLessonBinding {
  static func components(
    token faults: Set<WidgetToken.Fault>
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components()
    components[1] = try WidgetBinding.token(
      WidgetToken().with(faults), trustsLateAnswers: faults.contains(.trustsLateTokens),
      overlooksDebts: faults.contains(.forgetsOwedReload))
    return components
  }

  /// Neither process knows that what is stored may be locked.
  static func componentsThatOverlookLocks() throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try components(timeline: .takesLockedForEmpty)
    components[0] = try WidgetBinding.session(WidgetSession(), takesUnreadForNobody: true)
    components[1] = try WidgetBinding.token(WidgetToken().with([.removesUnread]))
    return components
  }

  /// The app believes a store that reads as empty before the unlock.
  static func componentsThatBelieveEarlyReadings() throws(DefinitionErrors) -> [Component<
    WidgetPhone
  >] {
    var components = try WidgetBinding.components()
    components[0] = try WidgetBinding.session(WidgetSession().believingEarlyReadings)
    return components
  }

  static func components(
    route fault: WidgetRoute.Fault
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components()
    components[2] = try WidgetBinding.route(WidgetRoute().with(fault))
    return components
  }

  static func components(
    timeline fault: WidgetTimeline.Fault
  ) throws(DefinitionErrors) -> [Component<WidgetPhone>] {
    var components = try WidgetBinding.components().filter { $0.process == WidgetPhone.app }
    for request in WidgetTimeline.Request.allCases {
      components.append(
        try WidgetBinding.timeline(
          WidgetTimeline(request).with(fault), for: request, writes: fault == .writes,
          dataEnds: fault != .neverEnds))
    }
    return components
  }
}
