/// Settings by number, for all systems that can be in the same ones.
@usableFromInline
package final class SettingTable {
  @usableFromInline @exclusivity(unchecked) var settings = Numbering<Setting>()

  /// No settings yet.
  package init() {}

  func number(of setting: Setting) -> UInt32 { settings.number(of: setting) }

  /// The number of a setting; nil if it has none.
  func find(_ setting: Setting) -> UInt32? {
    let known = settings.find(setting)
    return known < 0 ? nil : UInt32(known)
  }

  @inlinable
  func setting(_ number: UInt32) -> Setting { settings[number] }

  var count: Int { settings.count }

  var bytes: Int { settings.bytes }
}
