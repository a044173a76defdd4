/// Whether the permission stands for something a device may lack.
public enum Hardware: String, Hashable, Sendable, CaseIterable {
  case none
  case mayLack = "may be lacking"
}
