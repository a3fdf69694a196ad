/** Vehicles and vessels that a view may be had from, and the word for the window of each. */
const FLYING = '(?:aero ?plane|air ?plane|plane|jet|airliner|aircraft)'
const ON_RAILS = '(?:(?:\\w+ )?train|railway carriage|sleeper carriage)'
const AFLOAT = '(?:ship|boat|ferry|cruise ship|cabin|yacht|submarine)'
const LOOKING =
  '(?:(?:the |a |my )?(?:window seat )?(?:view|views|looking|look|seen|photo|picture|shot|taken|gazing|staring)(?: out)?(?: (?:at|of|over) (?:\\w+ ){1,4}?)? ?(?:out )?(?:of|from|through) )'
const OWN = '(?:an?|the|my|our|your|her|his)'

const BOATS = 'boats?|ships?|dinghy|dinghies|trawlers?|yachts?|canoes?|vessels?|fishing boats?'

/** Who is in several boats at once. */
const SEVERAL =
  '(?:people|folks|locals|tourists|families|couples|friends|children|kids|men|women|fishermen|villagers)'
const IN_BOATS =
  '((?:(?:small|little|wooden|rowing|tiny|colou?rful|long|narrow|old|paddle|blue|red|white|green|yellow) )*(?:rowing ?boats|rowboats|boats|canoes|kayaks|punts|gondolas|dinghies))'

const CLOTHED_ROOM = '(?:house|home|cottage|hut|cabin|church|barn|shed|village|town|city|street|cat)'

