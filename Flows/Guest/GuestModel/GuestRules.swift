public import FlowModel

/// The requirements of guest mode; each property's name cites what it keeps.
///
/// R: what the system must do; F: the account form; G: what must hold over every path.
public enum GuestRules {
  /// The requirements, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement("R1", "without an identity the guest service is asked"),
    SystemRequirement("R2", "everything works on the data of the current identity"),
    SystemRequirement("R3", "logout service first, then guest service"),
    SystemRequirement("R4", "what is gated is data; some actions never are"),
    SystemRequirement(
      "R5", "a gated tap shows the panel with its reason: guest, expired or kicked"),
    SystemRequirement("R6", "the panel keeps the orientation of its page"),
    SystemRequirement(
      "R7", "quick sign-in, and more ways to the account form", .journeys(["more-ways"])),
    SystemRequirement("R8", "open, migrate, hide the panel, then go on"),
    SystemRequirement("R9", "rows, downloads, history and cart move"),
    SystemRequirement("R10", "of downloads the user's own wins"),
    SystemRequirement("R11", "rows are replaced, and deleted only after that"),
    SystemRequirement("F1", "the keyboard is up at once, of the right kind"),
    SystemRequirement("F2", "submit is off until all fields are valid"),
    SystemRequirement(
      "F3", "the form scrolls on small screens", .notBehavioural(because: "layout")),
    SystemRequirement("F4", "a field is cleared with one tap", .journeys(["form-clear"])),
    SystemRequirement("F5", "the account's format is checked when the password is next"),
    SystemRequirement("F6", "the password can be shown and hidden"),
    SystemRequirement("F7", "no second request while one runs"),
    SystemRequirement(
      "F8", "an eleventh character is not accepted", .journeys(["form-eleventh-character"])),
    SystemRequirement("F9", "one form for login and registration looks the account up"),
    SystemRequirement("F10", "timeout, bad request, server down, no code sent"),
    SystemRequirement("F11", "a captcha after two requests"),
    SystemRequirement(
      "F12", "each failure has its own text",
      .notBehavioural(because: "the words are data, with a test of their own")),
    SystemRequirement("G1", "free actions never show the panel"),
    SystemRequirement("G2", "no gated action under a guest"),
    SystemRequirement(
      "G3", "the blocked action once after its login, never after cancel or another login"),
    SystemRequirement("G4", "resumed only for a user without a journal"),
    SystemRequirement("G5", "each item in one store or both"),
    SystemRequirement("G6", "a user's own item by its policy only"),
    SystemRequirement("G7", "deleted only after the copy was verified"),
    SystemRequirement("G8", "the same end, however often killed"),
    SystemRequirement("G9", "one panel, one login request"),
    SystemRequirement("G10", "of two taps the loser never runs"),
    SystemRequirement("G11", "no identity only with a pending retry"),
    SystemRequirement("G12", "a merge conflict deletes nothing before the account"),
    SystemRequirement("G13", "the panel is held as its page"),
    SystemRequirement(
      "G14", "an identity that cannot be read is read again, and kept", .journeys(["locked"])),
    SystemRequirement(
      "G15", "the data, and the wishes, of an account are that account's",
      .journeys(["another-account"])),
    SystemRequirement(
      "G16", "what can never be moved does not keep the person out", .journeys(["left-behind"])),
    SystemRequirement(
      "G17", "deleting an account deletes its data", .journeys(["account-deleted"])),
  ]
}
