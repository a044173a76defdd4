/// The words of a language that a primer's button may have, and those that it may not.
package struct PrimerWords: Sendable {
  /// The language, as in `de` or `zh-Hans`.
  package let language: String
  /// Labels that promise nothing.
  package let neutral: [String]
  /// What promises the system's own answer; a space is where a word begins or ends, so that
  /// `" ok "` is a word, `" erlaub"` the beginning of one, and `"允许"` stands anywhere.
  let claims: [String]

  /// The word of a label that promises the system's own answer; nil if none does.
  package func claim(in label: String) -> String? {
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
      case "\u{0130}": result.append("i")
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
  package static let all =
    [english, german, simplifiedChinese, japanese, arabic] + european + asian

  /// The words of a language; nil if none are known.
  package static func of(_ language: String) -> PrimerWords? {
    let parts = language.split(separator: "-").map { $0.lowercased() }
    let code = parts.first == "iw" ? "he" : parts.first
    if code == "zh" {
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return all.first { $0.language == (isTraditional ? "zh-Hant" : "zh-Hans") }
    }
    return all.first { $0.language == code }
  }

  private static let european = [
    PrimerWords(
      language: "fr", neutral: ["Continuer", "Suivant"],
      claims: [
        " autoris", " permettre ", " permettez ", " accepte", " accorde", " active", " oui ",
        " d accord ",
      ]),
    PrimerWords(
      language: "es", neutral: ["Continuar", "Siguiente"],
      claims: [
        " permit", " autoriz", " acept", " conced", " activa", " habilit", " sí ", " de acuerdo ",
      ]),
    PrimerWords(
      language: "it", neutral: ["Continua", "Avanti"],
      claims: [
        " consent", " permett", " autorizz", " accett", " conced", " attiva", " abilita", " sì ",
        " va bene ",
      ]),
    PrimerWords(
      language: "pt", neutral: ["Continuar", "Seguinte", "Avançar"],
      claims: [
        " permit", " autoriz", " aceit", " conced", " ativa", " habilit", " sim ", " concord",
      ]),
    PrimerWords(
      language: "nl", neutral: ["Doorgaan", "Volgende", "Ga door"],
      claims: [
        " toesta", " sta toe ", " toestemm", " accepte", " akkoord", " inschakel", " schakel in ",
        " zet aan ", " ja ",
      ]),
    PrimerWords(
      language: "pl", neutral: ["Dalej", "Kontynuuj"],
      claims: [" zezw", " pozw", " zgadzam", " zgoda ", " akceptuj", " włącz", " tak "]),
    PrimerWords(
      language: "ru", neutral: ["Продолжить", "Далее"],
      claims: [" разреш", " позвол", " соглас", " приня", " включ", " да "]),
    PrimerWords(
      language: "sv", neutral: ["Fortsätt", "Nästa"],
      claims: [" tillåt", " godkänn", " aktivera", " medge", " slå på ", " ja "]),
    PrimerWords(
      language: "tr", neutral: ["Devam", "Devam et", "İleri"],
      claims: [" izin ", " onayl", " kabul ", " etkinleştir", " evet ", " tamam "]),
  ]

  private static let asian = [
    PrimerWords(
      language: "ko", neutral: ["계속", "다음"],
      claims: ["허용", "허락", "동의", "승인", " 켜기 ", "활성화", " 예 ", " 네 "]),
    PrimerWords(
      language: "zh-Hant", neutral: ["繼續", "下一步"],
      claims: ["允許", "准許", "許可", "授權", "同意", "接受", "開啟", "打開", "啟用", " 好 ", " 好的 ", " 是 "]),
    PrimerWords(
      language: "he", neutral: ["המשך", "הבא"],
      claims: [" אפשר ", " לאפשר ", " אישור ", " מאשר ", " אני מסכים ", " הפעל ", " כן "]),
  ]

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
