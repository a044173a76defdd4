extension StatusType {
  /// Of scheduling workouts.
  public static let workoutScheduler = restrictedFirst(
    "WorkoutScheduler.AuthorizationState", systems: .from(17))
}

extension PermissionFacts {
  /// Workouts for the Watch.
  public static let watchWorkouts: PermissionFacts = .init(
    .watchWorkouts, summary: "workouts that are sent to the Watch",
    statusTypes: [.documented(.workoutScheduler, .header("WorkoutKit.swiftinterface"))],
    statuses: .fourStatuses(.header("WorkoutKit.swiftinterface")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    hardware: .asked(with: "WorkoutScheduler.isSupported"),
    callback: .documented(.completion, .document("WorkoutScheduler.requestAuthorization()")),
    keys: .uncertain([], .conclusion("no page or interface names one")),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page or interface names a key"))],
    notes: [
      .documented(
        "The status is read asynchronously only.", .header("WorkoutKit.swiftinterface"),
        .nothingToPlay)
    ])
}
