import Foundation
package import PermissionFacts
package import ToolSupport

/// The commands about an app's permissions, which `journey` and a program of its own have.
package struct Doctor {
  /// Every permission that is known.
  let permissions: [Declaration]
  let voice: Voice
  /// The command that lists permissions, in sentences.
  let hint: String
  /// How the check of an Info.plist is started, in sentences.
  let command: String

  private var outside: any Outside { voice.outside }

  package init(permissions: [Declaration], voice: Voice, hint: String, command: String) {
    self.permissions = permissions
    self.voice = voice
    self.hint = hint
    self.command = command
  }

  /// Holds an Info.plist against the permissions that an app uses.
  package func check(_ invocation: Invocation) throws -> ExitCode {
    guard !permissions.isEmpty else {
      throw ToolError(
        "This tool knows no permissions, so there is nothing to check a file against.")
    }
    let used = try used(invocation)
    let path = invocation.operands[0]
    let entries = try entries(of: path)
    let name = path == "-" ? "standard input" : path
    let checked = DoctorCase(
      plist: harmless(name), entries: entries, permissions: permissions, used: used ?? [],
      oldest: invocation.options["ios"].flatMap { Int($0) },
      translations: try translations(beside: path, invocation))
    guard used != nil else { return try ask(checked, invocation) }
    if invocation.has("json") {
      try outside.write(DoctorJSON.text(of: checked) + "\n")
    } else {
      try show(text(of: checked, invocation).lines)
    }
    return checked.findings.isEmpty ? .yes : .no
  }

  func show(_ lines: [String]) throws(OutputLost) {
    try voice.show(lines.joined(separator: "\n") + "\n")
  }

  private func text(of checked: DoctorCase, _ invocation: Invocation) -> DoctorText {
    DoctorText(
      checked, glyphs: voice.glyphs, paint: paint(invocation), columns: voice.environment.columns)
  }

  func paint(_ invocation: Invocation) -> Paint {
    Paint(isOn: voice.environment.isColoured(invocation.options["color"]))
  }

  /// Says what the keys that are there are for, and asks which of it the app uses.
  private func ask(_ checked: DoctorCase, _ invocation: Invocation) throws -> ExitCode {
    if invocation.has("json") {
      try outside.write(DoctorJSON.text(ofFound: checked) + "\n")
    } else {
      try show(text(of: checked, invocation).linesOfFound)
    }
    let likely = checked.likely.isEmpty ? "none" : checked.likely.joined(separator: ",")
    voice.say(
      "Say with --uses what the app uses; if it is what its keys are for, `\(command) "
        + "\(invocation.operands[0]) --uses \(likely)`.")
    return .askedWrongly
  }

  private func entries(of path: String) throws -> [String: PlistValue] {
    guard !path.isEmpty else { throw ToolError("The name of a file is empty.") }
    let bytes = try path == "-" ? outside.readAll() : document(path)
    guard bytes.count <= PropertyList.largest else {
      throw ToolError(
        "Cannot read standard input: it is larger than \(PropertyList.largest >> 20) MB.")
    }
    do throws(Unreadable) {
      let entries = try PropertyList.entries(of: bytes)
      guard entries.isEmpty || DoctorCase.isOfApp(entries.keys) else {
        throw Unreadable("holds no key of an Info.plist")
      }
      return entries
    } catch {
      throw ToolError(
        "\(path == "-" ? "standard input" : harmless(path)) \(error.reason). Name the Info.plist of "
          + "an app: a property list.")
    }
  }

  private func document(_ path: String) throws(ToolError) -> [UInt8] {
    try outside.readDocument(path, atMost: PropertyList.largest)
  }

  /// The permissions that `--uses` names; nil if it is not there.
  private func used(_ invocation: Invocation) throws(ToolError) -> [String]? {
    guard let lists = invocation.lists["uses"] else { return nil }
    let names = lists.flatMap { $0.split(separator: ",") }.map { trimmed($0) }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw ToolError("--uses names no permission; for an app that uses none write --uses none.")
    }
    for name in names where name != "none" { try checkPermission(name) }
    return names
  }

  private func checkPermission(_ name: String) throws(ToolError) {
    let known = permissions.map(\.name)
    guard !known.contains(name) else { return }
    let family = known.filter { $0.hasPrefix("\(name)-") }
    let meant =
      family.count > 1
      ? " Did you mean \(family.map { "\"\($0)\"" }.joined(separator: " or "))?"
      : didYouMean(nearest(to: name, among: known))
    throw ToolError(
      "There is no permission \(quoted(name)).\(meant) See `\(hint)`.")
  }

  // MARK: - Languages

  /// The languages beside a plist, and in the folders that are named.
  private func translations(
    beside path: String, _ invocation: Invocation
  ) throws(ToolError) -> Translations {
    let named = invocation.lists["languages"] ?? []
    let own = path == "-" ? [] : [folder(of: path)]
    var translations = Translations(in: (named + own).first.map(slashed) ?? "")
    for folder in own + named {
      guard let names = try outside.names(in: folder.isEmpty ? "." : folder) else {
        guard !named.contains(folder) else {
          throw ToolError("There is no folder \(harmless(folder)) to look for languages in.")
        }
        continue
      }
      for name in names { add(name, in: folder, to: &translations) }
    }
    return translations
  }

  /// What stands before the last slash of a path, with it.
  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A folder with the slash that names in it stand behind.
  private func slashed(_ folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
  }

  /// Takes what a name in a folder says of languages.
  private func add(_ name: String, in folder: String, to translations: inout Translations) {
    let path = slashed(folder) + name
    if name == "InfoPlist.xcstrings" {
      guard let bytes = bytes(of: path, &translations) else { return }
      translations.add(catalog: bytes, from: harmless(path))
    }
    guard name.hasSuffix(".lproj"), name != "Base.lproj" else { return }
    let language = String(name.dropLast(".lproj".count))
    do throws(ToolError) {
      guard let names = try outside.names(in: path) else { return }
      translations.add(language, at: harmless(path))
      guard names.contains(Translations.stringsFile) else { return }
    } catch {
      return translations.fail(harmless(path), "cannot be opened", language)
    }
    let file = "\(path)/\(Translations.stringsFile)"
    guard let bytes = bytes(of: file, in: language, &translations) else { return }
    translations.add(strings: bytes, in: language, from: harmless(file))
  }

  private func bytes(
    of path: String, in language: String? = nil, _ translations: inout Translations
  ) -> [UInt8]? {
    do throws(ToolError) {
      return try document(path)
    } catch {
      let reason = error.sentence.replacing("Cannot read \(harmless(path)): ", with: "").dropLast()
      translations.fail(harmless(path), "cannot be read: \(reason)", language)
      return nil
    }
  }
}
