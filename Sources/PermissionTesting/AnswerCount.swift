import Dispatch
import EveryPath

/// Counts what is answered to one order, however often and from wherever.
@MainActor
final class AnswerCount<Answer: Hashable & Sendable> {
  private(set) var answers: [Answer] = []
  private(set) var isElsewhere = false

  func note(_ answer: Answer) {
    answers.append(answer)
    if !MainQueue.isCurrent { isElsewhere = true }
  }

  /// What is wrong, in sentences: the order was not answered once, or with something unknown.
  ///
  /// - Parameters:
  ///   - order: What was ordered, in words.
  ///   - known: What it can be answered with; none if it has no answer.
  ///   - mayBeSilent: Whether it may stay without an answer.
  func sentences(of order: String, known: [Answer], mayBeSilent: Bool = false) -> [String] {
    var sentences: [String] = []
    if answers.isEmpty, !known.isEmpty, !mayBeSilent {
      sentences.append(
        "\(order) was never answered, so the flow would wait for ever; answer it once, also when there "
          + "was nothing to do")
    }
    if answers.count > 1 {
      sentences.append(
        "\(order) was answered \(answers.count) times; answer it once: the later ones are dropped")
    }
    for answer in answers where !known.contains(answer) {
      let possible = known.map { identifier(of: $0) }
      sentences.append(
        "\(order) was answered with `\(identifier(of: answer))`, which the flow does not list"
          + (possible.isEmpty ? "; it has no answer" : "; it can be \(listed(possible))"))
    }
    if isElsewhere {
      sentences.append("\(order) was answered on another thread than the main one; hop to it first")
    }
    return sentences
  }
}

/// The queue of the main actor, which is not always on the process's first thread.
@MainActor
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether what runs now runs there.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
