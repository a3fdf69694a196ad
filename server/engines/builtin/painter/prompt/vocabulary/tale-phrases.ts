const LIKE =
  '(?:(?:an?|the|his|her|its|some|one|old|little|tiny|giant|huge|big|crooked|wooden|spooky|creepy|witchs?|magical?) )*'
const HOUSE = '(?:hut|house|cottage|cabin|home)'
const HENS =
  '(?:(?:two|giant|huge|big|large|long|scaly|its) )*(?:chickens?|hens?|birds?|ducks?|roosters?|storks?)s?'
const MANY =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|multi|multiple|several|2|3|4|5|6|7|8|9)'
const WYRM = '(?:dragon|serpent|snake|monster|beast|hydra|reptile)'
const EASTERN = '(?:chinese|japanese|eastern|asian|oriental|vietnamese|korean)'
/** A gingerbread house that is somebody’s handiwork, and no house of a tale. */
const BAKED =
  '(?<!\\b(?:mak\\w+|decorat\\w+|bak\\w+|build\\w+|eat\\w+|icing|tiny|miniature|small) (?:[a-z]+ ){0,4})'
const SERVED =
  '(?! (?:cake|kit|on (?:an?|the|our|my) (?:\\w+ )?(?:table|plate|counter|board|tray)|in (?:an?|the|our|my) kitchen))'

const SWEETS = '(?:candy|candies|sweets|lollipops)'
const SWEET_LAND = `(?:(?:an?|the) )?(?:(?:magical|magic|colou?rful|sweet|dreamy|pink|pastel) )*(?:${SWEETS} ?(?:land|world|kingdom|village|forest|landscape|planet)|(?:land|world|kingdom|landscape|forest) (?:made (?:out )?)?of ${SWEETS})\\b`

