import type { CueName } from '../cue-name.ts'
import { COLOURS } from '../vocabulary/colours.ts'

const COLOUR = [...COLOURS.keys()].join('|')

/** What a prompt may say of rooms that is seen, by the name that the painter asks for it. */
export const CUES_OF_ROOMS = {
  messy:
    /\b(?:mess(?:y|ier|iest)?(?! (?:hair|bun|face|eater|curls|ponytail|beard|desk|painter))|untidy|cluttered(?! (?:[\w'’]+ ){0,2}(?:bench|workbench|desk))|chaotic|disarray|trashed|hoarders?|filthy|full of (?:\w+ )?(?:junk|clutter|rubbish|stuff)|(?:clothes|socks|laundry|toys|papers?|rubbish|stuff|junk|dishes|crayons|lego)(?: and \w+)? (?:(?:lying|strewn|scattered|thrown|piled|dropped|are|is) )*(?:all over|everywhere|on the floor|over the floor|across the floor|about)|(?:piles?|heaps?) of (?:dirty )?(?:clothes|laundry|rubbish|papers?))\b/i,
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
  pale: /\b(minimal(ist|istic)?|modern|contemporary|sleek|scandinavian|scandi|nordic|japandi|all[ -]white|white (walls|interior|room|kitchen|bedroom|bathroom|living room)|bright airy|light and airy)\b/i,
  curtains: /\b(?:(\w+) )?(?:(?:lace|velvet|silk|linen|long|sheer|heavy|window) )?(?:curtains?|drapes)\b/i,
  posters: /\b(?:posters|(?:band|movie|film|rock|anime) posters?)\b/i,
  'big window':
    /\b((floor[ -]to[ -]ceiling|panoramic|big|large|huge|giant|tall|wide|bay) windows?|(by|at|near|beside|through|on|against) (the|a|an|his|her|my) (\w+ )?window)\b/i,
  'at games': /\b(gaming|gamer'?s?|video games?|streamer|esports?)\b/i,
  // Light that can only come from outside.
  'from outside':
    /\b(windows?|skylight|sunlight|sunlit|daylight|sun(beams?|rays?)|sunshine|(morning|evening|afternoon) (light|sun)|moonlight)\b/i,
  wooden: /\b(?:wood(?:en)?|table|desk|floor|planks|rustic)\b/i,
  'empty room':
    /\b(?:empty|bare|unfurnished|vacant|derelict|abandoned|emptied)(?: (?!and\b|chair|bed)\w+){0,3} (?:room|bedroom|living ?room|apartment|flat|house|nursery|attic|office|loft|kitchen)\b|\b(?:nothing else|no furniture)\b/i,
  'christmas tree': /\b(?:christmas ?tree|tree|fir)\b/i,
  'papers about': /\b(?:papers?|books|manuscripts?|sketches)\b/i,
  'sun at the window': /\b(sunny|sunshine|sunlit|(morning|evening|afternoon) (sun|light))\b/i,
  'city outside': /city|street|skyline/,
  'kitchen shelf': /\b(?:kitchen|spice|pantry|larder)\b/i,
  hearth:
    /\b(?:fire ?places?|hearths?|log fire|open fire|fire in the grate)\b|\b(?:with|and|by) an? (?:(?:roaring|crackling|warm|co[sz]y|blazing|small|big|lit|real) )*fire(?: burning| going| lit)?(?= *(?:[,.;]|$)| and| in the)/i,
  'hearth named': /\b(?:fire ?places?|hearths?|open fire|log fire)\b/i,
} as const satisfies Partial<Record<CueName, RegExp>>
