/** Where a feast is not said to be anywhere, and its usual place is taken. */
const NOWHERE =
  '(?!.*\\b(?:in|at|on|by|near|under|inside|outside|beside|over|along|through|around|before)\\b(?! (?:the )?(?:\\w+ )?(?:rain|snow|night|sunset|sunrise|dawn|dusk|evening|morning|afternoon|winter|summer|autumn|spring|hour)\\b))'
const WHO =
  '(?:people|friends?|wom[ae]n|m[ae]n|girls?|boys?|child|children|kids?|lad(?:y|ies)|sisters?|brothers?|m[ou]m|mother|dad|father|grand(?:ma|pa|mother|father|parents)|couple|famil(?:y|ies)|neighbou?rs?|dancers?|toddlers?|bab(?:y|ies)|crowd)'
/** Where meals are, of which other words already say who has them. */
const AT_TABLE = 'in a dining room'
const NOBODY = `^(?!.*\\b${WHO}\\b)`
const FEAST =
  '(?: (?:celebrations?|festival|feast|party|night|eve|day|evening|morning|parade|procession|scene|ceremony|time))*'
const AT = '(?:(?:celebrat(?:ing|es?)|enjoying|at|during|for|on|in) )?(?:(?:an?|the|our|their) )?'

/** A feast by its words, who is seen at it, what there is about them, and where it usually is. */
const FEASTS: readonly (readonly [names: string, people: string, seen: string, place: string])[] = [
  [
    'diwali|deepavali',
    'three women in a red sari',
    'with many oil lamps and a rangoli at night',
    'before an indian house',
  ],
  ['holi(?! ?day)', 'four friends', 'cheering in colourpowder', 'on an indian street'],
  [
    'day of the dead(?= (?:parade|procession))|dia de (?:los )?muertos(?= (?:parade|procession))',
    'three women with skullpaint in long colourful dresses dancing',
    'with candles',
    'on a mexican street',
  ],
  [
    'mardi gras|carnival of venice|venice carnival|venetian carnival|carnival(?= in venice)',
    'three women in ball gowns with dominomask',
    'under confetti',
    'on a street',
  ],
  [
    'carnival(?= (?:parade|procession))|carnival(?= in rio)',
    'three sambadancers dancing',
    'under confetti',
    'on a street',
  ],
  [
    'st\\.? ?patricks|saint patricks',
    'three men in green coats and green top hats walking',
    '',
    'on a street',
  ],
  [
    '(?:gay |lgbt |lgbtq )?pride(?= (?:parade|march|day|festival))',
    'four friends cheering',
    'holding rainbow flags',
    'on a street',
  ],
  ['eid(?: (?:al|ul) (?:fitr|adha))? (?:morning )?prayers?', 'four men praying', '', 'in a mosque'],
  ['eid(?: (?:al|ul) (?:fitr|adha))?|iftar|ramadan', 'a family having dinner at a table', '', AT_TABLE],
  [
    '(?:passover|pesach)(?: seder)?|seder|rosh hashanah|shabbat|sabbath',
    'a family having dinner at a table',
    '',
    AT_TABLE,
  ],
  [
    '(?:hanukkah|chanukah|hanukah)(?! (?:candles|candelabrum|lights|menorah|table))',
    'a family',
    'with a menorah',
    'in a living room',
  ],
  [
    '(?<!\\b(?:roast|having) )thanksgiving(?! (?:turkey|pie|evening|night|morning))(?: dinner| lunch| table| meal| feast)?(?: with (?:an? |the )?(?:(?:roast|roasted|big) )*turkey)?',
    'a family having roast turkey at a table',
    '',
    AT_TABLE,
  ],
  [
    'christmas(?: eve| day)? (?:dinner|lunch|meal|supper)',
    'a family having dinner at a table',
    'with a christmas tree',
    AT_TABLE,
  ],
  [
    'mid ?sommar|midsummer(?! nights?)|may ?day|maypole danc(?:e|es|ing)|danc(?:e|es|ing) (?:around|round) (?:the|a) maypole',
    '',
    'a maypole',
    'on a meadow',
  ],
  ['songkran(?: water fight)?|water fight', 'three children splashing', 'with water guns', 'on a street'],
  [
    'nowruz(?= (?:table|spread)| ?,| ?$)|nowrooz|norooz|haft ?sin',
    '',
    'a wooden table with a goldfish in a glass bowl , easter eggs , hyacinths and candles',
    '',
  ],
  ['oktoberfest', 'three friends', 'with beer mugs', 'in a tavern'],
  [
    'indian wedding|hindu wedding',
    'a woman in a red sari and a man in a golden coat and a red turban',
    'with marigolds',
    'in a temple',
  ],
  ['baptism|christening', 'a priest holding a baby', '', 'in a church'],
  ['quincea[nñ]era', 'a girl in a pink ball gown and a crown', '', 'in a ballroom'],
  ['(?:bar|bat) mitzvah', 'a boy in a suit reading a scroll', '', 'in a hall'],
  ['gender reveal', 'a couple', 'with pink and blue balloons', 'in a garden'],
  ['krampus(?:nacht)?', 'three horned demons', 'with torches in the snow at night', 'in a village'],
  ['tanabata', '', 'a tanabata tree', 'on a street'],
  ['dragon ?boat(?: racing| race)?', '', 'a paddledragon on a river', ''],
  ['harvest festival|harvest thanksgiving', '', 'a pile of pumpkins, corn and hay bales', 'on a meadow'],
  ['first day (?:of|at) school', 'two children with backpacks', '', 'in front of a school'],
  [
    'street part(?:y|ies)|block part(?:y|ies)',
    'five friends sitting at a table',
    'with bunting',
    'on a street',
  ],
  ['fancy dress(?= part)|costume(?= part)', 'a pirate , a witch and a knight', '', 'at a party'],
]

