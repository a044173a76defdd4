public import PopupsFlow

/// What a property can see of a step in a world of popups.
public enum PopupObservation: Hashable, Sendable {
  /// The scheduler was told something.
  case told(PopupEvent)
  /// The scheduler ordered something.
  case ordered(PopupEffect)
  /// Something went wrong with a popup.
  case hazard(PopupHazard, String)
}

/// What the screen, the callers and the clock notice when a scheduler goes wrong.
public enum PopupHazard: String, Hashable, Sendable, CaseIterable {
  /// It comes up while another of its group is on screen.
  case besideAnother = "comes up beside another of its group"
  /// It comes up although nobody wants it, or while it is on screen.
  case uninvited = "comes up although it was not added"
  /// It comes up while a higher one waits.
  case beforeHigher = "comes up before a higher one"
  /// It comes up before an equal that was there first.
  case beforeElder = "comes up before an equal that was there first"
  /// It comes up although its condition is not met.
  case unmet = "comes up although its condition is not met"
  /// It comes up in a group that is suspended.
  case suspended = "comes up in a suspended group"
  /// It comes up while the app's scene is inactive.
  case inactive = "comes up while the scene is inactive"
  /// It comes up beside an alert of the system.
  case besideSystem = "comes up beside an alert of the system"
  /// An alert of the system is asked for while a popup is on screen.
  case askedBeside = "is asked for while a popup is on screen"
  /// It is hidden although it is not on screen.
  case hiddenUnseen = "is hidden although it is not on screen"
  /// Its caller is told something that does not follow from what it was told before.
  case unpaired = "reports something that does not follow"
  /// It ends although it has ended.
  case endedTwice = "ends a second time"
  /// A second timer counts its time.
  case secondTimer = "is counted by two timers"
  /// Its time is over earlier or later than it should be.
  case wrongTime = "ends after another time than its own"
}
