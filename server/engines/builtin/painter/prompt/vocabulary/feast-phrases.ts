const COUNTED: readonly string[] = [
  'one|1|a|a single|a lit|a single lit|one lit',
  'two|2',
  'three|3',
  'four|4',
  'five|5',
  'six|6',
  'seven|7',
  'eight|8',
  'nine|9',
  'ten|10',
  'eleven|11',
  'twelve|12|a dozen',
]
const LOOKS =
  '(?:(?:lit|burning|glowing|colou?rful|small|little|tiny|birthday|thin|tall|pink|blue|white|gold|rainbow) )*'
const GEMS: readonly (readonly [string, string])[] = [
  ['sapphire', '(?:blue|navy) (?:stone|gem|gemstone|jewel|diamond)'],
  ['ruby', '(?:red|crimson) (?:stone|gem|gemstone|jewel|diamond)'],
  ['emerald', 'green (?:stone|gem|gemstone|jewel|diamond)'],
  ['amethyst', '(?:purple|violet) (?:stone|gem|gemstone|jewel|diamond)'],
  ['pearl', 'white (?:stone|gem|gemstone|jewel)'],
]
const CARRIED =
  '(?:back ?packs?|rucksacks?|bags?|hand ?bags?|purses?|wallets?|suitcases?|brief ?cases?|satchels?|gloves?|belts?|sofas?|couch(?:es)?|arm ?chairs?|journals?|note ?books?|books?|boots?)'
const COLOUR =
  '(?:black|brown|red|white|tan|beige|blue|navy|green|grey|gray|pink|yellow|orange|purple|burgundy|dark|golden|cream)'
const IN_SOUP =
  '(?:(?:an?|some|soft|boiled|half|jammy|ramen|fresh|sliced|chopped|spicy) )*(?:eggs?|(?:green |spring )?onions?|scallions|pork|chashu|char ?siu|noodles|nori|sea ?weed|corn|tofu|mushrooms|vegetables|bamboo shoots|naruto|shrimps?|prawns?|beef|chicken|herbs|toppings|chop ?sticks)'

const WRAPPED = '(?:(?:wrapped|colou?rful|christmas|xmas|many|red|gold|big|nicely|beautifully|shiny) )*'

const HOLDERS =
  'wom[ae]n|m[ae]n|girls?|boys?|brides?|groom|lady|child|kids?|holding|carrying|holds|person|couple|cat|dog|bear|rabbit|bunny|hands?|florist|she|he|with a'
const CUT =
  'rose|tulip|lily|lilie|peonie|sunflower|daisie|daffodil|carnation|hydrangea|iris|orchid|poppie|dahlia|marigold|hyacinth'

