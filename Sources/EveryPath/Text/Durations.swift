extension Duration {
  /// The duration as people write it: `0.2 s`, `5 s`, `1.25 s`.
  package var inWords: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return "\(seconds) s" }
    var fraction = String(abs(attoseconds))
    fraction = String(repeating: "0", count: 18 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = seconds == 0 && attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds).\(fraction) s"
  }
}
