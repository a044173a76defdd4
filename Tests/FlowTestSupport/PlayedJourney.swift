import EveryPath
public import FlowModel

/// An app on which journeys of a world are played: the real code, on stand-ins that do what the
/// world does.
@MainActor
public protocol PlayableApp<W>: AnyObject {
  /// The world.
  associatedtype W: World
  /// What the model and the app must agree about.
  associatedtype View: Equatable

  /// What there is in the app.
  var view: View { get }
  /// What there is in the model.
  func view(of walk: Walk<W>) -> View
  /// Whether calls to the app have not returned.
  var isBusy: Bool { get }

  /// Whether a move that is possible in the model can also be played.
  func canPlay(_ move: SystemMove<W>, in world: W) -> Bool
  /// Lets the model have what the real code is answered at once, with what the journey says of it.
  func answerAtOnce(_ walk: inout Walk<W>, _ steps: inout ArraySlice<String>)
  /// Lets a move happen; what keeps it from it, in words, or nil.
  func happen(_ move: W.Move, before world: W) async -> String?
  /// Lets a timer of a length ring; false if none runs.
  func ring(_ length: Duration) -> Bool
}

extension PlayableApp {
  /// Nothing of it is called on another thread.
  public var isBusy: Bool { false }
  /// Every move.
  public func canPlay(_ move: SystemMove<W>, in world: W) -> Bool { true }
  /// Nothing.
  public func answerAtOnce(_ walk: inout Walk<W>, _ steps: inout ArraySlice<String>) {}
  /// There are no timers.
  public func ring(_ length: Duration) -> Bool { false }
}

/// A journey on the model and on an app, in step.
///
/// Steps that are not possible where the journey has come to, since the app was answered at once,
/// are left out and counted.
@MainActor
public final class PlayedJourney<App: PlayableApp> {
  /// The journey on the model.
  public private(set) var walk: Walk<App.W>
  /// How many steps were taken.
  public private(set) var taken = 0
  /// How many steps were left out.
  public private(set) var leftOut = 0
  /// The app.
  public let app: App

  /// A journey of a system that begins where its first world does, or another.
  public init(_ system: System<App.W>, world: Int = 1, on app: App) {
    walk = Walk(system, world: world)
    self.app = app
  }

  /// Takes choices; returns what differs first, in words, or nil.
  public func take(_ choices: [String]) async -> String? {
    var steps = choices[...]
    while let choice = steps.popFirst() {
      let state = walk.state
      guard
        let move = walk.system.moves(in: state)
          .first(where: { walk.system.text(of: $0, in: state).id == choice }),
        app.canPlay(move, in: state.world)
      else {
        leftOut += 1
        continue
      }
      taken += 1
      walk.take(move)
      guard walk.steps.last?.move == move else { return "the model does not take \(choice)" }
      app.answerAtOnce(&walk, &steps)
      if let difference = await play(move, before: state.world) {
        return "after \(walk.steps.map(\.text.id).joined(separator: ", ")): \(difference)"
      }
    }
    return nil
  }

  private func play(_ move: SystemMove<App.W>, before world: App.W) async -> String? {
    switch move.kind {
    case .clock: return nil
    case .timer(let component, let timer):
      let length = walk.system.components[component].compiled.timers[timer].duration
      guard app.ring(length) else { return "no timer of \(length) runs" }
    case .world(let move):
      if let fault = await app.happen(move, before: world) { return fault }
    }
    let model = app.view(of: walk)
    await app.settle { app.view == model }
    return app.view == model ? nil : "\n  model: \(model)\n  app:   \(app.view)"
  }
}

extension PlayedJourney {
  /// Takes so many steps, each with choices that are made where the journey has come to, until
  /// there are none; returns what differs first, in words, or nil.
  public func take(
    steps: Int, _ choose: (Walk<App.W>) -> [String]?
  ) async -> String? {
    for _ in 0..<steps {
      guard let choices = choose(walk) else { return nil }
      if let difference = await take(choices) { return difference }
    }
    return nil
  }
}

extension JourneyFolder {
  /// Plays the journeys of a system, each on an app that is made where it begins; returns how many
  /// they are, and of each what differs first or is left out, in words.
  @MainActor
  public func play<App: PlayableApp>(
    _ system: System<App.W>, where isPlayed: (Journey) -> Bool = { _ in true },
    on app: (Walk<App.W>) throws -> App
  ) async throws -> (count: Int, differences: [String]) {
    let played = try journeys().filter { $0.system == system.name && isPlayed($0) }
    var differences: [String] = []
    for journey in played {
      let world = journey.world ?? 1
      let run = PlayedJourney(
        system, world: world, on: try app(Walk(system, world: world)))
      let difference = await run.take(journey.steps.map(\.choice))
      if difference != nil || run.leftOut > 0 {
        differences.append("\(journey.title): \(difference ?? "\(run.leftOut) steps left out")")
      }
    }
    return (played.count, differences)
  }
}

extension PlayableApp {
  /// Lets everything that is under way come to its end.
  public func settle(_ isDone: () -> Bool) async {
    await pause(turns: 3_000) { $0 >= 6 && !isBusy && isDone() }
  }
}

/// Lets others go on, also on other threads, until something is so, for so many turns at most.
@MainActor
public func pause(turns: Int, until isDone: (_ turn: Int) -> Bool) async {
  for turn in 0..<turns {
    if isDone(turn) { return }
    if turn < 30 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
