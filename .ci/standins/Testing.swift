// A stand-in for Testing, written by hand from its documentation: the few declarations that
// EveryPathTesting uses. It does nothing; its macro is that of the toolchain.

public struct SourceLocation: Hashable, Sendable {
  public var fileID: String
  public var filePath: String
  public var line: Int
  public var column: Int
  public init(fileID: String, filePath: String, line: Int, column: Int) { fatalError() }
  public init(
    __uncheckedFileID fileID: String, filePath: String, line: Int, column: Int
  ) { fatalError() }
}
@freestanding(expression)
public macro _sourceLocation() -> SourceLocation =
  #externalMacro(module: "TestingMacros", type: "SourceLocationMacro")
public struct Comment: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
public struct Issue: Sendable {
  @discardableResult
  public static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue { Issue() }
}
public protocol CustomTestStringConvertible { var testDescription: String { get } }
