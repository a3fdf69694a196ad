/** What has an inside that can be painted, as it is written, and the words that the tables know that inside by. */
const INSIDES: readonly (readonly [string, string])[] = [
  ['(?:subway|metro|underground|tube)(?: (?:train|car|carriage|wagon))?', 'subway interior'],
  [
    '(?:(?:sleeper|night|steam|express|commuter|passenger) )?train(?: (?:car|carriage|wagon|compartment|cabin))?',
    'train interior',
  ],
  ['(?:school |city |tour |double[ -]?decker )?bus', 'bus interior'],
  ['(?:tram|trolley|streetcar)(?: car)?', 'tram interior'],
  [
    '(?:air)?planes?(?: cabin)?|aeroplane|airliner(?: cabin)?|aircraft(?: cabin)?|passenger jet',
    'plane interior',
  ],
  ['(?:camper[ -]?van|camper|caravan|motor ?home|rv|van|minivan|trailer)', 'van interior'],
  [
    '(?:sports |vintage |classic |race |racing )?cars?|taxi(?: cab)?|cab|limousine|truck(?: cab)?|pickup',
    'car interior',
  ],
  [
    '(?:space ?ship|star ?ship|space ?craft|space station|space capsule|space shuttle|rocket)',
    'spaceship interior',
  ],
  ['submarine', 'submarine interior'],
  ['(?:camping )?(?:tent|tipi|teepee|yurt)', 'tent interior'],
  ['igloo', 'igloo interior'],
  ['tree ?house', 'treehouse interior'],
  ['(?:wooden |log )?(?:cabin|chalet|hut)', 'cabin interior'],
  ['lighthouse', 'lighthouse interior'],
  ['(?:windmill|clock ?tower|bell ?tower|tower)', 'tower interior'],
  ['mosque', 'mosque interior'],
  ['(?:greek |roman |classical |marble |hindu |buddhist )?temple', 'temple interior'],
  ['post ?office', 'post office interior'],
  ['hotel', 'hotel lobby'],
  ['(?:house|home|apartment|flat|cottage|villa|mansion)', 'livingroom'],
]

const ADJECTIVES = '((?:(?!and\\b|of\\b|in\\b|with\\b|a\\b|an\\b|the\\b)\\w+ ){0,3}?)'
const ARTICLE = '(?:a|an|the|my|his|her|their|our|your|some|this|two)'
/** What somebody does who is inside rather than looks out. */
const WITHIN =
  'reading|knitting|daydreaming|nap|talking|standing|looking out|sits|sleeping|asleep|sitting|sits|seated|dozing|working|writing|drawing|eating|studying|resting|relaxing|lying|curled up|napping|playing cards|passengers|commuters'

const HAIR_COLOUR =
  '(?:red|orange|golden|gold|yellow|green|emerald|teal|turquoise|cyan|blue|purple|violet|lavender|pink|brown|white|black|gray|grey|silver|blonde|blond|ginger)'

