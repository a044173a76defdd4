import EveryPath

/// In place of a phone: prints what is ordered, and answers as if the person refused.
@MainActor
final class PretendPhone: Driver {
  func perform(_ effect: CameraAccess.Effect, reply: Reply<CameraAccess.Event>) {
    print(effect)
    switch effect {
    case .readStatus: reply.resolveFromAnyThread(.notDetermined)
    case .request: reply.resolveFromAnyThread(.denied)
    case .showAlert: reply.resolveFromAnyThread(.notNow)
    case .dismissAlert: reply.resolveFromAnyThread(.alertGone)
    case .openSettings: break
    }
  }
}

let runner = try Runner(CameraAccess(), driver: PretendPhone())
print("outcome:", await runner.run())
