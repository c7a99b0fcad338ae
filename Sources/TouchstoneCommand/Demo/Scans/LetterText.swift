/// The words of an ordinary page.
struct LetterText {
  var fileName: String
  var sender: String, date: String
  var title: String, subtitle: String
  var paragraphs: [String]
  var rows: [(String, String)]
  var signature: String

  static let all = [library, contract, recipe, minutes]

  private static let library = LetterText(
    fileName: "01 Library card", sender: "한빛마을 작은도서관 · Hanbit Village Library", date: "2026. 11. 30.",
    title: "도서관 회원 안내", subtitle: "Welcome to the library",
    paragraphs: [
      "회원이 되신 것을 환영합니다. 이 카드로 책은 다섯 권까지, 두 주 동안 빌릴 수 있습니다. 다음 사람이 기다리지 않는 책은 한 번 더 연장할 수 있고, "
        + "반납은 문 옆의 반납함에 언제든지 하시면 됩니다.",
      "Your card lets you borrow five books for two weeks. A book that nobody is waiting for can be kept for two weeks more. "
        + "Books go back into the box beside the door at any hour, even when the lights are out.",
      "아이들의 책 읽기 모임은 수요일 오후 네 시에 있습니다. 처음 오시는 분은 십 분 먼저 와 주세요. 따뜻한 보리차를 준비해 두겠습니다.",
    ],
    rows: [("월요일 – 금요일", "10:00 – 19:00"), ("토요일", "10:00 – 16:00"), ("Sundays and holidays", "closed")],
    signature: "관장 윤서진")

  private static let contract = LetterText(
    fileName: "02 Rental contract", sender: "은하부동산 · Eunha Estate Agents", date: "2026. 12. 01.",
    title: "주택 임대차 계약서", subtitle: "Contract of lease",
    paragraphs: [
      "제1조 (목적) 임대인은 아래의 주택을 임차인에게 살림집으로 빌려주고, 임차인은 이를 깨끗하게 쓰며 정한 날에 차임을 낸다.",
      "Article 2. The lease begins on the first day of January 2027 and lasts two years. Either side may say three months ahead that "
        + "it is not to go on; if nobody does, it goes on for two years more on the same terms.",
      "제3조 (수리) 지붕과 벽, 보일러와 배관은 임대인이 고치고, 전구와 문고리처럼 작은 것은 임차인이 고친다. 급한 고장은 먼저 고치고 나중에 셈할 수 있다.",
      "Article 4. The deposit is given back on the day the keys are, less what is owed. The agent keeps a copy of this paper.",
    ],
    rows: [
      ("소재지 Address", "별내길 27, 2층"), ("보증금 Deposit", "₩ 20,000,000"), ("차임 Monthly rent", "₩ 650,000"), ("지급일 Due on", "매월 5일"),
    ],
    signature: "임대인 정하늘 · 임차인 오세영")

  private static let recipe = LetterText(
    fileName: "03 Grandmother's recipe", sender: "우리집 부엌", date: "김장철",
    title: "할머니의 된장찌개", subtitle: "Soybean paste stew, for four",
    paragraphs: [
      "쌀뜨물 다섯 컵에 멸치와 다시마를 넣고 십오 분 끓인다. 건더기는 건져 내고, 감자와 애호박을 한입 크기로 썰어 넣는다. 감자가 반쯤 익으면 된장을 푼다.",
      "Let it bubble gently; a stew that is hurried tastes of hurry. When the potatoes give way to a spoon, put in the tofu, the "
        + "mushrooms and a green chilli cut on the slant.",
      "마지막에 대파와 다진 마늘을 넣고 일 분만 더 끓인다. 뚝배기째 상에 올리고, 밥은 꼭 따뜻하게.",
    ],
    rows: [
      ("된장 Soybean paste", "세 큰술"), ("두부 Tofu", "반 모"), ("감자 Potatoes", "두 알"), ("애호박 Courgette", "반 개"), ("대파 Leek", "한 뿌리"),
    ],
    signature: "맛있게 먹어라")

  private static let minutes = LetterText(
    fileName: "04 Meeting minutes", sender: "한빛마을 주민회 · Residents' Association", date: "2026. 11. 18.",
    title: "11월 정기 모임 기록", subtitle: "Minutes of the November meeting",
    paragraphs: [
      "모인 사람 서른두 명. 지난달 기록을 읽고 고칠 것이 없음을 확인하였다. 어린이 놀이터의 그네는 12월 10일까지 새로 달기로 하였다.",
      "The bridge over the stream will be closed to cars during the first week of December. Walkers may use the stepping stones, and "
        + "the school bus stops at the mill instead of the bridge.",
      "겨울 동안 눈 치우기는 골목마다 두 집씩 맡는다. 소금과 넉가래는 회관 창고에 있으며, 열쇠는 가게에서 받는다.",
    ],
    rows: [("걷은 돈 Income", "₩ 1,284,000"), ("쓴 돈 Spent", "₩ 917,500"), ("남은 돈 Left", "₩ 366,500")],
    signature: "적은 사람 한도윤")
}
