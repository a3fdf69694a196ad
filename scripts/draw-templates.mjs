// Draws the example pictures of the templates with the embedded engine, into content/templates/. Where it
// is no model for a mode, an example of the mode illustrates it, and template.json says so.
// node scripts/draw-templates.mjs [id …]; each picture was chosen by looking: another seed composes another.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createBuiltinEngine } from '../server/engines/builtin/builtin.ts'

/** Inputs that are no example of a mode: one is painted, one is artwork. */
const QUEEN = 'the painted queen'
const GARMENT = '../../painter/tools/mode-pictures/garment'

/** @type {Record<string, { prompt: string, seed: number }[]>} */
const EXAMPLES = {
  'neon-street': [
    { prompt: 'a city street at night in the rain', seed: 5 },
    { prompt: 'a city street at night in the rain', seed: 12 },
  ],
  'tiny-village': [
    { prompt: 'a village with trees by a river', seed: 3 },
    { prompt: 'a fox in an autumn forest', seed: 7 },
  ],
  'toy-shelf': [
    { prompt: 'a penguin in the snow', seed: 5 },
    { prompt: 'a koala in a meadow', seed: 40 },
  ],
  'ink-lighthouse': [
    { prompt: 'a lighthouse on a cliff by the sea', seed: 2 },
    { prompt: 'a lighthouse on a cliff by the sea', seed: 7 },
  ],
  'blossom-hour': [
    { prompt: 'cherry blossom trees by a pond in spring', seed: 27 },
    { prompt: 'a rabbit in a meadow with flowers', seed: 50 },
  ],
  'painted-portrait': [
    { prompt: 'portrait of a woman with red hair', seed: 13 },
    { prompt: 'portrait of a man with brown hair', seed: 46 },
  ],
  'pixel-castle': [
    { prompt: 'a castle by a lake at dusk', seed: 4 },
    { prompt: 'mountain lake in autumn', seed: 43 },
  ],
  'moon-comic': [
    { prompt: 'an astronaut on the moon looking at earth', seed: 9 },
    { prompt: 'an astronaut on the moon looking at earth', seed: 2 },
  ],
  'patterned-paper': [
    { prompt: 'a peacock among flowers', seed: 3 },
    { prompt: 'sunflowers', seed: 5 },
  ],
  'cut-facets': [
    { prompt: 'a penguin in the snow', seed: 48 },
    { prompt: 'a fox in a snowy forest at sunset', seed: 4 },
  ],
  'folded-paper': [
    { prompt: 'an elephant', seed: 7 },
    { prompt: 'a crane by a pond', seed: 3 },
  ],
  'desert-film': [{ prompt: 'a vintage red car on a desert road at sunset', seed: 28 }],
  'clay-robot': [
    { prompt: 'a cute robot in a flower garden', seed: 16 },
    { prompt: 'an owl in a meadow', seed: 3 },
  ],
  'northern-cinema': [
    { prompt: 'northern lights over a cabin in the snow', seed: 4 },
    { prompt: 'a lighthouse on a cliff at dusk', seed: 9 },
  ],
  'spell-castle': [
    { prompt: 'a castle by a lake at dusk', seed: 11 },
    { prompt: 'mountain lake in autumn', seed: 6 },
  ],
}

/**
 * Templates of modes for which this engine is no model: which pictures of catalogue/examples/ show
 * what the mode is for, and what is filled into its image inputs.
 * @type {Record<string, { shows: string, inputs?: Record<string, string> }>}
 */
const ILLUSTRATIONS = {
  'facet-study': { shows: 'lighthouse-low-poly', inputs: { file1: 'lighthouse' } },
  'sunset-octopus': { shows: 'octopus' },
  'house-by-the-pool': { shows: 'pool', inputs: { file1: 'pool-lines' } },
  'still-life': { shows: 'still', inputs: { file1: 'still-sketch' } },
  'round-badge': { shows: 'logo' },
  'evening-beach': { shows: 'portrait-beach', inputs: { file1: 'portrait' } },
  'sticker-curls': { shows: 'girl-sticker', inputs: { file1: 'girl' } },
  'another-queen': { shows: 'queen-swapped', inputs: { file1: QUEEN } },
  'bamboo-anime': { shows: 'tiger-anime', inputs: { file1: 'tiger' } },
  'sailor-stripes': { shows: 'man-striped', inputs: { file2: GARMENT } },
  'round-curls': { shows: 'hair-afro', inputs: { file2: 'portrait' } },
  'rider-restored': { shows: 'rider', inputs: { file1: 'rider-old' } },
  'pear-cut-out': { shows: 'pear-cut-out', inputs: { file1: 'pear' } },
  'pear-abroad': { shows: 'pear-dunes', inputs: { file1: 'pear' } },
  'blue-pear': { shows: 'pear-blue', inputs: { file1: 'pear' } },
  'glass-for-lemons': { shows: 'still-ball', inputs: { file1: 'still' } },
}

