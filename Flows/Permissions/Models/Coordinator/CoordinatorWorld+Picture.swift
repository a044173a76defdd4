package import FlowModel
import PermissionFacts
import SimulatedPhone

extension CoordinatorWorld {
  /// What is on the one screen: what the callers are doing, and a question or dialog over it.
  package var picture: Picture {
    guard !ModelPermission.allCases.contains(where: { self[$0].stage == .away }) else {
      return inSettings
    }
    return Picture(title: "Demo", rows, covers: covers)
  }

  /// A caller asks once at a time and goes on with what is remembered; one question is up at a time.
  package var notNow: [ClosedChoice] {
    calls.indices.compactMap(closed)
      + ModelPermission.allCases.filter { self[$0].stage == .running && !isReady }.map {
        ClosedChoice(
          text(of: .attempt($0, .isReady, isRefused: false)),
          because: "a question or a dialog is on the screen")
      }
  }

  private func closed(_ number: Int) -> ClosedChoice? {
    switch calls[number] {
    case .waits: ClosedChoice(text(of: .ask(number)), because: "it has asked, and waits")
    case .idle where !self[stage.callers[number].permission].isRemembered:
      ClosedChoice(text(of: .resume(number)), because: "nothing is remembered")
    case .idle, .leaving: nil
    }
  }

  private var rows: [Picture.Element] {
    calls.indices.flatMap { number -> [Picture.Element] in
      let caller = stage.callers[number]
      let name = caller.isPage ? "Camera page" : "Task \"\(caller.name)\""
      return [.row("\(name), \(caller.window.rawValue) window", value(of: calls[number]))]
    }
  }

  private func value(of call: Call) -> String {
    switch call {
    case .idle: ""
    case .waits(let isSilent, _): isSilent ? "coming in" : "asking"
    case .leaving: "going"
    }
  }

  private var inSettings: Picture {
    Picture(
      .settings, title: "Demo", leading: .button("Settings"),
      ModelPermission.allCases.filter { self[$0].stage == .away }
        .map { .row($0 == .camera ? "Camera" : "Microphone", "off") }
        + [.caption("Behind it, in the app:")] + rows + covers.map { .caption($0.title) })
  }

  /// Questions of the system come above the app's dialogs.
  private var covers: [Picture.Cover] {
    let dialogs = ModelPermission.allCases.filter { isUp[$0.rawValue] }
      .map { Phone.guide(of: $0.permission) }
    let questions = ModelPermission.allCases.filter { self[$0].stage == .asking }
      .map { Phone.question(of: $0.permission) }
    return dialogs + questions + (hasLeftover ? [Phone.question(of: nil)] : [])
  }
}

extension ModelPermission {
  fileprivate var permission: Permission { self == .camera ? .camera : .microphone }
}
