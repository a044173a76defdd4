import EveryPath
import FlowModel

/// A permission that `journey doctor` knows: what an app that uses it declares.
public struct ListedPermission: Hashable, Sendable {
  /// What it is called after `--uses`.
  public let name: String
  /// The keys of `Info.plist`, in order; empty if there are none.
  public let keys: [Key]
  /// What an app needs beside keys, as a sentence; nil if nothing is known.
  public let unseen: String?
  /// What takes its question away; nil if nothing does.
  public let taken: Taken?

  /// An entry of lists in `Info.plist` that takes the question away.
  public struct Taken: Hashable, Sendable {
    /// The keys of the lists.
    public let keys: [String]
    /// The entry.
    public let entry: String

    /// An entry in lists.
    public init(_ entry: String, in keys: [String]) {
      self.keys = keys
      self.entry = entry
    }
  }

  /// Makes a permission.
  ///
  /// - Parameters:
  ///   - name: What it is called after `--uses`.
  ///   - keys: The keys of `Info.plist`, in order.
  ///   - unseen: What an app needs beside keys, which no `Info.plist` shows, as a sentence.
  ///   - taken: What takes its question away.
  public init(_ name: String, keys: [Key], unseen: String? = nil, taken: Taken? = nil) {
    self.name = name
    self.keys = keys
    self.unseen = unseen
    self.taken = taken
  }

  /// A key of `Info.plist`.
  public struct Key: Hashable, Sendable {
    /// What a key holds.
    public enum Value: String, Hashable, Sendable, CaseIterable {
      case text
      case texts = "list of texts"
      case textsByName = "dictionary of texts"
      case details = "dictionary"
      case flag = "Boolean"
    }

    /// Its name.
    public let name: String
    /// What it holds.
    public let value: Value
    /// The first version of iOS that reads it, such as 16.1; nil if every one does that is in use.
    public let first: String?
    /// The last version of iOS that reads it; nil if the newest does.
    public let last: Int?
    /// What an app does that needs it, as in "to browse by Bonjour"; nil if anything.
    public let use: String?
    /// What happens without it, as in "iOS ends the app"; nil if it is not known.
    public let effect: String?

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: What it holds.
    ///   - first: The first version of iOS that reads it.
    ///   - last: The last version of iOS that reads it.
    ///   - use: What an app does that needs it; nil if anything.
    ///   - effect: What happens without it, as words that follow "without it".
    public init(
      _ name: String, holds value: Value = .text, from first: String? = nil, upTo last: Int? = nil,
      for use: String? = nil, without effect: String? = nil
    ) {
      self.name = name
      self.value = value
      self.first = first
      self.last = last
      self.use = use
      self.effect = effect
    }

    /// Whether an app that runs on a version has systems that do not read it yet.
    func isNewer(than oldest: Int) -> Bool {
      first?.split(separator: ".").first.flatMap { wholeNumber($0) }.map { $0 > oldest } ?? false
    }

    /// Whether an app that runs on a version and later ones has a system that reads it.
    func isRead(from oldest: Int) -> Bool { last.map { $0 >= oldest } ?? true }
  }
}
