public import FlowModel

/// What is wanted of the login of a messenger; each property's name cites what it keeps.
///
/// N-R: what the app owes the person and the service; N: what holds over every path.
public enum IMLoginRequirements {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement("N-R1", "a manual login only by a tap"),
    SystemRequirement("N-R2", "the app's own server first"),
    SystemRequirement("N-R3", "a spinner from the call to the result"),
    SystemRequirement("N-R4", "a success is stored; a failure removes what is stored"),
    SystemRequirement(
      "N-R5", "an automatic login at launch, once, before home, which opens at once",
      .journeys(["home-offline"])),
    SystemRequirement("N-R6", "the service reconnects by itself", .journeys(["reconnect"])),
    SystemRequirement(
      "N-R7", "an automatic login only for the last account, after a success, not after an end"),
    SystemRequirement("N-R8", "the app listens before it logs in"),
    SystemRequirement("N-R9", "eleven steps, in their order", .journeys(["every-step"])),
    SystemRequirement(
      "N-R10", "a kick: reason, logout, login page, nothing stored", .journeys(["kicked"])),
    SystemRequirement(
      "N-R11", "a failed automatic login leads to the login page",
      .journeys(["auto-login-refused"])),
    SystemRequirement("N1", "an automatic login once, on a reading that fits"),
    SystemRequirement(
      "N2", "never after an end, until a manual success; also after a kill in between",
      .journeys(["kicked-and-killed"])),
    SystemRequirement("N3", "only for the last account"),
    SystemRequirement("N4", "the spinner, exactly during a manual login"),
    SystemRequirement("N5", "a transient failure changes nothing"),
    SystemRequirement("N6", "the login page once for each end", .journeys(["kicked-twice"])),
    SystemRequirement("N7", "stored means: the last manual login succeeded, and nothing ended it"),
    SystemRequirement(
      "N8", "a logout ends here, whatever the server says", .journeys(["logout-unanswered"])),
    SystemRequirement(
      "N9", "one login at a time; old sessions are not heard", .journeys(["late-kick"])),
    SystemRequirement("N10", "home without a network; sending after the login; all after the sync"),
    SystemRequirement("N11", "steps out of turn and another network change nothing"),
    SystemRequirement(
      "N12", "nothing is concluded from a store that cannot be read, and nothing removed",
      .journeys(["locked-launch", "locked-empty", "kicked-while-locked"])),
    SystemRequirement(
      "N13", "a refused token ends a session only if no newer one is stored",
      .journeys(["token-renewed"])),
  ]
}
