import EveryPath

/// The ids of a list of values.
func identifiers(of values: [some Hashable & Sendable]) -> String {
  "[\(values.map { identifier(of: $0) }.joined(separator: ", "))]"
}
