const OWN = '(?:an?|the|some|his|her|their|my)'
const BARBERS = '(?:barber ?shops?|barbers|hair ?dressers|hair ?salon|beauty salon|salon)'

/** What hands do, and the things that the tables know for it. Applied before the phrases of trades. */
export const CRAFT_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who weaves cloth sits at a loom; baskets are woven in the lap.
  [/\b(?:textile|tapestry|fib(?:er|re)|rug|carpet|cloth) (?:artist|maker|weaver)(s?)\b/g, 'weaver$1'],
  [
    new RegExp(
      `\\bweav(?:ing|es)\\b(?! (?:${OWN} )?(?:\\w+ )?(?:baskets?|through|between|among|in and out|its|their way|webs?|wreaths?|crowns?|hair|past|around))(?: (?:${OWN} )?(?:(?!on|at|in|with|by|using)\\w+ ){0,2}(?:tapestry|tapestries|rugs?|carpets?|cloth|fabric|textiles?|blankets?|wool|silk|cotton|threads?|yarn|scarf|shawl|kente))?(?: (?:on|at|with|using) (?:${OWN} )?(?:\\w+ ){0,2}loom)?\\b`,
      'g',
    ),
    'at a loom',
  ],
  [
    /\bweaver(?! (?:bird|ant))(?=(?:s|es)?\b(?!.*\bloom\b))(?= (?:in|with|from|making|,)|\s*$)/g,
    'weaver at a loom',
  ],
  // What looms in the sky or over a village weaves nothing.
  [
    /(?<!\b(?:at|on|with|of|and|two|three|the|old|wooden|hand|their) )\bloom(?:s|ed|ing) (?:large |up |out )?(?=(?:in|over|above|behind|beyond|through|from|out|on|ahead)\b)/g,
    '',
  ],
  // Dough is rolled on a table.
  [
    new RegExp(
      `\\b(?:knead(?:ing|s)?|roll(?:ing|s)?(?: out)?|flatten(?:ing|s)|stretch(?:ing|es)|shap(?:ing|es)) (?:out )?(?:(?:the|some|a|her|his|their|fresh|bread|pizza|pasta|cookie|pie|pastry|pierogi|dumpling|tortilla|homemade) )*(?:dough|pastry|tortillas|chapatis?|pasta)(?: out)?(?: (?:on|at|with) ${OWN} (?:\\w+ ){0,2}(?:table|counter|countertop|worktop|board|surface|rolling pin|hands))?\\b`,
      'g',
    ),
    'baking at dough',
  ],
  // Staff of a barber's are barbers.
  [
    new RegExp(
      `\\b(?:worker|employee|stylist|staff)(?=(?:s)? (?:and|with|cutting|trimming|serving|attending) .*\\b${BARBERS}\\b)`,
      'g',
    ),
    'barber',
  ],
  [/\bclient(s?)\b/g, 'customer$1'],
  // Small trees and hedges are cut with shears.
  [
    new RegExp(
      `\\b(?:prun(?:ing|es)|trim(?:ming|s)|clip(?:ping|s)|snip(?:ping|s)) (?=(?:${OWN} )?(?:\\w+ ){0,2}(?:bonsai|hedges?|topiar\\w+|bush(?:es)?)\\b)`,
      'g',
    ),
    'tending at ',
  ],
  // Dishes are washed at a sink.
  [
    new RegExp(
      `\\bwash(?:ing|es) (?:(?:up|the|some|her|his|their|dirty) )*(?:dishes|plates|pots|pans|up)\\b(?: (?:in|at) ${OWN} (?:\\w+ )?sink)?`,
      'g',
    ),
    'at a kitchen sink',
  ],
  [/\bbonsai (?:master|artist|grower|gardener)(s?)\b/g, 'gardener$1'],
  // Who sells flowers has some in the arms.
  [
    /\bsell(?:ing|s) (?:(?:fresh|cut|colou?rful|her|his|some|wild|bunches of|bouquets of) )*(?:flowers|roses|marigolds|tulips|carnations|bouquets)\b/g,
    'holding a bouquet',
  ],
  // A child asleep on somebody's chest is in the arms of who sleeps there.
  [
    /\b(?:fast )?(?:asleep|sleeping|napping|dozing|snoozing)( on (?:the|an?|his|her|our) (?:\w+ )?(?:sofa|couch|armchair|settee)) with (?:an?|the|his|her|our|their) (?:\w+ )?(?:toddler|baby|infant|newborn|child|son|daughter)(?: (?:also |fast )?(?:asleep|sleeping|curled up|lying))? on (?:his|her|their|its) (?:chest|lap|belly|tummy|body)\b/g,
    'sitting$1 holding a baby',
  ],
  // Children who play at something are no grown-ups beside themselves.
  [
    /\b(kids?|children|boys?|girls?|toddlers?|brothers|sisters) as (?=(?:an? |the )?(?:\w+ )?(?:captains?|pirates?|knights?|sailors?|astronauts?|kings?|queens?|princess(?:es)?|witch(?:es)?|wizards?|doctors?|superhero(?:es)?)\b)/g,
    '$1 dressed as ',
  ],
  [/\bas (?:his |her |their |the |an? )?(?:loyal |faithful )?(?:crew|first mate|shipmates?|audience)\b/g, ''],
  // The garden of a school is out of doors.
  [
    /\b(?:school|kindergarten|nursery|hospital|hotel|office|library) (?=(?:vegetable |flower |kitchen |rose )?gardens?\b)/g,
    '',
  ],
  // Whoever sits at the ropes is in the ring.
  [
    /\b(?:on|at|by|against) (?:the |a )?(?:(?:boxing )?rings? (?:edge|apron|side)|(?:edge|side|corner) of (?:the|a) (?:boxing )?ring|ringside)\b/g,
    'on a stool in a boxing ring',
  ],
  [/\b(?:final |mini |epic )?boss (?:arena|fight|battle|room|level|encounter)\b/g, ''],
  [/\b(?:sea|ship|ships|boat|fishing boat|ferry|trawler) captain(s?)\b/g, 'captain$1'],
  [
    /\b(?:maasai|masai)\b(?: (?:tribes(?:man|woman|men|people)|herder|herdsman|warrior|man|shepherd|cattle herder))?(?! (?:mara|land|giraffe|lion|tribe|village|people|women|men|woman|girl|children|herders|warriors|blanket|jewel\w*|necklace))/g,
    'maasai',
  ],
  [/\b(?:maasai|masai) (?:tribe|people|women|men|children|herders|warriors)\b/g, 'three maasais'],
  [
    /\b(?:dusty|dry|dried|parched|arid) plains?\b(?<=\b(?:maasais?|africa\w*|lions?|elephants?|zebras?|giraffes?|wildebeests?|kenya|tanzania|rhinos?)\b.*)/g,
    'savanna',
  ],
  [
    /(?<!\b(?:of|some|many|several|the) (?:\w+ )?)\bcattle\b(?! (?:dog|ranch|drive|farm|herd|market|train|car|truck|skull))/g,
    'several cows',
  ],
]
