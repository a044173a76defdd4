/// What a fresh read of a permission says: status first, then hardware, then the usage description.
public enum AccessReading<Grant: AccessGrant>: Hashable, Sendable {
  case granted(Grant)
  case notDetermined
  case refused(AccessRefusal)
  /// The framework does not tell.
  case unknown
}

/// Why a permission is out of reach, so that each reason has words of its own.
public enum AccessRefusal: String, Hashable, Sendable, CaseIterable {
  /// The person refused; Settings can help.
  case denied
  /// It failed, and whether the person refused cannot be known; Settings may help.
  case failed
  /// The device does not allow it; Settings cannot help.
  case restricted
  /// The device lacks what the permission stands for.
  case unavailable
  /// The switch for all apps is off; the app's page in Settings cannot help.
  case switchedOff
  /// The app lacks its usage description: asking would end it, or do nothing.
  case missingDescription
  /// Adding is granted and nothing else, and the person was asked for more; Settings has no row
  /// that gives more.
  case addOnly
}

/// What to do about a reading.
public enum AccessDecision<Grant: AccessGrant, Request: AccessRequest>: Hashable, Sendable {
  /// This will do.
  case enough(Grant)
  /// The system is asked.
  case ask(Request)
  /// It is out of reach.
  case refused(AccessRefusal)
  /// The person was asked and has not answered.
  case giveUp
}
