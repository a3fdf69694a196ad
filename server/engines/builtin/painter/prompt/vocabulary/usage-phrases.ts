const LOOKS =
  'yellow|golden|purple|violet|red|blue|pink|white|orange|ripe|green|tall|bright|blooming|flowering|wild|high|endless'
const CROPS =
  'rapeseed|canola|lavender|sunflowers?|tulips?|popp(?:y|ies)|wheat|barley|corn|cotton|daisies|bluebells|daffodils|dandelions'
const WORN =
  'boots|wellies|wellingtons|shoes|coats|hats|socks|slippers|umbrellas|bicycles|bikes|toothbrushes|mugs|gloves|mittens|stockings|trainers|sneakers|raincoats|jackets|scarves|helmets|backpacks|schoolbags'
const ROOM =
  '(?:bed ?room|kitchen|bath ?room|living room|dining room|sitting room|hallway|attic|lounge|nursery|study|pantry|porch)'
/** What takes a load, and how that is said. */
const CARRIERS =
  '(?:mopeds?|scooters?|motor ?bikes?|motorcycles?|bicycles?|bikes?|donkeys?|mules?|camels?|horses?|elephants?|carts?|rickshaws?)'

/** How people say where something is, whose, and of what kind. */
export const USAGE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bfields? of (?:(?:${LOOKS}) )+(?=(?:${CROPS})\\b)`, 'g'), 'field of '],
  [/\bfields? of (?:rapeseed|canola|oilseed rape|rape)(?: (?:flowers?|plants))?\b/g, 'rapeseed field'],
  [/\bfields? of (lavender|sunflower|tulip|poppy|daisy) (?:flowers?|plants|blooms|blossoms)\b/g, '$1 field'],
  // Whose they are is not there.
  [
    new RegExp(
      `\\b((?:\\w+ )?(?:${WORN})) of (?:an?|the|our|my|his|her|their) (?:(?:whole|entire|big|large|little) )*(?:family|class|team|household|group)\\b`,
      'g',
    ),
    'eight $1',
  ],
  [
    new RegExp(
      `\\b(?:farm ?house|villa|manor|town ?house|bungalow|terraced house|apartment|country house) (?=${ROOM}\\b)`,
      'g',
    ),
    '',
  ],
  [/\bmusic (?:room|class ?room)\b/g, 'room with a piano, a cello and a harp'],
  [
    /\b(?:in|on|at|from) (?:the|a|our|my|his|her) (?:back|rear|front|passenger|drivers?) seats?(?: of (?:an?|the|my|our|his|her) (?:\w+ ){0,2}?(?:car|van|taxi|truck|jeep|station wagon))?\b(?!.*\b(?:bus|coach|plane|train|motor ?bike|motorcycle|bike|bicycle|scooter|moped|tram|rickshaw|boat)\b)(?<!\b(?:bus|coach|plane|train|motor ?bike|motorcycle|bike|bicycle|scooter|moped|tram|rickshaw|boat)\b.*)/g,
    'in a car interior',
  ],
  [
    /\b(?:lying |laid |resting |asleep |sleeping )?(?:on|in) a bed of (?:(?:fallen|autumn|dry|dead|golden|red|orange|brown) )*leaves\b(?!.*\bforest\b)/g,
    'lying on fallen leaves in an autumn forest',
  ],
  [
    /\b(?:lying |laid |resting |asleep |sleeping )?(?:on|in) a bed of (?:(?:green|soft|wet|thick|deep) )*moss\b(?!.*\bforest\b)/g,
    'lying on moss in a forest',
  ],
  [
    /\b(?:hail|hail ?stones?)(?: (?:is|are|falling|bouncing|drumming|hammering|clattering|pouring|off))* (?:on|onto|against|off) (?:an?|the|my|our) (?:(?:old|rusty|red|wet) )*(?:tin|metal|iron|corrugated|zinc|steel)(?: iron)? roofs?\b/g,
    'a shed in a hailstorm',
  ],
  [
    /\brain(?: (?:is|falling|drumming|hammering|pouring|pattering|dripping|off))* (?:on|onto|against|off) (?:an?|the|my|our) (?:(?:old|rusty|red|wet) )*(?:tin|metal|iron|corrugated|zinc|steel)(?: iron)? roofs?\b/g,
    'a shed in heavy rain',
  ],
  [
    /\bsnow ?(?:plough|plow)(s?)\b(?!.*\b(?:snow|snowy|blizzard|summer|garage)\b)/g,
    'snowplow$1 on a snowy road',
  ],
  [/\bwind ?pumps?\b/g, 'windmill'],
  [/\b(?:throwing|clay) wheel\b/g, 'potters wheel'],
  [/\b(?:book pages?|pages? of (?:an?|the|his|her|my) (?:\w+ )?book|open pages?)\b/g, 'open book'],
  [
    new RegExp(
      `\\b((?:an?|the|one|my) )?((?:\\w+ )?${CARRIERS}) (?:is |was )?(?:over)?(?:loaded|laden|piled(?: high)?|stacked(?: high)?|packed|heaped) (?:down )?with (?:(?:about|around|some|over|nearly|almost) )*(?:(?:many|lots of|hundreds of|dozens of|a lot of|forty|fifty|thirty|twenty|a hundred|too many|\\d+) )*((?:(?!and\\b|on\\b|in\\b)\\w+ )?\\w+s)\\b`,
      'g',
    ),
    'a huge heap of $3 on a $2',
  ],
  [
    /\b(?:brush(?:ing|es)|floss(?:ing|es)|clean(?:ing|s)) (?:his|her|their|its|my|our) teeth\b(?!.*\b(?:in|at|on|by|beside|near) (?:an?|the|his|her|their)\b)(?<!\b(?:in|at|on|by) (?:an?|the) (?!pyjamas|pajamas)\w+ .*)/g,
    '$& in a bathroom',
  ],
  [/\b(?:shoe|boot) ?(?:repairman|repairer|repair man|mender|fixer)\b/g, 'cobbler'],
]
