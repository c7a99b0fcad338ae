extension SymbolTable {
  /// One symbol a line: its name on Apple's systems, the code point of the glyph that stands for it, the font's own name of that
  /// glyph, and what is done to it.
  ///
  /// Code points are those of `scss/_variables.scss` in Debian's fonts-material-design-icons-iconfont 6.7.0 and, marked
  /// `awesome`, of `css/font-awesome.css` in fonts-font-awesome 4.7.0. A name that is not here is unknown, also when the same
  /// name without `.fill` is here; only `.circle`, `.square` and their `.fill` are made from any symbol.
  static let text = """
    heart e87e favorite_border
    heart.fill e87d favorite
    star e83a star_border
    star.fill e838 star
    star.leadinghalf.filled e839 star_half
    bookmark e867 bookmark_border
    bookmark.fill e866 bookmark
    flag e16e outlined_flag
    flag.fill e153 flag
    bell e7f5 notifications_none
    bell.fill e7f4 notifications
    bell.slash e7f6 notifications_off hollow
    bell.slash.fill e7f6 notifications_off
    bell.badge.fill e7f7 notifications_active
    tag e54e local_offer hollow
    tag.fill e54e local_offer
    bolt ea0b bolt hollow
    bolt.fill ea0b bolt
    pin f10d push_pin hollow
    pin.fill f10d push_pin
    message e0cb chat_bubble_outline
    message.fill e0ca chat_bubble
    bubble.left e0cb chat_bubble_outline
    bubble.left.fill e0ca chat_bubble
    bubble.right e0cb chat_bubble_outline mirrored
    bubble.right.fill e0ca chat_bubble mirrored
    bubble.left.and.bubble.right e0bf forum hollow
    bubble.left.and.bubble.right.fill e0bf forum
    ellipsis.bubble f27b commenting-o awesome
    ellipsis.bubble.fill e625 sms
    text.bubble.fill e0b7 chat
    paperplane f1d9 paper-plane-o awesome
    paperplane.fill f1d8 paper-plane awesome
    envelope e0e1 mail_outline
    envelope.fill e158 mail
    envelope.open f2b7 envelope-open-o awesome
    envelope.open.fill f2b6 envelope-open awesome
    tray f01c inbox awesome hollow
    tray.fill e156 inbox
    phone e0cd phone hollow
    phone.fill e0cd phone
    video e04b videocam hollow
    video.fill e04b videocam
    at e0e6 alternate_email
    number e9ef tag
    square.and.arrow.up e6b8 ios_share
    square.and.arrow.down e171 save_alt
    arrowshape.turn.up.left e15e reply hollow
    arrowshape.turn.up.left.fill e15e reply
    arrowshape.turn.up.right e15e reply mirrored hollow
    arrowshape.turn.up.right.fill e15e reply mirrored
    arrow.turn.up.left e15e reply
    arrow.2.squarepath e040 repeat
    link e157 link
    paperclip e226 attach_file
    square.and.pencil f044 pencil-square-o awesome
    pencil e3c9 edit
    pencil.line e9a2 drive_file_rename_outline
    highlighter e22b border_color
    trash e92e delete_outline
    trash.fill e872 delete
    folder e2c7 folder hollow
    folder.fill e2c7 folder
    folder.badge.plus e2cc create_new_folder
    doc e24d insert_drive_file hollow
    doc.fill e24d insert_drive_file
    doc.text f0f6 file-text-o awesome
    doc.text.fill e873 description
    doc.on.doc e14d content_copy
    doc.on.doc.fill e173 file_copy
    doc.on.clipboard e14f content_paste
    archivebox e149 archive hollow
    archivebox.fill e149 archive
    book e865 book hollow
    book.fill e865 book
    newspaper eb81 newspaper hollow
    newspaper.fill eb81 newspaper
    calendar e935 calendar_today
    clock e8b5 schedule
    clock.fill e924 watch_later
    clock.arrow.circlepath e889 history
    alarm e855 alarm
    alarm.fill e190 access_alarm
    timer e425 timer hollow
    stopwatch e425 timer hollow
    stopwatch.fill e425 timer
    hourglass e88b hourglass_empty
    magnifyingglass e8b6 search
    plus.magnifyingglass e8ff zoom_in
    minus.magnifyingglass e900 zoom_out
    play e037 play_arrow hollow
    play.fill e037 play_arrow
    pause e034 pause hollow
    pause.fill e034 pause
    stop e047 stop hollow
    stop.fill e047 stop
    record.circle e837 radio_button_checked
    backward e020 fast_rewind hollow
    backward.fill e020 fast_rewind
    forward e01f fast_forward hollow
    forward.fill e01f fast_forward
    backward.end e045 skip_previous hollow
    backward.end.fill e045 skip_previous
    forward.end e044 skip_next hollow
    forward.end.fill e044 skip_next
    gobackward e042 replay
    goforward e042 replay mirrored
    gobackward.10 e059 replay_10
    goforward.10 e056 forward_10
    gobackward.30 e05a replay_30
    goforward.30 e057 forward_30
    shuffle e043 shuffle
    repeat e040 repeat
    repeat.1 e041 repeat_one
    speaker e04e volume_mute hollow
    speaker.fill e04e volume_mute
    speaker.slash e04f volume_off hollow
    speaker.slash.fill e04f volume_off
    speaker.wave.1.fill e04d volume_down
    speaker.wave.2 e050 volume_up hollow
    speaker.wave.2.fill e050 volume_up
    speaker.wave.3.fill e050 volume_up
    music.note e405 music_note
    music.note.list e03d queue_music
    mic e02a mic_none
    mic.fill e029 mic
    mic.slash.fill e02b mic_off
    headphones f01f headphones
    waveform e1b8 graphic_eq
    airplayaudio e055 airplay
    airplayvideo e055 airplay
    radio e03e radio hollow
    radio.fill e03e radio
    camera e412 photo_camera hollow
    camera.fill e412 photo_camera
    camera.rotate efeb cameraswitch hollow
    camera.rotate.fill efeb cameraswitch
    photo e410 photo hollow
    photo.fill e410 photo
    photo.on.rectangle e413 photo_library hollow
    photo.on.rectangle.fill e413 photo_library
    photo.stack e3b6 collections hollow
    film f008 film awesome
    play.rectangle f06a smart_display hollow
    play.rectangle.fill f06a smart_display
    tv e333 tv
    gamecontroller ea28 sports_esports hollow
    gamecontroller.fill ea28 sports_esports
    trophy ea23 emoji_events hollow
    trophy.fill ea23 emoji_events
    gift e8f6 card_giftcard
    gift.fill f06b gift awesome
    ellipsis e5d3 more_horiz
    xmark e5cd close
    plus e145 add
    minus e15b remove
    multiply e5cd close
    equal e25d drag_handle
    percent eb58 percent
    checkmark e5ca check
    checkmark.seal ef76 verified hollow
    checkmark.seal.fill ef76 verified
    checkmark.shield e8e8 verified_user hollow
    checkmark.shield.fill e8e8 verified_user
    checkmark.square f046 check-square-o awesome
    checkmark.square.fill e834 check_box
    square e835 check_box_outline_blank
    square.fill f0c8 square awesome
    circle e836 radio_button_unchecked
    circle.fill ef4a circle
    largecircle.fill.circle e837 radio_button_checked
    triangle e86b change_history
    diamond f219 diamond awesome
    hexagon eb39 hexagon hollow
    hexagon.fill eb39 hexagon
    exclamationmark e645 priority_high
    exclamationmark.triangle f083 warning_amber
    exclamationmark.triangle.fill e002 warning
    exclamationmark.circle e001 error_outline
    exclamationmark.circle.fill e000 error
    info.circle e88f info_outline
    info.circle.fill e88e info
    info f129 info awesome
    questionmark eb8b question_mark
    questionmark.circle e8fd help_outline
    questionmark.circle.fill e887 help
    lightbulb e90f lightbulb_outline
    lightbulb.fill e0f0 lightbulb
    nosign e14b block
    slash.circle e14b block
    hand.raised e764 back_hand hollow
    hand.raised.fill e764 back_hand
    hand.thumbsup e9f3 thumb_up_off_alt
    hand.thumbsup.fill e8dc thumb_up
    hand.thumbsdown e9f2 thumb_down_off_alt
    hand.thumbsdown.fill e8db thumb_down
    hand.tap e913 touch_app hollow
    hand.tap.fill e913 touch_app
    hand.wave.fill e766 waving_hand
    person e7ff person_outline
    person.fill e7fd person
    person.circle f2be user-circle-o awesome
    person.circle.fill e853 account_circle
    person.2 e7fc people_outline
    person.2.fill e7fb people
    person.3.fill f233 groups
    person.badge.plus ef65 person_add_alt_1
    person.badge.minus ef66 person_remove
    person.crop.circle f2be user-circle-o awesome
    person.crop.circle.fill e853 account_circle
    person.crop.square e851 account_box hollow
    person.crop.square.fill e851 account_box
    face.smiling e0ed sentiment_satisfied_alt
    face.smiling.fill ea22 emoji_emotions
    figure.walk e536 directions_walk
    figure.run e566 directions_run
    accessibility e92c accessibility_new
    house e88a home hollow
    house.fill e88a home
    building.2 e7f1 location_city hollow
    building.2.fill e7f1 location_city
    building.columns e84f account_balance
    gear e8b8 settings hollow
    gearshape e8b8 settings hollow
    gearshape.fill e8b8 settings
    gearshape.2 f10c miscellaneous_services hollow
    gearshape.2.fill f10c miscellaneous_services
    wrench.and.screwdriver.fill f10b handyman
    wrench e869 build hollow
    wrench.fill e869 build
    hammer e90e gavel hollow
    hammer.fill e90e gavel
    paintbrush e3ae brush hollow
    paintbrush.fill e3ae brush
    paintpalette e40a palette hollow
    paintpalette.fill e40a palette
    scissors e14e content_cut
    slider.horizontal.3 e429 tune
    line.3.horizontal e5d2 menu
    line.3.horizontal.decrease e152 filter_list
    arrow.up.arrow.down e8d5 swap_vert
    arrow.left.arrow.right e8d4 swap_horiz
    arrow.left.and.right e8d4 swap_horiz
    list.bullet e241 format_list_bulleted
    list.number e242 format_list_numbered
    checklist e6b1 checklist
    square.grid.2x2 e9b0 grid_view
    square.grid.2x2.fill f009 th-large awesome
    square.grid.3x3 e5c3 apps hollow
    square.grid.3x3.fill e5c3 apps
    rectangle.grid.1x2 e8e9 view_agenda hollow
    rectangle.grid.1x2.fill e8e9 view_agenda
    sidebar.left e949 vertical_split mirrored
    textformat.size e245 format_size
    bold e238 format_bold
    italic e23f format_italic
    underline e249 format_underlined
    strikethrough e246 format_strikethrough
    text.alignleft e236 format_align_left
    text.aligncenter e234 format_align_center
    text.alignright e237 format_align_right
    quote.opening e244 format_quote
    chevron.left e2ea arrow_back_ios_new
    chevron.right e2ea arrow_back_ios_new mirrored
    chevron.up e2ea arrow_back_ios_new turned
    chevron.down e2ea arrow_back_ios_new mirrored turned
    chevron.left.2 eac3 keyboard_double_arrow_left
    chevron.right.2 eac9 keyboard_double_arrow_right
    chevron.up.chevron.down e5d7 unfold_more
    chevron.backward e2ea arrow_back_ios_new
    chevron.forward e2ea arrow_back_ios_new mirrored
    arrow.left e5c4 arrow_back
    arrow.right e5c8 arrow_forward
    arrow.up e5d8 arrow_upward
    arrow.down e5db arrow_downward
    arrow.backward e5c4 arrow_back
    arrow.forward e5c8 arrow_forward
    arrow.up.right f1e1 north_east
    arrow.up.left f1e2 north_west
    arrow.down.right f1e4 south_east
    arrow.down.left f1e5 south_west
    arrow.up.right.square e895 launch
    arrow.clockwise e5d5 refresh
    arrow.counterclockwise e5d5 refresh mirrored
    arrow.triangle.2.circlepath e627 sync
    arrow.uturn.backward e166 undo
    arrow.uturn.left e166 undo
    arrow.uturn.forward e15a redo
    arrow.uturn.right e15a redo
    arrow.up.left.and.arrow.down.right f1ce open_in_full
    arrow.down.right.and.arrow.up.left f1cf close_fullscreen
    arrow.up.and.down.and.arrow.left.and.right e89f open_with
    arrow.down.to.line e2c4 file_download
    arrow.up.to.line e2c6 file_upload
    arrowtriangle.right.fill e5df arrow_right
    arrowtriangle.left.fill e5de arrow_left
    arrowtriangle.down.fill e5c5 arrow_drop_down
    arrowtriangle.up.fill e5c7 arrow_drop_up
    location e569 near_me hollow
    location.fill e569 near_me
    mappin e55f place
    mappin.and.ellipse e55e pin_drop
    map e55b map hollow
    map.fill e55b map
    globe e894 language
    car e531 directions_car hollow
    car.fill e531 directions_car
    bus.fill e530 directions_bus
    tram.fill e571 tram
    airplane e539 flight
    bicycle e52f directions_bike
    fuelpump.fill e546 local_gas_station
    fork.knife e56c restaurant
    cup.and.saucer e541 local_cafe hollow
    cup.and.saucer.fill e541 local_cafe
    birthday.cake.fill e7e9 cake
    cart e8cc shopping_cart hollow
    cart.fill e8cc shopping_cart
    bag f1cc shopping_bag hollow
    bag.fill f1cc shopping_bag
    creditcard e870 credit_card
    dollarsign e227 attach_money
    wonsign f159 krw awesome
    eurosign ea15 euro
    yensign eafb currency_yen
    bitcoinsign ebc5 currency_bitcoin
    briefcase e943 work_outline
    briefcase.fill e8f9 work
    lock e899 lock_outline
    lock.fill e897 lock
    lock.open e898 lock_open
    key e0da vpn_key hollow
    key.fill e0da vpn_key
    shield e9e0 shield hollow
    shield.fill e9e0 shield
    eye f06e eye awesome
    eye.fill e8f4 visibility
    eye.slash f070 eye-slash awesome
    eye.slash.fill e8f5 visibility_off
    touchid e90d fingerprint
    wifi e63e wifi
    wifi.slash e648 wifi_off
    antenna.radiowaves.left.and.right ebba cell_tower
    dot.radiowaves.left.and.right e51e sensors
    battery.100 f240 battery-full awesome
    battery.50 f242 battery-half awesome
    battery.25 f243 battery-quarter awesome
    battery.0 f244 battery-empty awesome
    power e8ac power_settings_new
    iphone e325 phone_iphone
    ipad e331 tablet_mac
    laptopcomputer e320 laptop_mac
    desktopcomputer e30b desktop_mac
    applewatch e334 watch
    keyboard e312 keyboard hollow
    keyboard.fill e312 keyboard
    printer e8ad print hollow
    printer.fill e8ad print
    qrcode e00a qr_code_2
    barcode f02a barcode awesome
    viewfinder e3b5 center_focus_weak
    crop e3be crop
    wand.and.stars e663 auto_fix_high
    sparkles e65f auto_awesome
    flame ef55 local_fire_department hollow
    flame.fill ef55 local_fire_department
    drop e798 water_drop hollow
    drop.fill e798 water_drop
    leaf ea35 eco hollow
    leaf.fill ea35 eco
    pawprint e91d pets hollow
    pawprint.fill e91d pets
    snowflake eb3b ac_unit
    sun.max e518 light_mode hollow
    sun.max.fill e518 light_mode
    moon e51c dark_mode hollow
    moon.fill e51c dark_mode
    moon.stars.fill ea46 nights_stay
    cloud e2c2 cloud_queue
    cloud.fill e2bd cloud
    icloud e2c2 cloud_queue
    icloud.fill e2bd cloud
    icloud.and.arrow.down e2c0 cloud_download hollow
    icloud.and.arrow.up e2c3 cloud_upload hollow
    umbrella.fill eb3e beach_access
    thermometer f076 thermostat
    pills.fill f033 medication
    stethoscope f0f1 stethoscope awesome
    bed.double.fill efdf bed
    dumbbell.fill eb43 fitness_center
    graduationcap e80c school hollow
    graduationcap.fill e80c school
    chart.bar e26b bar_chart hollow
    chart.bar.fill e26b bar_chart
    chart.pie e917 donut_large
    chart.pie.fill e6c4 pie_chart
    chart.line.uptrend.xyaxis e6e1 show_chart
    chart.xyaxis.line e6e1 show_chart
    shippingbox f187 archive awesome hollow
    puzzlepiece e87b extension hollow
    puzzlepiece.fill e87b extension
    terminal eb8e terminal
    chevron.left.forwardslash.chevron.right e86f code
    function e24a functions
    command eae7 keyboard_command_key
    option eae8 keyboard_option_key
    return e31b keyboard_return
    delete.left e14a backspace hollow
    delete.left.fill e14a backspace
    ladybug.fill e868 bug_report
    person.3 f233 groups hollow
    bell.badge e7f7 notifications_active hollow
    sun.min e1ad brightness_low
    snow eb3b ac_unit
    wind efd8 air
    photo.on.rectangle.angled e413 photo_library hollow
    mic.slash e02b mic_off hollow
    calendar.badge.plus f271 calendar-plus-o awesome
    lock.open.fill e898 lock_open
    globe.americas e80b public
    globe.americas.fill e80b public
    network e9f4 hub
    bus e530 directions_bus hollow
    creditcard.fill e870 credit_card
    banknote ef63 payments hollow
    banknote.fill ef63 payments
    list.dash e241 format_list_bulleted
    line.horizontal.3 e5d2 menu
    rectangle.grid.2x2 e9b0 grid_view
    square.on.square e3e0 filter_none
    rectangle e3bc crop_16_9
    rectangle.fill eb54 rectangle
    circle.lefthalf.filled f042 adjust awesome mirrored
    circle.righthalf.filled f042 adjust awesome
    books.vertical e02f library_books hollow
    books.vertical.fill e02f library_books
    book.closed e865 book hollow
    book.closed.fill e865 book
    text.bubble e0b7 chat hollow
    textformat e262 text_fields
    display e30c desktop_windows
    externaldrive e1db storage
    server.rack e875 dns
    cpu e322 memory
    memorychip e322 memory
    terminal.fill eb8e terminal
    curlybraces ead3 data_object
    wrench.and.screwdriver f10b handyman hollow
    arrow.turn.up.right e15e reply mirrored
    arrow.up.forward f1e1 north_east
    arrow.right.arrow.left e915 compare_arrows
    arrow.up.and.down ea16 height
    birthday.cake e7e9 cake hollow
    theatermasks ea66 theater_comedy hollow
    theatermasks.fill ea66 theater_comedy
    pills f033 medication hollow
    heart.slash eac2 heart_broken hollow
    heart.slash.fill eac2 heart_broken
    bed.double efdf bed hollow
    umbrella f0e9 umbrella awesome hollow
    bandage e3f3 healing hollow
    ruler e41c straighten
    qrcode.viewfinder f206 qr_code_scanner
    scope e1b3 gps_fixed
    rotate.right e41a rotate_right
    rotate.left e419 rotate_left
    cube e9fe view_in_ar
    shippingbox.fill e1a1 inventory_2
    building ea40 apartment hollow
    building.fill ea40 apartment
    suitcase f235 luggage hollow
    suitcase.fill f235 luggage
    ticket e638 confirmation_number hollow
    ticket.fill e638 confirmation_number
    person.crop.circle.badge.plus ea4d person_add_alt hollow
    person.fill.badge.plus e7fe person_add
    rectangle.portrait.and.arrow.right e9ba logout
    sidebar.right e949 vertical_split
    plus.bubble e266 add_comment hollow
    plus.bubble.fill e266 add_comment
    wand.and.rays f0d0 magic awesome
    eyedropper e3b8 colorize
    tray.and.arrow.down e168 move_to_inbox hollow
    tray.and.arrow.up ef5f outbox hollow
    arrow.up.doc e9fc upload_file hollow
    arrow.up.doc.fill e9fc upload_file
    play.tv e639 live_tv
    play.square.stack e04a video_library hollow
    play.square.stack.fill e04a video_library
    opticaldisc e019 album
    speedometer e9e4 speed
    gauge e9e4 speed
    gauge.medium e9e4 speed
    pianokeys e521 piano
    rectangle.and.pencil.and.ellipsis f042 password
    square.stack.3d.up e53b layers hollow
    square.stack.3d.up.fill e53b layers
    rectangle.stack e3e0 filter_none
    square.stack e3e0 filter_none
    medal ea3f military_tech hollow
    medal.fill ea3f military_tech
    cloud.bolt.fill ebdb thunderstorm
    cloud.bolt ebdb thunderstorm hollow
    bus.doubledecker e530 directions_bus
    tram e533 directions_subway hollow
    infinity eb3d all_inclusive
    plusminus e3ca exposure
    sum e24a functions
    arrow.left.to.line e5dc first_page
    arrow.right.to.line e5dd last_page
    decrease.indent e23d format_indent_decrease
    increase.indent e23e format_indent_increase
    text.justify e235 format_align_justify
    paintbrush.pointed e3ae brush hollow
    paintbrush.pointed.fill e3ae brush
    sensor.fill e51e sensors
    hand.point.right f0a4 hand-o-right awesome
    hand.point.left f0a5 hand-o-left awesome
    hand.point.up f0a6 hand-o-up awesome
    hand.wave e766 waving_hand hollow
    wallet.pass e850 account_balance_wallet hollow
    wallet.pass.fill e850 account_balance_wallet
    building.columns.fill e84f account_balance
    fuelpump e546 local_gas_station hollow
    ferry e532 directions_boat hollow
    ferry.fill e532 directions_boat
    parkingsign e54f local_parking
    mountain.2 e564 terrain hollow
    mountain.2.fill e564 terrain
    tree ea63 park hollow
    tree.fill ea63 park
    dumbbell eb43 fitness_center
    basketball ea26 sports_basketball
    basketball.fill ea26 sports_basketball
    soccerball ea2f sports_soccer
    football ea29 sports_football
    tennis.racket ea32 sports_tennis
    wineglass f1e8 wine_bar hollow
    wineglass.fill f1e8 wine_bar
    takeoutbag.and.cup.and.straw e57a fastfood hollow
    takeoutbag.and.cup.and.straw.fill e57a fastfood
    stroller eb42 child_friendly hollow
    stroller.fill eb42 child_friendly
    washer e54a local_laundry_service hollow
    washer.fill e54a local_laundry_service
    lamp.desk.fill f02a light
    sofa e16b weekend hollow
    sofa.fill e16b weekend
    refrigerator eb47 kitchen
    airplane.departure e905 flight_takeoff
    airplane.arrival e904 flight_land
    personalhotspot e1e2 wifi_tethering
    bolt.slash e3e6 flash_off hollow
    bolt.slash.fill e3e6 flash_off
    flashlight.on.fill f00b flashlight_on
    flashlight.off.fill f00a flashlight_off
    moon.zzz ef44 bedtime hollow
    moon.zzz.fill ef44 bedtime
    sunrise e1c6 wb_twilight hollow
    sunrise.fill e1c6 wb_twilight
    sunset e1c6 wb_twilight hollow
    sunset.fill e1c6 wb_twilight
    humidity f084 water hollow
    thermometer.medium f076 thermostat
    thermometer.sun f076 thermostat
    hourglass.bottomhalf.filled ea5c hourglass_bottom
    hourglass.tophalf.filled ea5b hourglass_top
    envelope.badge f18a mark_email_unread hollow
    envelope.badge.fill f18a mark_email_unread
    phone.down e0b1 call_end hollow
    phone.down.fill e0b1 call_end
    video.slash e04c videocam_off hollow
    video.slash.fill e04c videocam_off
    person.slash e510 person_off hollow
    person.slash.fill e510 person_off
    person.text.rectangle ea67 badge hollow
    person.text.rectangle.fill ea67 badge
    captions.bubble e01c closed_caption hollow
    captions.bubble.fill e01c closed_caption
    pip e911 picture_in_picture_alt hollow
    pip.enter e911 picture_in_picture_alt hollow
    rectangle.on.rectangle e3e0 filter_none
    macwindow e069 web_asset
    menubar.rectangle e069 web_asset
    control eae6 keyboard_control_key
    capslock e318 keyboard_capslock
    globe.europe.africa.fill e80b public
    """
}
