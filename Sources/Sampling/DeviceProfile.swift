public import ColorModel

/// What the values of a device stand for in sRGB.
public protocol DeviceProfile {
  /// A colour whose sRGB components are values of the device.
  func color(_ device: Color) -> Color

  /// Many colours in their place: red, green and blue of each, from 0 to 1 before and after.
  func convert(_ values: inout [Double])
}
