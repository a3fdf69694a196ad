import type { TableTop, TopMaterial } from '../../../engine/world/indoors/table-top.ts'
import type { Reading } from '../../reading.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import { isFood } from '../../vocabulary/nouns.ts'

const MATERIALS: Readonly<Record<string, TopMaterial>> = {
  marble: 'marble',
  onyx: 'marble',
  quartz: 'marble',
  travertine: 'marble',
  slate: 'slate',
  stone: 'concrete',
  concrete: 'concrete',
  cement: 'concrete',
  terrazzo: 'granite',
  granite: 'granite',
  linen: 'cloth',
  silk: 'cloth',
  satin: 'cloth',
  velvet: 'cloth',
  lace: 'cloth',
  cotton: 'cloth',
  cloth: 'cloth',
  tablecloth: 'cloth',
  fabric: 'cloth',
  burlap: 'cloth',
  gingham: 'checked cloth',
  checkered: 'checked cloth',
  chequered: 'checked cloth',
  checked: 'checked cloth',
  glass: 'glass',
  mirror: 'glass',
  mirrored: 'glass',
  metal: 'metal',
  steel: 'metal',
  'stainless steel': 'metal',
  aluminium: 'metal',
  paper: 'plain',
  wooden: 'wood',
  wood: 'wood',
  oak: 'wood',
  walnut: 'wood',
  pine: 'wood',
  bamboo: 'wood',
}
/** Woods that are lighter or darker than the usual. */
const WOODS: Readonly<Record<string, string>> = {
  oak: '#b58a58',
  pine: '#cda56c',
  bamboo: '#d3b476',
  walnut: '#5a3a26',
  light: '#cda878',
  dark: '#4a2f1f',
  white: '#d9d4ca',
  black: '#2b2624',
}
const SLAB =
  'surfaces?|tables?|table ?tops?|counters?|counter ?tops?|slabs?|boards?|desks?|bench(?:es)?|trays?|backgrounds?|backdrops?|platforms?|worktops?|planks?'
const TONE = [...COLOURS.keys()].join('|')
const NAMES = Object.keys(MATERIALS).join('|')
const BETWEEN =
  '(?:(?:polished|rustic|old|smooth|clean|crumpled|rough|worn|weathered|plain|simple|elegant|round|small|large|soft|wet|vintage|farmhouse|kitchen) )*'
const LAID = new RegExp(
  `\\b(?:on|upon|over|across|atop|against) (?:an? |the |some |a piece of |a slab of |a sheet of )?${BETWEEN}(?:(${TONE}|light|dark) )?${BETWEEN}(?:and white )?(${NAMES})\\b(?! (?:plates?|bowls?|cups?|bench|chairs?|floor|steps?|wall|bridge|road|path|pier|deck|fence|house|boat|crates?|box(?:es)?))|` +
    `\\b(?:(${TONE}|light|dark) )?(${NAMES}) ${BETWEEN}(?:${SLAB})\\b|` +
    `\\b(?:on|upon) (?:an? |the )?${BETWEEN}(${TONE}) (?:${SLAB})\\b`,
)

/** Says what small things stand on: “on a marble surface”, “on a red tablecloth”, “on a white table”. */
export function setTabletop(reading: Reading) {
  const { scene } = reading
  if (!scene.subjects.some(({ mode }) => mode === 'table')) return
  const found = LAID.exec(scene.prompt.toLowerCase().replace(/[^a-z ,]+/g, ' '))
  if (!found) return
  const [words, tone1, name1, tone2, name2, toneAlone] = found
  const name = name1 ?? name2
  const tone = tone1 ?? tone2 ?? toneAlone
  scene.tabletop = topOf(name ? MATERIALS[name] : 'plain', name, tone)
  reading.understand(...words.split(' ').filter(word => word === name || word === tone))
}

function topOf(material: TopMaterial, name: string | undefined, tone: string | undefined): TableTop {
  const wood = WOODS[tone ?? ''] ?? WOODS[name ?? '']
  if (material === 'wood') return wood ? { material, colour: wood } : { material }
  const colour = tone === 'black' ? SOFT_BLACK : tone && COLOURS.get(tone)?.hex
  return colour ? { material, colour } : { material }
}
const SOFT_BLACK = '#232428'

/** Things that are shown for themselves are before a plain ground; of food that is said more plainly. */
const FOR_ITSELF =
  /\b(products?|packshot|studio|e ?commerce|catalogu?e|promotional|mock ?up|plain background|clean background)\b/i
const IN_PLAIN_LIGHT = /\b(commercial|advertis\w+|minimal(ist|istic)?|professional photo\w*)\b/i

/** Whether a thing is shown as in a catalogue: before no room. */
export const isShownForItself = ({ scene: { prompt, subjects, outlook } }: Reading) =>
  outlook === null &&
  subjects.length > 0 &&
  subjects.every(({ mode }) => mode === 'table') &&
  (FOR_ITSELF.test(prompt) || (IN_PLAIN_LIGHT.test(prompt) && !subjects.some(({ key }) => isFood(key))))
