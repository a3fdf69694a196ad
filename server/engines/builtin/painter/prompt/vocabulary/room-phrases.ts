const ROOMS =
  '(?:bedroom|kitchen|living ?room|nursery|playroom|class ?room|library|gym|attic|workshop|bathroom|studio|garage|hall|ballroom|tavern|cafe)'
const WHOSE = '(?:a|an|the|my|our|his|her|their)'
const PEOPLE_AT_HOME =
  '(?:family|famil(?:y|ies)|relatives|grandparents|grandma|grandpa|everyone|everybody|us|kids|children|friends|parents|cousins)'
const FEASTS =
  '(?:(?:big|happy|large|festive|traditional|sunday|family|christmas|xmas|thanksgiving|easter|holiday|new years?|hanukkah|passover|eid|diwali|friday night|weekend) )+'

/** What rooms hold and what is done in them, in words that the tables know. Applied before the phrases of interiors. */
export const ROOM_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:camera ?phone|cell ?phone|mobile phone|smart ?phone|iphone|disposable camera|security camera|cctv) (?:photo|photograph|picture|pic|image|shot|snapshot|footage)s?(?: (?:of|from))?(?: (?:the )?inside(?: of)?)? /g,
    ' ',
  ],
  [/\b(?:a |the )?room (?:within|inside|in) (?=(?:an? |the )(?:\w+ ){0,2}mall\b)/g, 'in '],
  // A hall of a library is one of its rooms.
  [
    /\b(?:(?:grand|great|main|central|vast|huge|high|inner) )*halls? of (?=(?:an? |the )?(?:\w+ ){0,2}(?:library|museum|school|hospital|university|theat(?:er|re)|station)\b)/g,
    'in ',
  ],
  [
    /\b(?:bank|office|theat(?:er|re)|apartment|museum|cinema|opera|building|skyscraper|casino|spa|corporate) lobb(?:y|ies)\b/g,
    'lobby',
  ],
  [/\b(?:camera ?phone|cctv)\b/g, ''],
  [/\b(?:frozen|suspended|stopped) in (?:mid ?air|mid air|time|motion|the air)\b/g, ''],
  [/\b(?:the )?(?:little|small|young|wee) ones\b/g, 'children'],
  [/\bfood fight\b/g, 'children throwing apples'],
  [/\b(?:the )?(?:lunch|dinner) lad(?:y|ies)\b/g, 'a cook'],
  [/\b(?:after |at |during )?bath ?time\b/g, ''],
  [/\b(?:water|puddles?) (?:all over|on) the (?:ceiling|floor|walls?)\b/g, ''],
  [
    /\b(?:a )?(?:bolts?|rolls|bales) of (?:fabrics?|cloth|silk|material|textiles?)(?: (?:up )?to the ceiling)?\b/g,
    '',
  ],
  [
    /\b(?:a )?strings? of (?:(?:dried|drying|red) )*(?:mushrooms|garlic|peppers|chillies|onions)(?: drying)?\b/g,
    '',
  ],
  [
    /\b(?:violin|guitar|instrument|lute|cello) (?:makers? )?(?:work ?)?bench\b/g,
    'violin on a table in a workshop',
  ],
  // The lamp that is on it is all the light there is.
  [
    /(?<=\b(?:watch ?makers?|clock ?makers?|jewell?ers?|goldsmiths?|silversmiths?|cobblers?|shoemakers?) (?:work ?)?(?:bench|desk)\b[^,]*),? (?:lit|illuminated|lighted) (?:only )?(?:by|with) (?:an?|one|the|his|her) (?:(?:single|small|old|brass|bright|warm|lone) )*(?:lamp|desk lamp|light|bulb)\b/g,
    ' in lamplight',
  ],
  [
    /\b(?:watch|clock) ?(?:makers?|repairers?) (?:work ?)?(?:bench|desk|table)\b/g,
    'watchbench in a workshop',
  ],
  [/\b(?:jewell?er|goldsmith|silversmith)s? (?:work ?)?bench\b/g, 'jewelbench in a workshop'],
  [/\b(?:cobbler|shoe ?maker)s? (?:work ?)?bench\b/g, 'cobblersbench in a workshop'],
  [/\b(\w+) makers? (?:work ?)?bench\b|\b(?:carpenter|joiner|woodworker)s? (?:work ?)?bench\b/g, 'workbench'],
  [/(?<=\b(?:kitchen|room|cottage|house)\b.*)\b(?:on|along) the (?:window ?)?(?:sills?|ledges?)\b/g, ''],
  [/\bdoing (?:his|her|their|the|some)? ?homework\b/g, 'studying'],
  [/\b(?:ceiling|overhead) fans?\b/g, 'ceilingfan'],
  [/\bspiral (?:\w+ )?stair(?:case|s|way)?\b/g, 'spiralstair'],
  [
    /\b(?:wood|wood ?burning|pot ?belly|cast iron|log|iron) (?:stove|burner)\b(?=.*\b(?:cabin|room|cottage|lodge|chalet|hut|interior|inside|snow|rug|cat|dog|armchair)\b)|(?<=\b(?:cabin|room|cottage|lodge|chalet|hut|interior|inside|snow|rug)\b.*)\b(?:wood|wood ?burning|pot ?belly|cast iron|log) (?:stove|burner)\b/g,
    'woodstove',
  ],
  [
    /\bloft (?:style )?(?=(?:living ?room|bedroom|kitchen|apartment|studio|office|bathroom|cafe|restaurant)\b)/g,
    '',
  ],
  [/\battic (?=(?:bed|living |class)?room\b)/g, ''],
  [/\bbedroom (?:in|under|up in) (?:the|an?|her|his|my) (?:\w+ )?(?:attic|loft|eaves|roof)\b/g, 'bedroom'],
  // Where something is done on the floor of a room, that room is meant.
  [new RegExp(`\\bon (?:the|his|her|their|my|our) (${ROOMS}) floor\\b`, 'g'), 'in a $1'],
  // Who has clay on a wheel is a potter.
  [
    /\b(?:shaping|throwing|mould?ing|molding|forming|spinning|making|shapes|throws|working with|turning) (?:(?:an?|the|some|wet|clay|his|her) )*(?:clay|pottery|pots?|bowls?|vases?|mugs?)?(?: (?:vase|pot|bowl))? ?(?:on|at) (?:an?|the|his|her) (?:(?:potter'?s?|pottery|spinning|turning) )*wheel\b/g,
    'working at a potters wheel',
  ],
  [
    /\bpotter(?:s)?(?: (?:is )?(?:working|sitting|bent|busy))?(?: (?:at|over|by|behind) (?:the|a|his|her) (?:(?:spinning|potter'?s?|pottery) )*wheel)\b/g,
    'potter',
  ],
  [/\b(?:sorcerer|magician|mage|warlock|enchanter)s? hat\b/g, 'wizard hat'],
  [
    /\b(?:(?:kitchen )?counter|bench|breakfast bar) (?:full of|with|covered (?:in|with)|loaded with) (?:\w+ )?baked goods\b/g,
    'kitchen counter with croissants and muffins',
  ],
  [/\b(?:(?:large|big|wide|an?) )*(?:assortment|selection|variety|range|array) of (?=\w)/g, 'many '],
  [/\b(?:home ?)?baked goods\b/g, 'muffins and cookies'],
  [
    /(?<=\bkitchens?\b.*)(?<!\bkitchen )\b(?:(?:marble|large|big|wooden|central|center|centre|huge|granite|white|black) )*island\b(?! (?:of|in the))|\bkitchen (?:center |centre )?island\b/g,
    'kitchen counter',
  ],
  [/\b(?:claw ?foot(?:ed)?|bath|free ?standing|soaking|copper|porcelain) (?:bath ?)?tubs?\b/g, 'bathtub'],
  [/(?<=\bbathroom\b.*)\btub\b|\btub\b(?=.*\bbathroom\b)/g, 'bathtub'],
  [
    /\b(?:getting|having|gets|has|receiving) (?:his |her |an? |the )?(?:first |new )?(?:haircut|hair cut|shave|trim|beard trim)\b/g,
    'sitting in an armchair with a barber',
  ],
  [/\bbride (?:is )?(?:getting|being) (?:ready|dressed)\b/g, 'bride in a bedroom'],
  [
    /\b(?:raising|raises|raise|holding up|putting up|with) (?:their|his|her) hands?(?: (?:up|raised))?(?= |$)/g,
    'waving',
  ],
  [
    /\bcastle hall\b(?=.*\b(?:table|banquet|feast|throne|chandelier|candles)\b)|(?<=\b(?:table|banquet|feast|throne)\b.*)\bcastle hall\b/g,
    'great hall',
  ],
  [/\bflamb[ey]+(?:ing|es)?(?: (?:a|the|something in a) (?:\w+ )?pan)?\b/g, 'cooking'],
  // Seats are what a theatre has before its stage.
  [
    /\b(?:(?:empty|abandoned|old|grand|ornate|dark) )*(?:theat(?:er|re)|opera house|playhouse|concert hall|auditorium)(?: interior)? (?:with|full of|and its|filled with) (?:\w+ ){0,3}(?:seats|seating|chairs|armchairs)\b/g,
    'theatreseats',
  ],
  [
    /\b(?:rows? of )?(?:(?:red|empty|velvet|plush|old|dusty|golden|blue|worn) )*seats in (?:an?|the) (?:\w+ ){0,3}(?:theat(?:er|re)|opera house|playhouse|auditorium)\b/g,
    'theatreseats',
  ],
  [
    /\b(?:empty|abandoned|deserted|old|grand|ornate|baroque|victorian) (theat(?:er|re)|opera house|playhouse)(?: interior)?\b(?! (?:stage|building|facade|entrance|sign))/g,
    'theatreseats',
  ],
  // Paper across a room is hung up there, and is nobody who plays.
  [
    /,? ?(?:and |with )?(?:(?:colou?rful|paper|party|rainbow|crepe|bright|some|red|gold|festive) )*(?:streamers|bunting|paper chains|pennants|garlands|confetti|party decorations)(?: (?:hanging|hung|strung))?(?: (?:(?:up )?(?:from|on|over|across|along|in) (?:the |its )?(?:ceiling|walls?|rafters|beams)))?(?=.*\b(?:party|birthday|room|hall|classroom|kitchen|gym|office|table|cake|balloons?|ceiling|school)\b)/g,
    '',
  ],
  [
    /(?<=\b(?:party|birthday|room|hall|classroom|kitchen|gym|office|cake|balloons?|school)\b.*),? ?(?:and |with )?(?:(?:colou?rful|paper|party|rainbow|crepe|bright|some|red|gold|festive) )*(?:streamers|bunting|paper chains|pennants|garlands|confetti|party decorations)(?: (?:hanging|hung|strung))?(?: (?:(?:up )?(?:from|on|over|across|along|in) (?:the |its )?(?:ceiling|walls?|rafters|beams)))?\b/g,
    '',
  ],
  [
    /\b(?:christmas|xmas)(?= (?:dinner|lunch|supper|meal|feast)\b.*\btree\b(?! house))(.*?)(?<!\b(?:christmas|xmas) )\btree\b/g,
    'christmas$1christmas tree',
  ],
  // Whoever is meant by “us”, they are about a table.
  [
    new RegExp(
      `^ ?(?:${WHOSE} )?${FEASTS}(?:dinner|lunch|supper|brunch|breakfast|meal|feast)(?: table)?(?= .*\\b${PEOPLE_AT_HOME}\\b)(?: (?:with|for|at) (?:all )?(?:\\w+ )?(?:the |of )?(?:whole |entire )?${PEOPLE_AT_HOME})?`,
      'g',
    ),
    ' a family eating at a table with a roast turkey in a dining room',
  ],
  [
    new RegExp(
      `\\b(?:(?:a|the|my|our) )?(?:(?:big|happy|large|whole) )*(?:family|(?:grandparents|parents|relatives|kids|children|cousins)(?: and (?:the )?(?:grandparents|parents|kids|children|grandchildren|cousins))?) (?:(?:is|are) )?(?:having|eating|enjoying|sharing|celebrating|at|sitting down to) (?:${WHOSE} )?(?:(?:big|festive|traditional) )*(?:christmas|xmas|thanksgiving) (?:dinner|lunch|supper|meal|feast)\\b(?: together)?(?! table)`,
      'g',
    ),
    'a family eating at a table with a roast turkey in a dining room',
  ],
  [
    new RegExp(
      `(?:${WHOSE} )?(?:thanksgiving|christmas|holiday|easter|festive) (?:dinner )?table (?:with|set with|laden with) (?=.*\\b${PEOPLE_AT_HOME}\\b)`,
      'g',
    ),
    ' a family eating at a table in a dining room with ',
  ],
  [
    /\b(?:and|with) (?:the |a |our )?(?:whole )?family (?:all )?(?:around|round|gathered)(?: it)?\b(?! (?:the|a) (?:fire|tree|piano|camp))/g,
    '',
  ],
  [
    /\broast(?:ed)? (?:turkey|goose|chicken|duck|bird)\b(?! (?:leg|wing|drumstick|sandwich|burger|breast|slice))|\bthanksgiving turkey\b|\bturkey (?:dinner|feast)\b/g,
    'roast turkey',
  ],
  [
    /\bflowers (?=(?:by|beside|on|next to|near) (?:the|a|his|her|my) (?:\w+ )?(?:bed|bedside|nightstand|table|desk|counter|piano|sofa|couch|window ?sill|mantel\w*)\b)/g,
    'a vase of tulips ',
  ],
  // A thing to see by in a fort of blankets.
  [
    /(?<=\b(?:fort|tent|den|blankets?|duvet|sleepover|bed)\b.*)\b(?:a |the )?(?:torch|flash ?light)\b|\b(?:torch|flash ?light)\b(?=.*\b(?:blanket|pillow|cushion) fort\b)/g,
    'a flashlight',
  ],
  [
    /\b(?:captains? )?(?:cabin|quarters|bridge|control room|galley|engine room) of (?:an?|the) ((?:\w+ )?)submarine\b/g,
    '$1submarine interior',
  ],
  [
    /\b(?:(?:captains?|pirates?|ships?|admirals?) )?cabin (?:of|on|in|aboard|inside) (?:an?|the|his|her) (?:\w+ ){0,2}(?:ship|galleon|frigate)\b|\b(?:(?:cruise|sailing|old|wooden|pirate) )?(?:captains?|pirates?|ships?|admirals?) (?:cabin|quarters|stateroom)\b(?: (?:of|on|in|aboard) (?:an?|the|his|her) (?:\w+ ){0,2}(?:ship|galleon|vessel|boat))?|(?<=\b(?:captain|pirate|admiral) in (?:his|her|the) )cabin\b/g,
    'ships cabin',
  ],
  [
    /\b(?:berber|bedouin|nomad|moroccan|desert|tuareg|mongolian) (?:tent|yurt|camp)\b(?=.*\b(?:rugs?|carpets?|cushions|tea ?pot|tea|breakfast|inside|interior|lanterns?|pillows)\b)/g,
    'tent interior',
  ],
  // What is shown on a wall or a screen is no guest in the room.
  [
    /\b(?:the |a |an? \w+ )?(?:tv|television|tv screen) (?:(?:that )?(?:shows|is showing|showing|displays|displaying|playing|plays)|with) (?:an? |the |some )?(?:(?!\.|,)\w+ ?){1,8}(?= ,|$)/g,
    'television',
  ],
  [
    /\bwatching (?:tv|television|telly|an? (?:\w+ )?(?:movie|film|show)|movies|cartoons|netflix|the (?:game|match|news))(?: together)?(?: (?:on|from|in) (?:a|an|the|their|his|her|our) ((?:\w+ )?(?:couch|sofa|bed|armchair|recliner)))?\b(?! (?:in|at) (?:a|the) (?:cinema|movie|theat|bar|pub))/g,
    'sitting on a $1 sofa in a livingroom',
  ],
  [/\bon a ((?:\w+ )?(?:couch|sofa|bed|armchair|recliner)) sofa in a livingroom\b/g, 'on a $1'],
  [
    /\b(?:teaching|teaches|showing) (?:(?:his|her|a|the|my) )((?:\w+ )?(?:boy|girl|grandson|granddaughter|son|daughter|child|kid)) (?:how )?(?:to play )?(chess|checkers|cards)\b/g,
    'and a $1 playing $2',
  ],
  [
    /\b(?:luxury |old |vintage |steam |the )*(?:train dining (?:car|carriage)|orient express|dining (?:car|carriage) (?:of|on) (?:a|the) (?:\w+ )?train)\b/g,
    'dining car',
  ],
  [/\b(?:four|4) ?poster(?: (?:bed|canopy bed))?\b/g, 'bed'],
  [/\bwood(?:working)? (?:work)?shop\b/g, 'workshop'],
  [/\b(?:bike|bicycle) (?:repair |mechanic |work)?shop\b/g, 'workshop with a bicycle'],
  [
    /\b(?:a |the )?ballet(?: (?:performance|performers|troupe|dancers|show))?(?= (?:on|in|at|of|by)\b)/g,
    'ballerinas',
  ],
  [/\b(?:rainy|rain (?:streaked|soaked|covered|splattered)) window(?=s?\b)/g, 'rain on the window'],
  [
    /\b(begging|begs|waiting|sniffing|staring) (?:for \w+ )?(?:at|by|near|beside|under) (?:the|a) (?:\w+ )?(?:dinner|dining|breakfast|kitchen|family) table\b/g,
    '$1 in a dining room',
  ],
  [/\b(?:a |the )?(?:slumber party|sleepover|pajama party|pyjama party) (?:with|of)\b/g, 'in a bedroom'],
  [/\b(?:slumber party|sleepover|pajama party|pyjama party)\b/g, 'girls in a bedroom'],
  [
    /\b(?:taking|having|enjoying|in|takes|relaxing in|soaking in|lying in) (?:an? |the |her |his )?(?:(?:hot|warm|bubble|foam|long|relaxing|candlelit|milk) )*bath\b(?! ?(?:room|tub|house|robe|towel|mat))/g,
    'sitting in a bathtub',
  ],
  [
    /(?<!\b(?:camp\w*|beach|forest|woods|tent|stars|outdoors?|garden)\b.*)(?<=\b(?:table|chess\w*|cocoa|mug|grand(?:pa|ma|father|mother)|slippers|living|dog|cat|puppy|kitten)\b.*)\b(?:by|near|beside|before|in front of) the fire\b(?! ?(?:place|truck|engine|station|escape|hydrant|pit))(?!.*\b(?:camp\w*|beach|forest|woods|tents?|stars|outdoors?|garden)\b)/g,
    'by the fireplace',
  ],
  [
    /\bloft\b(?! bed)(?=.*\b(?:brick|apartment|industrial|new york|city|windows|skyline|sofa|artist|downtown)\b)|(?<=\b(?:brick|industrial|new york|downtown|artists?|city)(?: \w+)? )loft\b(?! bed)/g,
    'livingroom',
  ],
  [
    /(?<=\b(?:cat|kitten|dog|puppy|parrot|bird|mouse|raccoon|monkey|owl|rabbit)s?\b(?: \w+){0,3} )on (?:the|a|its|their|our) (?:(?:shop|bar|wooden|store|marble|front|bakery|cafe) )*counter\b/g,
    'on a kitchen counter',
  ],
  [
    /\b(?:looking|peering|gazing|looks|peers) (?:through|into|down) (?:an? |the |his |her |their )?(?:\w+ )?microscopes?\b/g,
    'working at a microscope',
  ],
  [
    /\b(?:an? |the )?(?:(?:long|huge|grand|big|wooden) )*(?:banquet|feasting) tables? in (?=(?:an? |the )?(?:\w+ )?(?:castle|great hall|hall|palace|ballroom))/g,
    '',
  ],
  [/\b(?:office|white collar) workers\b/g, 'three businessmen'],
  [
    /\btea party (?=(?:with|for) (?:(?:his|her|the|some|two|three|four) )?(?:teddy|bears|dolls|stuffed|toys|animals))/g,
    'teapot on a table ',
  ],
  // A festive table stands in a room, laid.
  [
    /\b(?:(?:romantic|intimate|valentines?) )*(?:candlelit|candlelight|candle lit) (?:dinner|lunch|meal|supper) for two\b/g,
    'a couple having dinner at a table in a dining room in candlelight',
  ],
  [
    /\b(?:romantic |intimate |valentines? )*(?:dinner|lunch|meal|supper) for two\b/g,
    'a couple having dinner at a table in a dining room',
  ],
  [
    /\b(?:an? |the )?(?:(?:elegant|festive|beautiful|rustic) )*(?:christmas|thanksgiving|xmas) (?:dinner |brunch |lunch )?table(?: setting)?\b/g,
    'dining room with a roast turkey',
  ],
  [
    /\b(?:an? |the )?(?:(?:elegant|festive|beautiful|rustic) )*(?:easter|hanukkah|passover|seder|ramadan|iftar|eid|diwali|new years?|holiday|birthday|wedding|festive)(?: (?:iftar|seder|dinner|brunch|lunch|breakfast))? table(?: setting)?\b/g,
    'dining room',
  ],
  [
    /\b(?:viking )?long ?house (?:feast|banquet)\b|\bviking (?:feast|banquet)\b/g,
    'viking feast in a longhouse',
  ],
  [/\b(?:air)?plane window(?: seat)?(?: view)?\b/g, 'plane interior'],
  [
    /\b(?:(?:on|in|inside) )?(?:an?|the) (bus|train|tram)\b(?! (?:station|stop|track))(?=.*\b(?:by|at|out of|through|against|near) (?:the|a|her|his) window\b)/g,
    ' in a $1 interior ',
  ],
  [/\bswimming pool (?:indoors|inside)\b/g, 'indoor swimming pool'],
  [
    /\b(?:textile |car |old |clothing |toy )*factory (?=(?:full of|with) (?:\w+ ){0,2}(?:workers|women|men|machines|machinery|robots|looms|conveyor))/g,
    'factory floor ',
  ],
  [/\bpolice station (?:desk|interior|office|inside|reception)\b/g, 'police station interior'],
  [/\bmonks? cell\b|\bmonastic cell\b/g, 'stone hall'],
  [/\b(?:rocking|cradling|nursing|feeding) (?=(?:an?|the|her|his) (?:\w+ )?baby\b)/g, 'holding '],
  [
    /\b(?:ironing|irons)(?: (?:(?:his|her|the|some|an?|their) )?(?:\w+ )?(?:clothes|shirts?|laundry|dress|trousers|linen))?\b(?! board)/g,
    'working at an ironing board',
  ],
  // What stands or grows in a house that is left is seen within it.
  [
    /\b(?:in|inside) (an? (?:\w+ )?(?:abandoned|derelict|deserted)(?: \w+)?) (?:house|mansion|villa|cottage|apartment)\b(?! (?:garden|yard|ruins?))/g,
    'in $1 livingroom',
  ],
  [/\btree ?house (?:bedroom|room|living room|library)\b/g, 'treehouse interior'],
  [
    /\b((?:(?!with\b|and\b|of\b|some\b|an?\b|the\b)\w+ )?(?:sunflowers|roses|tulips|daisies|lilies|peonies|wildflowers|flowers|daffodils)) (?=on (?:the|a|his|her|my) (?:\w+ )?(?:table|desk|counter|nightstand|piano|mantel\w*)\b)(?<!\b(?:of|vase) (?:\w+ )?\w+ )/g,
    'a vase of $1 ',
  ],
  [/\b(?:(?:sleeper|sleeping|night|overnight) )?train (?:berth|bunk|couchette)s?\b/g, 'train interior'],
  [/\b(?:boat|yacht|sail ?boat) cabin\b/g, 'ships cabin'],
  [
    /(?<=\b(?:christmas|xmas)\b.*\b(?:room|fireplace|lounge|interior)\b.*\b(?:a|the) )(?:(?:big|decorated|tall|lit) )*tree\b/g,
    'christmas tree',
  ],
  [
    /\b(?:(?!pool\b)\w+ )?(?<!\bpool )party (?=(?:in|at|on) (?:an?|the|my|our|his|her) (?:\w+ )?(?:back ?yard|garden|park|beach|yard|lawn|rooftop|terrace|patio)\b)/g,
    'friends ',
  ],
]
