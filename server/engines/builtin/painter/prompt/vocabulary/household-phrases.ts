const ROOM = '(?:bed ?room|kitchen|bath ?room|living ?room|nursery|dining room|library|study|room)'
const PILLARED = '(?:(?!and\\b|of\\b|in\\b|with\\b|an?\\b|the\\b)\\w+ ){0,3}?'
/** Who has something to do with boxing, so that their ring is none for a finger. */
const FIGHT = '(?:boxing|boxers?|wrestl\\w+|fighters?|trainer|kick ?box\\w+|sparring|referee|punch\\w*)'

const SMALL_ANIMAL = '(?:cat|kitten|dog|puppy|tabby|terrier|corgi|rabbit|parrot|owl|raccoon|ferret|hamster)s?'
const INDOORS = '(?:room|office|studio|library|study|workshop|kitchen|bedroom|night|nighttime|evening|window)'
const ON_DESK =
  '\\bon (?:(?:an?|the|his|her|my|our) )?(?:(?:old|wooden|small|big|messy|side|round) )*(?:desk|workbench|table)\\b'

/** What a room, a meal or a trade makes of a word that names something else by itself. Applied before the phrases of rooms. */
export const HOUSEHOLD_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What is shared with another is what both are on.
  [
    /\b(?:sharing|shares?) (?=(?:an?|the|one|our|my|their) (?:\w+ ){0,2}(?:sofa|couch|settee|armchair|bed|bench|hammock|rug|cushion|branch|blanket|swing)\b)/g,
    'sitting on ',
  ],
  [
    new RegExp(
      `(?<=\\b${FIGHT}\\b.*)\\b(on|at|by|in|near|against|outside|inside) (?:the |a )?(?:(?:edge|corner|side|middle|cent(?:er|re)|apron) of (?:the|a) rings?|rings? ?(?:side|edge|corner|ropes|apron)?)\\b(?! (?:finger|box))`,
      'g',
    ),
    'in a boxing ring',
  ],
  [/\bin a boxing ring (?:edge|corner|side|ropes|apron)\b/g, 'in a boxing ring'],
  // A beekeeper's frame holds combs.
  [
    /(?<=\b(?:beekeepers?|apiarists?|hives?|apiary)\b.*)\b(?:(?:wooden|bee|hive|honeycomb|honey) )*frames?(?: (?:of|with|full of) (?:honeycombs?|honey))?\b(?: (?:full of|with|covered (?:in|with)|crawling with) (?:\w+ )?bees\b)?/g,
    'hiveframe',
  ],
  [/\b(?:honeycomb|honey) frames?\b/g, 'hiveframe'],
  // What is steamed is served in the basket that it was steamed in.
  [
    /\b(?:dim sum|dumplings|bao(?: buns)?|wontons|gyoza|siu mai|shu ?mai|xiao ?long ?bao|har gow)\b((?:(?! (?:and|with)\b),?[^,]){0,24}?) (?:in|on|from|inside) (?:an? |the |some )?(?:\w+ ){0,2}?(?:(?:bamboo )?steam(?:er|ing)? (?:trays?|baskets?)|bamboo (?:baskets?|trays?)|steamers?)\b/g,
    'dimsum basket$1',
  ],
  [
    /\b(?:bamboo )?steam(?:er|ing)? (?:trays?|baskets?) (?:of|with|full of) (?:\w+ )?(?:dim sum|dumplings|buns|bao|gyoza)\b|\bbamboo (?:basket|tray|steamer) (?:of|with|full of) (?:\w+ )?(?:dim sum|dumplings|buns|bao|gyoza)\b|\bdim sum\b|\b(?:xiao ?long ?bao|har gow|siu mai|shu ?mai)\b/g,
    'dimsum basket',
  ],
  [
    /(?<=\bdimsum basket\b.*),? (?:and |in |on |with )?(?:an? |the )?bamboo (?:baskets?|trays?|steamers?|steam trays?)\b/g,
    '',
  ],
  [/\bbak chor mee\b|\b(?:hokkien|wonton|dan dan|char kway|mee) (?:mee|noodles?|goreng|teow)\b/g, 'noodles'],
  [/\b(?:hainanese )?chicken rice\b/g, 'chicken curry'],
  [/\b(?:chai|masala)(?: tea| latte)?\b(?<!\btikka masala)/g, 'tea'],
  [
    /\b(?:(?:busy|cluttered|crowded|messy) )+((?:\w+ ){0,2}?)(room|desk|table|shelf|shelves|attic|workbench)\b/g,
    '$1$2',
  ],
  [/\b(?:computer|writing|office|gaming|study) desks?\b/g, 'desk'],
  // The torches of a hall burn along it.
  [
    /(?<=\b(?:inside|interior of|within) (?:an? |the )?(?:\w+ ){0,3}temple\b[^,]*) (?:with|and|lit by|full of) (?:(?:burning|flaming|lit|many|flickering) )*(?:torches|braziers)\b/g,
    ' in torchlight',
  ],
  // In a room the desk that an animal is on is seen whole.
  [
    new RegExp(
      `(?<=\\b${INDOORS}\\b.*\\b${SMALL_ANIMAL}\\b[^,]*)${ON_DESK}|(?<=\\b${SMALL_ANIMAL}\\b[^,]*)${ON_DESK}(?=.*\\b${INDOORS}\\b)`,
      'g',
    ),
    'on a dining table',
  ],
  // A doll has its clothes on.
  [
    /(?<!\b(?:girl|boy|child|toddler|woman|kid)s?\b.*)\b(dolls?)\b((?: (?!in|wearing|dressed)\w+){0,8}?) (?:(?:and )?(?:wearing|dressed in|in|with)) (?:(?:\w+ )?(?:boots|shoes) (?:and|,) )?(?:an? )?(?:\w+ly )?(\w+) (?:dress|gown|robe|kimono|frock|coat|skirt)\b(?:,? (?:and )?(?:\w+ )?(?:boots|shoes|slippers|sandals))?/g,
    '$3 $1$2',
  ],
  [/(?<=\bdolls?\b.*)\b(?:with|wearing|in|and) (?:\w+ )?(?:boots|shoes|slippers|sandals)\b/g, ''],
  // What has run wild is the plant, and no fruit of it is mouldy.
  [/\b(?:overgrown|wild|rampant) (?=(?:tomato|cucumber|pumpkin|strawberr|pepper|grape)\w*\b)/g, ''],
  [
    /\b((?:(?:birthday|wedding|chocolate|ice cream) )?(?:cake|cupcake|muffin|dessert|donut)s?)(?: is| are)? (?:topped |decorated |lit )?with (?:an? |some |two |three |several )?(?:\w+ )?(sparklers?)\b/g,
    '$2 on a $1',
  ],
  // One room of a house is what is seen, and not the house.
  [
    new RegExp(
      `\\b(${ROOM}) (?:(?:high )?(?:up )?in|inside|of|within|at the top of) (?:an?|the|my|our|his|her) ${PILLARED}(?:tree ?house)\\b`,
      'g',
    ),
    'treehouse interior',
  ],
  [
    new RegExp(
      `\\b(${ROOM}) (?:(?:high )?(?:up )?in|inside|of|within|at the top of) (?:an?|the|my|our|his|her) ${PILLARED}(?:lighthouse|castle|palace|cottage|farmhouse|cabin|mansion|windmill|tower|house|villa|manor|chalet|hut|apartment)\\b(?! (?:garden|on|by|in|above|overlooking))`,
      'g',
    ),
    '$1',
  ],
  [
    /\bwitch(?:e)?s? (?:kitchen|hut|cottage|house|den|lair|room)\b(?=.*\b(?:cauldron|potions?|herbs|spell\w*|shelves|bubbling|candles)\b)/g,
    'alchemy lab',
  ],
  [
    /,? ?(?:and |with |and with )?(?:(?:hanging|dried|drying|bunches of|bundles of) )+(?:(?:dried|drying) )?herbs(?: (?:hanging )?(?:from|on|along) (?:the |its )?(?:\w+ )?(?:ceiling|beams?|rafters|walls?|roof))?/g,
    '',
  ],
  // Seen from the seat.
  [
    /\b(?:view(?:ed)? |seen |looking out |looking )?(?:through|from|out of|by|at) (?:an?|the|my|our|his|her|their) (?:(?:rainy|wet|foggy|fogged|misty|rain \w+|moving|back|side) )*(?:car|taxi|cab) windows?\b/g,
    'seen in a car interior',
  ],
  [
    /(?<=\b(?:woman|man|girl|boy|lady|student|teenager|person|child|passengers?|commuters?)\b[^,]*)\b(?:on|aboard) (?:the|a) (?:last|late|first|early|morning|evening|rainy|foggy|slow|long) (bus|train|tram)(?: (?:ride|journey))?(?: (?:back )?home)?\b/g,
    'in a $1 interior',
  ],
  [
    /(?<=\b(?:bus|train|tram) interior\b.*),? ?(?:street ?lights|street ?lamps|lampposts) (?:going|passing|gliding|sliding|flashing|rushing) (?:past|by)\b/g,
    '',
  ],
  [
    /\b(?:hot|blazing|scorching|bright|sunny|sweltering|boiling|heat of an?|summers?) (?:(?:summers?|june|july|august|sunny) )*afternoon\b/g,
    'sunny summer midday',
  ],
  [
    /\b(?:slices?|pieces?|wedges?) of (?:pumpkin|apple|pear|plum|walnut|almond|spice|coffee|honey|poppy ?seed) cake\b/g,
    'slice of carrot cake',
  ],
  [
    /\b(?:(?:vintage|classic|old|retro) )*((?:\w+ )?)(?:cadillac|buick|oldsmobile|chevy|chevrolet|bel ?air|thunderbird|plymouth|pontiac)s?\b/g,
    '$1chevrolet',
  ],
]
