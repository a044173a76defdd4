public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Text: View, Equatable {
  public typealias Body = Never
  nonisolated public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(verbatim content: String) {}
  nonisolated public static func == (a: Text, b: Text) -> Bool { true }
}

public struct Image: View {
  public typealias Body = Never
  nonisolated public init(systemName: String) {}
}

public struct Label<Title, Icon> {}
extension Label: View where Title: View, Icon: View { public typealias Body = Never }
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ key: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
}

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}
public struct VerticalAlignment: Sendable { public static let center = VerticalAlignment() }
public struct Alignment: Sendable { public static let center = Alignment() }

public struct VStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Spacer: View {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct List<SelectionValue, Content: View>: View { public typealias Body = Never }
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ProgressView: View {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct Color: View, Hashable, Sendable {
  public typealias Body = Never
  public static let clear = Color()
  public static let black = Color()
  public static let secondary = Color()
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
extension ShapeStyle where Self == Color {
  public static var white: Color { Color() }
}

public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {}
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
