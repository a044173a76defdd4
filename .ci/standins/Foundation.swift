// A stand-in for Foundation, written by hand from Apple's documentation: the few declarations that
// the stores of the package and EveryPathTesting use. It does nothing. On Linux, AVFoundation's and
// UIKit's stand-ins use the Foundation of the toolchain.

@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

public struct Date: Hashable, Codable, Sendable {
  public init() {}
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
}
public struct URL: Hashable, Codable, Sendable {
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var pathComponents: [String] { [] }
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { self }
}
public struct URLResourceKey: Hashable, Sendable {}
public struct Data: Hashable, Codable, Sendable, RandomAccessCollection {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
  }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public subscript(bounds: Range<Int>) -> Data { self }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}
open class FileManager: @unchecked Sendable {
  public enum SearchPathDirectory: UInt, Sendable { case applicationSupportDirectory = 14 }
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
  }
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }
  open class DirectoryEnumerator { open func nextObject() -> Any? { nil } }
  open class var `default`: FileManager { FileManager() }
  init() {}
  open func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
  open func fileExists(atPath path: String) -> Bool { false }
  open func removeItem(at url: URL) throws {}
}
open class FileHandle: @unchecked Sendable {
  public convenience init(forWritingTo url: URL) throws { self.init() }
  init() {}
  @discardableResult public func seekToEnd() throws -> UInt64 { 0 }
  public func write<T: Collection>(contentsOf data: T) throws where T.Element == UInt8 {}
  public func synchronize() throws {}
  public func close() throws {}
}
open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }
  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
public struct CocoaError: Error, Hashable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var fileReadNoSuchFile: Code { Code(rawValue: 260) }
    public static var fileWriteUnknown: Code { Code(rawValue: 512) }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
}

open class Bundle: @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  public init?(path: String) { nil }
  open func path(forResource name: String?, ofType extension: String?) -> String? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    key
  }
}
extension StringProtocol {
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { String(self) }
}
