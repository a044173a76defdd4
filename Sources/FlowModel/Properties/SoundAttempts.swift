import EveryPath

/// What every flow owes its caller, in any world: properties ready-made.
///
/// In a system of several components each can take them; the component's name then stands in
/// theirs:
///
/// ```swift
/// System("shop", "who pays, and how", components: [checkout, newsletter], worlds: [Shop()]) {
///   SoundAttempts(component: 0)
///   SoundAttempts(component: 1)
/// }
/// ```
///
/// What the flow's definition does not speak of is left out: a flow without an effect that opens
/// Settings has no property about Settings. The end of a process alone satisfies none of them.
public struct SoundAttempts<W: World>: PropertyWord {
  /// A place for the properties, which are made for the flow of the component.
  public let property: Property<W>

  /// The properties about the attempts of one component.
  ///
  /// - Parameter component: the component's number, the first unless given.
  public init(component: Int = 0) {
    property = Property("sound attempts") { components in
      guard components.indices.contains(component) else {
        // A check tells that there is no such component once a property has asked for it.
        return [Always("there is component \(component)") { $0.isRunning(component) }.property]
      }
      let properties = AttemptProperties(components[component], number: component).all
      return components.count == 1
        ? properties : properties.map { $0.about(components[component].name) }
    }
  }
}

/// The ready-made properties about the attempts of one component.
struct AttemptProperties<W: World> {
  let component: Int
  let process: Int
  let compiled: CompiledFlow
  let showing: ShownEffects

  init(_ component: Component<W>, number: Int) {
    self.component = number
    process = component.process
    compiled = component.compiled
    showing = component.flow.showing
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
