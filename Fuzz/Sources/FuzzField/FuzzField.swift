import Laws

/// Reads any bytes by the field entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: bytes, count: count)
  Laws.reading(text, as: .field)
  Laws.widening(text, as: .field)
  return 0
}