/** Waters, weathers and views out of doors that are told in several words. Applied before those of clauses. */
export const OPEN_AIR_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Dust that the wind brings is no thunderstorm.
  [/\b(?:dust|sand) ?storms?\b|\bhaboobs?\b/g, 'sandstorm'],
  // What is seen through the window of a vehicle has the window about it; whoever sits at it is in the cabin.
  [
    new RegExp(
      `${LOOKING}${OWN} ${FLYING}(?: ?'?s)?(?: (?:window|seat|porthole)s?| window seat)\\b|\\b${FLYING} (?:window seat|window|porthole)(?: seat)? (?:views?|shot|photo)\\b(?: of| over| at)?|^ (?:an? |the )?(?:photo |picture )?(?:of )?(?:an? |the )?${FLYING} window\\b(?! seat)`,
      'g',
    ),
    ' planewindow ',
  ],
  [
    new RegExp(
      `${LOOKING}${OWN} ${ON_RAILS}(?: (?:carriage|compartment))?(?: (?:window|seat)s?| window seat)\\b|\\b(?:train|railway) window (?:views?|shot|photo)\\b(?: of| over| at)?`,
      'g',
    ),
    ' , trainwindow ',
  ],
  [
    new RegExp(
      `(?:${LOOKING})?${OWN} (?:round |brass |old |rusty )*(?:${AFLOAT} )?portholes?\\b(?: (?:of|in|on) ${OWN} (?:old )?${AFLOAT})?|\\b(?:${AFLOAT} )?portholes?\\b(?= (?:with|view|looking|onto|over)| ?,)`,
      'g',
    ),
    ' shipwindow ',
  ],
  // A lake without its water.
  [
    /\b(?:dry|dried(?: up| out)?|cracked|parched) (?:(?:dry|dried|cracked|parched|empty|mud) )*(?:lake|river|sea|pond|reservoir|creek|stream)(?: ?bed| bottom| floor)?s?\b/g,
    'driedlake',
  ],
  [
    new RegExp(
      `\\b(?:at |in |during )?low tide\\b(?=.*\\b(?:${BOATS})\\b)|\\b(?:the )?tide (?:is |gone |has gone )?(?:right |far )?out\\b(?=.*\\b(?:${BOATS})\\b)`,
      'g',
    ),
    ' on the beach , lowtide ',
  ],
  [new RegExp(`\\b(?:stranded|beached|grounded) (?=(?:\\w+ )?(?:${BOATS})\\b)`, 'g'), ''],
  [/\b(?:rough|heavy|wild|foul) weather\b/g, 'stormy weather'],
  // Ice that ends in water.
  [
    /\b(?:calving glaciers?|tidewater glaciers?|glaciers? calving|glacier front|glaciers? (?:that |which )?(?:is |are )?(?:calv|break|meet|end|reach|run|fall|crash|tumbl|flow|melt|collaps|drop)\w*(?: (?:off|down|away|up|ice))*)(?: (?:in(?:to)?|at|to))?(?: the| a| an)?(?: (?:\w+ )?(?:sea|ocean|water|fjord|bay|lake|lagoon))?\b/g,
    'tidewaterglacier',
  ],
  // Snow that goes leaves water on the ground.
  [
    /\b(?:puddles of |pools of )?(?:melted|melting|thawing) snow\b|\bsnow ?melt\b|\bsnow (?:is )?(?:melting|thawing)\b|\b(?:spring )?thaw\b/g,
    'snowy puddles',
  ],
  // Whose pond it is, is in it.
  [
    /\b(koi|goldfish|carp) ponds?\b(?!.*\b(?:koi|fish|goldfish|carps?|frogs?|ducks?)\b)(?<!\b(?:koi|fish|goldfish|carps?|frogs?)\b.*\w+ ponds?)/g,
    'pond with three $1',
  ],
  [
    /\bduck ponds?\b(?!.*\b(?:ducks?|swans?|geese|goose|fish\w*|frogs?)\b)(?<!\b(?:ducks?|swans?|geese|boys?|frogs?|girls?|children|man|woman)\b.*\w+ ponds?)/g,
    'pond with three ducks',
  ],
  // Glass houses of gardens are seen from the garden.
  [
    /(?<=\b(?:gardens?|allotment|yard|backyard|lawn|field|farm|meadow)\b.*)\b(with|and|by|near|beside|behind|outside|before|next to|in front of) (an?|the|my|his|her|our) ((?:(?!garden)\w+ )?)greenhouse\b/g,
    '$1 $2 $3garden greenhouse',
  ],
  [
    /^ ((?:an?|the|my|our|his|her) (?:(?!garden)\w+ ){0,2}?)greenhouse (?=(?:in|at the (?:end|bottom|back) of|on|behind|outside in) (?:an?|the|my|our|his|her) (?:\w+ )?(?:garden|field|meadow|snow|yard|backyard|allotment|lawn|hill)\b)/g,
    ' $1garden greenhouse ',
  ],
  // Lanes that nobody drives on are trodden between what grows to both sides.
  [
    /(?<!\b(?:cars?|trucks?|bus|van|motor\w*|bikes?|bicycles?|cycl\w+|driv\w+|lorr\w+|tractors?|jeep|wagon|cart)\b.*)\b(?:(?:dirt|country|sandy|gravel|farm|dusty|narrow|little|small|earth|winding|long|straight) )+(?:roads?|tracks?|lanes?) (?:(?:winding|leading|running|going|cutting) )?(?=(?:through|between|across|among) (?:(?:an?|the|rows of|endless|blooming|green|golden) )*(?:sunflowers?|poppy|poppies|lavender|tulips?|wheat|barley|corn|maize|flowers?|wildflowers?|rapeseed|canola|meadows?|fields?|vineyards?|vines|olive)\b)(?!.*\b(?:cars?|trucks?|bus|van|motor\w*|bikes?|bicycles?|cycl\w+|driv\w+|lorr\w+|tractors?)\b)/g,
    'path ',
  ],
  // What a puddle mirrors stands behind it.
  [
    /\b(?:an? |the |some )?(?:(?:big|large|small|muddy|rain|street) )*puddles? (?:reflecting|mirroring|that reflects?|which reflects?|with (?:an? |the )?reflections? of) /g,
    'standingwater , ',
  ],
  [
    /,? ?\b(?:is |are )?(?:reflect(?:ed|ing|s|ions?)|mirror(?:ed|ing|s)) in (?:an? |the |some )?(?:(?:big|large|small|muddy|rain|street) )*puddles?\b/g,
    ' , standingwater ',
  ],
  // Land is yellow of what blooms on it.
  [/\b(?:bright |sea of |golden )?yellow (fields?|meadows?)\b(?! of)/g, 'rapeseed $1'],
  // Nothing falls yet.
  [
    /\b(?:just|right|moments|minutes|seconds|shortly|an hour) before (?:the |an? )?(?:heavy |big |summer )?(?:rain|storm|downpour|thunderstorm)(?: (?:starts|breaks|comes|arrives|hits|falls))?\b/g,
    'under gatheringclouds',
  ],
  // Rain is heard on a roof, and seen on the house that it is of.
  [
    new RegExp(
      `(?<!\\b${CLOTHED_ROOM}\\b.*)(?<=\\b(?:rain|monsoon|hail|downpour|raining)\\b(?: \\w+)?) (?:on|onto|over) (?:an?|the|our|my) (?:(?:tin|zinc|corrugated|iron|metal|rusty|thatched|old) ){1,3}roofs?\\b(?!.*\\b${CLOTHED_ROOM}\\b)`,
      'g',
    ),
    ' on a tin hut ',
  ],
  [
    new RegExp(
      `\\b${SEVERAL} (?:(?:sitting|out|rowing|paddling|relaxing|punting|fishing) )?in ${IN_BOATS}\\b`,
      'g',
    ),
    'three $1 with friends in each',
  ],
  [
    /\b(?:(?:hot|steaming|steamy|wooden|warm|open air|outdoor|natural|volcanic) ){1,3}(?:outdoor |open air )?(?:baths?|bathing pool|thermal bath)\b(?=.*\b(?:snow\w*|winter|steam\w*|outdoors?|rocks?|mountains?|japan\w*|forest|monkeys?|macaques?|capybaras?)\b)|\b(?:hot outdoor|outdoor hot|open air hot|hot open air) (?:bath|tub|pool)s?\b/g,
    'hot spring',
  ],
]
