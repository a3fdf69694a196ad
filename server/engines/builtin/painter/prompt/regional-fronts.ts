import type { Scene } from './scene.ts'

/** Parts of the world, and how the houses of their towns look. */
const REGIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(morocc\w*|marrake[cs]h|fez|cairo|damascus|baghdad|jerusalem|tangier|casablanca|arab\w*|egypt\w*|tunisia\w*|algeria\w*|persia\w*|iran\w*|iraq\w*|yemen\w*|saudi|syria\w*|jordan|middle east\w*|bazaar|souk|souq|kasbah|adobe|ali ?baba|biblical|bethlehem|mali|timbuktu|pueblo)\b/i,
    ['@adobes'],
  ],
  [
    /\b(japan\w*|chinese|china|kyoto|tokyo|edo|samurai|geisha|asian?|korean?|hanok|vietnam\w*|taiwan\w*|oriental)\b/i,
    ['@machiya'],
  ],
  [/\b(greek|greece|cycladic|aegean|santorini|mykonos|white ?washed)\b/i, ['@whitehouses']],
  [
    /\b(paris\w*|france|french|haussmann\w*|montmartre|london|victorian|edwardian)\b/i,
    ['@boulevard', '@boulevard', '@boulevard', 'church'],
  ],
  [
    /\b(ital\w+|spain|spanish|tuscan\w*|sicil\w+|mediterranean|portug\w+|roman?|florence|venetian|venice|cuban?|mexican|mexico|croatia\w*|provenc\w+|latin|colonial|renaissance)\b/i,
    ['@palazzi', '@palazzi', '@palazzi', 'church'],
  ],
  [/\b(wild west|old west|western town|cowboys?|saloon|frontier)\b/i, ['@westernstreet']],
  [/\b(stilts?|stilt houses?)\b/i, ['@stilthouse']],
  [/\bstone (\w+ )?(houses|cottages|homes)\b|\bthatched\b|\bcotswolds?\b/i, ['@stonecottage']],
  [/\bbrick (\w+ )?(houses|homes|buildings)\b/i, ['@brickhouse']],
]

/** What is built by a canal or a harbour is known by that. */
const BY_HARBOUR = /\b(canal|harbou?r|fishing|quay|marina|port)\b/i

/** How the houses of the country look that the prompt speaks of, where they look unlike others. */
export const frontsOfRegion = (prompt: string): readonly string[] | undefined =>
  REGIONS.find(([words]) => words.test(prompt))?.[1]

/** Gives a town houses as they are in the country that the prompt speaks of. */
export function buildAsInRegion(scene: Scene) {
  if (scene.place !== 'village' || scene.fronts.length > 0) return
  const fronts = frontsOfRegion(scene.prompt)
  if (fronts && !(BY_HARBOUR.test(scene.prompt) && fronts[0] === '@boulevard')) scene.fronts = fronts
}