/** Several ways to say that something is seen from within, and the one that the tables know. Before all other phrases. */
export const INDOOR_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bwindows? of (?:an?|the|his|her|their) (?:(?:moving|old|night|steam|express|fast|passenger) )*(train|bus|(?:air)?plane)\b(?! (?:interior|station))/g,
    '$1 window',
  ],
  [/\b(chairs|stools) (?:around|at|round|beside|by) (?:an?|the) (?:\w+ )?table\b/g, '$1 in a dining room'],
  [/\b(?:lamp|lantern|light) ?room (?:of|in|at) (?:an?|the) (?:\w+ )?lighthouse\b/g, 'lighthouse interior'],
  // “A green twintail girl”: the colour is that of the hair.
  [
    new RegExp(
      `\\b(${HAIR_COLOUR}) ((?:long|short|high|low|double|messy|curly|wavy) )*(?:twin ?tails?|pig ?tails?|braids|plaits)\\b`,
      'g',
    ),
    '$1 hair braids',
  ],
  [/\b(?:twin ?tails?|pig ?tails?|plaits)\b/g, 'braids'],
  [
    new RegExp(`\\b(${HAIR_COLOUR}) ((?:long|short|high|low|messy|side) )*(?:hair )?pony ?tails?\\b`, 'g'),
    '$1 hair ponytail',
  ],
  [
    new RegExp(`\\b(${HAIR_COLOUR}) ((?:long|short|high|low|messy) )*(?:hair|space) buns?\\b`, 'g'),
    '$1 hair hairbun',
  ],
  [/\b(?:hair|space|messy|top) buns?\b|(?<=\bhair )(?:up )?in (?:a|two) (?:\w+ )?buns?\b/g, 'hairbun'],
  [
    /\bview from (?:the )?(?:inside|back ?seat|front seat|passenger seat|drivers seat)(?: inside)?(?: of)?\b/g,
    'inside of',
  ],
  [/\binside of of\b/g, 'inside of'],
  [/\b(?:airplane|plane|aircraft|airliner) cabin\b/g, 'plane interior'],
  [
    /\b(?:dashboard view|view over the dashboard|behind the (?:steering )?wheel of (?:a|the|his|her) (?:\w+ )?(?:car|truck)|driving pov|pov driving)\b/g,
    'in a car interior',
  ],
  [
    /\bdriving (?:a|his|her|the) car (at night|in the rain|at sunset),? (?:, )?in a car interior\b/g,
    'in a car interior $1',
  ],
  [
    /\b(?:country|village|small|old|gothic|little|stone) (church|cathedral|chapel) interior\b/g,
    '$1 interior',
  ],
  // Whoever looks out of a window is seen before it.
  [
    /\b(look(?:ing|s)|star(?:ing|es)|gaz(?:ing|es)|peer(?:ing|s)) (?:out|outside) (?:of |from |through )?(?:the|a|an|her|his|their|my|its) (?:(?!train|bus|plane|car|airplane|tram|taxi)\w+ ){0,2}?windows?\b/g,
    '$1 out of a windowview',
  ],
  [
    /\b(?:(?:interior|design|photo|interior design)(?: photo)? of )?(?:(?:studio|luxury|loft|high rise) )?(?:apartment|flat|condo)\b(?! (?:building|block|complex|house|tower))(?=.*\b(?:outside|windows?|overlooking|sofa|couch|bed|glass walls|interior)\b)|\b(?:interior|interior design)(?: photo)? of (?:an?|the) (?:\w+ ){0,2}(?:apartment|house|mansion|villa|home)\b/g,
    'livingroom',
  ],
  [/\bsliding (?:glass |paper |wooden )?(?:doors?|screens?)\b/g, ''],
  [
    /\b(?:dinosaur|dino|t[ -]?rex|tyrannosaurus(?: rex)?) (?:skeleton|fossil|bone)(s?)\b|\bskeleton(s?) of (?:an? |the )?(?:\w+ )?(?:dinosaurs?|t[ -]?rex)\b/g,
    'dinosaurskeleton$1$2',
  ],
  [/\b(?:japanese )?tea ceremony\b/g, 'woman kneeling by a teapot'],
  [
    /\b(vases?) (?:of|with|full of|filled with|holding) ((?:(?!flowers)\w+ ){0,2}?)flowers\b/g,
    '$1 of $2tulips',
  ],
  [
    /\b(tuba|trumpet|boots?|shoe|skull|rowing boat|rowboat|bathtub|wheelbarrow|watering can|suitcase|bucket)(?: that is| is)? (?:(?:filled|overflowing|planted|brimming|full) (?:with|of)|with) (red |white |pink |yellow |purple |blue |orange )?(?:wild)?flowers(?: (?:protruding|growing|spilling|sprouting|bursting|coming|blooming|pouring) (?:out )?(?:of|from) (?:its|the) \w+)?\b/g,
    '$1 of $2tulips',
  ],
  // What flowers stand in is filled with them, of whatever kind they are.
  [
    /\b(?:(?:some|a few|fresh|cut|wild|colou?rful|mixed|summer|spring|autumn|dried) )*(red |white |pink |yellow |purple |blue |orange )?(?:wild)?flowers in (?:an?|the|our|my) ((?:\w+ ){0,3}?)(vase|jar|jug|pitcher|bucket|bottle|basket|pot|glass(?! (?:jar|vase|bottle|jug))|mug|teapot|watering can|tin|boot|boots)\b/g,
    '$2$3 of $1tulips',
  ],
  [
    /\b(?:pulling|taking|putting|sliding|removing|lifting|drawing|placing|loading|baking|pulls|takes|puts|slides) ((?:\w+ ){1,4}?)(?:out of|out from|from|into|in|inside) (?:a|an|the|his|her) (?:(?:big|large|old|hot|traditional|rustic|glowing) )*(?:(?:wood|stone|coal) ?fired|brick|stone|clay|bread|pizza)(?: (?:bread|pizza|brick|stone))? ?oven\b/g,
    'holding $1at a bread oven',
  ],
  [
    /\b(?:handing|giving|passing|serving|offering|hands|gives|passes|serves) ((?:a|an|the|some|his|her) (?:\w+ ){1,4}?)(?:over|across) (?:a|the|his|her) (?:\w+ ){0,2}?(?:counter|bar) to\b/g,
    'with $1at a kitchen counter by',
  ],
  [/\b(?:messy|cluttered|untidy) desk\b/g, 'desktop computer'],
  [
    /\b(?:with |lit by )?((?:burning |flaming |flickering |lit )?torches) (?:on|along|lining|hanging (?:on|from)) (?:the |its |both )?(?:\w+ )?walls?\b/g,
    ' ',
  ],
  [
    /\b(?:castle|medieval|dungeon|stone|fortress) (?:corridor|hallway|passage|passageway|hall)\b(?! of)/g,
    'stone hall',
  ],
  // Out of doors somebody carries the torch that lights them.
  [
    /(?<!\b(?:castle|dungeon|hall|corridor|cellar|crypt|tavern|room|chamber)\b.*)(?<=\b(?:man|woman|boy|girl|knight|monk|priest|explorer|adventurer|guard|wizard|witch|king|queen|warrior|soldier|viking|hunter|thief|paladin|elf|dwarf|archaeologist)\b[^,]*)\b(?:by|in|under) (?:the )?torch ?light\b(?!.*\b(?:castle|dungeon|hall|corridor|cellar|crypt|tavern|room|chamber)\b)/g,
    'with a torch in firelight',
  ],
  // Whoever is at home by a fire has a hearth.
  [
    /(?<!\b(?:camp\w*|forest|woods|beach|tents?|stars|desert|outdoors?|mountains?|night sky)\b.*)(?<=\b(?:knit\w*|crochet\w*|grand(?:mother|father|ma|pa|parents)|granny|armchair|rocking chair|sofa|couch|rug|indoors|window|cottage|slippers)\b.*)\b(?:by|near|beside|before|in front of|next to|at) (?:the|a|an) (?:(?:warm|crackling|co[sz]y|roaring|open|log|blazing) )*fire\b(?! (?:place|truck|engine|station|escape|hydrant|pit))(?!.*\b(?:camp\w*|forest|woods|beach|tents?|stars|desert|outdoors?)\b)|\b(?:by|near|beside|before|in front of|next to|at) (?:the|a|an) (?:(?:warm|crackling|co[sz]y|roaring|open|log|blazing) )*fire\b(?=.*\b(?:outside (?:the|a|his|her|their) window|armchair|sofa|couch|rug|indoors)\b)/g,
    'by the fireplace',
  ],
  [
    /(?<=\b(?:me|i|we|us|friends?|kids?|child(?:ren)?|boys?|girls?|wom[ae]n|m[ae]n|couple|family|brothers?|sisters?|siblings|people|person)\b[^,]*)\bin (?:a|an|the|my|our|his|her|their) ((?:\w+ ){0,2}?)tree ?house\b/g,
    'in a $1treehouse interior',
  ],
  ...INSIDES.flatMap(([thing, inside]): [RegExp, string][] => [
    [
      new RegExp(
        `\\b(?:the )?(?:interior|insides?)(?: view)?(?: of| from)? ${ARTICLE} ${ADJECTIVES}(?:${thing})\\b(?! (?:window|station|stop|shop|seat|shelter))`,
        'g',
      ),
      `in a $1${inside}`,
    ],
    [
      new RegExp(
        `\\b(?:inside|within|aboard|on board) (?:of )?(?:${ARTICLE} )?${ADJECTIVES}(?:${thing})\\b(?! (?:window|station|stop|shop|seat|shelter))`,
        'g',
      ),
      `in a $1${inside}`,
    ],
    [new RegExp(`\\b(?:${thing}) interior\\b`, 'g'), inside],
    [
      new RegExp(
        `(?<=\\b(?:${WITHIN})\\b[^,]{0,30})\\b(?:in|on) ${ARTICLE} ${ADJECTIVES}(?:${thing})\\b(?! (?:window|station|stop|shop|seat|shelter|roof|steps|bench|porch))`,
        'g',
      ),
      `in a $1${inside}`,
    ],
  ]),
  [/\b(?:candlelit|candle lit) tables?\b/g, 'tables in candlelight'],
  [
    /\b(?:(?:the|a|an|some|two|three|many|several) )?(?:(?:tropical|colou?rful|small|gold) ?)*fish(?:es)?(?: swimming)? in (?:a|an|the|my|his|her|their) (?:(?:small|home|glass|lit|fish) )*(?:aquarium|tank|fish ?tank)\b/g,
    'a homeaquarium',
  ],
  [
    /\b(?:fish|goldfish) ?tanks?\b|\baquarium(?= (?:on|in|with (?:a )?gold|full of))|\b(?:home|small|glass|lively) aquarium\b/g,
    'homeaquarium',
  ],
  // Among furniture it is a tank of glass.
  [
    /(?<=\b(?:sofa|couch|desk|armchair|bed|bedroom|living ?room|bookshelf|office|lamp|kitchen)\b.*)\baquarium\b|\baquarium\b(?=.*\b(?:sofa|couch|desk|armchair|bed|bedroom|living ?room|bookshelf|office|lamp|kitchen)\b)/g,
    'homeaquarium',
  ],
  [
    /\b(?:(?:large|huge|giant|public|city|big) )?aquarium (?:tank|tunnel|glass|hall|window)s?\b|\b(?:large|huge|giant|public|city|big) aquarium\b|\b(?:at|visiting|visit to) (?:the|an) aquarium\b|\baquarium(?= (?:with|and) (?:visitors|people|children|a (?:girl|boy|child|man|woman)))/g,
    'aquarium hall',
  ],
  [/\bice[ -]?rink indoors\b|\bindoor (?:ice|skating) rink\b/g, 'indoor ice rink'],
  [/\bsleeper interior\b/g, 'train interior'],
  [
    /\b(?:(?:sleeper|sleeping|night) (?:train )?|train )(?:compartment|carriage|cabin)(?! (?:on|along|by)\b)/g,
    'train interior',
  ],
  // A window of a train is seen from within.
  [
    /\b(?:(?:at|by|through|from|out of|near|beside) )?(?:the |a |her |his )?(?:sleeper |night )?train windows?\b/g,
    ' in a train interior by a window ',
  ],
  [
    /\b(?:by|through|from|out of|near|at) (?:the |a |her |his )?(?:air)?plane windows?\b/g,
    'in a plane interior',
  ],
  [/\b(?:by|through|from|out of|near|at) (?:the |a |her |his )?bus windows?\b/g, 'in a bus interior'],
  // Who speaks of the weather outside is within.
  [
    /\b((?:book|coffee|toy|flower|antique) ?shop|bookstore|caf[eé]|bakery|restaurant|boutique)\b(?! (?:interior|window|front))(?=[^.]*\b(?:snow|rain)\w*(?: \w+)? outside\b)(?!.*\b(?:street|exterior|facade|seen from)\b)/g,
    '$1 interior',
  ],
  // “A lady in a hat shop” wears none.
  [/\bhat (?:shop|store)\b/g, 'hatshop'],
  [/\bsanta(?: claus)?s workshop\b/g, 'santas workshop'],
  [/\b(?:grand|marble|sweeping|curved|ornate|palace|mansion) stair(?:case|s|way)\b/g, 'palacestair'],
  [
    /\b(cockpit|flight deck) of (?:a|an|the|his|her) (?:\w+ )?(?:airliner|(?:air)?plane|jet|aircraft|helicopter|boeing|airbus)\b/g,
    '$1',
  ],
  [/\b(gamer?|gaming|streamers?) room\b/g, 'gaming room'],
  [
    /(?<=\b(?:dog|puppy|cat|kitten|retriever|terrier|corgi)s?\b.*)\b(?:(?:squeaky|chew|dog|cat|pet|favou?rite) )*toy(s?)(?=[.,]|$| (?:in|on|and|at|by) )/g,
    'ball$1',
  ],
  [
    /(?<!\b(?:perfume|wine|medicine|lotion|shampoo|oil|beer|champagne|whisky|whiskey|milk) )\b(?:(?:glass|mason|clear|old|blue|small|large|watery|tall|milk) )*(?:jars?|jugs?|pitchers?|bottles?) (?:of|with|full of|filled with|holding) ((?:(?!flowers)\w+ ){0,2}?)flowers\b/g,
    'vase of $1tulips',
  ],
  // They hang at the windows and on the walls of the room that is painted.
  [
    /\b(?:and |with |through |behind )?(?:the |a |an |some )?(?:(?:red|blue|green|white|pink|purple|yellow|golden|grey|gray|black|brown|lace|velvet|silk|linen|long|sheer|heavy|light|thin|open|half open|closed|drawn|billowing|floral) )*(?:window )?(?:curtains?|drapes)\b(?! of\b)(?<!\b(?:shower|stage|theatre|theater) curtains?)/g,
    ' ',
  ],
  [
    /\b(?:and |with )?(?:the |a |some )?(?:(?:old|vintage|many) )*(?:(?:band|movie|film|rock|anime|concert|music|pop) posters?|posters)(?= |,|$)(?: (?:on|all over|covering) (?:the|his|her|its|my) walls?)?/g,
    ' ',
  ],
  [
    /\b(writ(?:ing|es)|draw(?:ing|s)|solv(?:ing|es) (?:\w+ )*?) on (the|a|an) (?=(?:\w+ )?(?:blackboard|chalkboard|whiteboard)\b)/g,
    '$1 at $2 ',
  ],
]
