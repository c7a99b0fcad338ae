import Foundation

/// The words on the screen in one locale.
struct Strings {
  private let isKorean: Bool

  init(_ locale: Locale) { isKorean = locale.language.languageCode?.identifier == "ko" }

  var scans: String { isKorean ? "스캔" : "Scans" }
  var noScans: String { isKorean ? "스캔한 문서가 없습니다" : "No scans" }
  var close: String { isKorean ? "닫기" : "Close" }
  var loading: String { isKorean ? "불러오는 중…" : "Loading…" }
  var cannotRead: String { isKorean ? "이 스캔을 읽을 수 없습니다" : "This scan can’t be read" }
  var damaged: String { isKorean ? "파일이 비어 있거나 손상되었습니다." : "The file is empty or damaged." }

  func place(_ position: Int, of count: Int) -> String {
    isKorean ? "\(count)개 중 \(position)번째" : "\(position) of \(count)"
  }
}
