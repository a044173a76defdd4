/// Settings by number, for all systems that can be in the same ones.
package final class SettingTable {
  private var settings = Numbering<Setting>()

  /// No settings yet.
  package init() {}

  func number(of setting: Setting) -> UInt32 { settings.number(of: setting) }

  func setting(_ number: UInt32) -> Setting { settings[number] }

  var count: Int { settings.count }

  var bytes: Int { settings.bytes }
}
