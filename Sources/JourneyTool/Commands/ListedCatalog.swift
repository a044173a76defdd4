public import FlowModel

/// Systems that belong together, under a headline in `journey list`.
public struct ListedCatalog: Sendable {
  /// The headline; none if nil.
  public let title: String?
  /// The systems; a lesson stands under the system before it.
  public let systems: [any AnySystem]
  /// How a test gets at them: a module and the list in it; nil if no test can.
  public let source: Source?

  /// How a test gets at the systems of a catalog.
  public struct Source: Hashable, Sendable {
    /// The module to import.
    public let module: String
    /// The list, as Swift: `CameraSystems.catalog`.
    public let list: String
  }

  /// Makes a catalog.
  public init(_ title: String?, _ systems: [any AnySystem]) {
    self.title = title
    self.systems = systems
    source = nil
  }

  /// Makes a catalog of systems that a test finds in the list `list` of `module`.
  ///
  /// `journey check --explain` writes such tests.
  public init(_ title: String?, _ systems: [any AnySystem], of list: String, in module: String) {
    self.title = title
    self.systems = systems
    source = Source(module: module, list: list)
  }
}
