/// An article of the large page.
struct GazetteText {
  let title: String, body: String

  static let columns = [[bridge, snow, school, bees], [mill, library, choir], [market, owl, bus, lost, weather]]

  private static let bridge = GazetteText(
    title: "다리, 12월에 고친다",
    body: """
      마을 앞 다리가 다음 달 첫째 주에 새 단장을 한다. 1974년에 놓인 이 다리는 그동안 난간만 두 번 바뀌었을 뿐, 바닥은 그대로였다. 면에서 보낸 기술자는 기둥이 \
      아직 튼튼하다며, 바닥의 널만 갈면 앞으로 서른 해는 걱정이 없겠다고 말했다. 차는 윗마을 길로 돌아가고, 걷는 사람은 징검다리를 건너면 된다.

      The old planks will not be thrown away. The carpenter at the crossroads has asked for them, and promises a bench for every family \
      that lends a hand with the carrying. Those who want one should leave their name at the shop before Friday.
      """)
  private static let snow = GazetteText(
    title: "Who clears the snow?",
    body: """
      Two houses in every lane, as it has been since the winter that nobody could open a door. The list hangs in the hall. Salt and \
      shovels are in the shed behind it; the key is with the shopkeeper, who will also lend gloves but would like them back dry.

      눈은 새벽 여섯 시 전에 치우는 것이 좋다. 밟힌 눈은 얼음이 되고, 얼음은 넉가래로 떨어지지 않는다. 혼자 사시는 어르신 댁 앞은 젊은 사람들이 먼저 살펴 주기로 했다.
      """)
  private static let school = GazetteText(
    title: "학교 운동장에 별 보는 밤",
    body: """
      12월 14일 밤, 쌍둥이자리에서 별똥별이 쏟아진다. 아이들은 담요와 따뜻한 물을 가져오고, 선생님은 망원경 두 대를 준비한다. 구름이 끼면 하루 미룬다. 달이 진 뒤 열한 시부터가 \
      가장 좋고, 눈이 어둠에 익으려면 이십 분이 걸리니 손전등은 꺼 두자.

      Last year the sixth form counted 212 shooting stars before the tea ran out. They mean to beat that.
      """)
  private static let bees = GazetteText(
    title: "Bees at rest",
    body: """
      The hives under the chestnut trees have been wrapped in straw. Please walk around them until March: a knock that a person hardly \
      hears wakes the whole house, and bees that wake in the cold do not all get back inside. 봄에 뜬 꿀은 마흔두 병, 가을 꿀은 열아홉 병이었다.
      """)
  private static let mill = GazetteText(
    title: "방앗간 물레가 다시 돈다",
    body: """
      서른 해 동안 멈춰 있던 물레방아가 지난 토요일에 다시 돌았다. 굴대는 참나무로 새로 깎았고, 물받이는 옛것 가운데 성한 것을 골라 썼다. 첫 밀가루는 마을 아이들의 호떡이 되었다.

      The miller's granddaughter opened the sluice. For a moment nothing happened, she says, and then the whole house began to hum. Flour \
      is ground on the first Saturday of each month; bring your own grain, and a sack that does not leak.
      """)
  private static let library = GazetteText(
    title: "A thousand books, and one cat",
    body: """
      The library has passed its thousandth book, a history of paper given by the printer. It has also passed its first cat, who came in \
      with the rain in October and has read nothing since. Readers who mind cats are asked to say so; so far nobody has.

      도서관은 겨울 동안 토요일에도 네 시까지 문을 연다. 책 읽기 모임은 수요일 오후 네 시, 이번 달의 책은 『산골 아이』이다.
      """)
  private static let choir = GazetteText(
    title: "노래하는 사람을 찾습니다",
    body: """
      마을 합창단이 낮은 목소리를 찾는다. 악보를 못 읽어도 괜찮고, 목요일 저녁 일곱 시에 회관으로 오면 된다. 섣달그믐에 부를 노래는 세 곡, 그 가운데 하나는 누구나 아는 노래다.
      """)
  private static let market = GazetteText(
    title: "장날 · Market day",
    body: """
      배추 한 포기 3,200원, 무 한 개 1,500원, 쪽파 한 단 4,000원. 김장철이라 소금이 먼저 떨어졌으니 서둘러야 한다. 떡집에서는 새로 찧은 쌀로 가래떡을 뽑고, 대장간에서는 무딘 칼을 \
      그 자리에서 갈아 준다.

      Apples from the upper orchard are small this year but keep well. The pickle stall takes back jars. The next market is on the fifth, \
      and then every fifth day as always, whatever the calendar says about holidays.
      """)
  private static let owl = GazetteText(
    title: "An owl in the bell tower",
    body: """
      What rang the bell at three in the morning was not the wind. A pair of owls has moved in behind the clock, and one of them likes to \
      sit on the rope. The bell is tied up until they have made up their minds; the hours are called by the baker instead.

      부엉이는 들쥐를 잡아먹으니 고마운 손님이다. 다만 해 질 무렵에는 모자를 쓰고 다니는 것이 좋겠다.
      """)
  private static let bus = GazetteText(
    title: "버스 시간이 바뀝니다",
    body: """
      읍내로 가는 첫차가 여섯 시 사십 분으로 당겨진다. 돌아오는 막차는 그대로 아홉 시 십오 분이다. 다리를 고치는 동안에는 다리 앞이 아니라 방앗간 앞에서 탄다. 눈이 많이 온 날에는 \
      기사님이 회관으로 전화를 주기로 했다.
      """)
  private static let lost = GazetteText(
    title: "Lost and found",
    body: """
      Found on the stepping stones: one red mitten, left hand. Found in the mill: its other half, right hand, which is blue. Whoever can \
      explain this is asked to come to the hall. 회관 앞에 자전거 열쇠 두 개와 안경 하나가 맡겨져 있다.
      """)
  private static let weather = GazetteText(
    title: "The week's weather",
    body: """
      Monday clear and cold, minus four at dawn. Tuesday the same with less wind. Wednesday clouds from the west, and snow by night that \
      stays on the hills. Thursday grey. Friday the sun comes back for whoever has washing to dry. 주말에는 다시 추워진다.
      """)
}
