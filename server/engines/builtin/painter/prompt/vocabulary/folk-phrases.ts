/** Words that no name of somebody goes beyond. */
const STOP = '(?:and|or|with|in|on|at|by|through|across|along|down|up|over|under|while|as|is|are|who|that)'
const WHO = `(?:an?|the|two|three|some|several|my|his|her|our) (?:(?!${STOP}\\b)\\w+ ){0,3}?(?!${STOP}\\b)\\w+`
/** The same at the end of what is said, with all its words. */
const WHOM = WHO.replace('{0,3}?', '{0,3}')
const LISTENERS = '(?:audience|crowd|listeners|spectators|public)'

/** Who is meant, what they are at together, and to whom it is done. */
export const FOLK_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(girl|boy|cub) scouts?\b/g, '$1'],
  // Who stands guard is not two of them.
  [/\b(stand(?:ing|s)|keep(?:ing|s)) (?:guard|watch)\b/g, 'standing'],
  [/\bcub(?= (?:selling|hiking|camping|with a (?:badge|backpack)))/g, 'boy'],
  [/\b(?:football|soccer) (?:team|squad|fans|stars?|champions?)\b/g, 'three footballers'],
  [/\bbasketball (?:team|squad|stars?)\b/g, 'three basketballers'],
  [/\b(?:baseball|cricket|softball) (?:team|squad|stars?)\b/g, 'three ballplayers'],
  [/\b(?:rugby|hockey|volleyball|school|sports) team\b/g, 'three athletes'],
  [
    /\b(?:an? |the )?(?:extreme )?close ?ups? (?:(?:photo|shot|picture|view|image|photograph) )?of (?=(?:an?|the|my) (?:(?!(?:with|in|and|hands?|eyes?)\b)\w+ ){0,5}(?:woman|man|girl|boy|lady|person|child|grandmother|grandfather|grandma|grandpa|fisherman|face|warrior|king|queen|knight|elf|witch|wizard|bride)\b(?! (?:hands?|eyes?|feet|fingers)\b))/g,
    'portrait of ',
  ],
  // Whoever is dressed up is known by that, and not by whose child they are.
  [
    /\b(son|brother|grandson|nephew|daughter|sister|granddaughter|niece) as (?=(?:an? |the )?(?:\w+ )?(?:captain|pirate|knight|sailor|astronaut|king|queen|prince|princess|witch|wizard|doctor|superhero|fairy|mermaid|viking|cowboy|ninja)\b)/g,
    '$1 dressed as ',
  ],
  [/\b(?:son|brother|grandson|nephew)(?= (?:(?:who )?is )?dressed (?:up )?(?:as|like)\b)/g, 'boy'],
  [/\b(?:daughter|sister|granddaughter|niece)(?= (?:(?:who )?is )?dressed (?:up )?(?:as|like)\b)/g, 'girl'],
  // A child on the shoulders of somebody is carried by them.
  [
    /\b(?:an?|the|my|his|her) ((?:\w+ )?(?:boy|girl|child|kid|toddler|son|daughter|baby)) (?:is )?(?:(?:riding|sitting|sits|rides|perched|carried|up|high) )*on (?:(?:his|her|their|the|a) )?(father|dad|daddy|mother|mom|mum|grandfather|grandpa|uncle|brother)s? shoulders\b/g,
    'a $2 carrying a $1 on his shoulders',
  ],
  [
    /\b(?:an?|the|my|his|her) ((?:\w+ )?(?:boy|girl|child|kid|toddler|son|daughter|baby)) (?:is )?(?:(?:riding|sitting|sits|rides|perched|carried|up|high) )*on the shoulders of (?:his|her|their|the|a) (father|dad|daddy|mother|mom|mum|grandfather|grandpa|uncle|brother)\b/g,
    'a $2 carrying a $1 on his shoulders',
  ],
  // Several presents are a pile of them, and who opens them sits by it.
  [
    /^(?!.*\b(?:christmas|xmas|tree|in|at|on|under|outside|outdoors)\b)(.*)\b(?:opening|unwrapping|opens?|unwraps?) (?:(?:his|her|their|our|the|some|many|all|lots of|birthday|big) )*(?:presents|gifts)\b(.*)$/g,
    '$1sitting by a pileofpresents$2 in a livingroom',
  ],
  [
    /^(?!.*\b(?:christmas|xmas|tree)\b)(.*)\b(?:opening|unwrapping|opens?|unwraps?) (?:(?:his|her|their|our|the|some|many|all|lots of|birthday|big) )*(?:presents|gifts)\b/g,
    '$1sitting by a pileofpresents',
  ],
  // Presents are opened indoors, by the tree.
  [
    /^(?!.*\b(?:street|square|forest|market|outside|outdoors|garden|beach)\b)(.*\b(?:opening|unwrapping|opens|unwrap|opened)\b.*?\b(?:presents?|gifts?)\b)(?=.*\b(?:christmas|xmas)\b)(.*?)(?:,? ?(?:by|under|near|around|beside|next to|in front of) (?:the |a |our |their )?(?:christmas |xmas )?tree)? *$/g,
    '$1$2 by a christmas tree in a livingroom ',
  ],
  [
    /\b(?:enjoying|taking|going for|having|on|out for|takes?|enjoy) (?:an? |their |his |her )(?:(?!and\b)\w+ ){0,2}(?:stroll|walk|hike|ramble)\b/g,
    'walking',
  ],
  [/\b(?:two|couple of) adults (?=walking\b)/g, 'a couple '],
  [/\b(?:two|three|four|some|several) adults\b/g, 'friends'],
  [
    new RegExp(
      `(${WHO}) (?:(?:who|that) )?(?:is |are |gets? |getting )?(?:being )?(?:chased|pursued|hunted)((?: (?:through|across|down|along|over|in) (?:the|an?) (?:\\w+ )?\\w+)?) by (${WHOM})`,
      'g',
    ),
    '$3 chasing $1$2',
  ],
  // Those who are played to are where the viewer is.
  [
    new RegExp(
      `,? ?\\b(?:captivating|entertaining|delighting|enchanting|amazing|wowing|before|in front of|to|for) (?:an?|the|his|her|their) (?:\\w+ )?${LISTENERS}\\b(?<=\\b(?:musician|violinist|pianist|singer|guitarist|cellist|dancer|magician|comedian|band|ballerina|clown|juggler|orchestra|speaker|performer|drummer|saxophonist|flutist)\\b.*)`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:(?:standing|gathered|stand|gather|dancing|huddled|brewing(?: a)? potions?) )?(?:around|round|over) (?:an?|the|their) (?:(?:bubbling|boiling|big|black|green|huge|steaming|glowing) )*cauldron\b/g,
    'at a cauldron',
  ],
  [/\b(?:(?:wizards?|mages?|magicians?|sorcerers?|castle|ivory) )?tower library\b/g, 'library'],
  [
    /\b((?:runner|sprinter|jogger|athlete)s?) (?:crossing|crosses|reaching|at) (?:the|a) finish(?:ing)? line\b/g,
    '$1 running',
  ],
  [/\b(?:fighting|battling|racing|skating|going) for the puck\b/g, ''],
  [
    /\b(?:the )?backs? of (?=(?:an?|the|two|some|my) (?:\w+ ){0,2}(?:person|man|woman|girl|boy|child|couple|figure|people|friends|lady|guy)\b)/g,
    'from behind ',
  ],
]
