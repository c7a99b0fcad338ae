/// Records that nobody has made yet.
enum Catalogue {
  struct Entry {
    let title: Phrase
    let artist: Phrase
  }

  static let entries: [Entry] = titles.enumerated().map { number, title in
    Entry(title: title, artist: artists[(number * 5 + number / 10) % artists.count])
  }

  private static let titles = [
    Phrase("Last Light on Line 2", "2호선의 마지막 빛"), Phrase("Harbour Weather", "항구의 날씨"),
    Phrase("Paper Architecture", "종이 건축"), Phrase("Slow Arches", "느린 아치"),
    Phrase("Signal, Then Sea", "신호 그리고 바다"), Phrase("Blue Altitude", "푸른 고도"),
    Phrase("Dahlia Season", "달리아의 계절"), Phrase("Counting Seeds", "씨앗을 세며"),
    Phrase("Half an Eclipse", "절반의 일식"), Phrase("Knots and Rivers", "매듭과 강"),
    Phrase("Motorway Sunday", "고속도로의 일요일"), Phrase("Tide Table", "물때표"),
    Phrase("Kitchen Geometry", "부엌의 기하학"), Phrase("Rooms of Clay", "흙으로 지은 방"),
    Phrase("Pulsar Lullaby", "펄서 자장가"), Phrase("North Face", "북벽"),
    Phrase("Ten Thousand Petals", "만 장의 꽃잎"), Phrase("Golden Angle", "황금각"),
    Phrase("Two Discs", "두 개의 원반"), Phrase("Maze for Two", "둘을 위한 미로"),
    Phrase("Postcard from Noon", "정오에서 온 엽서"), Phrase("Undertow", "밑물결"),
    Phrase("Tiles after Rain", "비 갠 뒤의 타일"), Phrase("Aqueduct", "수도교"),
    Phrase("Quiet Seismograph", "조용한 지진계"), Phrase("First Snow, Third Camp", "첫눈, 세 번째 캠프"),
    Phrase("Garden Machine", "정원 기계"), Phrase("Sunflower Arithmetic", "해바라기 산수"),
    Phrase("Shadow Transit", "그림자 통과"), Phrase("Cable Stitch", "꽈배기 뜨기"),
    Phrase("Palm Tree Static", "야자수 잡음"), Phrase("Seven Waves", "일곱 번의 파도"),
    Phrase("Primary School", "원색의 학교"), Phrase("Rainbow, Unlicensed", "무허가 무지개"),
    Phrase("Radio Mountain", "라디오 산"), Phrase("Ridge Walk", "능선 산책"),
    Phrase("Chrysanthemum Tea", "국화차"), Phrase("Orbit of Small Things", "작은 것들의 궤도"),
    Phrase("Penumbra", "반그림자"), Phrase("Streets without Corners", "모퉁이 없는 거리"),
    Phrase("Day Ends in Stripes", "줄무늬로 지는 하루"), Phrase("Deep Water Choir", "깊은 물의 합창"),
    Phrase("Quilt No. 43", "조각보 43번"), Phrase("Under the Bridge, Again", "다시 다리 아래"),
    Phrase("Tremor", "떨림"), Phrase("Moon over Base Camp", "베이스캠프의 달"),
    Phrase("Flower Clock", "꽃시계"), Phrase("Spiral Staircase", "나선 계단"),
    Phrase("Black Sun, Warm Wall", "검은 해, 따뜻한 벽"), Phrase("The Way Home", "집으로 가는 길"),
  ]

  private static let artists = [
    Phrase("Mina Seo", "서미나"), Phrase("The Ferrymen", "뱃사공들"), Phrase("Office Plants", "사무실 화분"),
    Phrase("Juno Park Trio", "박준오 트리오"), Phrase("Radio Haneul", "라디오 하늘"), Phrase("Low Tide Club", "썰물 클럽"),
    Phrase("Oda & Lindqvist", "오다와 린드크비스트"), Phrase("Night Market", "야시장"), Phrase("Ara Yoon", "윤아라"),
    Phrase("Cardboard Orchestra", "골판지 오케스트라"), Phrase("Sister Comet", "혜성 자매"),
  ]

  /// One of them stands under each title.
  static let notes = [
    Phrase(
      "Recorded in one night with the windows open; you can hear the rain start in the second verse.",
      "창문을 열어 둔 채 하룻밤 만에 녹음했다. 2절에서 빗소리가 시작되는 것을 들을 수 있다."),
    Phrase(
      "Written on the way home, one stop too late, and finished before the next train came.",
      "한 정거장을 지나친 귀갓길에 쓰기 시작해 다음 열차가 오기 전에 끝냈다."),
    Phrase(
      "Twelve microphones, one old piano and a neighbour who asked us to play it again.",
      "마이크 열두 대와 낡은 피아노 한 대, 그리고 한 번 더 연주해 달라던 이웃."),
    Phrase(
      "The drums were a cupboard. The bass was a bigger cupboard. The singer was very patient.",
      "드럼은 찬장이었고 베이스는 더 큰 찬장이었다. 가수는 참을성이 많았다."),
    Phrase(
      "A song about waiting for the kettle, for the tide, and for somebody to write back.",
      "주전자를, 물때를, 그리고 답장을 기다리는 것에 관한 노래."),
  ]
}
