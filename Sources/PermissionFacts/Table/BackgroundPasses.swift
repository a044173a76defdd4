extension StatusType {
  /// Of passes added in the background: not determined is −1, denied 0, authorized 1, restricted 2.
  public static let passLibrary = StatusType(
    "PKPassLibrary.AuthorizationStatus", systems: .from(26),
    [
      Case("notDetermined", -1, .notDetermined), Case("denied", 0, .denied),
      Case("authorized", 1, .authorized), Case("restricted", 2, .restricted),
    ])
}

extension PermissionFacts {
  /// Adding passes in the background.
  public static let backgroundPasses: PermissionFacts = .init(
    .backgroundPasses,
    summary: "adding passes in the background: not determined is -1, denied is 0",
    statusTypes: [.documented(.passLibrary, .header("PKPassLibrary.h"))],
    statuses: .fourStatuses(.header("PKPassLibrary.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    hardware: .asked(with: "PKPassLibrary.isPassLibraryAvailable()"),
    callback: .documented(
      .completion, .document("PKPassLibrary.requestAuthorization(for:completion:)")),
    keys: .uncertain([], .conclusion("no page or header names one")),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page or header names a key"))],
    notes: [
      .documented(
        "An instance of the library must be used on a single thread.", .document("PKPassLibrary"),
        .nothingToPlay)
    ])
}
