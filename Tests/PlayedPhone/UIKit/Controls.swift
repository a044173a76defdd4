@MainActor open class UIAction: NSObject {
  public typealias UIActionHandler = (UIAction) -> Void
  open var title: String
  private let handler: UIActionHandler
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }
}

@MainActor open class UIControl: UIView {}
@MainActor open class UIButton: UIControl {
  public convenience init(primaryAction: UIAction?) { self.init() }
}
