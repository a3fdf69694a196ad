/** Ordinary ways to say what the tables know by another word. Applied before all others. */
export const EVERYDAY_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Glasses that stand somewhere are to drink from.
  [
    /\b((?:couple|pair|set|row) of|two|three|four|five|six|some|empty|several) glasses (?=(?:are |is )?(?:(?:sitting|standing|placed|lined up) )?(?:on|next|beside|filled|full|with)\b)(?!on (?:his|her|its|their|the) (?:face|nose|head))/g,
    '$1 waterglasses ',
  ],
  [/\bfrosted (?=(?:glass|window|bottle|jar)\w*\b)/g, ''],
  // The ball that belongs to a game is that of the game.
  [
    /(?<=\b(?:tennis|baseball|basketball|golf|golfer|volleyball|cricket|batter|hockey)\b.*)\b((?:about to )?(?:hit|hits|hitting|serve|serves|serving|swinging at|returning|throwing|catching|dunking|dribbling)) (?:the|a|his|her) ball\b/g,
    '$1',
  ],
  [
    /\b(under|beneath|behind|below|inside|holding|eating) (?:a|the|an) (?:(?:big|large|green|huge|wet|giant|small|banana|palm) )*leaf\b/g,
    '$1 a greenleaf',
  ],
  [/\bmaple leaf\b/g, 'mapleleaf'],
  // What has been drawn out of the water lies on the beach.
  [
    /\b(?:pulled|dragged|drawn|hauled|lying|resting|beached|stranded)(?: up| high| ashore)* (?:on|onto) (?:the |a )?(?:\w+ )?(?:sand|shingle|pebbles|shore|beach)\b(?<=\b(?:boats?|ships?|rowboats?|canoes?|kayaks?|dinghy|dinghies|fishing boats?)\b.*)/g,
    'on the beach',
  ],
  // Who sleeps in a tower lies there in full view, and what it is overgrown with is about her.
  [
    /\b(princess|rapunzel|maiden|queen|damsel|sleeping beauty) (?:is |lies )?(?:fast )?(?:asleep|sleeping|slumbering) in (?:an?|the|her|his) (?:(?:tall|high|stone|castle|old|ivory|magic|lonely) )*tower\b/g,
    '$1 sleeping on a couch in a towerchamber',
  ],
  [
    /(?<=\btowerchamber) (?:(?:wrapped|covered|overgrown|entwined|wreathed|choked|surrounded|encircled) )(?:in|with|by) (?:(?:thorny|wild|climbing|red|pink|white) )*(?:roses|rose vines|vines|thorns|brambles|briars)\b/g,
    ' with many roses',
  ],
  // Who is in a tower is known by it.
  [
    /\b(princess|rapunzel|maiden|queen|damsel)((?: \w+ing)?(?: sadly| alone)?) in (?:an?|the|her|his) (?:(?:tall|high|stone|castle|old|ivory|magic|lonely) )*tower\b/g,
    '$1$2 by a tower',
  ],
  // Who sells something from a table stands at it, the wares upon it.
  [
    /\b(?:selling|sells?) ((?:(?!from|at|on|behind)\w+ ){0,2}\w+) (?:from|at|on|behind) (?:an?|the|our|my|their|her|his) (?:\w+ ){0,2}(?:table|lemonade stand)\b/g,
    'standing at a table with $1',
  ],
  [
    /\b(?:running|at|behind|with) (?:an?|the|our|my|their|her|his) (?:\w+ )?lemonade (?:stand|stall)\b/g,
    'standing at a table with lemonade',
  ],
  [
    /\b(?:standing at a table with lemonade)\b(?!.*\b(?:street|road|beach|park|garden|fair|market|village|town|lawn|yard|kitchen)\b)/g,
    'standing at a table with lemonade in a residential street',
  ],
  [/\bis (?:the|their|his|her|our|my) (?:\w+ )?(?:custom+er|client|visitor|guest)\b/g, ''],
  [
    /\b(?:the|our|my) (?:next ?door )?neighbou?rs (?=(?:\w+ ){0,4}(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horse|goat|rabbit|car|garden|fence|tree)\b)/g,
    'the ',
  ],
  // One's own street is one of houses, unless a city is named.
  [
    /\b(?:on|in|down|along|across) (?:our|my) (?:own |little |quiet |old )*(?:street|road)\b(?!.*\b(?:city|downtown|skyscrapers?|apartments?|new york|london|tokyo|paris)\b)/g,
    'in a residential street',
  ],
  [/\b(?:suburban|residential) (?:street|road|avenue)\b/g, 'residential street'],
  // A yurt that is looked at is no room.
  [/(?<=\b(?:view|views|window|outside)\b.*)\byurt(?=s?\b)/g, 'ger'],
  [
    /\b(?:flower|floral|daisy|flowery|blossom|rose) (?:crown|wreath|tiara|headband|garland)s?\b(?! (?:on|over|above) (?:the|a) (?:door|wall|grave|table|gate))|\b(?:crown|wreath|garland)s? of (?:\w+ )?(?:flowers|daisies|roses|blossoms?|wildflowers)\b(?= (?:on|in|around) (?:his|her|its|their)\b|(?<=\bwear\w* (?:an? )?\w+ of (?:\w+ )?\w+))|\bdaisy chain(?= on)/g,
    'flowercrown',
  ],
  // A cloud that bears somebody is a thing, and no weather.
  [
    /(?<!\bnot? (?:\w+ )?)\b(?:on|atop|upon)(?: top of)? (?:an?|his|her|its|their) (?:(?!rainy|stormy|dark)\w+ ){0,2}cloud\b(?: (?:(?:high )?(?:up )?(?:in|above|through|across) (?:the )?(?:\w+ )?(?:sky|clouds|air)))?/g,
    'on a skycloud',
  ],
  [/\b(?:american|us|usa|united states) flag(?=s?\b)/g, 'usflag'],
  [/\b(flags?|usflag) (?:waving|flying|fluttering|flapping|blowing|waves|flies)\b/g, '$1'],
  // The mouse beside a computer is no animal.
  [
    /(?<=\b(?:keyboard|laptop|computer|monitor|pc|desktop)s?\b[^.]*)(?<!\bcomputer )\bmouse\b|(?<!\bcomputer )\bmouse\b(?=,? (?:and )?(?:an? |the )?(?:keyboard|laptop|computer|monitor))/g,
    'computer mouse',
  ],
  [
    /\b(?:formula (?:one|1)(?: rac(?:e|ing))?(?: cars?)?|f1 (?:rac(?:e|ing) )?cars?|formula(?= (?:very |fast|on |in |at |around|car)))\b/g,
    'racing car',
  ],
  [/\bon the race\b(?! ?(?:track|course|way))/g, 'on the race track'],
  [/\bmotocross (?:riders?|bikers?|racers?)\b/g, 'a man riding a motorcycle on a dirt road'],
  [/\bmotocross\b/g, 'motorcycle'],
  [
    /\b(?:going off|jumps? off|jumping off|flying off|launching off|leaping off) (?:an? |the )?(?:\w+ )?(?:jump|ramp)s?\b/g,
    'jumping',
  ],
  [/\b(?:(?:male|female|young|old) )?(?:runner|jogger) athlete\b|\bathletic runner\b/g, 'athlete'],
  [
    /\b(?:speaking|talking|speaks|talks|presenting|presents|lecturing|giving (?:an? |the )?(?:speech|talk|lecture|presentation)|gives (?:an? |the )?(?:speech|talk|lecture|presentation))(?: (?:at|to|in|on|during|before) (?:an? |the |his |her )?(?:\w+ )?(?:conference|convention|congress|crowd|audience|event|podium|lectern|stage|symposium|rally))\b/g,
    'pointing on a stage with a microphone',
  ],
  [
    /\b(?:doing|does|performing|performs|conducting|conducts|running) (?:an? |some |his |her |chemistry |chemical |science |scientific |lab )*experiments?\b(?: (?:on|at) (?:a|the) table)?/g,
    'working at a test tube in a laboratory',
  ],
  [
    /\bslam dunk(?:s|ing)?\b(?: (?:the|a) (?:basket)?ball)?|\bdunk(?:s|ing) (?:the|a) (?:basket)?ball\b/g,
    'jumping with a basketball',
  ],
  [/\b(?:caramel|toffee|honey|sand|fawn|cream|apricot) colou?red\b/g, 'tan'],
  [
    /\b(white|black|brown|red|blue|green|yellow|orange|pink|purple|grey|gray|golden|tan) colou?r(?:ed)? (?=\w)(?!background|backdrop)/g,
    '$1 ',
  ],
  [
    /\b(?:dew ?drops?|morning dew|dew|water ?drop(?:let)?s?|rain ?drops?) (?:on|upon|hanging from|clinging to) (?=(?:an?|the|its|some|green|red|spider)\b)/g,
    '',
  ],
  [/\b(?:wood|wooden) (?=(?:plate|table|board|bowl|tray|chair|bench|desk|surface)s?\b)/g, 'wooden '],
  [/\b(?:features|featuring) (?=an? )/g, 'with '],
  [
    /\b(?:(?:young|adult|old|attractive|beautiful) )*females?\b(?= (?:\w+ing|in|with|on|at|is|who|and)\b)/g,
    'woman',
  ],
  [
    /\b(?:(?:young|adult|old|attractive|handsome) )*males?\b(?= (?:\w+ing|in|with|on|at|is|who|and)\b)/g,
    'man',
  ],
  [
    /\b(?:person|man|woman|boy|girl|guy|someone|kid) (?:with|on|riding|using) (?:an?|his|her|their) (?:(?!\b(?:in|near|by)\b)\w+ ){0,4}snowboard\b(?: (?:jumps|jumping))?/g,
    'snowboarder',
  ],
  [/\bcar (?:wheel|tyre|tire)s?(?: rims?)?\b/g, 'car'],
  [
    /\b(?:washing|cleaning) (?=(?:an? |the |his |her )?(?:\w+ )?(?:car|truck|motorcycle)\b)(?<!\b(?:man|woman|boy|girl|guy|person|someone|people|kids|is|are) washing )/g,
    'a man washing ',
  ],
  [
    /^ (?:pouring|poured) (milk|water|juice|wine|beer|coffee|tea) (?:in|into) (?:a|the) (glass|cup|mug)\b/g,
    ' a $2 of $1',
  ],
  [
    /\b(?:flying |orbiting |floating |hovering )?(?:over|around|above|near|past) (?:an? |the )?(?:\w+ )?(?:like )?planet (?=in (?:deep |outer )?space\b)/g,
    '',
  ],
  [/\bdining area\b/g, 'dining room'],
  [
    /\b(?:inhabited|populated|home to|lived in) by (?=(?:tiny|small|little) (?:creatures|beings)\b)/g,
    'with ',
  ],
  [
    /(?<=\b(?:garden|meadow|forest|wood|flowers|mushrooms?)\b.*)\b(?:tiny|small|little) (?:creatures|beings|critters)\b/g,
    'snails',
  ],
  // Animals of no kind are some of those of the place.
  [
    /\b(?:(?:various|different|many|all kinds of|all|some|exotic|wild|african|the|safari|lots of) )*(?:wild ?life|animals)\b(?=.*\b(?:savannah?|safari|water ?hole|africa))|\b(?:safari|african|savannah?) animals\b/g,
    'an elephant and a zebra and a giraffe',
  ],
  [
    /\b(?:(?:various|different|many|all kinds of|all|some|exotic|wild|tropical|the|lots of) )*(?:wild ?life|animals)\b(?=.*\b(?:jungle|rain ?forest))|\b(?:jungle|rain ?forest) animals\b/g,
    'a tiger and a monkey and a parrot',
  ],
  [
    /\b(?:farm|farmyard|barnyard) animals\b|(?<!\b(?:stuffed|toy|plush|balloon) )\banimals\b(?=.*\bfarm\b)/g,
    'a cow and a pig and a sheep',
  ],
  [/\b(?:sea|ocean|marine) (?:animals|creatures|life)\b/g, 'a turtle and fish and a jellyfish'],
  [
    /\b(?:forest|woodland|woods) (?:animals|creatures)\b|\b(?:(?:various|different|many|all kinds of|all|some|cute|wild|little|small|baby|the|lots of|group of|friendly) )+animals\b(?!.*\b(?:print|shelter|zoo|farm|circus)\b)(?! (?:print|shelter|rights))/g,
    'a deer and a fox and a rabbit',
  ],
  [
    /(?<!\b(?:irritating|annoying|flying|eating|eats|catching|biting) )\b(?:(?:tiny|small|little|colou?rful|various|different|many|some) )*insects\b(?! (?:swarm|net|bites?))/g,
    'a beetle and an ant and a dragonfly',
  ],
]
