import EveryPath
import EveryPathTesting
import PermissionFlows

/// What a source told, once.
@MainActor
final class Told<Grant: AccessGrant> {
  private(set) var event: AccessEvent<Grant>?

  init() {}

  /// Takes it.
  var reply: Reply<AccessEvent<Grant>> { Reply { self.event = $0 } }
}

/// What a source tells when it is asked to.
@MainActor
func event<Grant: AccessGrant>(
  _ order: (Reply<AccessEvent<Grant>>) -> Void
) async -> AccessEvent<Grant>? {
  let told = Told<Grant>()
  order(told.reply)
  _ = await becomesTrue { told.event != nil }
  return told.event
}
