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
    _ isAlternative: @escaping Property<Phone>.Fact
  ) -> [Property<Phone>] {
    Before(
      .alternativeChosen,
      since: { $0.began() || $0.log.processEnded }, { $0.saw(.touched(.alternative)) },
      before: isAlternative)

    NeverAfter(
      .alternativeFollowed,
      { $0.saw(.touched(.alternative)) }, until: { $0.began() || $0.log.processEnded }
    ) { $0.showsSomething || ($0.delivered() && !isAlternative($0)) }
  }

  /// Who closes the dialog has the answer that the dialog explained.
  public static func cancelled(
    _ isRefusal: @escaping Property<Phone>.Fact
  ) -> Property<Phone> {
    NeverAfter(
      .cancelFollowed, { $0.saw(.touched(.cancel)) && $0.before.world.interface.shown != nil },
      until: { $0.began() || $0.log.processEnded }
    ) { $0.showsSomething || ($0.delivered() && !isRefusal($0)) }.property
  }

  /// Who chooses Settings comes there.
  public static func settingsChosen(at place: Place = 0) -> Property<Phone> {
    NeverAfter(
      .settingsChosen, { $0.saw(.touched(.openSettings)) },
      until: {
        $0.saw(.settingsOrdered) || $0.readOther(than: .denied, at: place)
          || $0.phone.scene != .active || $0.log.processEnded
      }
    ) { $0.ended() || $0.showsSomething }.property
  }

  /// No dialog is left behind; it goes before the outcome is told.
  public static var dialogsEnd: Property<Phone> {
    AtNoTime(.dialogsEnd, given: { $0.explains }) {
      $0.delivered() && $0.phone.interface.shown != nil
    }.property
  }

  /// The intent is for the trip to Settings.
  public static var intentForSettings: Property<Phone> {
    Always(
      .intentForSettings,
      whenever: { !$0.log.remembered.isEmpty && $0.hasIntent() && !$0.isCutShort }
    ) { $0.saw(.settingsOrdered) }.property
  }
}