/** Pixels of the longer side and number of colours, the best first. */
const SIZES = [512, 448, 384].flatMap(side => [256, 128, 64, 24].map(colours => ({ side, colours })))
const THUMBNAIL_SIDE = 160
const BYTES_LIMIT = 120_000
/** An input is seen small, and then by a machine. */
const INPUT_BYTES_LIMIT = 90_000
/** Size of the fox before it was enlarged, in pixels. */
const FOX = { width: 96, height: 120 }

const TEMPLATES = join(import.meta.dirname, '../content/templates')
const engine = createBuiltinEngine({ threads: 1 })
const asked = process.argv.slice(2)
for (const [id, examples] of Object.entries(EXAMPLES)) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const folder = join(TEMPLATES, id)
  const { mode, model, formData } = JSON.parse(await readFile(join(folder, 'template.json'), 'utf8'))
  for (const [index, example] of examples.entries()) {
    await save(folder, index + 1, await draw({ mode, model, ...formData, ...example }))
  }
  console.log(id)
}
for (const [id, { shows, inputs = {} }] of Object.entries(ILLUSTRATIONS)) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const folder = join(TEMPLATES, id)
  await save(folder, 1, await readExample(shows))
  for (const [key, source] of Object.entries(inputs)) {
    const bytes = source === QUEEN ? await paintQueen() : await readExample(source)
    await writeFile(join(folder, `${key}.png`), await small(bytes, INPUT_BYTES_LIMIT))
  }
  console.log(id)
}
if (asked.length === 0 || asked.includes('four-times-fox')) await enlargeFox()
await engine.close()

/**
 * The n-th example, and of the first one its thumbnail.
 * @param {string} folder
 * @param {number} number
 * @param {Uint8Array} bytes
 */
async function save(folder, number, bytes) {
  await writeFile(join(folder, `${number}.png`), await small(bytes))
  if (number > 1) return
  const thumbnail = sharp(bytes).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE).webp({ quality: 82 })
  await writeFile(join(folder, 'thumbnail.webp'), await thumbnail.toBuffer())
}

/** @param {string} name */
function readExample(name) {
  return readFile(join(import.meta.dirname, '../catalogue/examples', `${name}.webp`))
}

function paintQueen() {
  const prompt = 'portrait of a queen'
  return draw({ mode: 'txt2img', model: 'fast', style: 'none', aspectRatio: '4:5', prompt, seed: 7 })
}

/** The fox as it was before the example of Upscale was made, and what the engine makes of it. */
async function enlargeFox() {
  const folder = join(TEMPLATES, 'four-times-fox')
  const { mode, model, formData } = JSON.parse(await readFile(join(folder, 'template.json'), 'utf8'))
  const bytes = await sharp(await readExample('fox-small'))
    .resize(FOX.width, FOX.height, { kernel: 'nearest' })
    .png()
    .toBuffer()
  await writeFile(join(folder, 'file1.png'), bytes)
  const inputs = [{ name: 'file1', bytes, mediaType: 'image/png', ...FOX }]
  const rest = { style: 'none', aspectRatio: '4:5', prompt: '', seed: 0 }
  await save(folder, 1, await draw({ mode, model, ...rest, ...formData, inputs }))
  console.log('four-times-fox')
}

/** @param {Pick<import('../server/engines/engine.ts').EngineRequest, 'mode' | 'model' | 'style' | 'aspectRatio' | 'prompt' | 'seed'> & Partial<import('../server/engines/engine.ts').EngineRequest>} form */
async function draw(form) {
  const submission = await engine.submit(
    {
      creationId: 'template',
      person: '',
      isPrivate: false,
      attempt: 1,
      searchPrompt: '',
      negativePrompt: '',
      imageStrength: 0.8,
      options: {},
      inputs: [],
      ...form,
    },
    { signal: new AbortController().signal, onProgress() {} },
  )
  const picture = submission.kind === 'done' && submission.result.pictures[0]
  if (!picture) throw new Error('the engine drew nothing')
  return picture.bytes
}

/**
 * The best of the sizes that fits into the limit.
 * @param {Uint8Array} bytes
 * @param {number} limit
 */
async function small(bytes, limit = BYTES_LIMIT) {
  for (const { side, colours } of SIZES) {
    const png = await sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours, effort: 10, dither: 0.3 })
      .toBuffer()
    if (png.length <= limit) return png
  }
  throw new Error('too many details for the limit')
}
