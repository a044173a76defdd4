public import EveryPath

/// What every flow owes its caller, in any world: properties ready-made.
///
/// In a system of several components each can take them; theirs then end in its name:
///
/// ```swift
/// System("shop", "who pays, and how", components: [checkout, newsletter], worlds: [Shop()]) {
///   SoundAttempts(component: Shop.checkout)
///   SoundAttempts(component: Shop.newsletter)
/// }
/// ```
///
/// What the flow's definition does not speak of is left out: a flow without an effect that opens
/// Settings has no property about Settings. The end of a process alone satisfies none of them.
public struct SoundAttempts<W: World>: PropertyWord {
  /// A place for the properties, which are made for the flow of the component.
  public let property: Property<W>

  /// The properties about the attempts of the only component, or the first.
  public init() { self.init(named: nil) }

  /// The properties about the attempts of one component.
  public init(component: ComponentID<some Flow>) { self.init(named: component.text) }

  private init(named name: String?) {
    property = Property("sound attempts") { components in
      guard let number = components.firstIndex(where: { $0.name == name ?? $0.name }) else {
        // A check reports that there is no such component once a property has asked for it.
        return [
          Always(
            "there is component \(name ?? "0")",
            Predicate("isThere", of: .happened) { $0.system.number(of: name) != nil }
          ).property
        ]
      }
      let properties = AttemptProperties(components[number], number: number).all
      return components.count == 1
        ? properties : properties.map { $0.about(components[number].name) }
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

  /// All that apply, in the order in which they are reported.
  @PropertyBuilder<W> var all: [Property<W>] {
    waiting
    ends
    reactions
    intents
    shown
    outcomes
  }
}
