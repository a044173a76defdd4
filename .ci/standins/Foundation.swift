// A stand-in for Foundation, written by hand from Apple's documentation: the few declarations that
// the package, its parts for iOS and the stand-ins of frameworks use. It does nothing. On Linux the
// stand-ins of frameworks use the Foundation of the toolchain.

@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

public struct Date: Comparable, Hashable, Codable, Sendable {
  public static let distantPast = Date()
  public static func < (one: Date, other: Date) -> Bool { false }
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self }
}
public struct URL: Hashable, Codable, Sendable {
  public init(fileURLWithPath path: String) {}
  public init?(string: String) {}
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public var pathComponents: [String] { [] }
  public func deletingLastPathComponent() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  @available(iOS 16.0, macOS 13.0, *)
  public func appending<S: StringProtocol>(path: S) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  @available(iOS 16.0, macOS 13.0, *)
  public func appending<S: StringProtocol>(component: S) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { self }
}
public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) {}
  public var name: String { "" }
  public var value: String? { nil }
}
public struct URLComponents: Hashable, Sendable {
  public init() {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public var scheme: String?
  public var host: String?
  public var path = ""
  public var queryItems: [URLQueryItem]?
  public var url: URL? { nil }
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
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
    public static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
    public static let completeFileProtectionUntilFirstUserAuthentication = WritingOptions(
      rawValue: 0x4000_0000)
  }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func base64EncodedString() -> String { "" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public subscript(bounds: Range<Int>) -> Data { self }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}
open class FileManager: @unchecked Sendable {
  public var currentDirectoryPath: String { "" }
  public enum SearchPathDirectory: UInt, Sendable {
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
  }
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
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    []
  }
  open var temporaryDirectory: URL { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [String: Any]? = nil
  ) -> Bool { false }
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
  open func fileExists(atPath path: String) -> Bool { false }
  open func removeItem(at url: URL) throws {}
  open func linkItem(at srcURL: URL, to dstURL: URL) throws {}
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
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
open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { 0 }
}
open class PropertyListSerialization: NSObject {
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum PropertyListFormat: UInt, Sendable { case xml = 100 }
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { 0 }
}
open class NSNumber: NSObject { open var doubleValue: Double { 0 } }
public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}
public struct CharacterSet: Sendable {
  public static var punctuationCharacters: CharacterSet { CharacterSet() }
}
public struct POSIXErrorCode: RawRepresentable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
public struct POSIXError: Error { public var code: POSIXErrorCode { fatalError() } }
extension Error { public var localizedDescription: String { "" } }
public struct CocoaError: Error, Hashable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var fileReadNoSuchFile: Code { Code(rawValue: 260) }
    public static var fileWriteFileExists: Code { Code(rawValue: 516) }
    public static var fileWriteUnknown: Code { Code(rawValue: 512) }
    public static var featureUnsupported: Code { Code(rawValue: 3328) }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var underlying: (any Error)? { nil }
  public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
}

open class Bundle: @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open var bundleIdentifier: String? { nil }
  open var bundlePath: String { "" }
  public init?(path: String) { nil }
  open func path(forResource name: String?, ofType extension: String?) -> String? { nil }
  open var preferredLocalizations: [String] { [] }
  open class func preferredLocalizations(from available: [String]) -> [String] { [] }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    key
  }
}
extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
    public static let utf16 = Encoding()
    public static let utf32 = Encoding()
  }
  public init?(data: Data, encoding: Encoding) { nil }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}
extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { String(self) }
}

// MARK: - What the parts for iOS and the stand-ins of frameworks use

public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
open class NSCoder: NSObject {}
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
}
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
}
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}
public struct CGFloat: ExpressibleByFloatLiteral, SignedNumeric, Comparable, Hashable, Sendable {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(_ value: Double) {}
  public init?<T: BinaryInteger>(exactly source: T) {}
  public var magnitude: CGFloat { 0 }
  public static var infinity: CGFloat { 0 }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { 0 }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { 0 }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { 0 }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
}
extension Int { public init(_ value: CGFloat) { self = 0 } }
public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}
public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public static var zero: CGRect { CGRect(origin: .zero, size: CGSize(width: 0, height: 0)) }
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public func contains(_ point: CGPoint) -> Bool { false }
}
open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}
open class Thread: NSObject { open class var isMainThread: Bool { false } }
open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { OperationQueue() }
  open func addOperation(_ block: @escaping @Sendable () -> Void) {}
  open func waitUntilAllOperationsAreFinished() {}
}
open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func post(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func removeObserver(_ observer: Any) {}
}

public struct OperatingSystemVersion: Sendable { public var majorVersion, minorVersion, patchVersion: Int }
public final class ProcessInfo: @unchecked Sendable {
  public static let processInfo = ProcessInfo()
  public var operatingSystemVersion: OperatingSystemVersion { .init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }
}
