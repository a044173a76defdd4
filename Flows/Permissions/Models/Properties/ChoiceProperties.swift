import EveryPath
public import FlowModel
public import SimulatedPhone

extension PropertyID {
  package static let alternativeChosen = PropertyID(
    "going on without the permission is the person's own choice", keeps: "P3")
  package static let alternativeFollowed = PropertyID(
    "a person who chooses to go on without the permission is neither shown nor told anything else",
    keeps: "P3")
  package static let cancelFollowed = PropertyID(
    "a person who closes the dialog is shown nothing else, and the refusal is the outcome",
    keeps: "C6")
  package static let settingsChosen = PropertyID(
    "a person who chooses Settings gets there, unless they leave or a read says otherwise",
    keeps: "P1")
  package static let dialogsEnd = PropertyID(
    "never: the outcome is told before the dialog is gone", keeps: "C6")
  package static let intentForSettings = PropertyID(
    "an intent is persisted only when Settings is opened, unless cut short")
}

/// What the person touches in a dialog is what comes of it.
extension PermissionProperties {
  /// Who goes on without the permission does so at once, and nobody else does.
  @PropertyBuilder<Phone>
  public static func alternativeChosen(
    _ isAlternative: Predicate<Phone>
  ) -> [Property<Phone>] {
    Before(
      .alternativeChosen,
      since: .began() || .processEnded, .saw(.touched(.alternative)), before: isAlternative)

    NeverAfter(
      .alternativeFollowed,
      .saw(.touched(.alternative)), until: .began() || .processEnded,
      .showsSomething || .delivered() && !isAlternative)
  }

  /// Who closes the dialog has the answer that the dialog explained.
  public static func cancelled(
    _ isRefusal: Predicate<Phone>
  ) -> Property<Phone> {
    NeverAfter(
      .cancelFollowed, .saw(.touched(.cancel)) && .hasDialog.before,
      until: .began() || .processEnded, .showsSomething || .delivered() && !isRefusal
    ).property
  }

  /// Who chooses Settings comes there.
  public static func settingsChosen(at slot: PermissionSlot = 0) -> Property<Phone> {
    NeverAfter(
      .settingsChosen, .saw(.touched(.openSettings)),
      until: .saw(.settingsOrdered) || .readOther(than: .denied, at: slot) || !.isActive
        || .processEnded,
      .ended() || .showsSomething
    ).property
  }

  /// No dialog is left behind; it goes before the outcome is told.
  public static var dialogsEnd: Property<Phone> {
    AtNoTime(.dialogsEnd, given: .explains, .delivered() && .hasDialog).property
  }

  /// The intent is for the trip to Settings.
  public static var intentForSettings: Property<Phone> {
    Always(
      .intentForSettings,
      whenever: .happened("remembers") { !$0.remembered.isEmpty } && .hasIntent()
        && !.isCutShort,
      .saw(.settingsOrdered)
    ).property
  }
}
