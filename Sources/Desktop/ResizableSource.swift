public import Geometry
public import Sampling

/// A screen whose size is told from outside.
public protocol ResizableSource: ScreenSource {
  /// The root window has another size.
  func resized(to size: Size)
}

extension RootSource: ResizableSource {}
