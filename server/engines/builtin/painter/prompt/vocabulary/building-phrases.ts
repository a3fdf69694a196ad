const KINDS_OF_WORLD =
  '(?:fantasy|futuristic|cyberpunk|steampunk|medieval|victorian|post apocalyptic|dystopian|utopian|solarpunk|underwater|flooded|sunken|ruined|abandoned|winter|tiny|miniature|ancient|alien|lego|gothic|magical|neon|gingerbread)'
const PILED =
  'books|boxes|plates|pancakes|cups|teacups|cakes|cupcakes|presents|gifts|cushions|pillows|suitcases|crates|chairs|blocks|coins|donuts|doughnuts|cheese|pizzas|burgers|hats|macarons|waffles|cookies|newspapers|stones|rocks|tires|tyres'

const RIDERS =
  '(?:people|passengers|kids|children|commuters|tourists|students|pupils|schoolchildren|soldiers|clowns|dogs|puppies|cats|kittens|cows|cattle|sheep|pigs|goats|chickens|ducks|penguins|monkeys|horses|elephants|zombies|robots|aliens|skeletons|monks|nuns|teddy bears|monsters|elves|gnomes)'
const CARRIERS =
  '(?:(?!of\\b|in\\b|on\\b|with\\b|and\\b|full\\b|packed\\b)\\w+ ){0,2}?(?:school bus|double decker(?: bus)?|bus|tram|minivan|van|train|jeep|convertible|pickup truck|truck|car)'

const BUILT =
  'lighthouses?|houses?|homes?|cabins?|cottages?|huts?|castles?|chapels?|church(?:es)?|monaster(?:y|ies)|temples?|towers?|fort(?:ress)?|palaces?|mansions?|windmills?|shrines?|villas?|pagodas?|inns?|village|town'
const BOULDER =
  '(?:an?|the|one|its) (?:(?:single|lone|lonely|big|large|giant|huge|tiny|small|little|tall|high|steep|bare|flat|jagged|massive|enormous|rocky|dark|black|grey|gray|narrow) )*(?:rock(?: formation| pillar| outcrop| spire)?|boulder|sea stack|stack of rock|pinnacle|crag)\\b(?! (?:concert|band|star|pool|garden|wall))'
const OPEN_SEA = '\\b(?:sea|ocean|lake|waves|surf|atlantic|pacific|mediterranean|water|bay)\\b'

