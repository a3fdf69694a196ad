import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import { isRegion, settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { frontsOfWorldTown, type TownLook, WORLD_TOWNS } from '../../vocabulary/world-towns.ts'

/** Of India's countryside and of its towns. */
const INDIAN =
  /\b(india|indian(?! ocean)|mumbai|bombay|delhi|kolkata|calcutta|chennai|bangalore|hyderabad|varanasi|jaipur|jodhpur|udaipur|agra|amritsar|kerala|kochi|goa|rajasthan\w*|gujarat\w*|punjab\w*|bengal(?! (?:cat|tiger))|pakistan\w*|lahore|karachi|bangladesh\w*|dhaka|sri lanka\w*|colombo|nepal\w*|kathmandu|diwali|holi)\b/i
const INDIAN_VILLAGE = ['@indianrow', 'hut', 'hut']
/** So high up no palms grow. */
const IN_HIGHLANDS = /\b(nepal\w*|kathmandu|himalaya\w*|kashmir|ladakh|mountains?)\b/i
/** Where the houses are low and stand among palms. */
const VILLAGE =
  /\b(villages?|hamlets?|rural|countryside|kerala|kochi|alleppey|goa|sri lanka\w*|bengal|bangladesh\w*)\b/i

/** Whatever stands there today. */
const ANTIQUITY =
  /\b(ancient (?:rome|romans?|greece|greeks?|athens)|roman (?:empire|forum|city|town|soldiers?|legion\w*)|legionar\w+|centurions?|gladiators?|pompeii|julius caesar)\b/i
/** Its streets are known by what stands in them. */
const LONDON = /\blondon\b/i
const IN_LONDON = ['@phonebox', '@doubledecker']
/** High up under the snow, where houses have flat roofs. */
const HIMALAYAN =
  /\b(himalaya\w*|tibet(?:an)?|lhasa|bhutan\w*|ladakh\w*|sherpas?|namche|(?:mountain|village)\w*\b.*\bnepal\w*|nepal\w*\b.*\b(?:mountain|village)\w*)\b/i
/** Parts of the world, and how the houses of their towns look. */
const REGIONS: readonly TownLook[] = [
  [ANTIQUITY, ['@forum']],
  [HIMALAYAN, ['@indianrow']],
  [
    /\b(half[- ]timber\w*|timber[- ]framed?|timbered|timber houses?|fachwerk|tudor|medieval|middle ages|shakespear\w*|german\w*|bavaria\w*|alsa(?:ce|tian)|strasbourg|colmar|rothenburg|normandy|black forest)\b/i,
    ['@timberrow', '@timberrow', '@timberrow', 'church'],
  ],
  ...WORLD_TOWNS,
  [
    /\b(portug\w+|lisbon|lisboa|porto|alfama|coimbra|sintra|azulejos?|tiled (?:houses|fronts|facades|buildings|walls))\b/i,
    ['@tiledrow', '@tiledrow', '@tiledrow', 'church'],
  ],
  [
    /\b(burano|cinque terre|portofino|manarola|vernazza|procida)\b/i,
    ['@pastelrow', '@pastelrow', '@pastelrow', 'church'],
  ],
  [
    /\b(morocc\w*|marrake[cs]h|fez|cairo|damascus|baghdad|jerusalem|tangier|casablanca|arab\w*|egypt\w*|tunisia\w*|algeria\w*|persia\w*|iran\w*|iraq\w*|yemen\w*|saudi|syria\w*|jordan|middle east\w*|bazaar|souk|souq|kasbah|adobe|ali ?baba|biblical|bethlehem|mali|timbuktu|pueblo)\b/i,
    ['@adobes'],
  ],
  [
    /\b(japan\w*|chinese|china|kyoto|tokyo|edo|samurai|geisha|asian?|korean?|hanok|oriental)\b/i,
    ['@machiya'],
  ],
  [
    /\b(greek|greece|cycladic|aegean|santorini|mykonos|white ?washed|blue doors?\b.*\bwhite (?:\w+ )?(?:steps|stairs|walls|houses)|white (?:\w+ )?(?:steps|stairs|walls|houses)\b.*\bblue (?:doors?|domes?|shutters))\b/i,
    ['@whitehouses'],
  ],
  [
    /\b(victorian|edwardian|dickens\w*|steam age|industrial revolution|mill town|jack the ripper|sherlock\w*|brooklyn|brownstones?|harlem)\b/i,
    ['@brickrow', '@brickrow', '@brickrow', '@brickrow', 'church'],
  ],
  [
    /\b(steam ?punk|clockwork (?:city|town))\b/i,
    ['@brickrow', '@smokestacks', '@brickrow', '@brickrow', '@clocktower'],
  ],
  [
    /\b(paris\w*|france|french|haussmann\w*|montmartre)\b/i,
    ['@boulevard', '@boulevard', '@boulevard', 'church'],
  ],
  [
    /\b(main street|small(?:[- ]town)? (?:america\w*|usa)|american (?:small )?(?:town|street|city)|midwest\w*|(?:19)?50s (?:america\w*|town|street))\b/i,
    ['@townhouses', 'church'],
  ],
  [/\b(istanbul|constantinople|turk(?:ey|ish)|ottoman|bosphorus|sarajevo)\b/i, ['@whitehouses']],
  [/\bsan francisco\b/i, ['@pastelrow']],
  [LONDON, ['@brickrow', '@boulevard', '@brickrow', 'church']],
  [
    /\b(dutch|holland|netherlands|amsterdam|delft|utrecht|bruges|flemish|belgi(?:um|an)|copenhagen|danish)\b/i,
    ['@townhouses'],
  ],
  [
    /\b(ital\w+|spain|spanish|tuscan\w*|sicil\w+|mediterranean|roman?|rome|naples|barcelona|seville|verona|siena|florence|venetian|venice|croatia\w*|provenc\w+|renaissance)\b/i,
    ['@palazzi', '@palazzi', '@palazzi', 'church'],
  ],
  [
    /\b(mexican|mexico|oaxaca|guanajuato|merida|chiapas|puebla|guatemala\w*|antigua|honduras|nicaragua\w*|colombian?|cartagena|bogota|ecuador\w*|quito|peruvian?|peru|lima|cusco|bolivian?|brazil\w*|bahia|salvador|cuban?|havana|puerto rico|latin|colonial|day of the dead|dia de los muertos)\b/i,
    ['@mexicanrow', '@mexicanrow', '@mexicanrow', 'church'],
  ],
  [INDIAN, ['@indianrow']],
  [/\b(wild west|old west|western town|cowboys?|saloon|frontier)\b/i, ['@westernstreet']],
  [
    /\b(english|england|british|britain|welsh|yorkshire|manchester|liverpool|leeds)\b.*\bterraced?\b|\bterraced houses\b/i,
    ['@brickrow'],
  ],
  [/\b(stilts?|stilt houses?)\b/i, ['@stilthouse']],
  [/\bstone (\w+ )?(houses|cottages|homes)\b|\bthatched\b|\bcotswolds?\b/i, ['@stonecottage']],
  [/\bbrick (\w+ )?(houses|homes|buildings)\b/i, ['house']],
]

/** What is built by a canal or a harbour is known by that. */
const BY_HARBOUR = /\b(canal|harbou?r|fishing|quay|marina|port)\b/i

/** How the houses of the country look that the prompt speaks of, where they look unlike others. */
export const frontsOfRegion = (prompt: string): readonly string[] | undefined =>
  INDIAN.test(prompt) && VILLAGE.test(prompt) && !HIMALAYAN.test(prompt)
    ? INDIAN_VILLAGE
    : REGIONS.find(([land, , kind]) => land.test(prompt) && (kind?.test(prompt) ?? true))?.[1]

/** Countries that are known by the houses of their old towns, when nothing of today is spoken of. */
const OF_OLD_TOWNS =
  /\b(victorian|edwardian|steam ?punk|clockwork city|dickens\w*|morocc\w*|egypt\w*|tunisia\w*|algeria\w*|persian?|iran\w*|iraq\w*|yemen\w*|syria\w*|arabian?|japan(?:ese)?|kyoto|greek|greece|ital(?:y|ian)|spain|spanish|portug(?:al|uese)|tuscan\w*|sicil\w+|croatia\w*|lisbon|porto|mexic(?:o|an)(?! city)|cuban?|havana|oaxaca|guatemala\w*|cartagena|jaipur|jodhpur|udaipur|varanasi|kolkata|kathmandu|kerala|india|indian(?! ocean))\b/i
const OF_TODAY =
  /\b(modern|futuristic|cyberpunk|neon|skyscrapers?|skyline|towers?|downtown|traffic|cars?|bus(?:es)?|taxis?|highway|crosswalk|crossing|tokyo|osaka|shibuya|shinjuku|akihabara|milan|madrid|barcelona|mexico city|sci ?fi)\b/i

/** “A city in Morocco”, “a street in Japan”: no towers and no canyon of glass. */
const isOldTown = ({ place, old, future, neon, extras, prompt }: Draft, hasOwnHouses: boolean) =>
  (place === 'city' || (place === 'street' && (!old || (hasOwnHouses && !extras.has('narrow'))))) &&
  !future &&
  !neon &&
  (hasOwnHouses || OF_OLD_TOWNS.test(prompt)) &&
  !OF_TODAY.test(prompt)

const CANAL = /\bcanals?\b/i
/** What a town is called by where it is seen down the length of a street. */
const ALONG_STREET =
  /\b(?:streets?|lanes?|alley(?:way)?s?|backstreets?|avenues?|trams?|cable cars?|rickshaws?|tuk[- ]?tuks?|mini ?bus(?:es)?|bus(?:es)?|double[- ]?deckers?|(?:black |yellow )?(?:cabs?|taxis?)|rush hour|traffic|roundabouts?|pavements?|sidewalks?|street corners?|(?:tele)?phone (?:box(?:es)?|booths?)|post ?box(?:es)?|bus stops?|matatus?|danfos?|jeepneys?)\b/i
/** Where the houses of a street are seen across water, from above or over a square. */
const SEEN_ACROSS =
  /\b(?:canals?|harbou?rs?|quays?|marina|port|hill ?sides?|hill ?top|overlooking|aerial|from above|squares?|plaza|piazza|markets?|rooftops?)\b/i
const OF_TOWERS =
  /\b(modern|futuristic|cyberpunk|neon|skyscrapers?|skyline|towers?|downtown|highway|tokyo|osaka|shibuya|shinjuku|akihabara|milan|sci ?fi)\b/i
/** Metres: what is higher would hide the street, and is met at its front. */
const HIGHEST_IN_STREET = 4.5
/** Houses that stand apart, and so along no street. */
const APART = wordsOf('apart')
const STREET_LAMPS = ['@lamppost', '@lamppost']

/** Before there were telephones and motors. */
const OLD_LONDON =
  /\b(?:victorian|edwardian|dickens\w*|medieval|tudor|sherlock\w*|steam ?punk|18\d\ds?|carriages?)\b/i

/** A street of a town whose houses are known runs away between them. */
function leadBetweenHouses(scene: Draft, fronts: readonly string[] | undefined): boolean {
  if (!fronts || APART.has(fronts[0]) || scene.future || scene.neon) return false
  if (scene.place !== 'street' && scene.place !== 'village' && scene.place !== 'city') return false
  // The stalls of a night market stand along a street by themselves.
  const hasStalls = scene.place === 'street' && scene.scenery.includes('@stall')
  if (!hasStalls && (!ALONG_STREET.test(scene.prompt) || SEEN_ACROSS.test(scene.prompt))) return false
  if (OF_TOWERS.test(scene.prompt)) return false
  const isHidden = ({ mode, size }: Draft['subjects'][number]) =>
    mode === 'float' || (mode === 'build' && size > HIGHEST_IN_STREET)
  if (scene.subjects.some(isHidden)) return false
  scene.place = 'street'
  scene.old = true
  scene.fronts = fronts
  if (LONDON.test(scene.prompt) && !OLD_LONDON.test(scene.prompt)) {
    scene.fronts = ['@brickrow', ...fronts.filter(front => front !== '@brickrow')]
    const isNamed = (drawing: string) => scene.subjects.some(({ key }) => key === drawing)
    scene.scenery = [...scene.scenery, ...IN_LONDON.filter(drawing => !isNamed(drawing))]
  }
  // Those of Japan have lanterns of their own.
  if (scene.light.includes('lamplight') && fronts[0] !== '@machiya')
    scene.scenery = [...scene.scenery, ...STREET_LAMPS]
  return true
}

/** Gives a town houses as they are in the country that the prompt speaks of. */
export function buildAsInRegion({ scene, places }: Reading) {
  const region = places.find(name => isRegion(name) && settingOf(name).fronts)
  const ofWorld = frontsOfWorldTown(scene.prompt)
  const fronts = ofWorld ?? (region ? settingOf(region).fronts : frontsOfRegion(scene.prompt))
  if (scene.fronts.length > 0 && ANTIQUITY.test(scene.prompt)) scene.fronts = ['@forum']
  if (leadBetweenHouses(scene, scene.fronts.length > 0 ? scene.fronts : fronts)) return
  const isAlongCanal = scene.place === 'street' && fronts !== undefined && CANAL.test(scene.prompt)
  if (isAlongCanal) scene.ground ??= 'river'
  if (
    isAlongCanal ||
    isOldTown(scene, region !== undefined || (ofWorld !== undefined && !SEEN_ACROSS.test(scene.prompt)))
  )
    scene.place = 'village'
  // A shop that is met at its front has the houses of its country about it.
  const isAtShop =
    scene.place === 'street' &&
    (scene.scenery.includes('@table') || scene.subjects.some(({ key }) => key === '@shopfront'))
  if ((scene.place !== 'village' && !isAtShop) || scene.fronts.length > 0) return
  if (fronts && !(BY_HARBOUR.test(scene.prompt) && fronts[0] === '@boulevard')) scene.fronts = fronts
  if (INDIAN.test(scene.prompt) && scene.trees.length === 0 && !IN_HIGHLANDS.test(scene.prompt))
    scene.trees = ['palm', 'green']
  // Its brick houses have their chimneys.
  if (scene.fronts[0] === '@brickrow')
    scene.subjects = scene.subjects.filter(({ key }) => key !== '@chimneys')
}
