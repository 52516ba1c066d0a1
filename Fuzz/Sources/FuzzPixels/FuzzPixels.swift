import Laws

/// Takes any bytes for a layout and its pixels, and for a picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  Laws.pixels(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
