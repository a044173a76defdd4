public import FlowModel

/// The rules of a camera journey; each property's name cites what it keeps.
///
/// C: what the journey owes; S: safety on the phone; L: liveness; P: policy. A rule may take
/// several properties, and a property may keep several rules.
public enum CameraRules {
  /// The rules, in order.
  public static let all: [SystemRequirement] = [
    SystemRequirement("C1", "no black page"),
    SystemRequirement("C2", "the system is asked once, while undecided"),
    SystemRequirement("C3", "the guide after the page has left, after a refusal"),
    SystemRequirement("C4", "no dialog over the page"),
    SystemRequirement("C5", "Settings by a tap, after the dialog is gone"),
    SystemRequirement("C6", "one outcome for each attempt"),
    SystemRequirement("C7", "late answers change nothing"),
    SystemRequirement("C8", "one guide for each wish"),
    SystemRequirement("C9", "a fresh read before anything is shown"),
    SystemRequirement("C10", "the intent is persisted, consumed, gone at the end"),
    SystemRequirement("C11", "no dead end"),
    SystemRequirement("C12", "running means authorised"),
    SystemRequirement("C13", "one step after the other"),
    SystemRequirement("S1", "one request at a time, one answer"),
    SystemRequirement("S2", "asked only when it may be"),
    SystemRequirement("S3", "no hidden prompt"),
    SystemRequirement("S4", "Settings only where it helps, active, after the dialog, by a tap"),
    SystemRequirement("S5", "nothing presented where it cannot appear"),
    SystemRequirement("S6", "one transition at a time, of our own page"),
    SystemRequirement("S7", "an answer is taken by the one who asked"),
    SystemRequirement("S8", "the camera runs only on its page, in front"),
    SystemRequirement("S9", "a primer only while undecided"),
    SystemRequirement("S10", "after coming back the first step is a fresh read"),
    SystemRequirement("S11", "coming back never asks again"),
    SystemRequirement("S12", "each reason in its own words"),
    SystemRequirement("L1", "no stuck page"),
    SystemRequirement("L2", "every attempt gets its one outcome"),
    SystemRequirement("L3", "Settings on leads to the camera, off to no black page"),
    SystemRequirement("L4", "resumed or dropped, never half"),
    SystemRequirement("L5", "after an interruption the picture or a retry"),
    SystemRequirement("L6", "a cancelled swipe leaves the page working"),
    SystemRequirement("P1", "nobody is pushed to Settings"),
    SystemRequirement("P2", "no second guide without a new wish"),
    SystemRequirement("P3", "a way on without the camera"),
  ]
}
