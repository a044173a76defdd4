public import Testing

/// Whether the code is optimised.
///
/// Where it is not, a search takes twenty times as long: `swift test` tries what is small, and
/// `.ci/optimised.sh` all there is.
public var isOptimised: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}

extension Trait where Self == ConditionTrait {
  /// For a test that is too long where the code is not optimised; `.ci/optimised.sh` runs it.
  public static var optimised: Self {
    .enabled(if: isOptimised, "too long where the code is not optimised: .ci/optimised.sh runs it")
  }
}
