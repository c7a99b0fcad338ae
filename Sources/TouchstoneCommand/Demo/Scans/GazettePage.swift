import SwiftUI

/// The large page: a gazette in three columns, set so small that only its headings can be read before it is enlarged.
struct GazettePage: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("한빛마을 소식").font(.system(size: 44, weight: .black))
      Text("THE HANBIT VILLAGE GAZETTE").font(.system(size: 11, weight: .medium)).kerning(3).foregroundStyle(Ink.faint)
        .padding(.top, 4)
      HStack {
        Text("제127호")
        Spacer()
        Text("2026년 11월 30일 월요일")
        Spacer()
        Text("No. 127 · Price: a smile")
      }
      .font(.system(size: 7))
      .padding(.vertical, 5)
      .overlay(alignment: .top) { Ink.dark.frame(height: 1) }
      .overlay(alignment: .bottom) { Ink.dark.frame(height: 0.5) }
      .padding(.top, 12)
      HStack(alignment: .top, spacing: 16) {
        ForEach(0..<3, id: \.self) { column in
          VStack(alignment: .leading, spacing: 9) {
            if column == 1 { StreamChart() }
            ForEach(GazetteText.columns[column], id: \.title) { GazetteArticle(article: $0) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding(.top, 14)
      Spacer(minLength: 0)
      Text("Set and printed in the village hall · 마을회관에서 찍음").font(.system(size: 5)).foregroundStyle(Ink.faint)
    }
    .foregroundStyle(Ink.dark)
    .padding(.horizontal, 44)
    .padding(.vertical, 36)
    .frame(width: ScanPages.size.width, height: ScanPages.size.height)
    .background(Paper())
    .ignoresSafeArea()
  }
}

private struct GazetteArticle: View {
  let article: GazetteText
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(article.title).font(.system(size: 13, weight: .bold))
      Text(article.body).font(.system(size: 6.4)).lineSpacing(1.9)
      Ink.line.frame(height: 0.3).padding(.top, 4)
    }
  }
}

/// How high the stream stood, month by month.
private struct StreamChart: View {
  /// Centimetres at the mill, January to December.
  private let levels = [22, 25, 38, 46, 41, 57, 96, 83, 52, 34, 28, 24]
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("개울물의 높이 · The stream this year").font(.system(size: 9, weight: .semibold))
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(levels.indices, id: \.self) { month in
          VStack(spacing: 1.5) {
            Text("\(levels[month])").font(.system(size: 3.6)).monospacedDigit()
            Color(red: 0.30, green: 0.49, blue: 0.66).frame(height: CGFloat(levels[month]) * 0.9)
            Text("\(month + 1)월").font(.system(size: 3.6)).foregroundStyle(Ink.faint)
          }
        }
      }
      Text("방앗간에서 잰 높이, 센티미터 · centimetres at the mill").font(.system(size: 3.8)).foregroundStyle(Ink.faint)
      Ink.line.frame(height: 0.3).padding(.top, 3)
    }
  }
}
