/** Where nobody is who would need room to stand. */
const UNPEOPLED =
  '(?!.*\\b(?:man|woman|person|castaway|pirate|girl|boy|people|sailor|couple|house|hut|treasure|monkey|parrot)\\b)'

/** Skies, waters and grounds that are named in several ways, and the words that the tables know them by. */
export const OUTDOOR_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What goes round a planet is no jewel.
  [
    /\b(?:ringed|ring|saturn like) ((?:\w+ )?)planets?\b|\bplanets? with (?:(?:its|the|beautiful|huge|giant|glowing|colou?rful|icy|golden|bright|great|many) )*rings?\b/g,
    '$1saturn',
  ],
  [
    /(?<=\b(?:saturn|planets?)\b.*)\b(?:with |and )?(?:the |its |their )?(?:(?:planet|planets|saturn|saturns|great|bright) )*rings\b/g,
    '',
  ],
  [
    /\b(?:(?:as )?(?:seen|viewed|photographed|looking up|looking) )?(?:from|on) (?:the )?(?:(?:rocky|icy|dusty|barren|grey) )*(?:surface of )?(?:an?|its|one of its|the|another) (?:(?:nearby|icy|rocky|small|distant|barren|alien|own) )*moons?\b(?! ?(?:light|lit|beam))/g,
    'over a lunar landscape',
  ],
  // “A drone photo of a beach”: what it is a picture by is no thing in it.
  [/^ (?:an? )?(?:drone|birds? eye|birdseye|helicopter) (?=(?:an?|the|my|our|some) )/g, ' fromabove '],
  // Where a picture was taken from is not in it.
  [
    /,? ?\b(?:shot|photographed|taken|filmed|framed) from (?:under|below|beneath|behind|across|inside|beside) (?:an?|the|our|my) (?:\w+ )?\w+\b/g,
    '',
  ],
  [
    /\b(?:seen|viewed|shown|photographed|looking(?: straight)?(?: down)?) from (?:high |far |directly |straight |right )*(?:above|overhead|the air|the sky|a plane|an aeroplane|an airplane|space)|\bfrom the air\b|(?<!\b(?:light|rain|snow|leaves|hanging|clouds?|sky|coming|down) )\bfrom (?:high |far |directly |straight )?above\b|\b(?:in|as|with) (?:an? )?(?:top down|overhead) (?:view|shot)\b|\btop down (?:view )?(?:of )?/g,
    ' fromabove ',
  ],
  [/\brock ?pools?\b(?!.*\b(?:waterfall|jungle|forest)\b)/g, 'rockpool'],
  [
    /\b(?:total |full |partial |annular )?(?:solar eclipse|eclipse of the sun|eclipsed sun)\b/g,
    'solareclipse',
  ],
  [/\bcoral (?:island|atoll|isle)(s?)\b/g, 'tropical island$1'],
  [
    /\b(?:forest|wood|bush|wild) ?fires?(?: (?:burning|raging|spreading))?\b(?! (?:fighter|truck|place|pit))/g,
    'burningwood',
  ],
  [/\b(?:ruined castle|castle ruins?|ruins of (?:an?|the) (?:old )?castle)\b/g, 'ruined castle'],
  [
    /\bsakura(?: trees?)?\b(?! (?:petal|flower|branch|festival|crown|tea|dress|pattern|blossom|tree))/g,
    'cherry blossom trees',
  ],
  [/\bflooded (village|town)\b/g, '$1 by a lake'],
  [/\brose ?bush(es)?\b/g, 'rosebush$1'],
  [
    /\b(?:rain|dew|water) ?drops? (?:on|sitting on|rolling off|falling on|hanging from) (?:an? |the )?(?:green |fresh |wet |big |tropical )*lea(?:f|ves)\b/g,
    'a greenleaf in the rain',
  ],
  [
    /\b(?:desert |wild west |western |old west )ghost towns?\b|\bghost towns? (?=in (?:the |a )?(?:\w+ )?(?:desert|wild west|nevada|arizona|california))/g,
    'western town ',
  ],
  [
    /\b(?:winding |steep |narrow )?(?:mountain|alpine) (road|highway|lane)s?\b/g,
    'winding $1 in the mountains',
  ],
  [/\bhairpin (?:bends?|turns?|curves?)\b/g, 'winding'],
  // Among houses they are trees like others.
  [/\bolive trees\b(?=.*\b(?:villages?|towns?|houses?|street|courtyard)\b)/g, 'trees'],
  [/\bolive trees\b(?! ?(?:branch|grove|orchard))/g, 'an olive grove'],
  [/\bbeaver dams?\b/g, 'beaver on a log'],
  [
    /\bdead sea\b(?: shore| coast)?|\bsalt (?:formations?|crystals on the (?:shore|ground)|crust)\b/g,
    'salt lake',
  ],
  [/\brainbow eucalyptus\b/g, 'eucalyptus'],
  [
    /(?<=\b(?:moon|stars|sky|sun|sunset|eclipse)\b.*)\b(?:(?:viewed|seen|shining|glowing|peeking|framed|visible|looking) )?(?:between|through|behind|by|among) (?:the )?(?:bare |tree |dark |twisted |oak |winter )*(?:tree )?branches(?: of (?:an?|the) (?:\w+ )?trees?)?\b/g,
    'behind bare trees',
  ],
  [/\bcrystal clear\b/g, 'clear'],
  [
    /\b(?:clear|mountain|natural|hidden|forest|fresh ?water) spring (?=(?:in|of|under|with|among|near|bubbling)\b)/g,
    'stream ',
  ],
  [
    /\b(?:swimming|watering) hole (?=(?:under|below|beneath|by|at|near) (?:an? |the )?(?:\w+ )?waterfall)/g,
    'pond ',
  ],
  [/\bfootprints? in (?:the )?(?:(?:fresh|deep|new|white|untouched) )*snow\b/g, 'a snowy path'],
  [
    /\b(?:(?:pine|fir|whole|dry|old) )?(?:forest|woods?|jungle)(?: is| are)? (?:on fire|in flames|burning|ablaze)\b/g,
    'burningwood',
  ],
  [
    /\b(?:harvesting|planting|picking|reaping|transplanting) (?:the )?rice\b(?! (?:paddy|field))/g,
    'working in a rice paddy',
  ],
  [/\b(?:zen|japanese) (?:stone|rock|sand|gravel|dry) garden\b/g, 'zen garden'],
  [
    /\b(?:on|along|at|by) (?:an?|the) (?:(?:icy|frozen|snowy|rocky|cold) )*(?:shores?|beach|coast) (?:in|of) (?:the )?(antarctica|antarctic|arctic|greenland)\b/g,
    'on the ice in $1 by the sea',
  ],
  [/\brice harvest\b/g, 'a farmer in a rice field'],
  [/\b(?:wheat|corn|grain) harvest\b/g, 'two farmers in a wheat field'],
  [/\b(?:grape|wine) harvest\b/g, 'two farmers in a vineyard'],
  [/\bbanana (?:plantation|grove|farm)s?\b/g, 'palm grove'],
  [/\bbamboo (?:foot)?bridge\b/g, 'footbridge'],
  // Water that throws itself up, and mountains that throw fire.
  [/\b(?:the )?(?:geyser )?old faithful(?: geyser)?\b/g, 'the geyser'],
  [
    /\b(?:erupting|exploding|spouting|active|steaming) geyser(s?)\b|\bgeyser(s?) (?:is |are )?(?:erupt|explod|spout|shoot|blow|spray)(?:ing|s|es)?(?: (?:water|steam|up|into the (?:sky|air)|high))*\b|\bgeyser eruptions?\b/g,
    'geyser$1$2',
  ],
  [/\b(volcano(?:es)?)(?: is| are)? (?:explod(?:es|ing)|blow(?:s|ing) (?:up|its top))\b/g, '$1 erupting'],
  [/\bexploding volcano(es)?\b/g, 'erupting volcano'],
  // Waves that shine by what lives in them.
  [
    /\b(?:(?:glowing|bioluminescent|luminous|luminescent|phosphorescent|neon|electric) (?:(?:blue|green|turquoise|neon|bright|ocean|sea) )*(?:waves?|surf|water|waters|sea|tide|algae|plankton|shoreline|bay)|(?:waves?|surf|water|waters|sea|tide|plankton|algae) (?:(?:is|are|that|which) )*(?:glowing|glows?|shining|lit up) (?:(?:bright|electric|neon) )*(?:blue|green|turquoise)|bioluminescen(?:ce|t) (?:in|on) (?:the )?(?:water|waves|sea|shore))\b/g,
    'waves glowingwater',
  ],
  [/\bbioluminescent (beach|shore|coast|lagoon|lake|ocean)\b/g, '$1 glowingwater'],
  // Rocks that rise as towers do.
  [
    /\b(?:jagged|granite|craggy|sharp|spiky) (?:(?:rock|stone|mountain|granite|pink) )*(?:towers|spires|pinnacles|needles|peaks)\b|\bgranite (?:towers|spires|pinnacles|needles)\b/g,
    'mountains',
  ],
  // Those that wind and rain have left of soft stone stand in a dry land.
  [
    /\b(?:(?:an?|the) )?(?:valley |land |field |desert |canyon )?(?:of |with |full of )?(?:(?:strange|tall|red|odd|giant|sandstone) )*(?:rock (?:towers|spires|pinnacles|needles|pillars|chimneys)|fairy chimneys|hoodoos?)\b/g,
    'hoodoovalley',
  ],
  [
    /\b(?:hexagonal |stone )*basalt (?:columns?|pillars?|cliffs?|formations?|rocks?|stacks?)\b|\bhexagonal (?:rock |stone )?(?:columns?|pillars?)\b|\bgiant'?s causeway\b/g,
    'basalt columns',
  ],
  // Hills to slide down.
  [
    /\b(?:sledging|sledding|sledding|toboggan(?:ing)?|sleighing|tobogganing) (hill|slope|run|track|piste)s?\b/g,
    'snowy hill',
  ],
  // The last of the sun, and weather that has a verb of its own.
  [
    /\b(?:the )?sun (?:is )?(?:nearly|almost|about|just about) (?:gone|set|down|setting|to set)\b|\blast (?:light|rays) of (?:the )?(?:day|sun)\b/g,
    'sunset',
  ],
  [/\b(night|day|morning|evening|afternoon) (?:that |when |on which )?it rained\b/g, 'rainy $1'],
  [/\b(night|day|morning|evening|afternoon) (?:that |when |on which )?it snowed\b/g, 'snowy $1'],
  // Ice that has broken off into water.
  [/\b(?:glacier|glacial|iceberg|ice) (?:lagoon|lake|bay)s?\b|\bjokulsarlon\b/g, 'sea ice'],
  // Boats are on the river that they go down.
  [
    /\b(?:floating|drifting|gliding|sailing|travell?ing) (?:slowly |gently )?(?:down|along|up) the (?=\w+)/g,
    'on the ',
  ],
  // Dunes of a coast have the sea behind them.
  [
    /\b(?:(?:grassy|sand|sandy|coastal|beach) )*dunes? (?:with (?:\w+ ){1,3})?(?:by|near|along|above|beside|at|behind|next to|on|overlooking) (?:the )?(?:(?:north|baltic|atlantic|pacific|wide|open) )*(?:sea|ocean|coast|beach|shore|seaside)\b|\b(?:coastal|beach|seaside|grassy) (?:sand )?dunes?\b|\bmarram grass\b/g,
    'coastaldunes',
  ],
  // Bridges of gardens are low and of wood.
  [
    /(?<=\b(?:japan\w*|zen|koi|garden|pond|lily|lilies|monet)\b.*)\b(red|wooden|little|small|arched|curved) (?:(?:wooden|little|small|arched|curved) )*bridge\b|\b(red|wooden|little|small|arched|curved) (?:(?:wooden|little|small|arched|curved) )*bridge\b(?=.*\b(?:japan\w*|zen|koi|garden|pond|lily|lilies|monet)\b)/g,
    '$1$2 footbridge',
  ],
  // Islands that are no larger than what grows on them.
  [
    new RegExp(
      `\\b(?:(?:small|tiny|little|lonely|remote) (?:(?:tropical|sandy|desert|green|round|deserted) )*island\\b(?=.*\\bpalms?\\b)|(?:desert|deserted|castaway) island\\b)${UNPEOPLED}(?: with (?:an?|one|two|three|some|a few) (?:(?:lone|single|tall|coconut|swaying) )*palm(?: ?tree)?s?)?`,
      'g',
    ),
    'coconutislet',
  ],
  // Of a thing that serves as a hat.
  [/\bwith (an? (?:\w+ ){1,2}?)(?:for|as) (?:a|its|his|her) hat\b/g, 'with $1on its head'],
  // Trees of what no tree is of.
  [
    /\b(?:(?:an?|the|one|single) )?(crystal|glass|ice|jade) (tree|oak|willow|pine)(?!s| house)\b/g,
    'a $2 made of $1',
  ],
  [/\blotus (?:flower|bloom|blossom)s\b/g, 'lotuses'],
  [
    /\b(?:fields?|lakes?|ponds?|sea) of ((?:\w+ ){0,2})(?:lotuses|water ?lilies|lily ?pads)\b/g,
    'lotus pond with $1lotuses',
  ],
]
