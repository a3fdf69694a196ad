// Draws the example pictures of the templates with the embedded engine, into content/templates/.
// node scripts/draw-templates.mjs [id …]; each picture was chosen by looking: another seed composes another.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createBuiltinEngine } from '../server/engines/builtin/builtin.ts'

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
}

/** Pixels of the longer side and number of colours, the best first. */
const SIZES = [512, 448, 384].flatMap(side => [256, 128, 64, 24].map(colours => ({ side, colours })))
const THUMBNAIL_SIDE = 160
const BYTES_LIMIT = 120_000

const engine = createBuiltinEngine({ threads: 1 })
const asked = process.argv.slice(2)
for (const [id, examples] of Object.entries(EXAMPLES)) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const folder = join(import.meta.dirname, '../content/templates', id)
  const { mode, model, formData } = JSON.parse(await readFile(join(folder, 'template.json'), 'utf8'))
  for (const [index, example] of examples.entries()) {
    const bytes = await draw({ mode, model, ...formData, ...example })
    await writeFile(join(folder, `${index + 1}.png`), await small(bytes))
    if (index > 0) continue
    const thumbnail = sharp(bytes).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE).webp({ quality: 82 })
    await writeFile(join(folder, 'thumbnail.webp'), await thumbnail.toBuffer())
  }
  console.log(id)
}
await engine.close()

/** @param {{ mode: string, model: string, style: string, aspectRatio: string, prompt: string, seed: number }} form */
async function draw(form) {
  const submission = await engine.submit(
    {
      ...form,
      creationId: 'template',
      attempt: 1,
      searchPrompt: '',
      negativePrompt: '',
      imageStrength: 0.8,
      options: {},
      inputs: [],
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
 */
async function small(bytes) {
  for (const { side, colours } of SIZES) {
    const png = await sharp(bytes)
      .resize(side, side, { fit: 'inside' })
      .png({ palette: true, colours, effort: 10, dither: 0.3 })
      .toBuffer()
    if (png.length <= BYTES_LIMIT) return png
  }
  throw new Error('too many details for the limit')
}