/** Beings and things of fairy tales by the names that they have there. */
export const TALE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bbaba (?:yagas? )?(?:walking |old |wooden )*${HOUSE}\\b`, 'g'), 'leggedhut'],
  [new RegExp(`\\b${HOUSE} of (?:the )?baba yaga\\b`, 'g'), 'leggedhut'],
  [/\bbaba yaga\b(?!.*leggedhut)(?<!leggedhut.*)/g, 'an old witch beside a leggedhut'],
  [/\bbaba yaga\b/g, 'an old witch'],
  [
    new RegExp(
      `\\b${HOUSE} (?:(?:that|which) )?(?:(?:stands?|standing|walks?|walking|runs?|running|built|perched|set|sits?|sitting|raised|balancing|with|has|having|on|upon|up) )+${HENS} (?:legs?|feet|foot)\\b`,
      'g',
    ),
    'leggedhut',
  ],
  [new RegExp(`\\b(?:chicken|hen) (?:leg(?:ged)?|foot(?:ed)?|feet|legs) ${HOUSE}\\b`, 'g'), 'leggedhut'],
  [
    new RegExp(
      `\\b(?:walking (?:hut|house|cottage)|${HOUSE} (?:that walks|with legs|on (?:two )?legs))\\b`,
      'g',
    ),
    'leggedhut',
  ],
  [/\bleggedhut(?: (?:on|with) (?:\w+ ){0,2}(?:legs|feet))+\b/g, 'leggedhut'],
  [
    /\b(?:evil |wicked )?(?:sea witch|octopus (?:woman|witch|girl|lady|queen)|(?:woman|witch|girl|queen|lady) with (?:(?:octopus|long|black|purple|eight) )*tentacles)\b/g,
    'seawitch',
  ],
  [
    new RegExp(`\\b${MANY}[- ]?head(?:ed|s)? (?:(?:green|red|black|blue|giant|huge|evil|sea) )*${WYRM}`, 'g'),
    'hydrabeast',
  ],
  [new RegExp(`\\b${WYRM} with ${MANY} heads\\b`, 'g'), 'hydrabeast'],
  [/\bhydra\b(?! island)(?: with (?:\w+ ){0,2}heads)?/g, 'hydrabeast'],
  [
    new RegExp(
      `\\b${EASTERN} dragon\\b(?! (?:dance|dancers?|boats?|costumes?|parade|puppet|kites?|mask|head|tattoo|statue|robe|fruit|vase|bowl))`,
      'g',
    ),
    'longdragon',
  ],
  [/\b(?:humpty dumpty|egg man)\b/g, 'humpty'],
  [
    /\b(?:melting|melted|dripping|soft|liquid|drooping|surreal melting) ((?:pocket )?(?:clock|watch)e?)(s?)\b/g,
    'meltingclock$2',
  ],
  [
    /\b(?:pocket )?(?:clock|watch)(?:e?(s))? (?:(?:that|which) )?(?:is |are )?(?:melting|melts?|dripping|drooping|sagging)\b/g,
    'meltingclock$1',
  ],
  [
    /\b(?:cinderellas? )?pumpkin (?:coach|carriage)\b|\bpumpkin (?:turn(?:s|ed|ing)|transform(?:s|ed|ing)|chang(?:es|ed|ing)) into (?:an? |the )?(?:\w+ )?(?:coach|carriage)\b|\bcinderellas? (?:coach|carriage)\b/g,
    'pumpkincoach',
  ],
  [/\bjack and the (?:magic )?bean ?stalk\b/g, 'a boy and a beanstalk'],
  [/\bjack (?=(?:(?:is |was )?climb\w*|going|goes) (?:\w+ ){0,2}bean ?stalk)/g, 'a boy '],
  [
    /\b(?:climb(?:ing|s)|going|goes)(?: up| high)* (?:an?|the|his|her) (?:(?:magic|giant|huge|tall|green|big) )*bean ?stalk\b/g,
    'beside a huge beanstalk',
  ],
  // Who is wound about a tower is on top of it.
  [
    /\b(?:curled|coiled|wrapped|wound|twisted|draped|curling|coiling|wrapping|winding|twisting|curls|coils|wraps)(?: up| itself)? (?:a?round|about|over|on) (?=(?:(?:an?|the|its|his) )?(?:\w+ ){0,3}?(?:tower|steeple|spire|castle|lighthouse|church|palace|ruins?|pillar|column|rock|clock tower)\b)(?<=\b(?:dragon|wyvern|serpent)s? (?:is |was )?(?:\w+ )?\w+(?: up| itself)? \w+ )/g,
    'perched on ',
  ],
  [
    /(?<=\bperched on (?:an?|the) (?:old )?)(?:church|chapel|cathedral|bell|stone|castle) (?:tower|steeple|spire)\b/g,
    'tower',
  ],
  // Skies of picture books.
  [
    /\b(?:(?:an?|the) )?(?:(?:big|full|huge|giant|kind|friendly|old|yellow|happy|crescent) )*moon (?:is )?(?=(?:reading|singing|telling|knitting|yawning|drinking|whispering)\b)/g,
    ' a facemoon on a moonless night ',
  ],
  [
    /\b(?:(?:the|some|many|little|tiny|small|baby|cute) )*(?:sleepy|sleeping|smiling|happy|dozing|yawning|laughing|drowsy) (?:(?:little|baby|tiny|small) )*stars\b(?! and stripes)/g,
    ' five facestars ',
  ],
  [
    /\b(?:(?:an?|the) )?(?:(?:big|full|huge|giant|kind|friendly|old|yellow|happy) )*(?:smiling|sleeping|sleepy|laughing|winking|grinning|yawning|singing) (?:(?:full|crescent|big|yellow) )*moon\b|\b(?:(?:an?|the) )?(?:(?:big|full|huge|giant|yellow|crescent) )*moon (?:with|that has|which has|has|having) (?:an? |its |his )?(?:\w+ ){0,3}?(?:face|smile|eyes|grin)\b|\b(?:(?:an?|the) )?(?:(?:big|full|huge|yellow) )*moon (?:is )?(?:smiling|winking|laughing|yawning)\b|\bman in the moon\b/g,
    ' a facemoon at night ',
  ],
  [
    /\b(?:(?:an?|the) )?(?:(?:big|huge|giant|yellow|happy|bright) )*(?:smiling|laughing|winking|grinning) sun\b|\b(?:(?:an?|the) )?(?:(?:big|huge|giant|yellow|happy) )*sun (?:with|that has|which has|has|having) (?:an? |its |his )?(?:\w+ ){0,3}?(?:face|smile|eyes|grin)\b|\b(?:(?:an?|the) )?(?:big |yellow )?sun (?:is )?(?:smiling|laughing|winking)\b/g,
    ' a facesun ',
  ],
  [
    /(?<!\b(?:house|home|cottage|dwelling)\b.*)\b(?:(?:an?|the) )?(?:(?:old|big|huge|giant|hollow|oak|magic|fairy|tall) )*tree(?: trunk)? (?:with|that has|which has|has|having) (?:an? |its )?(?:(?:little|tiny|small|round|red|wooden|lit|many|lots of|some|two|three|glowing|cute) )*(?:doors?|windows?)(?: and (?:an? )?(?:(?:little|tiny|small|round|lit|glowing|many) )*(?:doors?|windows?|chimneys?|balcony|balconies|stairs))*(?: in (?:it|its trunk|the trunk))?/g,
    ' a hollowtreehouse',
  ],
  [
    /(?<!\b(?:model|toy|real) )\b(?:monsters?|creatures?|ghosts?|dragons?|goblins?|bogeyman|beasts?)(?= (?:(?:is|are|hiding|lives?|living|peeking|peeping|sleeping|lurking|looking|out) )*(?:under|below|beneath|underneath) (?:the|a|my|his|her|their|your|childs?|kids) (?:\w+ )?bed\b)/g,
    '$& in a bedroom',
  ],
  [/\bcyclops(?:es)?\b|\bone eyed (?:giant|monster|ogre)\b/g, 'oneeyedgiant'],
  [/\b(?:snow white)(?= (?:and|with) (?:the |her )?(?:seven |7 )?(?:dwarf|dwarves|dwarfs))/g, 'a princess'],
  [
    /\bmad hatters? tea ?party\b/g,
    'a girl in a blue dress and a rabbit in a top hat having tea at a table in a garden',
  ],
  [/\b(?:the )?mad hatter\b/g, 'a man in a green coat and a top hat'],
  [
    /\balice(?= (?:having|at|in wonderland|drinking|with the|following|chasing|falling|meets|meeting)\b)(?=.*\b(?:hatter|wonderland|rabbit|tea|cheshire|top hat)\b)/g,
    'a girl in a blue dress',
  ],
  [
    /\bsleeping beauty\b(?: (?:is )?(?:sleeping|asleep))?(?: (?:in|inside) (?:an?|the|her) (?:\w+ )?(?:castle|palace|tower|bed))?/g,
    'a princess sleeping on a bed in a castle bedroom',
  ],
  // Who is as small as a thumb is among flowers and mushrooms that are tall.
  [
    /\b(?:tiny|miniature|little|thumb sized|very small) (?:people|folk|humans?)\b(?=.*\b(?:garden|grass|forest|meadow|flowers?|mushrooms?|leaf|leaves)\b)/g,
    'three people between giant mushrooms and giant sunflowers',
  ],
  // On the sickle of the moon one sits as on a swing.
  [
    /\b(?:sitting|sits|sat|fishing|sleeping|perched|resting|lying|swinging|reading)(?: (?:and \w+|alone|down))? (?:on|in|from) (?:top of )?(?:an?|the) (?:(?:crescent|half|big|glowing|yellow|golden|bright|little) )*moon\b(?!s| (?:base|surface|lander|rover)|.*\b(?:astronauts?|earth|craters?|space ?suits?|aliens?|rover|flag|lander)\b)(?<!\b(?:astronauts?|cosmonauts?|aliens?|robots?|rover|earth|space ?suits?)\b.*)/g,
    'riding a seatmoon at night ',
  ],
  [/ as (?:best |good )?friends\b(?<=\b(?:and|with) [^,]*)/g, ''],
  [
    /\b(?:giant |magic |magical |glowing )?(?:mushroom|toadstool) (?:forest|woods?)\b/g,
    'forest with giant mushrooms',
  ],
  // Whoever has no wings to be in the clouds with stands on one.
  [
    /(?<=^ (?:an? |the )?(?:\w+ ){0,2}(?:unicorn|pony|horse|cat|kitten|dog|puppy|bunny|rabbit|bear|teddy bear|sheep|lamb|elephant|panda|princess|girl|boy|child|baby) )(?:in|among|on|above) (?:the |some )?(?:(?:pink|white|fluffy|soft|golden|pastel) )*clouds\b/g,
    'standing on a cloud',
  ],
  // Land of sweets, about somebody or by itself.
  // Its trees are pink, and what its rivers are of is no bar.
  [
    new RegExp(
      `\\b(?:(?:an?|the) )?${SWEETS} ?(?:forest|woods)\\b(?<!\\b(?:in|through|across|into) (?:(?:an?|the) )?\\w+ ?\\w+)`,
      'g',
    ),
    'giant lollipops and giant candy canes and a sugarcottage in a cherry blossom forest under a pink sky',
  ],
  [
    new RegExp(`\\b${SWEETS} ?(?:forest|woods)\\b`, 'g'),
    'cherry blossom forest with giant lollipops and giant candy canes under a pink sky',
  ],
  [/\bchocolate (?=(?:river|lake|stream|waterfall|pond)s?\b)/g, ''],
  [
    new RegExp(`\\b(?:in|through|across|of|over|from|into|to) ${SWEET_LAND}`, 'g'),
    'in a meadow with giant lollipops and giant candy canes and a sugarcottage under a pink sky',
  ],
  [
    new RegExp(`\\b${SWEET_LAND}`, 'g'),
    'giant lollipops and giant candy canes and a sugarcottage under a pink sky',
  ],
  [/\bgoldilocks\b/g, 'a blonde girl'],
  [/\b(?:rumpelstiltskin|rumplestiltskin)\b/g, 'a gnome'],
  [/\bpinocchio\b(?: with (?:an? |his )?(?:very )?(?:long|growing) nose)?/g, 'longnosedpuppet'],
  [
    /\b(?:wooden |marionette )?(?:puppet|boy) with (?:an? )?(?:very )?long (?:wooden )?nose\b/g,
    'longnosedpuppet',
  ],
  [
    new RegExp(
      `${BAKED}\\b${LIKE}(?:gingerbread|candy|sweets|cookie|sugar) (?:house|cottage|home)\\b${SERVED}(?=.*\\b(?:forest|woods?|hansel|gretel|witch|children|boy|girl|snow|trees?|meadow|village|in front)\\b)`,
      'g',
    ),
    ' a sugarcottage',
  ],
  [
    new RegExp(
      `(?<=\\b(?:forest|woods?|hansel|gretel|witch|children|boy|girl)\\b.*)${BAKED}\\b${LIKE}(?:gingerbread|candy|sweets|cookie|sugar) (?:house|cottage|home)\\b${SERVED}`,
      'g',
    ),
    ' a sugarcottage',
  ],
]
