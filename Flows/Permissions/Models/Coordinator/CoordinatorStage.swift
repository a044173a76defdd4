import EveryPath
package import PermissionFlows
package import Reducers

package enum ModelPermission: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// What a page asks for.
  case camera
  /// What tasks ask for.
  case microphone

  /// Its name.
  package var description: String { self == .camera ? "camera" : "microphone" }
}

package enum ModelWindow: String, Hashable, Sendable, CaseIterable {
  /// The window of the page.
  case left
  /// Another one.
  case right
}

package typealias ModelQueue = PermissionQueue<ModelPermission, ModelWindow>

package struct CoordinatorStage: Hashable, Sendable {
  /// A caller that asks, again and again.
  package struct Caller: Hashable, Sendable {
    package let name: String
    /// What it asks for.
    package let permission: ModelPermission
    /// Where.
    package let window: ModelWindow
    /// Whether it is a page, which asks silently, goes, and asks again.
    package var isPage = false
  }

  package let name: String
  package let callers: [Caller]

  /// What they ask for.
  let permissions: [ModelPermission]

  init(name: String, callers: [Caller]) {
    self.name = name
    self.callers = callers
    permissions = ModelPermission.allCases.filter { permission in
      callers.contains { $0.permission == permission }
    }
  }

  /// Two permissions, two windows, two callers each, one of them a page.
  package static let all = CoordinatorStage(name: "all", callers: [page, scan, memo, call])
  static let camera = CoordinatorStage(name: "camera", callers: [page, scan])
  static let tasks = CoordinatorStage(name: "tasks", callers: [scan, memo])

  private static let page = Caller(name: "page", permission: .camera, window: .left, isPage: true)
  private static let scan = Caller(name: "scan", permission: .camera, window: .right)
  private static let memo = Caller(name: "memo", permission: .microphone, window: .left)
  private static let call = Caller(name: "call", permission: .microphone, window: .right)
}

extension CoordinatorStage {
  func caller(_ number: Int, isSilent: Bool = false, resumes: Bool = false) -> ModelQueue.Caller {
    let caller = callers[number]
    return ModelQueue.Caller(
      number, in: caller.window, isSilent: isSilent, resumes: resumes,
      page: caller.isPage ? number : nil)
  }

  func hasPage(_ permission: ModelPermission) -> Bool {
    callers.contains { $0.permission == permission && $0.isPage }
  }

  var events: [ModelQueue.Event] {
    callers.indices.flatMap(events(of:)) + permissions.flatMap(events(of:))
      + [.abandon(permissions, .cancelled)]
      + ModelWindow.allCases.filter { window in callers.contains { $0.window == window } }
      .map { .closed($0) }
  }

  private func events(of number: Int) -> [ModelQueue.Event] {
    let isPage = callers[number].isPage
    let asking =
      (isPage ? [caller(number, isSilent: true)] : [])
      + [caller(number), caller(number, resumes: true)]
    return asking.map { .ask(callers[number].permission, $0) } + [.leave(number)]
      + (isPage ? [.pageGone(number)] : [])
  }

  private func events(of permission: ModelPermission) -> [ModelQueue.Event] {
    let outcomes = hasPage(permission) ? [false, true] : [false]
    return [.explains(permission), .explained(permission), .ended(permission)]
      + outcomes.flatMap { isRefused in
        [false, true].map { .told(permission, isRefused: isRefused, lingers: $0) }
      } + (permissions.count > 1 ? [.abandon([permission], .cancelled)] : [])
  }
}

/// A queue together with its stage.
package struct StagedQueue<R: Reducer>: Reducer
where R.Event == ModelQueue.Event, R.Effect == ModelQueue.Effect {
  /// Who asks.
  let stage: CoordinatorStage
  let queue: R

  package var name: String { queue.name }
  package var start: R.State { queue.start }
  package var alphabet: [ModelQueue.Event] { queue.alphabet }

  package func reduce(_ state: inout R.State, _ event: ModelQueue.Event) -> [ModelQueue.Effect] {
    queue.reduce(&state, event)
  }

  package func name(of state: R.State) -> String { queue.name(of: state) }
}
