import EveryPath
import ToolSupport

/// The label of a primer's one button: neutral, without a word of the system's own answer.
///
/// Source: App Store Review Guidelines 5.1.1(iv) and Human Interface Guidelines, Privacy ("include
/// only one button", "Continue or Next"): documented by Apple.
public enum PrimerLabel {
  /// What is wrong about a label, in any language whose words are known; nil if nothing is.
  ///
  /// A flow's findings say it of the label that the flow has. Try the others where they are:
  ///
  /// ```swift
  /// for label in translations { #expect(PrimerLabel.problem(with: label) == nil) }
  /// ```
  ///
  /// Known are 17 languages, as that of `de`, `ja` or `zh-Hant`.
  public static func problem(with label: String) -> String? {
    for words in PrimerWords.all {
      guard let word = words.claim(in: label) else { continue }
      return "the primer's button says \"\(label)\": App Review rejects \"\(word)\" there; say "
        + words.neutral.map { "\"\($0)\"" }.joined(separator: " or ")
    }
    return nil
  }

  static func findings(in compiled: CompiledFlow) -> [Finding] {
    compiled.effects.indices.compactMap { effect in
      guard case .showsPrimer(let button) = compiled.effects[effect].role,
        let problem = problem(with: button)
      else { return nil }
      let states = compiled.statesShowing(effect)
      return Finding(
        rule: "primer-label", sentence: problem, lines: states.map { compiled.positions[$0].line },
        witness: states.first.flatMap(compiled.path) ?? [])
    }
  }
}