const MANY_LANTERNS = '(?:(?:an?|some|many|their|the|hundreds of|thousands of|lots of|countless|dozens of) )*'
const FAST = '(?:eid(?: (?:al|ul) (?:fitr|adha))?|ramadan)'
const SEEN_AT_FAST =
  '(?:lanterns?|lamps?|lights|decorations?|mosques?|crescent|moon|bazaar|market|streets?|dates|city|town|sweets|cookies)'

/** What is done at feasts, and what is lit, thrown and carried there. */
const DONE_AT_FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chinese |lunar )(?:new years? )?(?:dragon) ?danc(?:e|es|ing|ers?)\b/g, 'clothdragon'],
  [/(?<=\b(?:nowruz|nowrooz|norooz|haft ?sin)\b.*)\bgoldfish\b(?! bowl| in )/g, 'goldfish in a glass bowl'],
  [/\b(?:nowruz|nowrooz|norooz|haft ?sin) (?=(?:table|spread) (?:with|and|of)\b)/g, 'wooden '],
  [/\bdragon ?danc(?:e|es|ing|ers?)(?: (?:performance|show|team|troupe|parade)s?)?\b/g, 'clothdragon'],
  [
    /\b(?:chinese|lunar) new years?(?: (?:parade|celebrations?|festival|procession))(?!.*\b(?:dragon|lion|table|dinner)\b)/g,
    'clothdragon in chinatown',
  ],
  [
    /(?<=\bclothdragon\b.*)\b(?:in|on|down|along|through) (?:an?|the) (?:\w+ )?(?:streets?|road|chinatown)\b/g,
    'in chinatown',
  ],
  [
    /\btrick or treat(?:ers|ing)\b(?: (?:at|before|in front of|outside|knocking (?:at|on)) (?:an?|the) (?:\w+ )?door)?/g,
    'a little witch , a little ghost and a little vampire with jack o lanterns in front of a house at night',
  ],
  [
    /(?<=\b(?:wedding|bride|groom|newlyweds|couple)\b.*)\bthrow(?:ing|s)? (?:the )?(?:rice|petals|rose petals|flower petals)\b/g,
    'under confetti',
  ],
  // Lanterns that are let go rise into the sky.
  [
    new RegExp(
      `\\b(?:releas(?:ing|es?)|letting go(?: of)?|launch(?:ing|es)|sending up) ${MANY_LANTERNS}(?:(?:paper|sky|floating|chinese|wish|glowing) ?)+lanterns?\\b(?! (?:on|onto|into) (?:the |a )?(?:river|water|lake|pond))(?: (?:in|into|to|up into) the (?:night )?sky)?`,
      'g',
    ),
    'waving under skylanterns',
  ],
  [
    new RegExp(
      `\\b${MANY_LANTERNS}(?:(?:paper|floating|chinese|glowing|colou?rful) )*(?:(?:sky|wish) lanterns?|lanterns (?:(?:floating|rising|flying|drifting|released|filling|going|up) )*(?:in|into|through|across|against) (?:the |a )?(?:\\w+ )?sky|lanterns (?:floating|flying|rising|drifting) (?:up |high )?(?:over|above))\\b`,
      'g',
    ),
    'skylanterns ',
  ],
  [
    /\b(?:saint|st\.?|santa) luc(?:ia|y)(?: day)?(?: girls?| procession)?(?: with (?:a crown of )?candles (?:in|on) her (?:hair|head))?\b(?! (?:island|beach))/g,
    'girl in a white dress and a crown with candles',
  ],
  [
    /\b(?:st\.?|saint) martins? (?:day )?(?:procession|parade|walk)\b|\b(?:lantern) (?:procession|parade|walk)\b/g,
    'night street',
  ],
  [/\blantern festival\b(?=.*\b(?:people|children|kids|women|girls|crowd|family)\b)/g, 'night street'],
  [/\b(?:carol singers|carolers|carollers|carol singing)\b/g, 'three singers holding books'],
  // At sundown in Ramadan a family has its meal; what is hung or built for it is seen by itself.
  [
    new RegExp(
      `(?<=\\b${WHO}\\b[^,]*?)(?: (?:having|eating|sharing|enjoying|at|breaking (?:the |their )?fast (?:at|with)|for))*(?: (?:an?|the|their))?(?: ramadan)? (?:iftar|suhoor|sahur)(?: (?:meal|dinner|table|feast))?\\b(?!.*\\b(?:in|on) (?:an?|the)\\b)`,
      'g',
    ),
    ` having dinner at a table ${AT_TABLE}`,
  ],
  [new RegExp(`\\b${FAST} (?=(?:\\w+ )?${SEEN_AT_FAST}\\b)`, 'g'), ''],
  [
    new RegExp(
      `(?<=\\b${SEEN_AT_FAST}\\b.*) (?:(?:during|in|at|on|for) )?(?:the )?(?:holy )?(?:month of )?${FAST}\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:(?:lit|glowing|many|colou?rful) )*(?:diwali|deepavali) (?:(?:clay|oil|tea|lit) )*(?:lamps|lights|diyas?|candles|lanterns)\b/g,
    'many diyas',
  ],
  [
    /(?<=\brangolis?\b.*)\b(?:in front of|outside|before|at|by) (?:an?|the|our|my) (?:\w+ )?(?:house|home|door|doorstep|doorway)\b/g,
    'on an indian street',
  ],
  // Who dances at the carnival of Rio wears feathers and is in the street.
  [
    /\b(?:rio (?:de janeiro )?carnival|carnival (?:in|of|at) rio(?: de janeiro)?)\b(?=.*\bdancers?\b)/g,
    'carnival in rio on a street',
  ],
  [
    /(?<=\bcarnival in rio\b.*)\b(?:samba )?dancers?(?: dancing)?\b/g,
    'three sambadancers dancing under confetti',
  ],
  [
    /(?<=\b(?:carnival|mardi gras)\b.*?),? (?:(?:and|with|in|wearing) )?(?:(?:colou?rful|venetian|golden|beautiful|people in|people with) )*masks(?! (?:shop|on a))\b/g,
    '',
  ],
  // The year is new at midnight, under fireworks.
  [/\bnew years?(?: eve| day)?s? (?=fireworks\b)/g, ''],
  [
    /(?<!\b(?:chinese|lunar|jewish|persian) )\b(?:(?:on|at|for|during) )?new years?(?: eve| night)(?: (?:party|celebrations?|countdown))?(?=.*\b(?:rooftop|balcony|terrace|city|bridge|river|beach|street|square|skyline|town|village|castle|mountains?|harbou?r|lake)\b)(?!.*\bfireworks\b)|(?<=\b(?:rooftop|balcony|terrace|city|bridge|river|beach|street|square|skyline|town|village|castle|mountains?|harbou?r|lake)\b(?!.*\bfireworks\b).*)(?:(?:on|at|for|during) )?new years?(?: eve| night)\b/g,
    'under fireworks at night',
  ],
  // Whoever is out on the day of lovers has its balloons.
  [
    /\b(?:(?:on|for|at|during) )?(?:st |saint )?valentines?(?: day| night| eve)?\b(?! (?:card|gift|present|cake|chocolates?|dinner|table|roses|heart|cookies|decorations?|bouquet|box))(?<=\b(?:couple|lovers|boyfriend|girlfriend|man and (?:a )?woman|two people)\b.*)/g,
    ' with heart balloons ',
  ],
  [/\bheart shaped balloons?\b/g, 'heart balloons'],
  [/\beaster (breakfast|brunch|dinner|lunch)\b(?! table)(?!.*\beggs?\b)/g, '$1 with easter eggs'],
  [
    /\b(?:on |for )?(?:the )?(?:4th|fourth) of july(?: (?:celebrations?|night|party))?(?! (?:parade|picnic))\b/g,
    '',
  ],
  [
    /\b(?:easter )?egg hunts?\b(?!.*\b(?:kids?|children|girls?|boys?|child|toddlers?)\b)(?<!\b(?:kids?|children|girls?|boys?|child|toddlers?)\b.*)/g,
    'children with a basket and easter eggs',
  ],
  [
    /\b(?:(?:an?|the) )?(?:marriage |wedding |romantic )?proposal\b(?! (?:letter|document|paper))(?=.*\b(?:at|on|in|by|under|with)\b)/g,
    'a man kneeling before a woman',
  ],
  [/\b(?:a )?valentines?(?: day)? picnic\b(?!.*\bcouple\b)/g, 'a couple having a picnic'],
  [
    /\b(?:an? )?carnival floats? with (?:\w+ )?dancers\b/g,
    'three sambadancers dancing on a street under confetti',
  ],
  [
    /\btrick or treat(?:ing)? (?:kids|children)\b(?: at (?:an?|the) (?:\w+ )?door)?/g,
    'a little witch , a little ghost and a little vampire with jack o lanterns in front of a house at night',
  ],
  // It is dark where pumpkins are lit.
  [
    /\bhalloween (?=(?:street|town|village|neighbou?rhood|house|porch|forest|garden|graveyard|scene|decorations?)\b)(?!.*\b(?:night|evening|dusk|sunset|day|morning|afternoon|sunny|moon\w*|midnight|twilight|dawn)\b)/g,
    'halloween night ',
  ],
  // What is on the table is roast.
  [
    /(?<=\b(?:thanksgiving|dinner|christmas|feast|platter|oven|roasting)\b.*)(?<!\b(?:roast|roasted|in|wild|live|pet) )\bturkey\b(?! (?:farm|cat|dinner|bird))/g,
    'roast turkey',
  ],
  [/\bbaby shower\b/g, 'three women with presents at a birthday party'],
  [/\bbonfire night\b|\bguy fawkes(?: night)?\b/g, 'a family by a bonfire at night with fireworks'],
]

const ofFeast = ([names, people, seen, place]: (typeof FEASTS)[number]): (readonly [RegExp, string])[] => {
  const feast = `\\b${AT}\\b(?:${names})${FEAST}\\b`
  const scene = [people, seen].filter(Boolean).join(' ')
  const named: (readonly [RegExp, string])[] =
    people && seen && place !== AT_TABLE
      ? [
          [new RegExp(`(?<=\\b${WHO}\\b.*)${feast}`, 'g'), seen],
          [new RegExp(`${feast}(.*\\b${WHO}\\b)`, 'g'), `$1 ${seen}`],
        ]
      : []
  return [
    ...named,
    [new RegExp(`${NOBODY}(.*?)${feast}${NOWHERE}`, 'g'), `$1${scene} ${place}`],
    [new RegExp(`${NOBODY}(.*?)${feast}`, 'g'), `$1${scene}`],
  ]
}

/** Feasts of all lands in words that the tables know: who celebrates, and what is about them. */
export const FEAST_DAYS: readonly (readonly [RegExp, string])[] = [
  ...DONE_AT_FEASTS,
  ...FEASTS.flatMap(ofFeast),
]
