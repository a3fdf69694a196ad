const MUCH =
  '(?:(?:an?|the|some|many|old|ancient|wooden|dusty|tall|dark|long|high|crooked|huge|rows? of|wall of|floor to ceiling|antique|rustic|messy|cluttered|crowded) )*'
const POTIONS =
  '(?:\\w+ )?(?:books?|tomes?|grimoires?|scrolls?|potions?|potion bottles?|bottles?|jars?|vials?|flasks?|elixirs?|spell ?books?|alchemy (?:potion )?(?:bottles?|ingredients?|supplies)|herbs|ingredients|curiosities|skulls?|crystals?|magical (?:items|objects|artifacts)|candles?)'
const GRAND =
  '(?:grand|great|vast|huge|giant|massive|enormous|gigantic|immense|majestic|magnificent|baroque|gothic|infinite|endless|palatial|monumental|national|colossal|opulent|cathedral like|multi story|multi level|two story)'
const WATER =
  '(?: (?:with|of|full of|filled with) (?:(?:clear|translucent|pastel|pink|blue|turquoise|crystal|warm|steaming|milky|purple|green|golden|glowing) )*water)?'
const ROOM_OF_TOMORROW = '(?:futuristic|futurist|space age|curvilinear|sci[- ]fi|parametric)'

/** Interiors that are named by several words, and the rooms that the tables know. Applied before all other places. */
export const INTERIOR_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:${GRAND} )*halls? of (?:an? |the )?(?:\\w+ ){0,2}(?:library|librarys)\\b`, 'g'),
    'grandlibrary',
  ],
  [
    new RegExp(
      `\\b${GRAND}(?:,? (?!and\\b|with\\b|of\\b|in\\b)\\w+){0,2} librar(?:y|ies)(?: hall| interior)?\\b(?! (?:card|book|shelf|building))|\\blibrary hall\\b|\\blibrary of (?:alexandria|babel|congress)\\b|\\blibrary (?=with (?:\\w+ ){0,2}(?:columns|galleries|balconies|vaulted|high ceilings?|towering))`,
      'g',
    ),
    'grandlibrary ',
  ],
  // Where nothing but the shelves is named they are what is looked at.
  [
    new RegExp(
      `^ ?${MUCH}(?:shelf|shelves|bookshel(?:f|ves)|cabinet)(?: in an? (?:apothecary|alchemists? (?:shop|lab))?)? (?:(?:that (?:is|are)|is|are) )?(?:full of|filled with|lined with|stacked with|packed with|crammed with|loaded with|holding|with|of) ${POTIONS}(?:(?: ,)?(?: and)? ${POTIONS})*(?= |$)`,
      'g',
    ),
    ' shelfwall ',
  ],
  [
    /^ ?(?:an? |the )?(?:\w+ )?(?:apothecary|potions?|alchemists?|witchs?|wizards?) (?:shelf|shelves)\b/g,
    ' shelfwall',
  ],
  [
    new RegExp(
      `(?<=\\b${ROOM_OF_TOMORROW}\\b[^,]*)\\b(?:art )?(?:museum|gallery|atrium|palace|hotel|airport|theat(?:er|re)|lobby|hall)(?: (?:interior|hall|lobby|atrium|exhibition))?\\b(?! (?:building|exterior|facade|in the|on a|seen from))|(?<=\\b${ROOM_OF_TOMORROW}\\b[^,]*)\\b(?:building |house )?interior(?: design)?\\b(?! of)`,
      'g',
    ),
    'futurehall',
  ],
  [
    /\b(?:stylish|industrial|artists?|brick|spacious|urban|chic|new york|downtown|converted|warehouse|trendy|luxury|open plan|hip|airy|contemporary|modern|minimalist|scandinavian|bohemian|cozy|cosy) (?:(?!and\b|in\b)\w+ )?loft(?: (?:apartment|setting|interior|space|studio))?\b(?! (?:bed|ladder|style|bedroom|kitchen|office|bathroom|living|cafe|restaurant))|\bloft (?:apartment|setting|interior|space)\b(?! (?:bed|kitchen|office))/g,
    'loftroom',
  ],
  [
    new RegExp(
      `\\b(?:indoor )?(?:lounge|living ?room|sitting ?room|penthouse|room|interior)(?: area| space)?,? (?:(?:with|and|that has|featuring|containing) )(?:(?:an?|the|its own|two|three|several|small|large|big|indoor|swimming|infinity|heated|glowing) )*pools?\\b(?! (?:table|ball|hall|cue|party|noodle|of (?:light|blood|ink|sunlight)))${WATER}(?: and (?:another|a second|one) pool${WATER})?`,
      'g',
    ),
    'poollounge',
  ],
  [
    /\b(cathedral|church|mosque|temple|palace|castle|train|plane) (?:from )?(?:the )?inside(?= with\b| ?,| *$)/g,
    '$1 interior',
  ],
  // Ladders of a library lean on its shelves, which are what is seen.
  [/(?<=\blibrary\b.*)\b(with|and) (?:(?:tall|old|rolling|wooden|long|sliding) )*ladders(?: and)?\b/g, '$1'],
  // What is eaten or drunk in a hut is indoors.
  [
    /(?<=^(?:(?!\bby\b).)*\b(?:soup|stew|coffee|tea|cocoa|chocolate|mug|cup|bread|pie|cookies|breakfast|book)\b.*)\bin (an?|the|my|our) ((?:(?!(?:of|and|with)\b)\w+ ){0,2}?)(?:log )?(?:cabin|chalet)\b(?! window)/g,
    'in $1 $2cabin interior',
  ],
  // What is felt in a place is seen as the place.
  [
    /^ ?(?:an? |the )?(?:(?!and\b)\w+ )?(?:nostalgia|melancholy|solitude|serenity|loneliness|tranquility|ambience|atmosphere|boredom|daily life|everyday life|emptiness|stillness) (?=(?:in|at|of|inside) (?:an?|the|my)\b)/g,
    ' ',
  ],
]
