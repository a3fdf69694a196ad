const CAR =
  '(?:car|taxi|cab|van|truck|lorry|jeep|bus|tractor|pickup|limousine|camper(?: ?van)?|convertible|land ?rover)'
const WEATHER = '(?:rain|snow|hail|drizzle|rain ?drops|moonlight|sunlight|sunshine|frost)'

/** Turns of speech in which a word that names a thing, a place or a season names none. */
export const TOLD_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bmother of pearl\b/g, 'pearly'],
  [/\bwheels? of (?:cheese|brie|cheddar|parmesan|gouda)\b/g, 'cheese wheel'],
  [
    /\b(boys?|girls?|man|woman|lady|people|neighbou?rs?|family|kids?|child|children|dogs?|cats?|house) next door\b/g,
    '$1',
  ],
  [
    /\bfrozen (?:(?:at )?the (?:very )?(?:instant|moment|second)|in (?:mid ?air|time|place|fear|horror|terror|shock|motion|the (?:moment|headlights|act))|stiff with)\b/g,
    'still',
  ],
  [
    /\b(?:parked |standing |sitting |arranged |gathered |placed |set |seated )?in a (?:big |large |small |wide |close )?(?:ring|circle|semi ?circle|half circle)\b(?! of)/g,
    'together',
  ],
  [
    /\b(?:the )?(?:lunch|dinner|breakfast|morning|evening|christmas|saturday|coffee)(?: time)? rush\b(?! hour)/g,
    'busy',
  ],
  [
    new RegExp(
      `\\b(?:bonnet|hood|boot|trunk|roof|bumper|back) of (?=(?:an?|the|my|our|his|her) (?:\\w+ ){0,2}${CAR}\\b)(?<=\\bon (?:the |an? )?(?:\\w+ )?(?:bonnet|hood|boot|trunk|roof|bumper) of )`,
      'g',
    ),
    '',
  ],
  [/\b(?:wash(?:ed|es|ing)?(?: up)? ashore|beached)\b(?!.*\b(?:beach|shore|sand)\b)/g, 'on the beach'],
  [
    /\bwash(?:ed|es|ing)? (?:up )?(?=(?:on|upon|onto) (?:the|a)\b)|\bwash(?:ed|es|ing)? up (?=on|at|by|in|along|onto|ashore)/g,
    '',
  ],
  [/\b(?:sweeps?|swept|washed) (?:up|away|out)\b(?= (?:on|in|by|to|at)\b|,)/g, ''],
  [
    /(?<=\b(?:high|low|strong|stark) contrast) (?:\w+ )?(?:painting|artwork|illustration|drawing)(?= ?,| *$)/g,
    '',
  ],
  // What a ferry is full of is on its boards; of all that the people are seen.
  [
    /\b(an?|the) ((?:\w+ )?)(ferry|boat|barge|raft) (?:full of|packed with|crammed with|loaded with|crowded with|carrying) (?:people|passengers|villagers|families)(?: (?:and|,|, and) (?:\w+ )?(?:chickens?|hens|goats?|pigs?|animals|livestock|motor ?(?:bikes?|cycles?)|scooters|bicycles|bikes|baskets|luggage|bags|crates|cars|goods|cargo))*/g,
    'three people on $1 $2$3',
  ],
  // A room that is busy is full of things.
  [/\bbusy (?=(?:bed|living ?)?room\b)/g, 'cluttered '],
  [/\bsteps?(?:ped|ping)? (?=(?:out|off|onto|into|down|over|through|back|away|aside|from) )/g, 'walking '],
  [
    /\b(?:late|early|ready|dressed|packed|off) (?:for|to) (?:school|work|class|dinner|bed|church|the (?:party|ball|wedding|office))\b/g,
    '',
  ],
  [/\b(?:up|in) to the rafters\b/g, 'rafters'],
  [
    new RegExp(
      `\\b(${WEATHER})(?: is| was)?(?: (?:drumming|beating|tapping|pattering|falling|hammering|lying|coming|leaking|dripping))? (?:on|onto|against|through|in through) (?:the|our|its|his|her|my|a) (?:\\w+ )?roof\\b`,
      'g',
    ),
    '$1',
  ],
  [/\b(?:rain|snow|water) coming (?=in\b|through|down)/g, 'rain '],
  [
    /\bin the (?:cool |deep |long |dappled )?(?:shade|shadow|lee|shelter) of (?=(?:an?|the|our|my|his|her)\b)/g,
    'beside ',
  ],
  [
    /\b(?:(?:waving|looking|leaning|watching|shouting|peering|staring|gazing) )?(?:from|out of|at) (?:an?|the|their|his|her) (?:upstairs|upper|top|attic|first floor|bedroom|high|highest) windows?\b(?=.*)/g,
    'waving',
  ],
  [/\bcamel trains?\b/g, 'camel caravan'],
  [
    /\b(?:now|currently|these days) (?:works? as |runs? as )?(?:an? )(?=\w+ ?(?:maker|seller|driver|keeper)\b)/g,
    'like an ',
  ],
  [
    /\bnot a (?:soul|person|single (?:soul|person))(?: (?:is |was )?(?:in sight|about|around|anywhere|to be seen))?\b/g,
    'no people',
  ],
  [/\b(?:everyone|everybody) (?:has |had |is |was )?(?:already )?(?:gone|left)(?: home)?\b/g, 'empty'],
  [/\bnights? (?:it|that it|when it) (?:rained|poured)\b/g, 'rainy night'],
  [/\bnights? (?:it|that it|when it) snowed\b/g, 'night snowfall'],
  [/\bdays? (?:it|that it|when it) (?:rained|poured)\b/g, 'rainy day'],
  [/\bdays? (?:it|that it|when it) snowed\b|\b(?:it )?has (?:just )?snowed\b/g, 'snowcovered'],
  // What is on a roof is on the building.
  [
    /\b(?:on|onto|from|off|across|along|atop) (?:the|an?|our|my|his|her|its) (?:\w+ )?(shed|barn|church|garage|stable|chapel|caravan|farmhouse|cottage|cabin|hut|house|school) roof(?:top)?\b/g,
    'on a $1',
  ],
  [
    /\b(on|onto|from|above|over)(?: top of)? (?:the|a) roof(?:top)?s? of (?=(?:the|an?|our|my|his|her|their) (?:\w+ )?(?:shed|barn|church|garage|stable|house|farmhouse|farm house|barn|temple|tower|castle|cottage|cabin|hut|school|chapel|car|bus|van|caravan)\b)/g,
    'atop ',
  ],
  // Journeys are where they lead.
  [
    /\b(?:(?:an?|our|my|the|his|her|their) )?(?:(?:school|class|family|first|weekend|big|last|summer|annual) )*(?:trip|visit|outing|excursion|day out|day trip|field trip|holiday|honeymoon|pilgrimage) (?:to|at|in) (?=(?:the|an?|my|our|\w+ ?land\b|\w+))/g,
    'at ',
  ],
  [
    /\b(?:the |my |our |an? )?((?:last |first |late |night |school |slow )*(?:bus|train|tram|ferry|boat|taxi|plane)) home\b/g,
    'the $1',
  ],
  [/\bmov(?:es|ing) (?:house|home|out|in)\b/g, ''],
  [/\bpacked (?:(?:full|right up|up) )?to the (?:roof|rafters|brim|gills|ceiling)\b/g, 'packed'],
  // Who somebody only thinks to be.
  [
    /\b(?:who|that|which) (?:really |always |still |secretly )*(?:thinks?|believes?|pretends?|wishes|imagines?|dreams|swears|is convinced|is sure|is pretending)(?: that)? (?:to be |he |she |it |they |hes |shes |its |theyre )(?:is |was |were |are )?(?:an? |the )?(?:\w+ )?\w+\b/g,
    '',
  ],
  [
    /\bnot a (?:breath|breeze|hint|whisper) of (?:wind|air)\b|\b(?:no|not any) (?:wind|breeze)(?: at all)?\b/g,
    'calm',
  ],
  [/\b(?:has |have |had )?(?:ma(?:de|kes?|king)) friends with\b/g, 'with'],
  [/\b(?:oh )?(?:and )?(?:can|could|might) there (?:also )?be (?=(?:an?|some|two|three)\b)/g, ''],
  [/\btoo(?= *(?:,|$))/g, ''],
  [/\bsled(?:g|d)ing (hill|slope)s?\b/g, 'snowcovered $1'],
  // Occasions, and who is there no more.
  [
    /\b(?:on|for|after) (?:his|her|their|my|our|the) (?:wedding day|birthday|first day|day off|way(?: (?:home|back|to (?:the )?\w+))?|lunch break|best behaviou?r)(?: at (?:school|work)| in (?=\w))?\b/g,
    '',
  ],
  [
    /\b(?:the |all the )?(?:workers|people|guests|crowds?|tourists|visitors|children|kids|swimmers|customers|shoppers|pickers|fishermen)(?: (?:all|have|has|had|now|already|long|are|is))* (?:gone(?: home)?|left|departed)(?= *(?:,|$))/g,
    'no people',
  ],
  [/\b(?:who|that|which) went to (?=the\b|an?\b)/g, 'at '],
  [
    /\b(?:who|they|that) (?:are|were|have been|became) (?:(?:very|now|always|old|best|good|great|close|secret|childhood) )*(?:friends|neighbours|neighbors|mates|pals|sisters|brothers|twins)\b/g,
    '',
  ],
  // Several who speak of themselves.
  [
    /\b(?:all )?(?:of us|(?:the )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) of us)\b(?= *(?:,|$|\w+ing\b|in\b|on\b|at\b|around\b|round\b|under\b|squeezed\b|squashed\b))(?! kids)/g,
    'a family',
  ],
  [/\bthe two of us\b/g, 'a couple'],
  [/\bus kids\b|\ball of us kids\b/g, 'children'],
  [
    /\b(?:my (?:little |big |older |younger |twin )?(?:brother|sister|cousin) and (?:i|me)|me and my (?:little |big |older |younger |twin )?(?:brother|sister|cousin))\b/g,
    'two children',
  ],
  [/\b(?:my best (?:friend|mate)(?: [a-z]+)? and (?:i|me)|me and my best (?:friend|mate))\b/g, 'two friends'],
  // Parts of buildings, and what is called after something else.
  [
    /\b(?:up )?to the (?:doors?|windows?|roofs?|sills?) of (?=(?:the|our|their|all the) (?:\w+ )?(?:houses|cottages|huts|cabins|shops)\b)/g,
    'among ',
  ],
  [/\bshower (?=caps?\b|curtains?\b|heads?\b|gel\b)/g, ''],
  [/(?<=(?:,|\bwith|\band|\ba) )(?:\w+ )posters?\b(?= *(?:,|$| on the (?:wall|door)| and\b))/g, 'posters'],
  [/\b(?:(?:church|village|school|summer|garden) )?fetes?\b/g, 'village market'],
  [/\b(?:(?:just|fresh|hot|straight|warm) )?(?:out of|from) the oven\b/g, 'fresh in a kitchen'],
  [/\bvegetable patch(?:es)?\b/g, 'vegetable garden'],
  [
    /\bpots? of (?=(?:\w+ )?(?:basil|herbs|mint|parsley|thyme|rosemary|geraniums|ivy|lavender|flowers|tulips|daffodils)\b)/g,
    'potted ',
  ],
  [
    /\b(?:green|dancing|strange|shimmering|coloured|colored)(?: \w+)? lights? (?:dancing |moving |swirling |all )?(?:in|across|over) the (?:night )?sky\b/g,
    'northern lights',
  ],
  [/\btea towels?\b/g, 'cloth'],
  [
    /\b(?:the )?(?:day|night|morning|summer|year|time)s? (?:when )?the (?:circus|fair) came to (?=\w)/g,
    'in ',
  ],
  [
    /\b(?:ran|runs|running|owns|owning|opened|opening|in charge of) (an?|the|his|her|its|their) (?=(?:\w+ )?(?:library|shop|bakery|cafe|restaurant|bar|hotel|school|bookshop|bookstore|inn|kitchen|museum|diner|laundry|hospital|office)\b)/g,
    'in $1 ',
  ],
  [/\b(?:meant|set|laid|built|made|enough) for (?:two|three|four|six|eight|ten|twelve|\d+)\b/g, ''],
  [/\b(?:round|around) (?=(?:an?|the|our|his|her|their|one) (?:\w+ )?tables?\b)/g, 'at '],
  // Everyone at it, and where a place lies.
  // Those who are there already laugh.
  [
    /(?<=\b(?:family|relatives|grandparents|friends)\b.*),? (?:and )?(?:everyone|everybody) (?:is |are )?(?=(?:laughing|smiling|happy|cheerful)\b)/g,
    ' ',
  ],
  [
    /\b(?:everyone|everybody)(?: (?:goes|go|went|is|are|was|were|all|starts?|just))* (?=(?!looking|watching|waiting)\w+ing\b)/g,
    'people ',
  ],
  [
    /(?<=\b(?:grove|orchard|garden|field|meadow|hill|wood|woods|forest|stream|river|beach|park|lane|pond|lake|allotments?|vineyard|paddock|yard|car park|alley|dunes|canal|fields|hills|mountains?|stable|lighthouse)) (?:just |right )?behind (?:my |our |his |her |the |their )(?:\w+ )?(?:house|home|farm|farmhouse|cottage|school|hotel|flats?|garage|shop|supermarket|church|pub|station)\b/g,
    '',
  ],
  [/\b(?:is |it is |was )?already (?:pitch )?dark\b(?: outside)?/g, 'at night'],
  [
    /\bsun(?: is| was)? (?:just |only )*(?:coming|peeping|peeking|creeping|climbing|showing)(?: up)? (?=over|above|behind)/g,
    'sunrise ',
  ],
  [/\b(?:who|that|which) (?:works?|worked|earns? (?:his|her|its|a) living|moonlights) as (?=an?\b)/g, 'as '],
  [
    /\b(?:its|his|her|their) (?:chests?|palms?|calves|temples?|soles?)\b(?! (?:of|full|filled)\b)/g,
    'its body',
  ],
  [
    /\b(lane|road|way|path|walk|track|street|bus|route) to (?:school|church|work|town|the (?:shops?|village|station|sea|beach))\b/g,
    '$1',
  ],
  [/\b(?:takes?|taking|took) off (?:his|her|their|its|the|my) [a-z]+(?: up)?\b/g, ''],
  [/\b(?:the )?(?:smell|sound|taste|noise|scent) of (?!music\b)/g, ''],
  [
    /\b(?:the )?(?:year|winter|time|week) (?:that |when )?(?=(?:the|our) (?:lake|river|canal|pond|sea|snow|circus|fair|flood|tree|barn)\b)/g,
    '',
  ],
  [
    /\b(lake|river|canal|pond|sea|fountain|harbou?r) (?:that |which )?(?:had |has |is |was |have )?(?:froze|frozen)(?: over| solid)?\b/g,
    'frozen $1',
  ],
  [
    /\b(?:everyone|everybody) (?=(?:danced|swam|skated|sang|ran|played|cheered|sat|walked|dances|swims|skates|sings|plays|cheers|sits)\b)/g,
    'people ',
  ],
  // What is only printed on something.
  [
    /\b\w+ (?:printed |painted )?on (?:the|its|his|her|their|my) (?:wallpaper|curtains?|bedspread|duvet|bedding|pyjamas|pajamas|lampshade|tea towel|packaging|label)\b/g,
    '',
  ],
  [/\b(?:moon|star|stars|animal|paper|elephant) mobiles?\b/g, 'mobile'],
  [
    /\b(\w+s) ?, all (two|three|four|five|six|seven|eight|nine|ten)(?: of them)?(?= ?(?:,|in|on|at|asleep)\b| ,)/g,
    '$2 $1',
  ],
  [
    /\btanks? (?:full of|of|with|filled with) (?=(?:\w+ )?(?:\w*fish|sharks?|turtles|seahorses|eels|rays)\b)/g,
    'aquarium with ',
  ],
  // Trades that are also where they are plied.
  [
    /\bat (?:the|his|her|a) (?:dentists?|doctors?|vets?)\b(?! (?:table|desk|party|house))/g,
    'with a dentist in a hospital room',
  ],
  [/\bat (?:the|his|her|a) (?:hairdressers?|barbers?)\b/g, 'in a barber shop'],
]
