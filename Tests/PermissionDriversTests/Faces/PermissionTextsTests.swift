import CameraFlow
import EveryPath
import EveryPathTesting
import Foundation
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import Testing

@MainActor
@Suite struct PermissionTextsTests {
  @Test(arguments: StringsFile.languages)
  func `Every language has the keys of English, once each`(
    _ language: String
  ) throws {
    let keys = try StringsFile(language).keys
    #expect(keys == (try StringsFile("en").keys))
    #expect(Set(keys).count == keys.count)
    #expect(keys.count > 80)
  }

  @Test(arguments: StringsFile.languages)
  func `Words have the name once at most, where English has it, and no other placeholder`(
    _ language: String
  ) throws {
    let english = try StringsFile("en")
    for (key, words) in try StringsFile(language).entries {
      let count = words.components(separatedBy: "%@").count - 1
      #expect(count <= 1, "\(key)")
      #expect(count == (english[key]?.components(separatedBy: "%@").count ?? 0) - 1, "\(key)")
      #expect(!words.replacingOccurrences(of: "%@", with: "").contains("%"), "\(key)")
      #expect(!words.trimmingCharacters(in: .whitespaces).isEmpty, "\(key)")
    }
  }

  @Test func `The build copies every language, which differs from English`() throws {
    for language in StringsFile.languages {
      let file = try StringsFile(language)
      let texts = PermissionTexts(language: language)
      #expect(texts.name(of: "camera") == file["name.camera"])
      #expect(texts.text("button.openSettings", for: "camera") == file["button.openSettings"])
    }
    #expect(PermissionTexts(language: "xx").name(of: "camera") == "Camera")
  }

  @Test func `Every permission of the table of facts has a name in Settings`() {
    let texts = PermissionTexts(language: "en")
    for permission in Permission.allCases {
      let name = PermissionName(rawValue: permission.rawValue)
      #expect(texts.name(of: name) != permission.rawValue, "\(permission)")
    }
    #expect(texts.name(of: "unheard-of") == "unheard-of")
  }

  @Test(arguments: StringsFile.languages)
  func `Every dialog of every flow has words in every language`(_ language: String) throws {
    let known = try StringsFile(language)
    var count = 0
    forEveryFlow { flow, name in
      for dialog in dialogs(of: flow, name, PermissionTexts(language: language)) {
        count += 1
        for words in [dialog.title, dialog.message] + dialog.buttons.map(\.label) {
          // A key without words comes back as it is.
          #expect(!words.contains("%@") && !words.contains(".title"), "\(name): \(words)")
          #expect(!words.contains(".message") && !words.hasPrefix("button."), "\(name): \(words)")
        }
        #expect(!dialog.title.contains(name.rawValue), "\(name)")
      }
      #expect(known["name.\(name)"] != nil, "\(name)")
    }
    #expect(count > 140)
  }

  @Test func `What differs for one permission is of a key that its flow can look up`() throws {
    var possible = Set(CameraMessage.allCases.map { "camera.message.\($0)" })
    forEveryFlow { flow, name in
      for subject in subjects(of: flow) {
        possible.formUnion(["\(name).\(subject).title", "\(name).\(subject).message"])
      }
      possible.insert("name.\(name)")
    }
    let general: Set<String> = Set(
      (["primer"] + AccessRefusal.allCases.map(\.rawValue)).flatMap {
        ["\($0).title", "\($0).message"]
      }
        + AccessButton.allCases.map { "button.\($0.rawValue)" })
    for key in try StringsFile("en").keys where !general.contains(key) {
      #expect(possible.contains(key), "nothing looks up \(key)")
    }
    #expect(general.isSubset(of: try StringsFile("en").keys))
  }

