/**
 * Writes the icons the built-in painter can draw from to painter/assets/icons.pack.
 *
 *   npm install --prefix /tmp/icons @iconify-json/noto@1.2.9 @iconify-json/fluent-emoji@1.2.7
 *   node painter/tools/build-icons.mjs /tmp/icons/node_modules/@iconify-json
 *
 * The pack is: the length of the index (32 bits, little-endian), the index (JSON, brotli), and one brotli
 * stream per icon holding its SVG body. The index gives each icon's place in the rest of the file, so that
 * the painter reads only the icons it draws. painter/drawings/icons.ts reads it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const source = process.argv[2]
if (!source) {
  console.error('usage: node painter/tools/build-icons.mjs <folder that holds noto/ and fluent-emoji/>')
  process.exit(1)
}
const target = fileURLToPath(new URL('../assets/icons.pack', import.meta.url))

/** Emoji categories that hold signs rather than things. */
const SIGN_CATEGORIES = ['Flags', 'Symbols']
/** The few members of those categories that are pictures of something. */
const PICTORIAL_SIGNS = new Set([
  'biohazard',
  'fleur-de-lis',
  'menorah',
  'peace-symbol',
  'pirate-flag',
  'radioactive',
  'recycling-symbol',
  'sparkle',
  'splatter',
  'yin-yang',
])
/** Skin tones (two spellings), clock faces, and the family, kiss and couple icons for every combination. */
const VARIANTS = [
  /-tone\d?(-|$)/,
  /^(?!speaker-).*-(light|medium-light|medium|medium-dark|dark)$/,
  /(^|-)(thirty|oclock|o-clock)$/,
  /^(family|kiss|couple-with-heart)-/,
  /-facing-right$/,
]

/** @param {string} path */
const readJson = path => JSON.parse(readFileSync(join(source, path), 'utf8'))
const noto = readJson('noto/icons.json')
const fluent = readJson('fluent-emoji/icons.json')
const { categories } = readJson('noto/metadata.json')
const signs = new Set(SIGN_CATEGORIES.flatMap(category => categories[category]))

/** @param {string} name */
const isDrawable = name =>
  PICTORIAL_SIGNS.has(name) || !(signs.has(name) || VARIANTS.some(pattern => pattern.test(name)))

/** Icons a set has withdrawn are marked as hidden. */
const notoNames = Object.keys(noto.icons).filter(name => !noto.icons[name].hidden && isDrawable(name))
const notoKept = new Set(notoNames)
const notoAliases = Object.entries(noto.aliases)
  .filter(([alias, { parent }]) => isDrawable(alias) && notoKept.has(parent))
  .map(([alias, { parent }]) => [alias, parent])
const resolvable = new Set([...notoNames, ...notoAliases.map(([alias]) => alias)])
/** Prompts are resolved to noto's names: a fluent icon under a name of its own would never be asked for. */
const fluentNames = Object.keys(fluent.icons).filter(
  name => !fluent.icons[name].hidden && resolvable.has(name),
)

/** @type {Buffer[]} */
const streams = []
let end = 0
/** @param {string} body */
function pack(body) {
  const stream = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  })
  streams.push(stream)
  const place = [end, stream.length]
  end += stream.length
  return place
}

/**
 * name -> [offset, length], and [width, height] too where an icon is not as large as its set says.
 * @param {any} set an icon set as its package describes it
 * @param {string[]} names
 * @param {string[][]} aliases
 */
function packSet(set, names, aliases) {
  /** @type {Record<string, number[]>} */
  const icons = {}
  for (const name of names.sort()) {
    const icon = set.icons[name]
    const place = pack(icon.body)
    if (icon.width || icon.height) place.push(icon.width ?? set.width, icon.height ?? set.height)
    icons[name] = place
  }
  return { width: set.width, height: set.height, aliases: Object.fromEntries(aliases), icons }
}

const characters = Object.fromEntries(
  Object.entries(readJson('noto/chars.json')).filter(([, name]) => resolvable.has(name)),
)
const index = {
  sets: { noto: packSet(noto, notoNames, notoAliases), fluent: packSet(fluent, fluentNames, []) },
  characters,
}
const packedIndex = brotliCompressSync(JSON.stringify(index))
const header = Buffer.alloc(4)
header.writeUInt32LE(packedIndex.length)
const file = Buffer.concat([header, packedIndex, ...streams])
writeFileSync(target, file)
console.log(
  `${notoNames.length} noto and ${fluentNames.length} fluent icons, ${Object.keys(characters).length} characters: ${(file.length / 1e6).toFixed(2)} MB`,
)
