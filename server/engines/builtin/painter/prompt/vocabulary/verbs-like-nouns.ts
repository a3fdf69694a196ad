/** Verbs that look like the plural of a thing, and the deed that each is; empty where only where it is done is to be seen. */
const VERBS: Readonly<Record<string, string>> = {
  looms: '',
  towers: '',
  sinks: '',
  rolls: '',
  rocks: '',
  nests: 'sitting',
  perches: 'sitting',
  ducks: '',
  cranes: 'looking',
  darts: 'running',
  paddles: 'swimming',
  falls: 'falling',
  swings: 'swinging',
  slides: 'sliding',
  snakes: 'winding',
  steps: 'walking',
  stoops: 'bending',
  rakes: 'raking',
  shovels: 'shovelling',
  saws: 'sawing',
  hammers: 'hammering',
  nails: 'hammering',
  plants: 'planting',
  drums: 'drumming',
  fishes: 'fishing',
  brushes: 'brushing',
  irons: 'ironing',
  boxes: 'boxing',
  hoses: 'hosing',
  bowls: 'bowling',
  guards: 'guarding',
  trains: 'training',
  shops: 'shopping',
  saddles: 'saddling',
  seals: 'sealing',
  stamps: 'stamping',
  tents: 'camping',
}

/** After these the words before are no subject, or there are several of it. */
const NO_SUBJECT =
  '(?!(?:of|with|and|or|for|in|by|on|at|to|from|as|over|under|few|dozen|hundred|thousand|million|couple|pair|number|lot|set|full|near|behind|beside|between|above|below|through|like|than|without|against|around|holding|selling|making|eating|painting|carrying|wearing|playing|cooking|washing|cleaning|fixing|building|drawing|using|watching|\\w+ing|\\w*[^s\\W]s)\\b)'
const WHERE =
  'over|near|into|past|towards?|across|down|up|above|through|on|in|out|behind|beside|by|under|off|along|around|against|between|below|at|for|to|gently|slowly|quietly|lazily|softly|alone'
const WHAT =
  'an?|the|his|her|its|their|my|our|some|leaves|snow|hay|grass|sand|wood|seeds|seedlings|potatoes|flowers|trees'

/** What is done by the one thing that is named before: “a lighthouse towers over the bay”, “a man rakes leaves”. */
export const VERBS_LIKE_NOUNS: readonly (readonly [RegExp, string])[] = Object.entries(VERBS).map(
  ([verb, deed]) => [
    new RegExp(`(?<=[ ,](?:an?|one) (?:${NO_SUBJECT}\\w+ ){1,3})${verb} (?=(?:${WHERE}|${WHAT})\\b)`, 'g'),
    deed && `${deed} `,
  ],
)
