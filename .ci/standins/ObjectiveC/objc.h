// What an Objective-C class in Swift needs of the runtime and of Foundation.
__attribute__((objc_root_class)) @interface NSObject
- (instancetype)init;
@end
@interface NSString : NSObject
@end
@interface NSURL : NSObject
@end
