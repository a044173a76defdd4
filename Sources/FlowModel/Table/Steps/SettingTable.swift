public import StateSpace

/// Settings by number, for all systems that can be in the same ones.
@usableFromInline
package final class SettingTable {
  @usableFromInline private(set) var settings = Interner<Kept<Setting>>()

  /// No settings yet.
  package init() {}

  func number(of setting: Setting) -> UInt32 { settings.number(keeping: setting) }

  func setting(_ number: UInt32) -> Setting { settings[number].value }
}
