public import FlowModel

/// The ways to the permissions on the simulated phone; the camera and its page have their own.
public enum PermissionSystems {
  /// Every system, built when somebody works with it, each followed by its lessons.
  public static var catalog: [any AnySystem] {
    var catalog: [any AnySystem] = []
    catalog += cameraAccess.systems + microphone.systems + microphoneWithPrimer.systems
    catalog += photosReadWrite.systems + photosAddOnly.systems
    catalog += locationWhenInUse.systems + locationExact.systems
    catalog += locationAlways.systems + locationAlwaysDirect.systems
    catalog += notifications.flatMap(\.systems)
    catalog += contacts.systems
    catalog += calendarsFull.systems + calendarsWriteOnly.systems + reminders.systems
    catalog += bluetooth.systems + motion.systems + speech.systems
    catalog += mediaLibrary.systems + siri.systems
    catalog += homeKit.systems + healthKit.systems
    catalog += tracking.systems + faceID.systems + localNetwork.systems
    catalog += focusStatus.systems + nearbyInteraction.systems
    catalog += wholeAccess.flatMap(\.systems)
    catalog += video + onboarding
    return catalog
  }
}
