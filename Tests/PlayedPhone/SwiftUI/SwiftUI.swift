// A stand-in for SwiftUI, written by hand from Apple's documentation: the few declarations that the
// faces and the examples use, isolated as in the SDK of iOS 18. It makes the UIKit views that are in
// a hosting controller, and does nothing else. It finds misspelt calls and broken isolation; it proves
// nothing about the SDK.

@_exported import Foundation
import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View { public typealias Body = Never }

public struct ModifiedContent<Content, Modifier> {
  let content: Content
  public init(content: Content, modifier: Modifier) { self.content = content }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    .init()
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    .init()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V: View>(_ view: V) {}
}
public struct TupleView<T>: View {
  public typealias Body = Never
  nonisolated public init(_ value: T) {}
}
public struct _ConditionalContent<A, B> { nonisolated init() {} }
extension _ConditionalContent: View where A: View, B: View { public typealias Body = Never }
extension Optional: View where Wrapped: View { public typealias Body = Never }

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
