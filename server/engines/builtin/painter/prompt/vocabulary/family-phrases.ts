import type { Phrases } from '../apply-phrases.ts'

const KIDS =
  '(?:kids?|child(?:ren)?|boys?|girls?|toddlers?|twins|siblings|son|sons|daughters?|brothers?|sisters?|friends|grand(?:son|daughter|child|children|kids))'
const PEOPLE = `(?:${KIDS}|wom[ae]n|m[ae]n|people|couples?|family|families|parents?|grandparents|mothers?|fathers?|mom|mum|dad|grand(?:ma|pa|mother|father)|teenagers?|teens?|students?|lady|guy)`
const OPEN =
  '(?:(?:the|a|my|our|his|her|their) )?(?:\\w+ )?(?:garden|back ?yard|park|yard|lawn|meadow|orchard|patio|terrace)'

/** What families and friends do at home and out of doors, in words that the tables know. */
export const FAMILY_PHRASES: Phrases = [
  // A birthday in the open has its table, its cake and its balloons there.
  [
    new RegExp(
      `\\b(?:an? |the |my |our |his |her )?(?:(?:kids|childs|childrens|boys|girls|sons|daughters|toddlers|first|\\d+(?:st|nd|rd|th)?) )*(?<!my |our )birthday (?:party|celebration)(?: (?:for|of|with) (?:an? |the )?(?:kids|children|boys|girls|friends))?(?=.*\\b(?:in|at|on) ${OPEN}\\b)`,
      'g',
    ),
    'children at a table with a birthday cake and balloons',
  ],
  [
    /\b(?:having|holding|enjoying|at) (?:an? |the |their |his |her )(?:\w+ )?tea party\b(?= (?:in|on|under|at|with|for|outside)\b)/g,
    'having tea at a table',
  ],
  // Who sits on a porch has a seat there; a swing on it hangs from the ceiling like a bench.
  [
    /\b(?:on|in) (?:an?|the|their|his|her|our) (?:porch swing|swing(?: seat)?(?= (?:on|of) (?:an?|the|their|his|her|our) (?:\w+ )?(?:porch|veranda)))\b/g,
    'on a bench',
  ],
  [/(?<=\bon a bench)(?!.*\b(?:porch|veranda)\b)(?<=\bporch swing.*)/g, ' on a porch'],
  [
    /\b(?:sitting|sits|relaxing|resting|rests|seated) (?:(?:together|alone|quietly|outside) )?on (an?|the|their|his|her|our|my) ((?:\w+ )?(?:porch|veranda))\b(?! (?:steps|stairs|swing|railing|floor|chair|bench))(?<=\b(?:couple|grandparents|friends|family|parents|and) .*)/g,
    'sitting on a bench on $1 $2',
  ],
  [
    /(?<=\b(?:man|woman|lady|grand(?:pa|ma|father|mother)|granny|guy|father|mother|dad|mom) )(?:is )?(?:sitting|sits|relaxing|resting|rests|seated) (?:(?:alone|quietly|outside) )?on (an?|the|his|her|my) ((?:\w+ )?(?:porch|veranda))\b(?! (?:steps|stairs|swing|railing|floor|chair|bench))/g,
    'sitting in a rocking chair on $1 $2',
  ],
  // Several who cycle or ski each have what it takes.
  [
    /\b(?:cycling|biking|bike ?riding|riding (?:their )?(?:bikes|bicycles)|on (?:a )?(?:bike|bicycle|cycling) (?:ride|tour|trip))\b(?=(?: (?:together|home|along|through|in|on|down|by|across|past|around|over|at|up|near|under)\b| ?,| *$))/g,
    'riding bicycles',
  ],
  [
    /\b(?:an? |the |my |our )?(?:\w+ )?(?:family|families|friends|couples?|kids|children)(?: of (?:three|four|five|six))? (?:are |is )?skiing\b/g,
    'three skiers skiing',
  ],
  [
    /\b(?:an? |the )?snow ?ball fights? (?:between|among|with) (?=(?:(?:two|three|four|some|the|my|our|his|her|groups? of) )*(?:\w+ )?(?:kids|children|boys|girls|friends|family|brothers|sisters|siblings|neighbou?rs))/g,
    'in the snow throwing snow ',
  ],
  // A hut in a tree is seen from outside, unless something in it is spoken of.
  [
    new RegExp(
      `\\b(${PEOPLE}) (?:(?:playing|climbing|sitting|hiding|hanging out|up|waving|having fun) )*(?:in(?:to)?|on|from|at) (an?|the|my|our|his|her|their) ((?:\\w+ ){0,2}?)tree ?house\\b(?! (?:bedroom|room|interior|library))(?=.*\\b(?:woods?|forest|tree|garden|back ?yard|yard|summer|autumn|fall|sunset|dusk|night|snow|jungle)\\b)`,
      'g',
    ),
    '$1 standing before $2 $3treehouse',
  ],
  // The tree that it is in is its own, and so is its slide.
  [
    /\btree ?house((?: with (?:(?!in\b)\w+ ){1,6}?| )?)(?:(?:built|high|up|perched|set) )*(?:in|on|around) (?:an?|the|our|my) (?:\w+ ){0,2}?(?:oak|tree|maple|beech|chestnut|pine|willow)(?: tree)?\b/g,
    'treehouse$1',
  ],
  [
    /\btree ?house with (?:an? )?(?:(?!and\b)\w+ )?slide(?: and (?:(?:string|fairy) )?lights)?\b/g,
    'slidetreehouse',
  ],
  [
    /\b(?:making|makes|doing) (?:a |some )?snow ?angels?\b(?: in (?:the )?(?:\w+ )?snow)?/g,
    'lying in the snow',
  ],
  [
    new RegExp(
      `\\b(${KIDS}) (?:(?:sitting|riding|perched|carried|is) )*(?:up )?on (?:the shoulders of )?(?:his|her|their|the) (dad|father|daddy|grandpa|grandfather|uncle|mom|mother|brother)s?(?: shoulders)?\\b(?<=shoulders.*)`,
      'g',
    ),
    '$2 carrying a $1 on the shoulders',
  ],
  [/\b(?:chasing|popping|catching) (?:soap |the )?bubbles\b/g, 'running with soap bubbles'],
  [
    /\b(?:having|running|opening|manning|behind) (?:an?|the|their|her|his) (?:\w+ )?lemonade (?:stand|stall)\b/g,
    'at a lemonade stand',
  ],
  [/(?<=\w )(?:stargazing|star gazing)\b/g, 'looking at the stars'],
  [
    /\b(?:pillow |couch )?fort (?:out of|of|from|with) (?:\w+ ){0,2}(?:blankets|pillows|cushions|sheets)\b/g,
    'blanket fort',
  ],
  [
    /\bfeeding ((?:the |some )?\w+) (?:from|on) (an?|the) ((?:park )?bench)\b/g,
    'sitting on $2 $3 feeding $1',
  ],
  [/\b(?:ice )?skating on (an?|the) (?:small )?(pond|lake|river|canal)\b/g, 'ice skating on $1 frozen $2'],
  [/\bsnow ?shoe(?:ing| hiking)\b/g, 'hiking in the snow'],
  [/\bsnow ?shoe (hikers?|walkers?)\b/g, 'hikers in the snow'],
  [/\b(?:with|holding|carrying) (?:\w+ )?pumpkin (?:buckets?|baskets?|pails?)\b/g, 'holding pumpkins'],
  [
    /\b(?:gathered|sitting|gathering|together|seated) (?:together )?(?:around|at|round) (?:the|a|their) (?:(?:dinner|dining|kitchen|big|long|festive) )*table (?:on|for|at) thanksgiving\b/g,
    'having thanksgiving dinner at a table in a dining room',
  ],
  [
    /(?<=^ ?(?:an? |the |some )?(?:\w+ ){0,3}(?:turkey|ham|goose|roast|pies?|chicken|food|dishes|feast) (?:\w+ )?)on (?:an?|the) (?:\w+ )?(?:thanksgiving|holiday|festive) (?:dinner )?table\b/g,
    'on a table',
  ],
  // A tent in open country is seen with the country about it.
  [
    new RegExp(
      `\\b(${PEOPLE}) (?:(?:are|is) )?(?:sleeping|asleep|camping|sitting|staying|lying|resting) in (an?|the|their|his|her) ((?:\\w+ )?tent)\\b(?=.*\\b(?:stars|starry|sky|forest|woods|lake|mountains?|beach|meadow|desert|snow|garden|back ?yard|campsite|rain)\\b)`,
      'g',
    ),
    '$1 sitting before $2 $3',
  ],
  [
    /\bon (?:(?:an?|the|his|her|their) )?(?:(?:beach|striped|colou?rful|big) )*towels?\b(?=.*\b(?:beach|sand|sea|pool|lake|park|grass)\b)/g,
    'on a blanket',
  ],
  [
    /(?<=^ ?(?:an? |the |my )?(?:\w+ )?(?:man|woman|girl|boy|lady|guy|mom|dad|tourist) (?:is )?)(?:sunbathing|sun ?tanning|tanning)\b/g,
    'sitting in a deck chair',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE} (?:are )?)(?:sunbathing|sun ?tanning|tanning)\\b(?! on (?:an?|the|their) (?:\\w+ )?(?:towel|blanket|lounger|chair|bed|boat|deck|rock))`,
      'g',
    ),
    'sitting on a blanket',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE} (?:and \\w+ )?(?:are |is )?)(cuddling|cuddled up|snuggling|snuggled up|snuggled|curled up|hugging) under (?:an?|the|their) (?:\\w+ ){0,2}blanket\\b(?!.*\\b(?:sofa|couch|bed|bench|tree|stars|tent|campfire|grass|chair|armchair)\\b)`,
      'g',
    ),
    'sitting on a sofa',
  ],
  [
    new RegExp(
      `(?<=\\b${KIDS}\\b.*)\\b(?:(?:playing|jumping|splashing|stomping|digging|rolling)(?: around)?) in (?:the |some )?(?:\\w+ )?mud\\b(?! ?(?:puddle|bath))`,
      'g',
    ),
    'splashing in a muddy puddle',
  ],
  [
    /\b(?:bathing|giving a bath to|washing) (?:an?|the|her|his|their) ((?:newborn )?)(baby|toddler)\b/g,
    'with a $1$2 in a bathtub in a bathroom',
  ],
  [/\barch(?:way)? of (?:\w+ )?(?:flowers|roses|greenery|blossoms)\b|\bflower arch\b/g, 'rose arch'],
  [/\bfishing (?:from|off) (an?|the) ((?:\w+ )?bridge)\b/g, 'fishing on $1 $2'],
  [/\b(?:music|rock|pop|jazz|open air) festival\b/g, 'concert'],
  [/\b(?:dancing|doing|practi[cs]ing|learning) ballet\b/g, 'dancing in a ballet dress'],
  [/(?<=\bballet\b.*)\bin (?:a|the|her) studio\b/g, 'in a dance studio'],
  [/\bin (?=class\b(?! (?:of|with)))(class)\b/g, 'in a classroom'],
  [
    /\b(?:the |a |some )?(?:happy )?(?:newly ?weds|newly ?wed couple|just married couple)\b/g,
    'bride and groom',
  ],
  [/\b(?:with|and) (?:a |the )?just married sign\b/g, ''],
  [
    /\b(?:listening to|listens to|hearing) (?:(?:some|her|his|the|loud|pop|rock|favou?rite) )*(?:music|songs|a song|a podcast)\b(?!.*\b(?:headphones|radio|record|concert|live|band|orchestra|violin\w*|pianist|musicians?)\b)/g,
    'with headphones',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b.*)\\b(?:on|aboard) (?:a|the) (?:\\w+ )?ferry\\b(?! (?:boat )?(?:terminal|dock|port|landing))`,
      'g',
    ),
    'on a ship deck',
  ],
  [
    /\b(?:playing|plays) with (?:(?:his|her|their|some|wooden|toy|colou?rful|building) )*(?:blocks|bricks|legos?)(?: (?:on|across) (?:the|a) (?:\w+ )?(?:floor|carpet|rug))?\b/g,
    'sitting beside toy blocks',
  ],
  [
    /\bproposing (?:marriage )?to (?:a|his|the) (?:girlfriend|partner|lover|fianc\w+)\b/g,
    'proposing to a woman',
  ],
]
