import PermissionFacts

/// What a new process reads before the system has told it what holds.
extension Service {
  /// Whether a read may say that nothing is decided although something is, or may be.
  var mayReadTooEarly: Bool {
    isUnsettled && rules.settlesLate && answer != .notDetermined && hasHardware != false
      && isSwitchedOff != true
  }

  /// Lets a read say that nothing is decided: it looked for the usage description, and found one.
  mutating func readTooEarly() {
    if answer == nil { hasDescription = true }
  }

  /// Whether the object of the framework may tell nothing, for good: one that asks nothing, for the
  /// app is allowed, and the first of its process.
  var mayNeverSettle: Bool { isUnsettled && rules.mayNeverSettle && isGranted }

  /// From now on this process reads what holds: it was told once, or has asked.
  mutating func settle() { isUnsettled = false }
}
