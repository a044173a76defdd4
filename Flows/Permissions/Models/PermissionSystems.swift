public import FlowModel

/// The ways to the permissions on the simulated phone; the camera with its page has a shelf of its own.
public enum PermissionSystems {
  /// Every system, built when somebody works with it, each followed by its lessons.
  public static var shelf: [any AnySystem] {
    var shelf: [any AnySystem] = []
    shelf += cameraAccess.systems + microphone.systems + microphoneWithPrimer.systems
    shelf += photosReadWrite.systems + photosAddOnly.systems
    shelf += locationWhenInUse.systems + locationExact.systems
    shelf += locationAlways.systems + locationAlwaysDirect.systems
    shelf += notifications.flatMap(\.systems)
    shelf += contacts.systems
    shelf += calendarsFull.systems + calendarsWriteOnly.systems + reminders.systems
    shelf += bluetooth.systems + motion.systems + speech.systems
    shelf += mediaLibrary.systems + siri.systems
    shelf += homeKit.systems + healthKit.systems
    shelf += tracking.systems + faceID.systems + localNetwork.systems
    shelf += focusStatus.systems + nearbyInteraction.systems
    shelf += wholeAccess.flatMap(\.systems)
    shelf += video + onboarding
    return shelf
  }
}
