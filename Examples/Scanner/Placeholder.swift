// The only source of this folder that SwiftPM compiles as it stands. All others are plain iOS source with `@objc` and `#selector`, which
// the build plugin RewriteForLinux brings to Linux; in Xcode this file is not needed.
