public import StateSpace

/// Settings by number, for all systems that can be in the same ones.
@usableFromInline
package final class SettingTable {
  @usableFromInline var settings = Numbering<Setting>()

  /// No settings yet.
  package init() {}

  func number(of setting: Setting) -> UInt32 { settings.number(of: setting) }

  @inlinable
  func setting(_ number: UInt32) -> Setting { settings[number] }
}
