import Files
import Glibc
import PickerCore
import Sampling

/// The program as which FilesTests decode pictures; `PictureDecoder load FILE` to try one by hand.
let words = Array(CommandLine.arguments.dropFirst())
if let decoder = PictureDecoder(words) { exit(decoder.run()) }
guard words.first == "load", words.count == 2 else { exit(2) }
do throws(PictureProblem) {
  let loaded = try PictureLoading(words[1]).wait()
  let picture = loaded.picture
  print(picture.size, picture.hasAlpha ? "alpha" : "opaque", loaded.profile, picture.bytes.count)
} catch {
  print("\(error)")
}
