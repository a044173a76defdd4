import EveryPath
import FlowModel

extension WalkSnapshot {
  /// Why a choice is, or is not, possible here: one sentence for each thing that is known.
  package func reasons(for word: String) -> [String] {
    if case .choice(let index) = ChoiceMatch(word, among: choices.map(\.text)) {
      let text = choices[index].text
      return ["\(text.says.capitalizedFirst) (\(text.id)) is possible now: choice \(index + 1)."]
    }
    let wanted = word.lowercased()
    func fits(_ texts: String...) -> Bool {
      texts.contains { $0.lowercased().hasPrefix(wanted) } && !wanted.isEmpty
    }
    let closed = notNow.filter { fits($0.text.id, $0.text.says) }.map {
      "\($0.text.says.capitalizedFirst) (\($0.text.id)) is not possible now: \($0.reason)."
    }
    guard closed.isEmpty else { return closed }
    let known = choices.map(\.text.id) + notNow.map(\.text.id)
    let near = nearest(to: word, among: known)
    return ["Nothing is known of \(quoted(word)) here.\(didYouMean(near))"]
  }
}
