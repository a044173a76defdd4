import Foundation

/// Some measurements of the same thing.
struct Figures {
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  /// The one in the middle.
  var median: Double { values.isEmpty ? 0 : values[values.count / 2] }

  /// From the least to the greatest, as a part of the median.
  var spread: Double {
    guard let first = values.first, let last = values.last, median > 0 else { return 0 }
    return (last - first) / median
  }
}

/// `0.83`, `12.4`, `3,720`: three digits that count.
func short(_ value: Double) -> String {
  switch abs(value) {
  case ..<10: String(format: "%.2f", value)
  case ..<100: String(format: "%.1f", value)
  default: grouped(Int(value.rounded()))
  }
}

/// `2,097,152`.
func grouped(_ value: Int) -> String {
  var digits = String(value)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  return ([digits] + groups).joined(separator: ",")
}
