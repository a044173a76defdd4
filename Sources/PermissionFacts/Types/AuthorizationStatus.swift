/// What a status means, whatever its type calls it.
///
/// A mapping from a status type must go through names, never through raw values: their order
/// differs from type to type.
public enum AuthorizationStatus: String, Hashable, Sendable, CaseIterable {
  /// The person has not been asked, or has not answered.
  case notDetermined
  /// The person of this device cannot change it; there is nothing to ask and nothing to switch.
  case restricted
  case denied
  /// Everything the permission offers.
  case authorized
  /// A part that the person has chosen.
  case limited
  /// Adding without reading.
  case writeOnly
  /// While the app is in use.
  case whenInUse
  /// While the app is in use, the place only roughly.
  case reduced
  /// Also while the app is not in use.
  case always
  /// Reads as ``always`` until the system asks again, later.
  case provisionalAlways
  /// Granted quietly, without a prompt.
  case provisional
  /// Granted, with everything that shows or sounds switched off.
  case muted
  /// Granted for a while, to an app clip.
  case ephemeral
  /// Allowed, and loud even while the device is silent.
  case critical
  /// Asked; the app cannot know the answer.
  case notKnowable
  /// A part, of which the person has chosen nothing: the status says ``limited``, and there is
  /// nothing in it.
  case nothingChosen
  /// Refused, and the app may ask once more: neither undecided, nor final as ``denied`` is.
  case deniedRequestable

  /// What the app reads when this holds.
  public var readsAs: AuthorizationStatus { self == .provisionalAlways ? .always : self }
}
