import EveryPath

/// A cup of tea: water, a kettle that may fail, and a blend.
public struct TeaFlow: Flow {
  public enum State: Hashable, Sendable {
    case choosing
    case boiling(Blend)
    case drinking(Blend)
    case left
  }
  public enum Event: Hashable, Sendable {
    case chosen(Blend)
    case declined
    case boiled
    case failed
  }
  public enum Effect: Hashable, Sendable {
    case offer
    case boil(degrees: Int)
  }
  public enum Outcome: Hashable, Sendable {
    case tea(Blend)
    case nothing
  }

  public init() {}

  public var start: State { .choosing }

  public func transitions(from state: State) -> Transitions {
    switch state {
    case .choosing: choosing
    case .boiling(let blend): boiling(blend)
    case .drinking(let blend): Finish(.tea(blend))
    case .left: Finish(.nothing)
    }
  }

  public var events: [Event] { Blend.allCases.map { .chosen($0) } + [.declined, .boiled, .failed] }
  public var states: [State] {
    [.choosing, .left] + Blend.allCases.flatMap { [.boiling($0), .drinking($0)] }
  }

  public func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .offer: Blend.allCases.map { .chosen($0) } + [.declined]
    case .boil: [.boiled, .failed]
    }
  }

  /// The table and the kettle answer, whatever becomes of them.
  public func certainty(of effect: Effect) -> Certainty { .certain }

  public func role(of event: Event) -> EventRole {
    switch event {
    case .chosen, .declined: .person
    case .boiled, .failed: .system
    }
  }

  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.nothing) }

  public func abandoned(_ reason: Abandonment) -> Outcome { .nothing }
}

/// The rows of a state in a property or function each.
extension TeaFlow {
  @RowBuilder private var choosing: Transitions {
    Enter { Perform(.offer) }
    for blend in Blend.allCases {
      On(.chosen(blend)) { Go(to: .boiling(blend)) }
    }
    On(.declined) { Go(to: .left) }
  }

  @RowBuilder private func boiling(_ blend: Blend) -> Transitions {
    Enter {
      Perform(.boil(degrees: blend.degrees), until: .boiled) {
        Or(.failed) { Go(to: .left) }
        Timeout(.seconds(60), because: "a kettle may be empty") { Go(to: .left) }
      }
      Go(to: .drinking(blend))
    }
  }
}