  @Test func `An app's words come before the package's, and one permission's before all's`() {
    var texts = PermissionTexts(language: "en")
    let camera: PermissionName = "camera"
    #expect(texts.text("denied.title", for: camera) == "“Camera” Is Off")
    texts["denied.title"] = "No %@"
    #expect(texts.text("denied.title", for: camera) == "No Camera")
    texts["name.camera"] = "Lens"
    #expect(texts.text("denied.title", for: camera) == "No Lens")
    texts["camera.denied.title"] = "The lens is covered"
    #expect(texts.text("denied.title", for: camera) == "The lens is covered")
    #expect(texts.text("denied.title", for: "microphone") == "No Microphone")
    texts["camera.denied.title"] = nil
    #expect(texts.text("denied.title", for: camera) == "No Lens")
  }

  @Test func `Each key can be replaced by a value of the app's`() throws {
    for key in try StringsFile("en").keys {
      var texts = PermissionTexts(language: "en")
      texts[key] = "⟦\(key)⟧"
      let pieces = key.split(separator: ".").map(String.init)
      let found: String =
        if pieces[0] == "name" {
          texts.name(of: PermissionName(rawValue: pieces[1]))
        } else if pieces.count == 3 {
          texts.text(
            pieces.dropFirst().joined(separator: "."),
            for: PermissionName(rawValue: pieces[0]))
        } else {
          texts.text(key, for: "of-no-words")
        }
      #expect(found == "⟦\(key)⟧")
    }
  }

  /// What fits on two lines of an alert with the default size of text.
  @Test(arguments: StringsFile.languages)
  func `Titles and buttons are short, also with the longest name`(_ language: String) throws {
    for (key, words) in try StringsFile(language).entries {
      if key.hasPrefix("button.") { #expect(words.count <= 24, "\(key)") }
      if key.hasPrefix("name.") { #expect(words.count <= 36, "\(key)") }
      if key.hasSuffix(".title") { #expect(words.count <= 40, "\(key)") }
      if key.hasSuffix(".message") { #expect(words.count <= 220, "\(key)") }
    }
  }
}

// MARK: - Dialogs

/// The dialogs that a driver of the flow can be told to show, and those of a screen.
@MainActor
func dialogs<F: AccessFlow>(
  of flow: F, _ name: PermissionName, _ texts: PermissionTexts
) -> [PermissionDialog] {
  let presenter = FakePresenter()
  let driver = AccessDriver(
    flow, name, source: FakeSource<F.Grant, F.Request>(.unknown), app: FakeApp(),
    presenter: presenter, texts: texts)
  if flow.hasQuestion {
    driver.perform(.showPrimer(button: flow.policy.primerButton), reply: Reply { _ in })
  }
  for refusal in flow.explainedRefusals {
    driver.perform(.showAlert(refusal), reply: Reply { _ in })
  }
  return presenter.shown
}

/// What dialogs and screens of the flow can be about.
@MainActor
private func subjects<F: AccessFlow>(of flow: F) -> [String] {
  let refusals = flow.explainedRefusals + flow.refusals + (flow.tellsFailure ? [.failed] : [])
  return (flow.hasQuestion ? ["primer"] : []) + refusals.map(\.rawValue)
}

/// The words of one language as they stand in the package's sources.
struct StringsFile {
  static let languages = ["en", "zh-Hans", "de", "ja", "ar"]

  /// The keys in their order, with the words.
  let entries: [(key: String, words: String)]

  init(_ language: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/PermissionDrivers/Resources")
    let text = try String(
      contentsOf: folder.appendingPathComponent("\(language).lproj/Localizable.strings"),
      encoding: .utf8)
    let general = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let components = line.components(separatedBy: "\" = \"")
      guard components.count == 2, line.hasPrefix("\""), line.hasSuffix("\";") else { return nil }
      return (String(components[0].dropFirst()), String(components[1].dropLast(2)))
    }
    let blocks = try JSONDecoder().decode(
      [String: [String: [String: String]]].self,
      from: Data(contentsOf: folder.appendingPathComponent("Words.json")))
    let own = blocks.flatMap { permission, languages in
      (languages[language] ?? [:]).map { key, words in
        (key == "name" ? "name.\(permission)" : "\(permission).\(key)", words)
      }
    }
    entries = general + own.sorted { $0.0 < $1.0 }
  }

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> String? { entries.first { $0.key == key }?.words }
}
