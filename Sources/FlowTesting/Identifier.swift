import PermissionFlow

/// A value's description without module and type names, as everywhere else in the flow's texts.
func identifier(of value: some Hashable & Sendable) -> String { AnyValue(value).description }

/// The same for a list.
func identifiers(of values: [some Hashable & Sendable]) -> String {
  "[\(values.map { identifier(of: $0) }.joined(separator: ", "))]"
}
