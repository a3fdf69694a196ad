import type { CueName } from '../cue-name.ts'
import { COLOURS } from '../vocabulary/colours.ts'

const COLOUR = [...COLOURS.keys()].join('|')
const SHOWN =
  '((?:an? |the |two |some )?(?!the wall)(?:(?!on\\b|above\\b|over\\b|hang\\w*\\b|in\\b|and\\b|with\\b)\\w+[ ]?){1,6})'

/** What a prompt may say of rooms that is seen, by the name that the painter asks for it. */
export const CUES_OF_ROOMS = {
  painting: new RegExp(
    `\\b(?:painting|picture|portrait|poster|photo|photograph|print|mural)s? of ${SHOWN}(?:(?:hanging|hung|mounted) )?(?:on|above|over)\\b`,
    'i',
  ),
  // “An umbrella shop”, “a shop that sells lamps”.
  sold: /\b(?:(\w+) )?(\w+?)(?:['’]s|s['’])?[ -](?:repair |mending |gift )?(?:shop|store|boutique|emporium)\b|\b(?:shop|store)s? (?:that sells|selling|full of|filled with|crammed with|stacked with|for) (?:(\w+) )?(\w+)\b/i,
  // Of kitchens, what is older than gas.
  'iron range':
    /\b(?:wood|iron|pot ?belly|log|wood[ -]?burning|cast[ -]iron|coal)[ -]?(?:stove|burner|range|cooker)\b|\b(?:old|victorian|black|cottage) range\b|\b(?:aga|rayburn)\b/i,
  messy:
    /\b(?:mess(?:y|ier|iest)?(?! (?:hair|bun|face|eater|curls|ponytail|beard|desk|painter))|untidy|cluttered(?! (?:[\w'’]+ ){0,2}(?:bench|workbench|desk))|chaotic|disarray|trashed|hoarders?|filthy|full of (?:\w+ )?(?:junk|clutter|rubbish|stuff)|(?:clothes|socks|laundry|toys|papers?|rubbish|stuff|junk|dishes|crayons|lego)(?: and \w+)? (?:(?:lying|strewn|scattered|thrown|piled|dropped|are|is) )*(?:all over|everywhere|on the floor|over the floor|across the floor|about)|(?:piles?|heaps?) of (?:dirty )?(?:clothes|laundry|rubbish|papers?))\b/i,
  sleepers:
    /\b(?:sleeper|sleeping|night|overnight) (?:train|car|carriage|compartment|cabin|berth)s?\b|\bberths?\b|\bbunks?\b/i,
  'painted room': new RegExp(
    `\\b(${COLOUR})(?: (?:painted|tiled|themed|walled|wallpapered|colou?red|and \\w+|little|small|cozy|cosy|modern|vintage|retro|\\w+['’]s))* (?:walls?|wall ?paper|rooms?|bedrooms?|bathrooms?|kitchens?|living ?rooms?|dining ?rooms?|tiles|tiling|nursery|lounge|study|office|classroom|cafe|interior)\\b`,
    'i',
  ),
  'under roof':
    /\b(?:attic|garret|eaves|rafters|(?:sloping|sloped|slanted|slanting|pitched) (?:ceiling|roof|walls))\b/i,
  'at christmas':
    /\b(?:christmas(?! (?:cards?|cookies|wrapping|jumper|sweater))|xmas|yuletide|santa(?: claus)?)\b/i,
  // Of what is left to fall, or has fallen.
  ruined:
    /\b(ruined|in ruins|abandoned|derelict|dilapidated|crumbling|collapsed|decaying|destroyed|broken (roof|ceiling))\b/i,
  torchlit: /(?<!\b(blow|electric|welding|holding a|with a|carrying a|raising a) ?)\btorch(es|light|lit)?\b/i,
  // Words for rooms without dark wood and patterns.
  pale: /\b(minimal(ist|istic)?|modern|contemporary|sleek|scandinavian|scandi|nordic|japandi|all[ -]white|white (walls|interior|room|kitchen|bedroom|bathroom|living room)|bright airy|light and airy)\b/i,
  curtains: /\b(?:(\w+) )?(?:(?:lace|velvet|silk|linen|long|sheer|heavy|window) )?(?:curtains?|drapes)\b/i,
  'no curtains': /\b(?:shower|stage|theat(?:re|er)) curtains?\b|\bcurtains? of\b/i,
  posters: /\b(?:posters|(?:band|movie|film|rock|anime) posters?)\b/i,
  'wall of glass':
    /\b(floor[ -]to[ -]ceiling|panoramic|wall[ -]to[ -]wall|full[ -]height|glass wall|wall of (glass|windows)|penthouse)\b/i,
  'big window':
    /\b((big|large|huge|giant|tall|wide|bay) windows?|(by|at|near|beside|through|on|against) (the|a|an|his|her|my) (\w+ )?window)\b/i,
  'at games': /\b(gaming|gamer'?s?|video games?|streamer|esports?)\b/i,
  // Light that can only come from outside.
  'from outside':
    /\b(windows?|skylight|sunlight|sunlit|daylight|sun(beams?|rays?)|sunshine|(morning|evening|afternoon) (light|sun)|moonlight)\b/i,
  'in wind':
    /\b(?:blow(?:s|ing|n)?|billow(?:s|ing)?|flutter(?:s|ing)?|flapping|moving|wind|windy|breeze|breezy|flowing|swaying)\b/i,
  unpowered:
    /\b(?:power (?:cut|outage|failure)|black ?out|load ?shedding|no electricity|lights? (?:are |is )?(?:out|off))\b/i,
  wooden: /\b(?:wood(?:en)?|table|desk|floor|planks|rustic)\b/i,
  streamers:
    /\b(?:streamers|bunting|garlands?|paper chains?|pennants?|confetti|party decorations|decorated for (?:a|the|his|her) (?:\w+ )?(?:party|birthday|wedding)|birthday part(?:y|ies))\b/i,
  // Masks that are shown in a museum or hang on a wall.
  'masks shown':
    /\b(?:museum|exhibit\w*|gallery|walls?)\b.*\bmasks\b|\bmasks\b.*\b(?:museum|exhibit\w*|gallery|on (?:the|a) walls?)\b/i,
  'empty room':
    /\b(?:empty|bare|unfurnished|vacant|derelict|abandoned|emptied)(?: (?!and\b|chair|bed)\w+){0,3} (?:room|bedroom|living ?room|apartment|flat|house|nursery|attic|office|loft|kitchen)\b|\b(?:nothing else|no furniture)\b/i,
  'christmas tree': /\b(?:christmas ?tree|tree|fir)\b/i,
  'toys about': /\b(?:toys?|lego|crayons)\b/i,
  'clothes about': /\b(?:clothes|laundry|socks)\b/i,
  'papers about': /\b(?:papers?|books|manuscripts?|sketches)\b/i,
  'brick walls':
    /\b(?:exposed |old |red |bare )?bricks? walls?\b|\bexposed bricks?\b|\bbrick (?:interior|loft)\b/i,
  'stone walls':
    /\b(?:stone|cobblestone|rock) walls?\b|\bstone (?:cottage|farmhouse) (?:interior|kitchen)\b/i,
  'log walls': /\blog (?:cabin|walls?|house)\b/i,
  'wood walls':
    /\b(?:wood|wooden|timber|pine|oak)(?: |-)(?:panel+(?:ed|ing)? )?walls?\b|\bwood(?:en)? panel+(?:ing|ed)\b/i,
  'marble walls': /\bmarble (?:tiles?|walls?|bathroom|bath|everywhere)\b/i,
  'concrete walls': /\bconcrete walls?\b/i,
  'window curtains':
    /\b(?:(\w+) )?(?:(?:lace|velvet|silk|linen|long|sheer|heavy|window|net|cotton|flowing|billowing|blowing|thin|gauzy|muslin) )*(?:curtains?|drapes|voile)\b/i,
  'no window curtains': /\b(?:no|without|shower|stage|theat(?:re|er)) curtains?\b|\bcurtains? of\b/i,
  'open window':
    /\b(?:open(?:ed)?|thrown open) (?:(?!air)\w+ )?windows?\b|\bwindows? (?:is |was |that is |wide |stands |thrown )*open\b/i,
  'sun at the window': /\b(sunny|sunshine|sunlit|(morning|evening|afternoon) (sun|light))\b/i,
  'city outside': /city|street|skyline/,
  'kitchen shelf': /\b(?:kitchen|spice|pantry|larder)\b/i,
  chandelier: /\bchandeliers?\b(?! (?:lying |fallen )?(?:on|across) the (?:floor|ground))/i,
  hearth:
    /\b(?:fire ?places?|hearths?|log fire|open fire|fire in the grate)\b|\b(?:with|and|by) an? (?:(?:roaring|crackling|warm|co[sz]y|blazing|small|big|lit|real) )*fire(?: burning| going| lit)?(?= *(?:[,.;]|$)| and| in the)/i,
  'flooded room':
    /\b(?:flooded|knee[ -]deep in water|under ?water up to|(?:underground|subterranean) (?:lake|river|pool|pond))\b/i,
  'ceiling fan': /\b(?:ceiling|overhead) fans?\b/i,
  'spiral stairs': /\bspiral (?:\w+ )?stair(?:s|case|way)?\b/i,
  'wood stove': /\b(?:wood|iron|pot ?belly|log|wood[ -]?burning|cast[ -]iron)[ -]?(?:stove|burner)\b/i,
  'round window': /\b(?:round|circular|porthole) (?:\w+ )?windows?\b/i,
  skylight: /\b(?:skylights?|roof windows?|glass (?:roof|ceiling))\b/i,
  'window seat': /\bwindow[ -](?:seat|bench|nook)\b/i,
  stairs: /\b(?:under|beneath|below) (?:the|a) stair(?:s|case)\b/i,
  'hearth named': /\b(?:fire ?places?|hearths?|open fire|log fire)\b/i,
} as const satisfies Partial<Record<CueName, RegExp>>
