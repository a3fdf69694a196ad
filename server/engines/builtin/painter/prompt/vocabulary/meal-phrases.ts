const PRAISE =
  '(?:(?:delicious|tasty|yummy|fresh|hot|healthy|gourmet|various|different|all kinds of|lots of|a lot of|plenty of|assorted|colou?rful|traditional|festive|many|good|great|mouth ?watering|steaming|exotic|asian|italian|indian|mexican|chinese|thai|french|greek|american|korean|ethiopian|thanksgiving|christmas|holiday|party) )*'
const FARE = '(?:foods?|dishes|meals?|food and drinks?|food and wine|delicacies|treats)'

const STACKED_CAKES = '(?:pancakes?|waffles?|crepes?|hotcakes?|french toast)'
const POURED =
  '(?:(?:maple|golden|melted|whipped|chocolate|warm|dripping|some|lots of) )*(?:syrup|honey|butter|cream|sauce|caramel)'

/** What is eaten where it is not said what, and vehicles by what they draw. Applied before the phrases of deeds. */
export const MEAL_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Cheese that has melted is on the dish.
  [
    /(?<=\b(?:lasagn[ae]|moussaka|casserole|gratin|pizza|nachos|burger|hamburger|cheeseburger|toastie|sandwich|quesadilla|enchiladas|baked potato|pasta bake)\b[^.]*),? (?:(?:with|and|covered in|covered with|topped with|under) )?(?:(?:lots of|some|extra|gooey|golden) )?(?:melted|melting|bubbling|bubbly|gooey|stringy|stretchy|oozing) (?:mozzarella|cheddar|cheese)(?: on top)?\b/g,
    '',
  ],
  [/\bpizza(s?) marg(?:h?e|a)rita\b/g, 'pizza$1'],
  // Herbs and cheese that a pizza has on it are no plant beside it.
  [
    /(?<=\bpizzas?)(?: (?:with|and|,|topped with) (?:(?:fresh|melted|buffalo|some|lots of|green) )*(?:mozzarella|cheese|basil(?: leaves)?|oregano|tomato sauce|olive oil|rocket|arugula)\b)+/g,
    '',
  ],
  // For which meal a dish is made is no other dish on it.
  [
    /(?<=\b(?:pancakes?|waffles?|crepes?|toast|eggs|omelette?s?|porridge|oatmeal|cereal|croissants?|muffins?|bagels?|granola|yogh?urt|fruit|sandwich(?:es)?|bread|coffee|tea)\b[^.]*) for (?:breakfast|brunch)\b/g,
    '',
  ],
  // What is poured over a dish is no jar beside it, and fruit on it no bowl.
  [
    new RegExp(
      `(?<=\\b${STACKED_CAKES}\\b[^,.]{0,30}) (?:with|and|topped with|drizzled (?:with|in)|covered (?:with|in)|dripping (?:with|in)) ${POURED}(?:(?: and|,|,? and) ${POURED})*(?=,? (?:and )?| *$)(?: (and)\\b)?`,
      'g',
    ),
    ' with',
  ],
  [
    new RegExp(
      `(?<=\\b${STACKED_CAKES}\\b[^,.]{0,30} (?:with|and|topped with|covered (?:with|in)) (?:some )?)(?:(?:fresh|mixed|summer|forest|red|colou?rful) )*(?:fruits?|berries)\\b`,
      'g',
    ),
    'strawberries',
  ],
  [
    /\b(?:searching|looking|hunting|begging|asking|waiting|foraging|scavenging|rummaging|search|hunt|look|beg|fighting|scratching|sniffing) for (?:some |more |his |her |its |their )?(?:food|dinner|lunch|a meal|a snack|breakfast)\b/g,
    '',
  ],
  [/\bfood (?:photography|photo|photograph|shot|styling|advertisement|commercial|blog)\b/g, 'photograph'],
  [
    new RegExp(
      `\\btables? (?:that is |which is )?(?:(?:is |are )?(?:full|piled high|overflowing|heaped|covered|filled|laden|set|loaded|packed|brimming|decked)(?: out)? (?:of|with|in)|with) ${PRAISE}${FARE}\\b`,
      'g',
    ),
    'feast on a table',
  ],
  [new RegExp(`\\b(?:an? |the )?spread of ${PRAISE}${FARE}\\b`, 'g'), 'a feast'],
  [
    new RegExp(
      `\\b(an? |the |two |three )?${PRAISE}(?:plate|dish|platter|tray)s? (?:full |filled )?(?:of|with) ${PRAISE}(?:food|dinner|lunch|supper)\\b`,
      'g',
    ),
    '$1meal',
  ],
  [
    /\b(?:dinner|dining|breakfast|lunch) tables? (?:is )?(?:set|laid|prepared)(?: for (?:two|four|six|dinner|lunch))?\b/g,
    'meal on a table',
  ],
  [
    new RegExp(
      `\\b(?:delicious|tasty|yummy|gourmet|healthy) ${PRAISE}(?:dish|dishes)\\b(?! (?:of|with))`,
      'g',
    ),
    'meal',
  ],
  [/\b(?:fast|junk) ?food(?! (?:restaurant|place|worker|chain|court))\b/g, 'hamburger with french fries'],
  [
    /\b(?:a |the )?(?:festive|holiday|thanksgiving|family|royal|medieval|viking) (?:feast|banquet|meal)\b/g,
    'a feast',
  ],
  [
    /\b(truck|lorry|pickup|pickup truck|car|suv|jeep) (?:with|pulling|towing|hauling|drawing|and) (?:an? |the |his |her )?(?:\w+ )?trailer\b/g,
    'towing truck',
  ],
  [
    /\b(old|rusty|vintage|classic|antique|abandoned|farm|country|chevy|ford|farmer'?s)((?: \w+)?) trucks?\b(?<!(?:fire|dump|food|tow|ice cream|monster|garbage|semi|army|military|delivery|cement|tanker|box|moving) trucks?)/g,
    '$1$2 pickup',
  ],
]
