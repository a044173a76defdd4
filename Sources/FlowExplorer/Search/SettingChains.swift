public import FlowModel

/// The settings in which each world was met, one after the other.
///
/// Worlds that are met in the same settings share a chain, so a world takes two bytes. A chain holds a few settings; of a world with more, and of one that comes long before those with
/// lower numbers, somebody else must know.
@frozen
@usableFromInline
struct SettingChains {
  /// The end of a chain.
  @frozen
  @usableFromInline
  struct Link {
    @usableFromInline let setting: UInt32
    /// The link before; 0 if it is the first one.
    @usableFromInline let before: UInt16
    /// How many settings are in the chain.
    @usableFromInline let length: UInt16

    @inlinable
    init(setting: UInt32, before: UInt16, length: UInt16) {
      (self.setting, self.before, self.length) = (setting, before, length)
    }
  }

  /// All links; the first one stands for no setting.
  @usableFromInline var links = [Link(setting: .max, before: 0, length: 0)]
  /// The links by their settings and those before.
  @usableFromInline var places = TagTable()
  /// The last link of each world.
  @usableFromInline var chains: [UInt16] = []

  @inlinable init() {}

  /// How many settings are in a chain at most.
  private static var mostLinks: UInt16 { 16 }

  /// Whether a world is known to have been met in a setting.
  @inlinable
  @inline(__always)
  func contains(_ world: Int, _ setting: UInt32) -> Bool {
    var link = world < chains.count ? chains[world] : 0
    // The greatest comes first.
    while link != 0, links[Int(link)].setting > setting { link = links[Int(link)].before }
    return link != 0 && links[Int(link)].setting == setting
  }

  /// Notes that a world was met in a setting, which is not known; false if there is no room for that.
  @usableFromInline
  mutating func note(_ world: Int, _ setting: UInt32) -> Bool {
    if world >= chains.count {
      guard world < chains.count + 1 << 16 else { return false }
      while chains.count <= world { chains.append(0) }
    }
    let link = chain(chains[world], with: setting)
    if link != 0 { chains[world] = link }
    return link != 0
  }

  /// The chain of the same settings and one more, the least ones first; 0 if there is no room for it.
  private mutating func chain(_ link: UInt16, with setting: UInt32) -> UInt16 {
    let last = links[Int(link)]
    guard link != 0, last.setting > setting else { return longer(link, setting) }
    let rest = chain(last.before, with: setting)
    return rest == 0 ? 0 : longer(rest, last.setting)
  }

  /// A chain with one more setting; 0 if there is no room for that.
  private mutating func longer(_ link: UInt16, _ setting: UInt32) -> UInt16 {
    let length = links[Int(link)].length
    guard length < Self.mostLinks else { return 0 }
    let key = (UInt64(setting) << 16 | UInt64(link)) &* 0x9E37_79B9_7F4A_7C15
    let tag = UInt32(truncatingIfNeeded: (key ^ key &>> 29) &>> 32)
    let place = places.place(of: tag) { number in
      links[Int(number)].setting == setting && links[Int(number)].before == link
    }
    if places[place] >= 0 { return UInt16(places[place]) }
    guard links.count <= Int(UInt16.max) else { return 0 }
    places.note(Int32(links.count), tag, at: place)
    links.append(Link(setting: setting, before: link, length: length + 1))
    return UInt16(links.count - 1)
  }

  /// How much memory all takes.
  var bytes: Int {
    links.capacity * MemoryLayout<Link>.stride + places.bytes
      + chains.capacity * MemoryLayout<UInt16>.stride
  }
}

extension SettingChains: Sendable {}
extension SettingChains.Link: Sendable {}
