const FLAVOURED =
  '(?:(?:vanilla|chocolate|strawberry|mint|pistachio|lemon|rainbow|colou?rful|giant|big|delicious|melting|waffle|yummy) )*'
const POTTED = '(monstera|snake plant|aloe vera|aloe|succulent|fern|boston fern|bonsai)'
const POT_LOOK =
  '(?:(?:small|little|big|large|clay|ceramic|old|cute|round|modern|painted|simple|pretty|plain|glazed|hanging) )*'
const POT_COLOUR =
  '(?:(white|black|blue|red|green|yellow|pink|grey|gray|orange|purple|terracotta|brown|gold|golden) )?'

/** Things that are told by what they are made up of: so many scoops, a pot of that colour. Applied before all others. */
export const THING_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:triple|three|3)(?: |-)scoops?(?: of)? ${FLAVOURED}ice cream(?: (?:in (?:an? |the )?(?:\\w+ )?)?cone)?\\b|\\bice cream (?:cone )?with (?:three|3) (?:\\w+ )?(?:scoops|flavou?rs|balls)(?: (?:in|on) (?:an? |the )?(?:\\w+ )?cone)?\\b`,
      'g',
    ),
    'threescoopcone',
  ],
  [
    new RegExp(
      `\\b(?:double|two|2)(?: |-)scoops?(?: of)? ${FLAVOURED}ice cream(?: (?:in (?:an? |the )?(?:\\w+ )?)?cone)\\b|\\bdouble scoops?(?: of)? ${FLAVOURED}ice cream\\b|\\bice cream cone with (?:two|2) (?:\\w+ )?(?:scoops|flavou?rs|balls)\\b`,
      'g',
    ),
    'twoscoopcone',
  ],
  [/\b(?:polaroid|instant|instax)(?: film)? cameras?\b/g, 'instantcamera'],
  [
    /\b(?:an? )?(?:(?:big|huge|tall|shiny|giant) )*(?:pile|stack|heap|mountain)s? of (?:(?:shiny|solid|shining) )*gold(?:en)? (?:bars?|ingots?)\b|\bgold(?:en)? (?:bars?|ingots?)\b/g,
    'goldbars',
  ],
  [/^ ?blender\b| (?:and|with) blender\b|\bblender(?= (?:full|filled|with|making|on))/g, ' mixer'],
  [
    /\b(?:string|strings|line|lines|row|rows) of (?:(?:colou?rful|tibetan|buddhist) )*prayer flags\b|\b(?:(?:colou?rful|tibetan|buddhist|himalayan|nepali|nepalese) )*prayer flags?\b/g,
    'prayerflagline',
  ],
  [
    /(?<!\b(?:make|design|create|draw|paint|want|need|need an?|design an?|make an?|for an?|for|my) (?:\w+ )?)\b(?:birthday|greeting|christmas|valentines?|get well|thank you|easter) cards\b/g,
    'greetingcardset',
  ],
  [/\bwrapped (?=(?:christmas |birthday )?(?:presents?|gifts?|cand(?:y|ies)|sweets?)\b)/g, ''],
  // What belongs to a drink is no frozen land.
  [
    /(?<=\b(?:lemonade|tea|coffee|water|cola|coke|soda|juice|whisk(?:e)?y|drinks?|cocktails?|mojito|glass|glasses|smoothie|latte)\b(?: \w+){0,2}) (?:with|and|on|over|full of|filled with) (?:(?:lots of|some|crushed|clinking|plenty of) )*ice(?: cubes)?\b(?! cream)/g,
    '',
  ],
  [/\bknitting needles\b/g, 'knittingwork'],
  // The pot has the colour, and the plant its own.
  [
    new RegExp(
      `\\bcactus (?:growing |planted |sitting )?in (?:an? |the )?${POT_LOOK}${POT_COLOUR}${POT_LOOK}(?:plant |flower )?(?:pot|planter|flowerpot)\\b`,
      'g',
    ),
    '$1 pottedcactus',
  ],
  [
    new RegExp(
      `\\b${POTTED}(?: plants?)? (?:growing |planted |sitting )?in (?:an? |the )?${POT_LOOK}${POT_COLOUR}${POT_LOOK}(?:plant |flower )?(?:pot|planter|flowerpot)\\b`,
      'g',
    ),
    '$2 $1',
  ],
]
