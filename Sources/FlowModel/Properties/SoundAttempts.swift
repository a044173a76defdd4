import EveryPath

/// What every flow owes its caller, in any world: properties ready-made.
///
/// In a system of several parts each can take them; the part's name then stands in theirs:
///
/// ```swift
/// System("shop", "who pays, and how", parts: [checkout, newsletter], worlds: [Shop()]) {
///   SoundAttempts(part: 0)
///   SoundAttempts(part: 1)
/// }
/// ```
///
/// What the flow's definition does not speak of is left out: a flow without an effect that opens
/// Settings is promised nothing about Settings. None of them is kept by the end of the process alone.
public struct SoundAttempts<W: World>: PropertyWord {
  /// A place for the properties, which are made for the flow of the part.
  public let property: Property<W>

  /// The properties about the attempts of one part.
  ///
  /// - Parameter part: the part's number, the first unless given.
  public init(part: Int = 0) {
    property = Property("sound attempts") { parts in
      guard parts.indices.contains(part) else {
        // A check tells that there is no such part once a property has asked for it.
        return [Always("there is part \(part)") { $0.isRunning(part) }.property]
      }
      let properties = AttemptProperties(parts[part], number: part).all
      return parts.count == 1 ? properties : properties.map { $0.about(parts[part].name) }
    }
  }
}

/// The ready-made properties about the attempts of one part.
struct AttemptProperties<W: World> {
  let part: Int
  let process: Int
  let plan: Plan
  let showing: ShownEffects

  init(_ part: Part<W>, number: Int) {
    self.part = number
    process = part.process
    plan = part.plan
    showing = part.flow.showing
  }

  /// All that apply, in the order in which they are told.
  @PropertyBuilder<W> var all: [Property<W>] {
    waiting
    ends
    reactions
    intents
    shown
    outcomes
  }
}
