/// The words of a language that a primer's button may have, and those that it may not.
struct PrimerWords: Sendable {
  /// The language, as in `de` or `zh-Hans`.
  let language: String
  /// Labels that promise nothing.
  let neutral: [String]
  /// What promises the system's own answer; a space is where a word begins or ends, so that
  /// `" ok "` is a word, `" erlaub"` the beginning of one, and `"允许"` stands anywhere.
  let claims: [String]

  /// The word of a label that promises the system's own answer; nil if none does.
  func claim(in label: String) -> String? {
    let text = " \(Self.words(of: label).joined(separator: " ")) "
    guard let claim = claims.first(where: { text.contains($0) }) else { return nil }
    let word = claim.split(separator: " ").joined(separator: " ")
    guard claim.first == " ", claim.last != " " else { return word }
    return text.split(separator: " ").first { $0.hasPrefix(word) }.map(String.init)
  }

  /// The words in small letters; a change between Chinese or Japanese and other letters parts them.
  private static func words(of label: String) -> [String] {
    var words = [""]
    for character in String(plain(label)).lowercased() {
      guard character.isLetter else {
        words.append("")
        continue
      }
      if let last = words[words.count - 1].last, last.isEastAsian != character.isEastAsian {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  /// The label without what may be written or left out: wide Latin letters become usual ones,
  /// Arabic loses its vowel signs and the signs on its first letter.
  private static func plain(_ label: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\u{FF21}"..."\u{FF3A}", "\u{FF41}"..."\u{FF5A}":
        Unicode.Scalar(scalar.value - 0xFEE0).map { result.append($0) }
      case "\u{0640}", "\u{064B}"..."\u{065F}", "\u{0670}": continue
      case "\u{0622}", "\u{0623}", "\u{0625}", "\u{0671}": result.append("\u{0627}")
      default: result.append(scalar)
      }
    }
    return result
  }
}

extension PrimerWords {
  /// The languages that are known.
  static let all = [english, german, simplifiedChinese, japanese, arabic]

  private static let english = PrimerWords(
    language: "en", neutral: ["Continue", "Next"],
    claims: [
      " allow ", " allows ", " allowed ", " allowing ", " grant ", " grants ", " granted ",
      " granting ", " enable ", " enables ", " enabled ", " enabling ", " authorise ",
      " authorises ", " authorised ", " authorising ", " authorize ", " authorizes ",
      " authorized ", " authorizing ", " permit ", " permits ", " permitted ", " permitting ",
      " activate ", " approve ", " accept ", " agree ", " turn on ", " switch on ", " opt in ",
      " give access ", " give permission ", " yes ", " ok ", " okay ",
    ])

  private static let german = PrimerWords(
    language: "de", neutral: ["Weiter", "Fortfahren"],
    claims: [
      " erlaub", " zulass", " zuläss", " zugelassen", " gestatt", " gewähr", " genehmig",
      " bewillig", " freigeb", " freigegeben", " aktivier", " einschalt", " anschalt",
      " akzeptier", " zustimm", " stimme zu ", " zugriff geben ", " einverstanden ",
      " in ordnung ", " ja ",
    ])

  private static let simplifiedChinese = PrimerWords(
    language: "zh-Hans", neutral: ["继续", "下一步"],
    claims: [
      "允许", "准许", "许可", "授权", "同意", "接受", "开启", "打开", "启用", " 好 ", " 好的 ", " 是 ",
      " 确定 ", " 可以 ",
    ])

  private static let japanese = PrimerWords(
    language: "ja", neutral: ["続ける", "次へ"],
    claims: [
      "許可", "許諾", "承認", "承諾", "同意", "有効", "オンにする", "オンにします", "オンにして", " オン ",
      " はい ", " 了解 ",
    ])

  private static let arabic = PrimerWords(
    language: "ar", neutral: ["متابعة", "التالي"],
    claims: [
      "سماح", " اسمح", " نسمح", "موافق", " اوافق ", "تفعيل", " فعل ", "تمكين", " مكن ", "تشغيل",
      " شغل ", " منح ", " امنح", " قبول ", " القبول ", " اقبل ", " اذن ", " الاذن ", " نعم ",
      " حسنا ",
    ])
}

extension Character {
  /// Whether it is written without spaces between words: Chinese and Japanese.
  fileprivate var isEastAsian: Bool {
    unicodeScalars.first.map { ("\u{2E80}"..."\u{9FFF}").contains($0) } ?? false
  }
}
