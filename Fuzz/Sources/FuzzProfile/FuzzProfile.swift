import Laws

/// Reads any bytes as a colour profile.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  Laws.profile(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
