public import PermissionFlows

/// Why a permission is out of reach, for a screen that says so in place of its content: the words,
/// and the buttons that may help.
public struct PermissionRefusal {
  /// Why a permission can be out of reach.
  public typealias Reason = AccessRefusal

  /// The reason; nil if the person has not decided, so that the system can be asked.
  public let reason: Reason?
  /// The words and the buttons; accessibility identifiers begin with `permission.camera.gate`.
  public let dialog: PermissionDialog
  private let take: @MainActor (PermissionDialog.Action) -> Void

  /// Does what a button says: opens Settings, or asks.
  @MainActor
  public func tap(_ button: PermissionDialog.Action) { take(button) }

  init<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ reason: AccessRefusal?, _ texts: PermissionTexts,
    take: @escaping @MainActor (PermissionDialog.Action) -> Void
  ) {
    self.reason = reason
    self.take = take
    dialog = PermissionDialog(
      kind.name, reason.map { .refusal($0) } ?? .primer, as: "gate", primerButton: nil,
      actions: reason.map { kind.flow.buttons(for: $0) } ?? [.proceed], texts)
  }
}

extension AccessFlow {
  /// The buttons that may help against a refusal, whether or not the policy has it explained; a
  /// failure can always be tried again.
  fileprivate func buttons(for reason: AccessRefusal) -> [AccessButton] {
    let flow = with(policy.explaining(true))
    let leadsToSettings = flow.explainedRefusals.contains(reason) && flow.offersSettings(reason)
    return (leadsToSettings ? [.openSettings] : [])
      + (reason == .failed || flow.offersRetry(reason) ? [.retry] : [])
  }
}
