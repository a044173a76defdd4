public import FlowModel

/// Systems that belong together, under a headline in `journey list`.
public struct ListedShelf: Sendable {
  /// The headline; none if nil.
  public let title: String?
  /// The systems; a lesson stands under the system before it.
  public let systems: [any AnySystem]

  /// Makes a shelf.
  public init(_ title: String?, _ systems: [any AnySystem]) {
    self.title = title
    self.systems = systems
  }
}
