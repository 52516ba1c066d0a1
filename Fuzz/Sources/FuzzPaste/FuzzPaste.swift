import Laws

/// Reads any bytes by the paste entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: bytes, count: count)
  Laws.reading(text, as: .paste)
  Laws.widening(text, as: .paste)
  return 0
}
