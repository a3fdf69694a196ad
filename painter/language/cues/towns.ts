import type { CueName } from '../cue-name.ts'
import { COLOURS } from '../vocabulary/colours.ts'

const COLOUR = [...COLOURS.keys()].join('|')

/** What a prompt may say of streets, towns and roads that is seen, by the name that the painter asks for it. */
export const CUES_OF_TOWNS = {
  walls: new RegExp(
    `\\b(${COLOUR})(?:ish)? (?:painted |washed )?(?:walls|houses|buildings|facades|stucco|plaster|city|town|medina)\\b`,
    'i',
  ),
  woodwork: new RegExp(`\\b(${COLOUR}) (?:painted |wooden )?(?:doors?|shutters|windows|gates?)\\b`, 'i'),
  // Towns that are painted blue.
  stepped: /\b(steps|stairs|stairway|staircase|stepped)\b/i,
  'before building': /\b(in front of|outside|before) (a|an|the|his|her|their|our|my)\b/i,
  'in mountains': /\b(mountains?|alps?|alpine|swiss|tyrol\w*|himalaya\w*|nepal\w*|andes|dolomites)\b/i,
  'by canal':
    /\b(canal|town|terraced|row|townhouses?|gabled)\b.*\bhouses?\b|row of (\w+ )*houses|amsterdam|copenhagen|bergen|bruges|venice|canal/i,
  // Houses by the sea stand close together, each in another colour, as those along a canal do.
  'at sea':
    /(fishing|coastal|seaside|harbou?r) (town|village)|(colou?rful|painted|pastel) (\w+ )?houses (by|on|along|above|at|near|facing|overlooking) (the|a) (\w+ )?(sea|coast|shore|water|harbou?r|ocean|beach)|harbou?r|\bport\b|marina|quay|promenade|esplanade|seafront|amalfi|cinque terre|portofino|burano/i,
  'of stone': /paris|seine|rome|florence|vienna|budapest|edinburgh|medieval|old town|oxford|bath\b/i,
  // Whoever goes through a town is in a street of it.
  'town way': /\btowns?\b|\bcity\b/i,
  // Towns whose houses stand one above the other.
  hillside:
    /\b(hill ?side|hill ?top|cliff ?side|terraced|cascading|on (a|the) (\w+ )?(hill|cliff|slope)|(above|over|overlooking) (the|a) (\w+ )?(sea|lake|bay|ocean|valley|river|harbou?r|water)|greek (island|village)|greece|santorini|mykonos|oia|amalfi|positano|cinque terre|favela)\b/i,
  'dry town': /\b(desert|western|wild west|old west|cowboy|ghost town|adobe|arab(ian)?|oasis|frontier)\b/i,
  'by water':
    /venice|venetian|container|(shipping|cargo|freight|industrial|commercial) (port|terminal|harbou?r)|stilt village|floating|santorini|greek island|coast|seaside|harbou?r|marina|quay|seaport|fishing|canal|(by|above|over|overlooking|near|on) (the|a) (\w+ )?(sea|lake|river|water|ocean|bay)\b/i,
  // What is on a pavement is beside the road.
  glaring:
    /neon|tokyo|osaka|shibuya|shinjuku|new york|manhattan|times square|vegas|hong kong|seoul|shanghai|singapore|downtown|broadway|cit(y|ies)|metropolis|nightlife|market|busy|bustling/i,
  // Whose screens are bright by day as well.
  'sky spoken of':
    /\b(?:sky|skies|skyline|horizon|clouds?|sunset|sunrise|sun|moon|stars?|starry|rainbow|fireworks|mountains?|aurora|dawn|dusk|airplane|aeroplane|plane|flying|storm|lightning|overlooking)\b/i,
  'old town':
    /\b(?:old|older|medieval|ancient|historic|european|italian|mediterranean|tuscan|renaissance|victorian)\b(?: \w+){0,2} (?:city|town|quarter|centre|center)\b|\b(?:red|tiled|terracotta|orange)(?:[- ]\w+)? roofs\b|\broof tiles\b/i,
  suburban: /\bsuburb\w*|\bneighbou?rhood|\bresidential\b|\bhousing\b|\bvillages?\b|\bhamlet\b/i,
  // Roads without asphalt.
  'in mud':
    /\b(?:in|through|across|stuck in|covered (?:in|with))(?: the| deep| thick| wet| some| a lot of)* mud\b|\bmuddy\b/i,
  'with pots': /\b(pots?|potted|geraniums?|planters?|plants|flowers?|petunias?|window ?boxes)\b/i,
  'with table': /\b(table|breakfast|dinner|coffee|cafe|restaurant|wine|dining)\b/i,
  'with chairs': /\b(chairs?|table|seats?|seating|dining)\b/i,
  destroyed:
    /\b(?:ruined|in ruins|destroyed|devastated|bombed(?: out)?|war[- ]?torn|post[- ]?apocalyp\w*|apocalypse|apocalyptic|crumbling|collapsed|burning|on fire|shelled|derelict)\b/i,
  bougainvillea: /\bbougainvillea/i,
  'climbing roses': /\bclimbing roses|rambling roses|roses\b/i,
  ivy: /\b(ivy|vines)\b/i,
  'blooming wall': /\b(flowers|blossoms|blooms|flower[- ]filled)\b/i,
  'town square':
    /\b(square|plaza|piazza|courtyard|cloister|market ?place|market|old town|medieval town|city|quay|promenade|paris|prague|venice|rome|florence|barcelona|lisbon|amsterdam|havana|vienna|budapest|edinburgh|istanbul|cobble\w*|paved)\b/i,
  'canal or river': /\b(?:canals?|river)\b/i,
  'modern city':
    /city|skyline|skyscraper|new york|manhattan|tokyo|hong kong|chicago|downtown|apartment|party|pool/i,
  'narrow street':
    /caf(e|é)|alley|lane\b|narrow|cobble|back ?-?street|side ?-?street|passage|old (town|village)/i,
  'quiet street': /quiet|empty|deserted|lonely|silent|sleepy|residential|lamp|lantern|gas ?light/i,
  canals: /\bcanals?\b|\bvenice\b|\bvenetian\b|\bamsterdam\b/i,
  road: /\b(?:road|highway|lane|motorway|track)\b/i,
  islands: /\bislands\b|\bisles\b|\barchipelago\b|\batolls\b/i,
} as const satisfies Partial<Record<CueName, RegExp>>
