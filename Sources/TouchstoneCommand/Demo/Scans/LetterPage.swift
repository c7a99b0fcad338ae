import SwiftUI

/// An ordinary page: a sender, a title, paragraphs, a table, a signature with a seal.
struct LetterPage: View {
  let letter: LetterText

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(letter.sender)
        Spacer()
        Text(letter.date)
      }
      .font(.system(size: 11))
      .foregroundStyle(Ink.faint)
      Ink.line.frame(height: 1).padding(.top, 8)
      Text(letter.title).font(.system(size: 30, weight: .bold)).padding(.top, 36)
      Text(letter.subtitle).font(.system(size: 15)).foregroundStyle(Ink.faint).padding(.top, 6)
      VStack(alignment: .leading, spacing: 16) {
        ForEach(letter.paragraphs, id: \.self) { Text($0).lineSpacing(6) }
      }
      .font(.system(size: 14))
      .padding(.top, 28)
      table.padding(.top, 32)
      Spacer()
      signature
    }
    .foregroundStyle(Ink.dark)
    .padding(.horizontal, 64)
    .padding(.vertical, 52)
    .frame(width: ScanPages.size.width, height: ScanPages.size.height)
    .background(Paper())
    .ignoresSafeArea()
  }

  private var table: some View {
    VStack(spacing: 0) {
      ForEach(letter.rows, id: \.0) { row in
        HStack {
          Text(row.0)
          Spacer()
          Text(row.1).monospacedDigit()
        }
        .font(.system(size: 13))
        .padding(.vertical, 9)
        Ink.line.frame(height: 0.5)
      }
    }
  }

  private var signature: some View {
    HStack(spacing: 14) {
      Spacer()
      Text(letter.signature).font(.system(size: 15, weight: .medium))
      Text("印")
        .font(.system(size: 17, weight: .semibold))
        .foregroundStyle(Ink.seal)
        .frame(width: 36, height: 36)
        .overlay { Circle().stroke(Ink.seal, lineWidth: 2) }
        .rotationEffect(.degrees(-8))
    }
  }
}

/// Off white, and a little darker towards the fold at the left, as scans are.
struct Paper: View {
  var body: some View {
    Color(red: 0.985, green: 0.978, blue: 0.957)
      .overlay {
        LinearGradient(
          colors: [.black.opacity(0.07), .black.opacity(0.015), .clear], startPoint: .leading,
          endPoint: UnitPoint(x: 0.35, y: 0.5))
      }
  }
}

enum Ink {
  static let dark = Color(red: 0.13, green: 0.13, blue: 0.16), faint = Color(red: 0.42, green: 0.42, blue: 0.45)
  static let line = Color(red: 0.72, green: 0.71, blue: 0.68), seal = Color(red: 0.76, green: 0.16, blue: 0.14)
}