/** Buildings, vehicles and what towns are called by, in the words that the tables know them by. */
export const BUILDING_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b3 ?d (?:model|render(?:ing)?|scene|art|illustration|diorama)s?\b/g, '3d'],
  [/\ban? fantasy (?:version|vision|depiction|rendition) of\b/g, 'a dragon flying over'],
  [/\bbuss\b/g, 'bus'],
  [
    /\b(?:modern|contemporary|minimalist|ultra ?modern) ((?:(?:white|grey|gray|black|big|large|small|luxury|luxurious|beautiful|elegant|concrete|glass|family|two storey|two story) )+)(?:house|home|mansion|villa)\b(?! (?:interior|kitchen|office|inside))/g,
    '$1modern house',
  ],
  [
    new RegExp(
      `\\b(?:an?|the) ((?:\\w+ )?${KINDS_OF_WORLD}) (?:version|vision|depiction|rendition|interpretation) of\\b`,
      'g',
    ),
    '$1',
  ],
  // What somebody builds of a kit is small.
  [
    /\bmodel (?=(?:\w+ )?(?:aeroplanes?|airplanes?|planes?|aircraft|ships?|boats?|sailboats?|cars?|rockets?|helicopters?)\b)/g,
    'toy ',
  ],
  // The tree that a house is in is that of its drawing, and so are its ladders and lanterns.
  [
    /\btree ?house (?:built |nestled |perched |high |up )*(?:in|on|among|between) (?:an? |the )?(?:(?:giant|huge|tall|ancient|old|massive|towering|great|california|coastal) )*(?:redwoods?|sequoias?)(?: trees?)?\b|\b(?:redwood|sequoia) tree ?house\b/g,
    'redwoodhouse',
  ],
  [
    /(?<=\bredwoodhouse) (?:with|and) (?:(?:glowing|hanging|warm|lit|paper|rope|little|many|wooden|swinging|and) )*(?:ladders?|lanterns?|bridges?)(?: and (?:(?:glowing|hanging|warm|lit|paper|rope|little|many) )*(?:ladders?|lanterns?|bridges?))?(?: (?:glowing|lit|shining|hanging))?/g,
    ' at dusk',
  ],
  // Nobody rides a bicycle that is itself what is looked at: its basket is on it, with flowers.
  [
    /^( (?:(?:an?|the|my|her|our) )?(?:(?!(?:on|with|in|of|and|riding|girl|boy|man|woman|child|dog|cat|person|lady)\b)\w+ ){0,3}?)(?:bicycle|bike) with (?:an? |its )?(?:(?:wicker|front|woven|old|little|small|big|straw) )*(?:flower basket|basket (?:(?:full|filled) )?(?:of|with) (?:(?:fresh|colou?rful|pink|red|yellow|white|wild|spring|purple|bright|beautiful) )*(?:flowers?|wildflowers|tulips|roses|daisies|sunflowers|lavender|peonies|blooms|blossoms|daffodils))\b/g,
    '$1basketbike',
  ],
  [
    /\bbasketbike (?:that is |is )?(?:leaning|leaned|leant|propped(?: up)?|resting) (?:up )?on (?=(?:an?|the) (?:\w+ ){0,2}?(?:wall|fence|tree|gate)\b)/g,
    'basketbike leaning against ',
  ],
  // Of “a bicycle with a basket of flowers leaning against a wall” the bicycle leans.
  [
    /\b(bicycle|bike|scooter|moped|motorbike|motorcycle|ladder|guitar|surfboard|skateboard|rake|spade|broom|umbrella) (with [^,.;]{3,40}?) (?:that is |is )?(?:leaning|leaned|leant|propped(?: up)?|parked|standing|resting) (?:up )?(against|on|by|beside|in front of) (an?|the) ((?:\w+ ){0,2}?(?:wall|fence|tree|hedge|gate|railings?|house|cottage))\b/g,
    '$1 leaning $3 $4 $5 $2',
  ],
  // Whoever is on the wall of a harbour is among its boats.
  [
    /\b(?:on|along|from|off) (?:an?|the) (?:(?:old|stone|low|long|sunny|crumbling) )*(?:harbou?r wall|quay wall|breakwater|mole)\b(?=(?! (?:in|of|at|on) ).*)/g,
    'on a pier in the harbour',
  ],
  // What is snowy up there is so in winter, and a garden has a way through it to the door.
  [
    /(?<=\b(?:on|along|atop|crossing|climbing) (?:an?|the) (?:(?:high|narrow|rocky|alpine|sharp|windy|steep|mountain) )*)(?:snowy|snow covered|icy) (?:(?:high|narrow|rocky|alpine|sharp|windy|steep|mountain) )*(ridge|peak|summit)\b(?!.*\b(?:summer|spring|autumn|winter)\b)/g,
    'mountain $1 in winter',
  ],
  [
    /(?<=\bcottage )with (?:an?|its|the) (?:(?:small|little|big|lovely|pretty|colou?rful|wild|blooming|flower|front|rose|overgrown) )*garden\b(?= *,| *$| full of)(?!.*\b(?:paths?|ponds?|beach|sea|lake|river|snow|winter)\b)/g,
    'with a garden path in a country garden',
  ],
  [
    /\b(?:on|along|atop|crossing|climbing) (?:an?|the) (?:(?:high|narrow|rocky|snowy|alpine|knife|sharp|exposed|windy|steep|misty|mountain) )*(?:(?:high|narrow|rocky|snowy|alpine|knife edge|exposed|mountain) )ridge\b/g,
    'on a mountain summit',
  ],
  // What stands on a rock in the sea is on an island of bare rock, and elsewhere on a crag.
  [
    new RegExp(
      `(?<=\\b(?:${BUILT})\\b(?: [^ ,]+){0,3}) (?:up )?(?:on|upon|atop|on top of|perched on|built on|clinging to) (?:the )?(?:top of )?${BOULDER}(?=.*${OPEN_SEA})`,
      'g',
    ),
    ' on a rocky island',
  ],
  [
    new RegExp(
      `(?<=\\blighthouses?\\b(?: [^ ,]+){0,3}) (?:up )?(?:on|upon|atop|on top of) (?:the )?(?:top of )?${BOULDER}`,
      'g',
    ),
    ' on a rocky island',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${BUILT})\\b(?: [^ ,]+){0,3}) (?:up )?(?:on|upon|atop|on top of|perched on|built on|clinging to) (?:the )?(?:top of )?${BOULDER}`,
      'g',
    ),
    ' on a crag',
  ],
  // What is piled up so high is no building.
  [
    new RegExp(`\\btowers? of (?=(?:(?:old|giant|huge|stacked|colou?rful|wooden) )*(?:${PILED})\\b)`, 'g'),
    'stack of ',
  ],
  // A ship in the words of a dictionary.
  [
    /\bvessel\b(?=.*\b(?:oars?|sails?|sailing|engine|harbou?r|ocean|sea|river|waves)\b)(?<!\b(?:glass|clay|ceramic|cooking|blood|copper|drinking) vessel)/g,
    'boat',
  ],
  [
    /\b(?:propelled|powered|driven|moved)(?: forward| along)?(?: (?:on|through|over|across) (?:the )?water)? by (?:oars|sails|an engine|wind|paddles)\b[^.]*/g,
    'on the water',
  ],
  [
    /\bskeletons? of (?:an? |the )?(?:(?:\w+ )?(?:giant|huge|tall|enormous|gigantic|\w*ft|\d+ (?:ft|feet|foot|m|meters?)) )+(?:man|human|person|woman|humanoid)\b/g,
    'giant skeleton',
  ],
  // A caravan that is decorated, or stands where people camp, has wheels and a door.
  [
    /\b(?:vintage|retro|old|tiny|little|cute|painted|gypsy|romani|colou?rful|pastel|white) (?:(?!of\b|and\b)\w+ )?caravan\b(?! of)(?!.*\b(?:camels?|desert|dunes?)\b)|\bcaravan\b(?=.*\b(?:camp ?site|camping|bunting|awning|parked|holiday park|meadow|lake|beach)\b)(?!.*\b(?:camels?|desert|dunes?)\b)/g,
    'camping trailer',
  ],
  [
    /(?<=\b(?:trailer|van|caravan|bus|car|boat|tent|cottage|house|shed|stall|garden|porch|street)\b.*),? ?(?:and |that is |is )?(?:decorated|adorned|draped|hung|covered|festooned|strung|decked) (?:out )?(?:with|in) (?:(?:colou?rful|pastel|floral|paper|festive|vintage|party|triangular|rainbow) )*(?:bunting|pennants|pennant flags|garlands)\b/g,
    ' with bunting',
  ],
  // Whom a vehicle is full of looks out of its windows.
  [
    new RegExp(
      `\\b(an?|the) (${CARRIERS}) (?:(?:is|that is) )?(?:(?:jam|completely|over)? ?(?:full of|filled with|packed with|packed full of|crammed with|crowded with|loaded with|stuffed with|overflowing with|carrying)) (?:(?:many|some|lots of|happy|noisy|excited|tired|little) )*(${RIDERS})\\b`,
      'g',
    ),
    'six $3 in $1 $2',
  ],
  [
    new RegExp(
      `\\b(?:(?:many|some|lots of|the) )*(${RIDERS}) (?:(?:are|is) )?(?:(?:tightly|densely) )?(?:packed|crammed|squeezed|crowded|stuffed|jammed|piled) (?:in|on|into|onto|aboard|inside) (an?|the) (${CARRIERS})\\b`,
      'g',
    ),
    'six $1 in $2 $3',
  ],
  [
    new RegExp(`\\b(an?|the) (${RIDERS})[ -](?:filled|packed|crowded|laden) (${CARRIERS})\\b`, 'g'),
    'six $2 in $1 $3',
  ],
  [
    /\b(?:police (?:car )?|high speed |car )chases?\b(?! (?:scene )?(?:game|movie poster))/g,
    'police car and a sports car on a road',
  ],
  [
    /(?<!\b(?:high tech|futuristic|city|town) )\b(?:(?:high tech|futuristic|green|solarpunk|eco|ecological|sci[- ]fi|technological) )+(?:utopia|civili[sz]ation|society|world of tomorrow)\b(?: (?:in|inside|deep in|amid|within) (?:an?|the) (?:(?:amazon|lush|dense|green|tropical) )*(?:rain ?forest|jungle|forest))?/g,
    'futuristic city with roofgardens',
  ],
  [
    /\b(?:(?:narrow|dark|dirty) )*(?:alley(?:way)?|lane|street) (?:in|of) (?:the )?kowloon(?: walled city)?\b/g,
    'street of hong kong',
  ],
  [/\bkowloon(?: walled city)?\b/g, 'hong kong'],
  [
    /\b(?:hot ?dog|ice ?cream|popcorn|pretzel|churro|taco|kebab|chestnut|coffee|food|fruit|snack|street food) (?:carts?|pushcarts?|trolley)\b/g,
    'vendingcart',
  ],
  [
    /\b(?:(?:daily |everyday )?life |people |a town |a city |europe |london )?(?:in|during) (?:the )?(?:(?:times? of the |great |bubonic )*plague|black death)\b/g,
    'three peasants in a medieval street',
  ],
  // A small house in a tree is its hollow trunk.
  [
    /\b(?:an? |the )?(?:(?:tiny|little|small|cute|cozy|cosy|miniature|magical|whimsical) )*(?:(?:mouse|fairy|gnome|squirrel|elf|hobbit|mice|animal|bunny|pixie|hedgehog|dormouse)s? )?(?:house|home|cottage|dwelling|door|village home)s? (?:(?:built|carved|hidden|nestled|set|made|inside) )*(?:in|inside|into|within|out of|at the (?:base|foot) of) (?:an?|the|its) (?:(?:old|hollow|big|giant|huge|ancient|oak|mossy|large|gnarled) )*(?:tree(?: ?(?:trunk|stump))?|trunk|oak|stump|log)\b(?: with (?:an? )?(?:(?:tiny|little|small|round|red|wooden|cute) )*(?:doors?|windows?)(?: and (?:(?:tiny|little|small|round|lit) )*(?:doors?|windows?))?)?/g,
    ' a hollowtreehouse',
  ],
  [
    /\b(?:cottage|house|home|hut|cabin)\b(?= with (?:(?:big|small|little|large|two|cute|wooden) )*(?:round|circular|porthole)(?: \w+)? windows?\b)/g,
    'round windowed cottage',
  ],
  [
    /(?<=\bround windowed cottage\b.*) with (?:(?:big|small|little|large|two|cute|wooden) )*(?:round|circular|porthole)(?: \w+)? windows?(?: and (?:a )?(?:\w+ )?(?:thatched|straw|reed) roof)?/g,
    '',
  ],
  // Where there is a porch about it, it is a house of the country.
  [
    /\b(?:(?:country|southern|victorian|wooden|colonial|old|farm) )*(?:home|house|farmhouse|cottage)\b(?= (?:with|that has|and) (?:an? |its )?(?:(?:big|large|wide|white|wooden|long|covered|beautiful) )*(?:wrap[- ]?around |front )?porch\b)/g,
    'farmhouse',
  ],
  [
    /(?<=\bfarmhouse\b) (?:with|that has|and) (?:an? |its )?(?:(?:big|large|wide|white|wooden|long|covered|beautiful) )*(?:wrap ?around |front )?porch\b(?! swing)/g,
    '',
  ],
  [/\b(?:white |old |southern |american )+(country) (?:home|house)\b/g, 'white farmhouse'],
  [
    /\b(?:(?:two|twin|futuristic|tall|modern|glass|high|giant) )*(?:towers|skyscrapers|buildings)(?: \w+){0,3} (?:with|by|and) (?:an? |the )?(?:(?:glass|sky|high|futuristic|lush|green|hanging) )*(?:sky ?bridge|bridge|walkway)s?(?: (?:between|connecting) (?:them|the two))?\b(?: (?:covered|overgrown|draped) (?:in|with) (?:\w+ ){0,2}(?:foliage|greenery|plants|vines|ivy|gardens?))?/g,
    'skybridgetower',
  ],
  // Of a garage that something is before, the door is seen.
  [
    /\b(?:in front of|outside of|outside|before) (an?|the|my|our|his|her|their) ((?:(?!parking\b)\w+ ){0,2}?)garage(?: doors?)?\b/g,
    'in front of $1 $2garagefront',
  ],
  // A door out in the land that light comes from stands open.
  [
    /\b(?:(?:open|magic|magical|mysterious|glowing|enchanted|secret|strange|half open) )*(?:door|doorway)((?: (?:standing|alone|that stands))? (?:in the middle of|in|on) (?:an?|the) (?:\w+ )?(?:woods?|forest|field|meadow|desert|beach|snow|clearing|jungle))(?:,| with)? (?:\w+ )?light (?:is )?(?:coming|shining|spilling|pouring|streaming|leaking|flooding|glowing) (?:out|through|from)(?: (?:of|from))?(?: (?:it|within|inside|the other side))?(?= *,| *$)/g,
    'litdoorway$1',
  ],
  [
    /\b(?:open|glowing|half open) (?:(?:magic|magical|wooden|old) )*(?:door|doorway)(?= (?:in the middle of|in|on) (?:an?|the) (?:\w+ )?(?:woods?|forest|field|meadow|desert|beach|snow|clearing|jungle)\b)/g,
    'litdoorway',
  ],
  // What lies or stands before a house of flats is in its street.
  [
    /\b(?:in front of|outside|before|outside of) (?:an? |the |my |their |his |her )?(?:(?:old|red|new york|grey|gray|run ?down|tall) )*(?:brick (?:apartment )?(?:building|block)|brick house(?!.*\b(?:snow\w*|garden|lawn|yard|cottage|village|farm)\b)(?<!\b(?:snow\w*|garden|lawn|yard|kids)\b.*)|apartment (?:building|block|house)|brownstones?|town ?houses?|row ?houses?)\b/g,
    'in the old town of brooklyn',
  ],
  [
    /\b(?:(?:ancient|lost|old|ruined) )*(?:sunken|submerged|drowned) (?:(?:ancient|lost|old|ruined|roman|greek) )*(city|town|civili[sz]ation|metropolis|kingdom)\b|\b(?:the )?(?:(?:lost|sunken|underwater|ancient) )*(?:city|kingdom|ruins) of atlantis\b|\b(?<!\bof )(?:lost )?atlantis\b/g,
    'underwater city',
  ],
  [/\bin (an?|the) ((?:red|london|open top|crowded|big) )*double decker bus\b/g, 'in $1 $2double decker'],
  // A town of the far future has towers, whatever stands there today.
  [
    /\b(?:futuristic|future|cyberpunk|sci[- ]fi) (paris|rome|london|venice|cairo|prague|vienna|athens|lisbon|moscow|istanbul|kyoto|budapest|amsterdam|florence|barcelona|madrid)\b|\b(paris|rome|london|venice|cairo|prague|vienna|athens|lisbon|moscow|istanbul|kyoto|budapest|amsterdam|florence|barcelona|madrid) (?:in|of) (?:the|a) (?:(?:far|distant|near) )*future\b/g,
    'futuristic city',
  ],
  // Water that falls from a city in the air falls from its rock.
  [
    /\b(?:an? |the )?(?:(?:floating|flying|levitating|hovering) (?:fantasy )?(city|town|village)|(city|town|village) (?:floating|hovering|suspended) in the (?:sky|air|clouds))(?: (?:in|above|among|high in) the (?:sky|clouds|air))?,? (?:with|and) (?:(?:huge|beautiful|cascading|many|big|large|giant|flowing) )*(?:waterfalls?|water falling)(?: (?:cascading|falling|flowing|pouring)[^,.]*)?/g,
    'floating castle on a floating island with waterfalls',
  ],
  [
    /\b(?:(?:swirling|cosmic|temporal|magical|colou?rful|glowing|blue|purple|psychedelic) )*(?:(?:time|space|space ?time|energy|interdimensional|dimensional|cosmic|galactic|hyperspace|temporal) (?:vortex|tunnel|warp|rift|whirlpool|maelstrom)|worm ?hole|(?<!\b(?:water|air|tornado) )vortex)\b(?! of)/g,
    'vortex in space',
  ],
  // Masks that a museum shows hang on its walls.
  [
    /(?<=\b(?:museum|gallery)\b.*?)(?: (?:exhibit|exhibition|display|wall|hall|room))?,? (?:covered (?:in|with)|full of|filled with|lined with|with|of|displaying|showing) (?:(?:assorted|ornate|ancient|old|african|tribal|many|wooden|various|colou?rful|ritual|painted|different|rare|strange|carved|venetian) )*masks\b/g,
    '',
  ],
]
