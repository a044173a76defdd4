import EveryPath
import FlowModel

extension Tool {
  /// Holds an Info.plist against the permissions that an app uses.
  func doctor(_ invocation: Invocation) throws -> ExitCode {
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
      try console.write(DoctorJSON.text(of: checked) + "\n")
    } else {
      try show(text(of: checked, invocation).lines.joined(separator: "\n") + "\n")
    }
    return checked.findings.isEmpty ? .yes : .no
  }

  private func text(of checked: DoctorCase, _ invocation: Invocation) -> DoctorText {
    DoctorText(
      checked, glyphs: glyphs, paint: paint(invocation), columns: environment.columns)
  }

  /// Says what the keys that are there are for, and asks which of it the app uses.
  private func ask(_ checked: DoctorCase, _ invocation: Invocation) throws -> ExitCode {
    if invocation.has("json") {
      try console.write(DoctorJSON.text(ofFound: checked) + "\n")
    } else {
      let text = text(of: checked, invocation)
      try show(text.linesOfFound.joined(separator: "\n") + "\n")
    }
    let likely = checked.likely.isEmpty ? "none" : checked.likely.joined(separator: ",")
    say(
      "Say with --uses what the app uses; if it is what its keys are for, `\(toolName) doctor "
        + "\(invocation.operands[0]) --uses \(likely)`.")
    return .askedWrongly
  }

  private func entries(of path: String) throws -> [String: PlistValue] {
    guard !path.isEmpty else { throw ToolError("The name of a file is empty.") }
    let bytes = try path == "-" ? console.readAll() : document(path)
    guard bytes.count <= PropertyList.largest else {
      throw ToolError(
        "Cannot read standard input: it is larger than \(PropertyList.largest >> 20) MB.")
    }
    do throws(Unreadable) {
      return try PropertyList.entries(of: bytes)
    } catch {
      throw ToolError(
        "\(harmless(path)) \(error.reason). Name the Info.plist of an app: a property list.")
    }
  }

  private func document(_ path: String) throws(ToolError) -> [UInt8] {
    try console.readDocument(path, atMost: PropertyList.largest)
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
    let hint = tables.contains { $0.name == "permissions" } ? "list permissions" : "help doctor"
    throw ToolError(
      "There is no permission \(quoted(name)).\(meant) See `\(toolName) \(hint)`.")
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
      guard let names = try console.names(in: folder.isEmpty ? "." : folder) else {
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
      guard let names = try console.names(in: path) else { return }
      translations.add(language)
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
