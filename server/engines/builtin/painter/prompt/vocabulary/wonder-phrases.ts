const SMALL_FOLK =
  '(?:fairy|fairies|pixie|elf|gnome|sprite|princess|girl|boy|baby|child|mouse|kitten|hamster|frog|bunny|dragon|creature|thumbelina)'
const SWIMMERS =
  '(?:whales?|orcas?|fish|koi|jellyfish|turtles?|dolphins?|sharks?|octopus|manta rays?|mermaids?|seahorses?|narwhals?)'
const STARS =
  '(?:stars|galaxy|galaxies|nebulas?|nebulae|cosmos|milky way|starry (?:night )?sky|universe|planets|constellations|outer space)'
const SANTA = '(?:santa(?: ?claus)?s?|father christmas|st nick)'

/** Wonders of tales and hybrids, in words that the tables know. */
export const WONDER_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\baesthetic\b(?! (?:movement|movements))/g, ''],
  // Two kinds in one body that have a name.
  [/\bhalf (?:man|human),? (?:and )?half (?:bull|cow)\b/g, 'minotaur'],
  [/\bhalf (?:man|human|woman),? (?:and )?half horse\b/g, 'centaur'],
  [/\bhalf (?:man|human),? (?:and )?half wolf\b/g, 'werewolf'],
  [/\bhalf (?:woman|human|girl|man),? (?:and )?half fish\b/g, 'mermaid'],
  [/\bhalf lion,? (?:and )?half eagle\b|\bhalf eagle,? (?:and )?half lion\b/g, 'griffin'],
  // Where beings of tales are.
  [/\bhansel and gretel\b/g, 'boy and girl'],
  [/\bhansel\b/g, 'boy'],
  [/\bgretel\b/g, 'girl'],
  [/\b(?:flying|hovering|levitating) (island|castle|city)/g, 'floating $1'],
  [
    /\bgenie (?:(?:is )?(?:coming|rising|emerging|appearing|floating|flying|popping|bursting) )?(?:up )?(?:out of|from|out from) (?:an? |the |his |her )?(?:(?!lamp)\w+ ){0,2}lamp\b/g,
    'genie',
  ],
  [/\bgorgon(s?)\b/g, 'medusa$1'],
  [
    /(?<=\b(?:medusa|gorgon)\b.*?) (?:with|having|whose hair is|and) (?:an? |her )?(?:(?:\w+ )?(?:snakes?|serpents?) (?:for|as|in|instead of) (?:her )?hair|snake hair|hair (?:made )?of (?:\w+ )?snakes|(?:\w+ )?snakes on her head)/g,
    '',
  ],
  [
    /\b(?:an? )?(?:woman|girl|lady|queen|goddess) with (?:(?:\w+ )?(?:snakes?|serpents?) (?:for|as|instead of) (?:her )?hair|snake hair|hair (?:made )?of (?:\w+ )?snakes)\b/g,
    'medusa',
  ],
  [
    /\b(?:an? |the )?((?:(?!an?\b|the\b)\w+ ){0,3}?)phoenix(?: bird)? (?:(?:that )?(?:is )?(?:rising|rises|reborn|emerging|emerges|born|flying|bursting|coming|ascending) )(?:up )?(?:from|out of|in|above|over) (?:the |its |a |some )?(?:\w+ )?(?:flames?|fires?|ash|ashes|blaze|embers)\b/g,
    'fire bearingaloft a $1phoenix',
  ],
  [
    new RegExp(
      `(?<=\\b${SWIMMERS} (?:\\w+ ){0,3}?)\\b(?:swimming|swims|flying|floating|gliding|drifting|diving|soaring|leaping)? ?(?:among|amongst|between|through|in|across|past) (?:the |a |an )?(?:\\w+ )?${STARS}\\b`,
      'g',
    ),
    ' floating in space',
  ],
  [
    new RegExp(
      `(?<=\\b${SMALL_FOLK} (?:\\w+ ){0,3}?)\\b(in|inside) (?:of )?(an?|the) ((?:\\w+ ){0,2}?)(?:flower bud|flower petals?|flower|blossom)\\b(?! ?(?:pots?|vase|bed|field|shop|crown|garden|market|basket|meadow|dress|box|wreath))`,
      'g',
    ),
    'in $2 $3tulip',
  ],
  [/\b(?:angel|cherub) (?:statue|sculpture|monument)(s?)\b/g, 'stone angel$1'],
  [/\b(?:statue|sculpture) of an? (?:\w+ )?(?:angel|cherub)\b/g, 'stone angel'],
  [
    /\b(?:colou?rful|colou?red|multicolou?red|painted|decorated|pastel|dyed|patterned) eggs\b|(?<=\beaster\b.*)(?<!easter )(?<!chocolate )\beggs\b/g,
    'easter eggs',
  ],
  [
    /\b(?:digging|digs|dig) (?:(?:up|for|out|after) )?(?:an? |the |his |her |their |some )?(?:\w+ )?treasures?(?: (?:chest|box))?\b/g,
    'holding a spade next to a treasure chest',
  ],
  [
    new RegExp(
      `\\b${SANTA} (?:(?:is )?(?:(?:flying|riding|sitting|driving|flies|rides) )?(?:in|on|with|inside)? ?)(?:his|a|the) (?:\\w+ )?(?:flying )?(?:sleigh|sled|sledge)(?: (?:and|with|pulled by|drawn by) (?:his |the |a |flying )*reindeers?)?\\b`,
      'g',
    ),
    'santasleigh flying',
  ],
  [
    new RegExp(
      `\\b${SANTA} (?:flying )?(?:sleigh|sled|sledge)(?: (?:and|with|pulled by|drawn by) (?:his |the |a |flying )*reindeers?)?\\b`,
      'g',
    ),
    'santasleigh',
  ],
  [
    new RegExp(
      `\\b${SANTA} and (?:his |the )?(?:flying )?reindeers?(?= (?:flying|in the sky|over|above)\\b)`,
      'g',
    ),
    'santasleigh',
  ],
  [
    /(?<=\bsantasleigh .*)\b(over|above|across) (?:the )?((?:\w+ )?)(?:roofs?|roof ?tops?|houses|homes)\b/g,
    '$1 a $2village',
  ],
]
