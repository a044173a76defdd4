public import FlowModel
import PermissionFlow
public import SimulatedPhone

/// What every way to a permission owes the person, on the simulated phone.
///
/// A flow picks what concerns it: one that never opens Settings leaves ``settings`` out, since a
/// promise whose premise never happens is reported as such.
public enum PermissionPromises {}

extension Moment<Phone> {
  /// Whether the part's attempt ran before this step.
  public func wasRunning(_ part: Int = 0) -> Bool { before.parts[part].machine.isRunning }

  /// Whether the part's attempt still waits for its outcome.
  public func awaitsOutcome(_ part: Int = 0) -> Bool {
    isRunning(part) && !parts[part].machine.hasDelivered
  }
}
