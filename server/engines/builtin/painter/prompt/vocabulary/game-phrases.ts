const WHOSE = '(?:an?|the|his|her|their|my|our)'
const PEOPLE =
  '(?:people|friends|women|men|girls|boys|children|kids|ladies|players|dancers|students|guys|sisters|brothers)'
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** What carries passengers, and what its inside is called. */
const RIDES: readonly (readonly [string, string])[] = [
  [
    '(?:(?:last|first|night|morning|evening|early|slow|city|school|crowded|empty|late|double decker|long distance) )*(?:bus|coach)',
    'bus interior',
  ],
  [
    '(?:(?:first|morning|evening|early|late|slow|night|crowded|empty|old|steam|commuter|last) )*(?:train|tram)',
    'train interior',
  ],
  ['(?:(?:crowded|empty|late|busy) )*(?:subway|metro|tube|underground)(?: train| car)?', 'subway car'],
]
const PASSENGER =
  '(?:woman|man|girl|boy|child|lady|student|commuters?|passengers?|teenager|grandmother|grandfather|nurse|soldier|couple|people|person|worker)'

/** Sports, feasts and outings, and whom they take. Applied before the phrases of people. */
export const GAME_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A court without its game is of the one that is played.
  [
    /(?<=\b(basketball|tennis|badminton)\b.*)(?<!\b(?:basketball|tennis|badminton|clay|grass) )\b(?:(?:outdoor|outside|street|public|concrete|empty|old|urban|city|local|neighbou?rhood|playground|school) )*court\b(?! (?:room|yard|house))/g,
    '$1 court',
  ],
  [
    /\b(?:celebrat\w+|playing|enjoying|at|during|for|on) (?:the )?holi(?: festival)?(?:,? (?:with|throwing|and) (?:\w+ ){0,3}(?:powders?|colou?rs|dust|paint))?\b/g,
    'cheering in colourpowder',
  ],
  [
    /\b(?:(?:colou?red|colou?rful|rainbow|bright|holi|vivid|clouds of) )+(?:powders?|dust|powder paint)\b/g,
    'colourpowder',
  ],
  [
    /(?<=\b(?:lamps?|diyas?|lanterns?|lights|candles)\b.*)\b(?:for|at|during|on|celebrating|celebrate) (?:the )?diwali(?: night| festival)?\b/g,
    'at night',
  ],
  [
    /\b(?:for|at|during|on|celebrating|celebrate) (?:the )?diwali(?: night| festival)?\b/g,
    'at night with diyas',
  ],
  [
    /\b(?:at|during|on) (?:the )?oktoberfest\b(?=.*\btent\b)|\b(?:at|during) (?:the )?oktoberfest (?=in )/g,
    '',
  ],
  [/\b(?:at|during|celebrating) (?:the )?oktoberfest\b/g, 'with beer mugs in a tavern'],
  [/\b(?:beer|party|festival) tents?\b(?<=\bin (?:an?|the) .*)/g, 'tavern'],
  [
    /\b(?:an? |the )?wedding (?:party|guests|celebration)\b(?= (?:in|on|at|under|by|dancing|outside))/g,
    'a bride and groom',
  ],
  [
    /\bin (?:an?|the|our|their|his|her) (?:(?:village|old|primary|small|country|elementary|rural) )*school\b(?! (?:yard|bus|hall|gym|(?:vegetable |kitchen )?gardens?|allotment|field|orchard|pond|gate))/g,
    'in a classroom',
  ],
  [
    /\b(?:on|up) (?:an?|the) (?:(?:steep|sheer|vertical|high|icy|red|smooth) )*(?:rock|cliff|mountain) (?:face|wall)\b/g,
    'on a cliff',
  ],
  [
    /\b(?:taking|takes|making|makes|takes|doing) (?:(?:his|her|their|its|the|some|a few|very) )*first steps\b|\b(?:learning|trying) to walk\b|\btoddling\b/g,
    'walking',
  ],
  [/\b(?:new ?born|baby|infant) twins\b|\btwin (?:new ?borns|infants)\b/g, 'two babies'],
  [/\btwin (?=(?:girls|boys|sisters|brothers|babies|daughters|sons)\b)/g, 'two '],
  [/(?<!two )\b(?:identical )?twins\b/g, 'two children'],
  [/\btriplets\b/g, 'three children'],
  [
    /^ (?:some |many |young |happy )?people (?=(?!walking|strolling|shopping|buying|browsing|selling|trading|crossing|rushing|passing|riding|driving|stopping|gathering|commuting|hurrying)\w+ing\b)/g,
    ' several friends ',
  ],
  [
    /\b(?:pulling|pulls|conjuring) (?:an?|the|his) (?:\w+ )?rabbit (?:out of|from) (?:an?|the|his) (?:\w+ )?hat\b/g,
    'with a rabbit in a top hat',
  ],
  [
    /\b(?:(?:yellow|white|orange) )?(?:hazmat|protective|biohazard) (?:suit|gear)\b/g,
    'hooded yellow raincoat',
  ],
  [
    /(?<!scuba )\bdiver(s?)\b(?=.*\b(?:(?:ship)?wrecks?|flashlight|treasure|sharks?|underwater|deep sea|ocean floor|whales?|turtles?)\b)/g,
    'scuba diver$1',
  ],
  [/\bwith (?:an?|her|the) (?:(?:paper|folding|silk|hand|red|black) )*fan\b(?! of)/g, 'holding a hand fan'],
  [/\b(?:ice|snow) (?:sculpture|statue|carving)s? of (an?|the) (\w+)\b/g, '$1 $2 made of ice'],
  [/\brolls? of (toilet paper|paper towels?|wrapping paper)\b/g, '$1'],
  [/\b(?:unravel(?:ing|ling|s)|unroll(?:ing|s)) (?=(?:an?|the|some) )/g, 'holding '],
  [
    /\bin (?:their |full |very )?(?:formal|fancy|elegant) (?:evening )?(?:wear|dress|clothes|attire|clothing)\b/g,
    'in suits and gowns',
  ],
  // Whoever is named for running runs.
  [
    /(?<!table |drug |bow |road |blade )\b(runner|jogger|sprinter|marathoner)(s?)\b(?! (?:is |are )?(?:stand|rest|stretch|sit|runn|jogg|sprint|wait|drink|ty|kneel|bean|duck|with a medal|holding|warming|sleep|cross|reach|at (?:the|a)))/g,
    '$1$2 running',
  ],
  [/\bin (?:an?|the) (?:\w+ )?marathon\b(?<=\brunning .*)/g, ''],
  [/\b(?:running|runs|run) (?:an?|the) (?:\w+ )?(?:marathon|race)\b/g, 'running'],
  [/\b(?:ice )?hockey (?:player|goalie|goalkeeper|star)\b/g, 'hockeyplayer'],
  [
    /(?<=\b(?:box(?:er|ing)|wrestl(?:er|ing)|fighter)s?\b[^,]*)\b(?:in|inside) (?:the|a|an) (?:\w+ )?ring\b/g,
    'in a boxing ring',
  ],
  // Whoever floats in water swims.
  [
    /(?<=\b(?:man|woman|girl|boy|child|kids?|person|lady|guy|couple|friends|women|men|me|i)\b[^,]*)\bfloat(?:ing|s)(?: on (?:his|her|their|my) backs?)?(?= (?:in|on) (?:an?|the) (?:\w+ )?(?:pool|swimming pool|lake|sea|ocean|river|water|lagoon|pond)\b)/g,
    'swimming',
  ],
  [/\bgamer (girl|boy|guy|kid)\b/g, '$1 playing at a computer'],
  [
    /\b(?:in|at) (?:an?|the) (?:(?:smoky|dark|dimly lit|crowded|underground|small|night|intimate|cozy|busy) )+club\b/g,
    'in a jazz club',
  ],
  // A seat from which somebody looks at the sea is on its shore.
  [
    /(?<=\b(?:bench|chair|deck ?chair|armchair|blanket|swing|log|rock)) (?:and |while )?(?:watch(?:ing|es)?|look(?:ing|s)? (?:out )?(?:at|over|to|on)|facing|gaz(?:ing|es) (?:at|out at|over)|overlook(?:ing|s)|enjoying|by|near|in front of) (?:the |a )?((?:\w+ )?)(?:sea|ocean|waves)(?! ?side)\b/g,
    ' on a $1beach',
  ],
  [
    /\bbirthday part(?:y|ies) (?:for|of|with) (?:an? |my |our |the |his |her )?(?:\w+ ){0,2}?(?:\d+[ -]years?[ -]olds?|kids?|child(?:ren)?|son|daughter|boys?|girls?|niece|nephew|grand(?:son|daughter)|toddlers?|friends)\b/g,
    'children wearing party hats at a birthday party',
  ],
  [
    /\b(?:students?|friends|graduates?|girls|boys|classmates|people)(?= (?:\w+ ){0,2}?(?:throwing|tossing) (?:their |the )?(?:graduation )?(?:hats|caps|mortar ?boards)\b)|\b(?:graduating|university|college|graduation) (?:class|students)(?= )|\bstudents?(?= (?:at|on|after) (?:(?:their|the|his|her) )?graduation\b)/g,
    'graduates',
  ],
  [
    /(?<=\bgraduates? )(?:\w+ ){0,2}?(?:throwing|tossing) (?:their |the )?(?:graduation )?(?:hats|caps|mortar ?boards)(?: (?:up )?(?:in|into) the air)?\b/g,
    'cheering',
  ],
  [/\bmermaid (?:princess|queen|girl|woman|lady|warrior)\b/g, 'mermaid'],
  [
    /\bpeople (?:(?:are )?dancing )?(?:(?:in|on) the streets? )?(?:at|during) (?:an?|the) carnival\b(?=.*\b(?:rio|brazil)\b)|\b(?:rio|brazilian) carnival(?: dancers?)?\b/g,
    'three sambadancers dancing on a street',
  ],
  [/\bgolf player(s?)\b/g, 'golfer$1'],
  [/\b(volleyball|rugby|handball|badminton|baseball|cricket|ping ?pong) player(s?)\b/g, '$1player$2'],
  [/\bwater polo (?:team|players?|match)\b/g, 'three swimmers in a pool with a ball'],
  [/\b(?:break|hip ?hop|street|urban) ?dancer(s?)\b/g, 'breakdancer$1'],
  [/\b(?:break ?dancing|hip ?hop dancing|break ?dance)\b/g, 'dancing'],
  [
    /\b(mother|mum|mom|mommy|woman|father|dad|daddy|man|nurse|grandmother|grandma|grandfather|grandpa|midwife|couple|parents) (?:and|with) (?:an? |her |his |the |my |their |our )?(?:new ?born )?(?:baby|infant|newborn)(?: (?:boy|girl|son|daughter))?\b(?! (?:elephant|goat|bird|deer|bear|carriage|stroller|pram|crawl\w*|walk\w*|animal|dragon|panda|monkey|in (?:a (?:stroller|pram|carriage|crib|cot|basket|high)|(?:her|his|their) (?:arms?|lap))))/g,
    '$1 holding a baby',
  ],
  // A newborn child in its blanket has it wound about it.
  [/\bnew ?born (?=bab(?:y|ies)\b)/g, ''],
  [
    /(?<=\b(?:baby|babies|newborn|infant)\b[^,]*)\b(?:in|on|under|with) (an?|the|its|his|her|their) ((?:\w+ )?)(?:blanket|cloth|cover|wrap|swaddle)\b/g,
    'wearing $1 $2swaddle',
  ],
  [/\b(?:ice )?hockey (?:players|teams?|match|game)\b/g, 'three hockeyplayers'],
  [
    /\b(?:practic(?:ing|es)|practis(?:ing|es)|doing|does|learning|playing|trying) (?:some |their |her |his )?archery\b/g,
    'holding a longbow by an archery target',
  ],
  [
    /\b(?:shooting|aiming|shoots|aims) (?:(?:an? |his |her )?(?:arrows?|bow|longbow) )?at (?:an?|the) target\b/g,
    'by an archery target',
  ],
  [/\barchery (?:lesson|class|contest|competition|tournament|practice)\b/g, 'an archer by an archery target'],
  [
    /\b(?:(?:performing|balancing|standing|walking|jumping|training|exercising) )?(?:on|over|along) (?:an?|the|her) (?:balance )?beam\b(?! of)(?<=\b(?:gymnasts?|girl|woman|athlete)\b.*)/g,
    ' on a balance beam',
  ],
  [
    /(?<!\b(?:an?|the|one|my|his|her|little|big) )\b(?:lion|dragon) ?dancing\b|\b(?:lion|dragon) ?danc(?:e|es|ers?)(?: performances?| shows?| teams?| troupes?)?\b/g,
    'liondance',
  ],
  [
    /\b(?:man|woman|person|boy|people|men|dancers) (?:performing|doing|in) (?:an?|the) liondance\b/g,
    'liondance',
  ],
  [
    /\bjousters?\b(?: (?:rides|riding|sits|sitting))?(?: on (?:an?|his) (?:\w+ )?horse)?/g,
    'knight riding a horse',
  ],
  [
    /\b(?:two )?knights (?:are )?jousting\b|\bjousting (?:knights|match|tournament)\b/g,
    'two knights riding horses',
  ],
  [
    /,? ?\bwhile (?:an?|the|his|her) (?:\w+ )?(?:audience|crowd|spectators) (?:watch(?:es)?|cheers?|looks? on|applauds?|claps?)\b/g,
    ' before a crowd',
  ],
  [
    /\b(?:passers? ?by|people|tourists|pedestrians) (?:are )?(?:stopping|stop|stopped|pausing|gathering|gathered)(?: to (?:listen|watch|look))?\b/g,
    'a crowd',
  ],
  [
    /\bsurfers?(?= (?:is |are )?(?:stand|walk|runn|sitt|wait|look|watch|carry|rest)\w*)/g,
    'man holding a surfboard',
  ],
  [new RegExp(`(?<=holding a surfboard .*?) with ${WHOSE} (?:surf ?)?boards?\\b`, 'g'), ''],
  [
    /\b(?:on|in) (?:his|her|the|a|their) (?:\w+ )?(?:watch ?)?(?:tower|chair|stand|post|station)\b(?<=\blife ?guards?\b.*)/g,
    'by a lifeguard tower',
  ],
  ...RIDES.map(
    ([ride, room]) =>
      [
        new RegExp(
          `(?<=\\b${PASSENGER}\\b(?:(?! (?:waiting|getting|running|driving|standing by|selling)\\b)[^,])*?)\\b(?:on|in|inside|aboard|riding|rides) (?:an?|the|his|her|their) ${ride}\\b(?! (?:stop|station|driver|track|platform|roof))`,
          'g',
        ),
        `in a ${room}`,
      ] as const,
  ),
  [
    /\b(?:newborn )?(?:baby|infant|newborn|toddler)(?: (?:boy|girl))? (?:(?:is |fast |peacefully |soundly )*(?:sleeping|asleep|lying|sleeps|napping|lies) )?in (?:an?|the|his|her|its) (?:\w+ )?(?:cradle|crib|cot)\b/g,
    'cribbaby',
  ],
  [
    /(?<=\b(?:cribbaby|crib|cradle)\b.*)\b(?:by|near|at|next to|beside|under) (?:an?|the) (?:\w+ )?window\b/g,
    'in a nursery',
  ],
  [
    /\b(?:(?:empty|dark|underground|multi ?stor[e]?y) )*(?:parking garage|multi ?stor[e]?y (?:car park|parking lot)|parking deck|parking structure|(?<=underground )(?:car park|parking(?: lot)?))\b/g,
    'parking garage',
  ],
  [
    /\b(?:roller ?skating|roller ?blading|roller ?skates(?= (?:through|along|down|in|on|across)))\b/g,
    'wearing roller skates',
  ],
  [
    /\b(?:with|and|on|in) (?:(?:red|pink|white|blue|her|his|old) )*(?:roller ?skates|roller ?blades|ice ?skates)\b/g,
    'wearing roller skates',
  ],
  [
    /\bcricket (?:team|players)\b(.*?)(?:on ?to|on|in|across) (?:an?|the) (?:\w+ )?(?:pitch|field|ground)\b/g,
    'three ballplayers$1on a cricket ground',
  ],
  [/\bplay(?:ing|s)? (?:a game of )?cricket\b/g, 'with a baseball bat'],
  // Whoever tells counts among those told of.
  ...NUMBERS.slice(1, -1).map(
    (number, k) =>
      [
        new RegExp(
          `\\bme and (?:my |these )?${number} (?:(?:best|old|closest|dear|good) )*(?:friends|mates|buddies)\\b`,
          'g',
        ),
        `${NUMBERS[k + 2]} friends`,
      ] as const,
  ),
  [/\b(?:me and my (?:best )?friend|my (?:best )?friend and (?:me|i))\b/g, 'two friends'],
  [
    /\b(?:(?:squashed|squeezed|crammed|sitting|posing|packed) )?(?:in|into|inside) (?:an?|the) (?:\w+ )?photo ?booth\b/g,
    'sitting before a plain red backdrop',
  ],
  // What one of several is or has is not what all are or have.
  [
    new RegExp(`(?<=\\b${PEOPLE}\\b.*), (?:and )?one (?:of them )?(?:is )?in an? wheelchair\\b`, 'g'),
    ' and a boy in a wheelchair',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b.*), (?:and )?one (?:of them )?(?:has|with|wearing|wears|is|in) (?:(?!child|boy|girl)[^,])*`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:a|the) (?:white|copper|school|hand|bronze|big|small) ?bell\b(?<=\b(?:ringing|rings|ring) .*)/g,
    'a bell',
  ],
  [/\b(?:ringing|rings) (?:an?|the|his|her|their) (?:hand ?)?bell\b/g, 'holding a bell'],
  [
    /\b(?:the |an? |his |her |their )?(?:bird|eagle|falcon|hawk) (?:(?:just|is|sitting|landing|perched|resting|perching) )*on (?:his|her|a|the) (?:gloved? |leather |outstretched )*(?:glove|arm|fist|hand|wrist)\b/g,
    'holding an eagle',
  ],
  // Parts of a body are no things.
  [
    /(?<!brush(?:ing|es) )\b(?:and |with |between |only |showing )*(?:his|her|their|my|its|eyes and) (?:\w+ )?(?:teeth|tooth|tongue)\b/g,
    '',
  ],
  [/\b(?:tongue|fangs|teeth) (?:between|sticking out|out|showing|bared|clenched)\b/g, ''],
  [
    /\b(?:the|an?|this|that) (?:\w+ )?(?:man|woman|boy|girl|king|queen|knight|soldier|child|lady|person)s (?:feet|foot|hands?|back|hair|eyes?|head|arms?|legs?|shoulders?|chin|knees?)\b/g,
    '',
  ],
  [
    /\bwith (?:his|her) (?:chin|head|cheek)(?: resting| propped)? (?:on|in) (?:his|her) (?:hands?|fist|palm)\b/g,
    '',
  ],
  [/\b(?:(?:gets?|getting|got|been|be|are|is) )?caught (?=in (?:an?|the|heavy|pouring) )/g, ''],
  [
    /\b(?:take|takes|taking|took|put|putting) (?:out|away) the (?:trash|garbage|rubbish|bins?)\b/g,
    'with a trash bag',
  ],
  [
    /\bwh(?:o|ose turn it) is (?:supposed )?to with a trash bag\b|\bwhose turn it is (?:with|to) (?:an?|the)?/g,
    '',
  ],
  [
    /\b(?:who is|who was|who has become|who became|turned) (?:now )?an? (?:\w+ ){0,2}?\w+(?= ?,| ?$)(?<=^(?:(?!,).)*\b(?:knight|pirate|wizard|king|viking|soldier|astronaut|samurai|witch|robot)\b.*)/g,
    '',
  ],
  [/\b(?:his|her|their|the) crew\b(?<=\bpirates?\b.*)/g, 'three sailors'],
  [/\b(?:giving|gives|making|makes|holding) (?:an?|the|his|her) (?:\w+ )?speech\b/g, 'pointing'],
  [/\b(?:(?:his|her|the) )?(?:cap|hat) (?:pushed|pulled|tipped) (?:back|down|low)\b/g, 'in a cap'],
  [/\blike an? old (?:brown|faded|sepia|yellowed) (?:photo|photograph|picture)\b/g, ', sepia'],
  [
    /\b(?:leaning|leans|standing|stands) (?:on|over|against|at) (?:the|a) (?:ships? )?(?:railings?|rail)\b(?=.*\b(?:sea|ocean|ship|waves)\b)/g,
    'on the deck of a ship',
  ],
  [
    /\b(standing|stands|waiting|waits|sitting|sits|sleeping|sleeps|posing|poses) (?:in front of|before|at|by|outside) (?:an?|the|her|his|their) ((?:(?!car|cage)\w+ )?)door\b(?!.*\b(?:street|room|hall|house|shop|church|castle|cottage)\b)/g,
    '$1 by a $2door in a street',
  ],
  [/ , (?:trees|walls|flowers)(?: , doors)? ?,? and windows\b/g, ''],
]
