import EveryPath

/// In place of a phone: prints what is ordered, and answers as if the person refused.
@MainActor
final class PretendPhone: Driver {
  func perform(_ effect: CameraAccess.Effect, reply: Reply<CameraAccess.Event>) {
    print(effect)
    switch effect {
    case .readStatus: reply(.notDetermined)
    case .request: reply(.denied)
    case .showAlert: reply(.notNow)
    case .dismissAlert: reply(.alertGone)
    case .openSettings: reply(.leftApp)
    }
  }
}

let runner = try Runner(CameraAccess(), driver: PretendPhone())
print("outcome:", await runner.run())
