import Laws

/// Reads any bytes as a picture, in pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  Laws.picture(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