/** What feasts have their own words for, and what is on a dish, a cake or a jewel and no thing beside it. */
export const FEAST_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:day of the dead|dia de (?:los )?muertos|all souls day) (?:altar|shrine|offering)s?\b/g, 'ofrenda'],
  [
    /\b(?:day of the dead|dia de (?:los )?muertos|mexican|candy|decorated|painted|colou?rful) skulls?\b/g,
    'sugar skull',
  ],
  [/\b(?:altar|shrine) (?:for|on|of) (?:the )?(?:day of the dead|dia de (?:los )?muertos)\b/g, 'ofrenda'],
  [/(?<=\bofrenda\b[^,]*) (?:with|full of|covered in|decorated with) [^,]*/g, ''],
  [
    /\b(?:the )?(?:day of the dead|dia de (?:los )?muertos)(?: (?:celebrations?|festivit(?:y|ies)|festival|party|decorations?))?\b(?! (?:make ?up|costumes?|skeletons?|parade|catrina|dress))/g,
    'ofrenda and sugar skulls',
  ],
  // A cake has its candles on it, as many as are said.
  ...COUNTED.map(
    (number, k) =>
      [
        new RegExp(
          `\\b(?:birthday )?(chocolate |pink |white |blue |small |big |large |little )*(?:birthday )?cakes? (?:with|that has|topped with|and|having) (?:${number}) ${LOOKS}candles?(?: (?:on (?:top|it)|burning|lit))?\\b`,
          'g',
        ),
        `$1candlecake${k + 1}`,
      ] as const,
  ),
  [/\bbirthday (?=candlecake)/g, ''],
  [/\bchocolate (?=candlecake)/g, 'brown '],
  [/(?<=\bcandlecake\d+) and (?=(?:\w+ )?(?:strawberries|blueberries|cherries)\b)/g, ' with '],
  [
    new RegExp(
      `\\b(birthday cakes?|cakes? for (?:a |the |my )?birthday) (?:with|and|topped with) (?:(?:some|lots of|many|several) )?${LOOKS}candles(?: (?:on (?:top|it)|burning|lit))?\\b`,
      'g',
    ),
    'birthday cake',
  ],
  [
    /\b(?:(?:three|two|four|five|multi|3|2|4|5) ?)?(?:tier|tiered|layered|story) (?:wedding )?cake\b|\bwedding cake (?:with|of) (?:\w+ )?(?:tiers|layers)\b/g,
    'wedding cake',
  ],
  [
    /(?<=\bwedding cake) (?:(?:decorated |covered |topped )?with|and) (?:(?:white|pink|red|fresh|sugar|cream|edible|lots of|real) )*(?:roses|flowers|peonies|petals)\b/g,
    '',
  ],
  [
    /(?<=\b(?:hot chocolate|cocoa)\b) (?:with|and|topped with) (?:(?:mini|little|some|lots of|toasted|pink|whipped) )*(?:marshmallows?|cream)(?: and (?:marshmallows?|(?:whipped )?cream))?\b/g,
    '',
  ],
  [/\bramen (?=noodles?\b)/g, ''],
  [
    new RegExp(
      `(?<=\\bramen\\b(?: bowl| soup)?),? (?:with|topped with|and) ${IN_SOUP}(?:(?:,? and|,| with) ${IN_SOUP})*\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:(?:some|fresh|dried|medjool|sweet|stuffed) )*dates\b(?<!\b(?:on|their|our|first|double|calendar|play|important) dates)(?! (?:back|from|to|night))/g,
    'date fruit',
  ],
  ...GEMS.map(
    ([gem, described]) =>
      [
        new RegExp(
          `\\brings? (?:with|set with|and|holding|featuring) (?:an? )?(?:(?!with\\b|and\\b)\\w+ ){0,2}?(?:${gem}(?: stone| gem)?|${described})\\b`,
          'g',
        ),
        `${gem} ring`,
      ] as const,
  ),
  // Leather that nobody has dyed is brown.
  [new RegExp(`(?<!\\b${COLOUR} )\\bleather (?=(?:\\w+ )?${CARRIED}\\b)`, 'g'), 'brown '],
  [/\b(cowboy|western|hiking|walking|work|mountain|combat|rain|rubber|wellington) boots?\b/g, '$1 boots'],
  [/\b(?:marble|plaster|stone|bronze|classical|greek|roman) bust\b/g, 'marble bust'],
  [
    /\b(?:bike|bicycle|cycling|cycle|skateboard) helmets?\b(?!.*\b(?:wearing|on (?:his|her) head)\b)(?<!\b(?:wearing|boy|girl|child|man|woman|rider|cyclist|kid)\b.*)/g,
    'bicycle helmet',
  ],
  // A bunch that nobody holds is of the flowers that are named.
  [
    new RegExp(`^(?!.*\\b(?:${HOLDERS})\\b)(.*?)\\b(?:bouquet|bunch|posy) of ((?:\\w+ )??)lavender\\b`, 'g'),
    '$1papercone of purple hyacinths',
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:${HOLDERS})\\b)(.*?)\\b(?:bouquet|bunch|posy) of (?:(?:fresh|beautiful|big|long stemmed|a dozen|twelve|wild|cut) )*((?:\\w+ )?)(${CUT})s?\\b(?! in\\b)`,
      'g',
    ),
    '$1papercone of $2$3s',
  ],
  [
    new RegExp(`^(?!.*\\b(?:${HOLDERS})\\b)(.*?)\\blavender (?:bouquet|bunch)\\b(?! in\\b)`, 'g'),
    '$1papercone of purple hyacinths',
  ],
  [new RegExp(`^(?!.*\\b(?:${HOLDERS})\\b)(.*?)\\b(${CUT}) bouquet\\b(?! in\\b)`, 'g'), '$1papercone of $2s'],
  [
    /(?<=\bpapercone of (?:\w+ )?\w+s) (?:tied|wrapped) (?:with|in) (?:an? )?(?:\w+ )?(?:string|ribbon|twine|paper|bow)\b/g,
    '',
  ],
  [
    /\b(watermelon|(?:(?:chocolate|carrot|birthday|wedding|lemon|strawberry|cherry|apple|pumpkin|pecan|peach|key lime|lime|red velvet) )?(?:cheese ?cake|cake|pie|tart)|quiche) slices?\b/g,
    'slice of $1',
  ],
  [/\b(?:hanukkah|chanukah|hanukah) (?:candles|candelabrum|lights)\b/g, 'menorah'],
  [new RegExp(`\\b(${CUT}) bouquet(?= in (?:an?|the)\\b)`, 'g'), '$1s'],
  [
    /\b(?:dinner )?plates? (?:with|of) (?:(?:an?|grilled|juicy|big) )*steak(?:(?: ,)? (?:and |with )?(?:(?:roasted|mashed|baked|green|some) )*(?:potatoes|beans|fries|vegetables|peas|broccoli|asparagus|carrots|salad))+\b/g,
    'steak dinner',
  ],
  [
    /\b(?:(snowy|rainy|frosty|sunny) )?window with ((?:an? |the |some )?(?:\w+ ){1,3}?)on (?:the|its) (?:sill|ledge)\b/g,
    '$2on a windowsill $1',
  ],
  [
    /(?<=\b(?:cats?|kittens?|dogs?|pupp(?:y|ies))\b[^,]*)\b(?:by|beside|near|next to) the fire\b(?!.*\b(?:forest|woods|camp\w*|beach|tents?|outdoors|garden|stars|snow|mountains?|desert)\b)(?<!\b(?:forest|woods|camp\w*|beach|tents?|outdoors|garden|stars|snow|mountains?|desert)\b.*)/g,
    'by the fireplace',
  ],
  [
    /\b(?<!christmas )stockings (?=(?:\w+ )?(?:on|by|over|at|from) (?:the|a) (?:mantel|fire ?place|chimney))/g,
    'christmas stockings ',
  ],
  [/\bon (?:the|a) (?:\w+ )?mantel(?:piece|shelf)?\b/g, 'by the fireplace'],
  [
    /(?<!\b(?:two|three|four|five|six|seven|eight|ten|some|many|several|few|their|of|the|\d+) (?:\w+ )?)\bwine glasses\b/g,
    'three glasses of red wine',
  ],
  [/\bwine glasses\b/g, 'glasses of red wine'],
  [/\bchampagne (?:glasses|flutes)\b/g, 'glasses of champagne'],
  [
    /\b(?:lunar|chinese) new years? (?:dinner |reunion )?(?:table|feast|dinner)(?: (?:with|of|full of))?\b/g,
    'table with red lanterns and',
  ],
  [/\blunar new year(?:s eve)?\b/g, 'chinese new year'],
  [
    /\b(?:pink )?flamingo(?: pool)? (?:floats?|floaties?|inflatables?|ring)\b|\binflatable (?:pink )?flamingos?\b/g,
    'flamingofloat',
  ],
  [
    /\b(?:stack|pile|tower)s? of (?:(?:old|vintage|leather|brown|antique|travel) )*(?:suitcases|luggage|trunks)\b/g,
    'suitcasestack',
  ],
  [
    /\bpots? of (?:(?:hot|fresh|green|black|mint|herbal|steaming|chamomile) )*tea\b/g,
    'teapot with a cup of tea',
  ],
  [
    /\b((?:necklace|bracelet|earring|chain|choker)s?) with (?:an? )?(?:(?:small|tiny|gold|silver|crescent|little) )*(?:\w+ )?(?:pendant|charm|locket)s?\b/g,
    '$1',
  ],
  [
    /\b(oysters|shrimps?|prawns|lobsters?|crabs?|clams|seafood|fish|salmon) on (?:crushed )?ice\b/g,
    '$1 on a plate on a wooden table',
  ],
  [
    /\b(jack o ?lanterns?|(?:carved |halloween )?pumpkins?) with (?:an? |the )?(?:lit |burning |glowing )?candles? (?:inside|in (?:it|them))\b/g,
    'glowing $1',
  ],
  [
    /\b(?:blue and white|white and blue|delft|ming) (?:(?:porcelain|china|ceramic|chinese|dutch|delft|ming|oriental|antique) )*vase\b/g,
    'delftvase',
  ],
  // Under the tree there is a pile of them.
  [
    new RegExp(
      `\\b(?:(?:the|a|some|many|lots of) )?${WRAPPED}(?:presents|gifts)(?: (?:piled|lying|waiting|placed|stacked|hidden|laid out))*(?: up)? (?:under|underneath|below|beneath|around|beside|by|next to|near) (?:an? |the |our |my )?(?:(?:big|decorated|lit|tall|small|glowing|sparkling|beautiful) )*(?:christmas|xmas|decorated) tree\\b`,
      'g',
    ),
    'christmas tree behind a pileofpresents',
  ],
  [
    new RegExp(
      `\\b(?:christmas|xmas) tree((?: with| and| in| by| lights| ornaments| decorations| baubles| colou?rful| twinkling| many| gold| red| a star| on top|,)*?),? (?:with|and|surrounded by|full of|over|above)(?: (?:lots of|many|some|a lot of|the|a pile of|piles of))? ${WRAPPED}(?:presents|gifts)(?: (?:lying|piled|waiting|all))*(?: (?:under|underneath|below|beneath|around|by|at)(?: (?:it|the tree|its foot))?)?(?= |,|$)`,
      'g',
    ),
    'christmas tree behind a pileofpresents',
  ],
  // What leans on a wall and belongs indoors leans on that of a room.
  [
    /(?<!\b(?:street|outside|alley|brick|stone|garden|barn|beach|city|outdoors)\b.*)\b((?:guitar|violin|cello|ukulele|mirror|painting|canvas|broom|double bass|banjo)s?(?: \w+)? (?:leaning|leans|resting|propped)(?: up)? (?:against|on) (?:an?|the) (?:(?:white|old|blue|green|wooden|plain) )?wall)\b(?!.*\b(?:street|outside|alley|garden|barn|beach|city|outdoors|room|studio|shop)\b)/g,
    '$1 in a living room',
  ],
  [/\bgold (?:bars|ingots|bullion)\b/g, 'goldbars'],
  [/\bgummy (?:bears|worms)\b|\bcandy corn\b/g, 'candies'],
  [/\blatkes?\b|\bpotato pancakes?\b/g, 'pancakes'],
  [/\b(?:gravy boats?|sauce boats?)\b/g, 'jug'],
  [/\bflower arrangements?\b|\bikebana\b|\barrangements? of flowers\b/g, 'vase of tulips'],
  [
    /\b(?:plate|bowl|platter) of (?:(?:grilled|fried|cooked|garlic|big) )*(?:shrimps?|prawns?)\b|\b(?:grilled|fried|garlic|coconut) (?:shrimps?|prawns?)\b|\bshrimp cocktail\b/g,
    'tempura',
  ],
  [/\b(?:grilled|fried|baked|roasted|steamed) fish\b/g, 'grilled salmon'],
  [
    /\b(orchid|cactus|succulent|fern|monstera|basil|lavender|lily|rose|hyacinth|daffodil|violet|palm|aloe|plant|flower|bonsai|tulip|geranium|poinsettia)(s?) in (?:an? )?(?:(?:small|little|big|white|clay|terracotta|terra cotta|ceramic|blue|red|old|cute|painted) )*pots?\b/g,
    'potted $1$2',
  ],
  [/\b(?:old |vintage )?(?:floor|standing|reading|arc) lamps?\b/g, 'floorlamp'],
]
