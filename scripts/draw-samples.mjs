// Draws the sample pictures with the embedded engine, into content/samples/: after the painter has learnt
// something, or after server/seed/content.ts was changed. Look at what came out, and run `npm run format`.
// node scripts/run.mjs node scripts/draw-samples.mjs [name …]; without names, all of them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createBuiltinEngine } from '../server/engines/builtin/builtin.ts'
import { finishPicture } from '../server/images/finish.ts'
import { markOf } from '../server/images/marking.ts'
import { nameOf, SAMPLES } from '../server/seed/content.ts'

/** Nothing of it is seen, and all pictures together keep within four megabytes. */
const WEBP = { quality: 82, effort: 6 }

const FOLDER = join(import.meta.dirname, '../content/samples')
const FACTS = join(FOLDER, 'pictures.json')

const asked = process.argv.slice(2)
/** @type {Record<string, object>} */
const known = asked.length > 0 ? JSON.parse(await readFile(FACTS, 'utf8')) : {}
if (asked.length === 0) await rm(FOLDER, { recursive: true, force: true })
const engine = createBuiltinEngine({ threads: 1 })
for (const sample of SAMPLES) {
  const name = nameOf(sample)
  if (asked.length > 0 && !asked.includes(name)) continue
  const { modelVersion, pictures } = await draw(sample)
  const picture = pictures[0]
  if (!picture) throw new Error(`nothing was drawn for ${name}`)
  const { width, height, placeholder, colour, derivatives } = await finishPicture(
    picture.bytes,
    picture.source,
  )
  const widths = derivatives.map(derivative => derivative.width)
  const files = await encode(picture, { width, widths })
  await mkdir(join(FOLDER, name), { recursive: true })
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(FOLDER, name, file), bytes)
  known[name] = { width, height, placeholder, colour, widths, modelVersion }
  console.log(name)
}
await engine.close()
const facts = SAMPLES.map(nameOf).map(name => [name, known[name]])
await writeFile(FACTS, `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`)

/** @param {import('../server/seed/content.ts').Sample} sample */
async function draw({ model = 'fast', ...fields }) {
  const submission = await engine.submit(
    {
      creationId: 'cre_sample',
      person: 'sample',
      isPrivate: false,
      attempt: 1,
      mode: 'txt2img',
      model,
      searchPrompt: '',
      negativePrompt: '',
      imageStrength: 0.8,
      options: {},
      inputs: [],
      ...fields,
    },
    { signal: new AbortController().signal, onProgress() {} },
  )
  if (submission.kind !== 'done') throw new Error('the embedded engine answers in the call')
  return submission.result
}

/**
 * The original and what is smaller than it, marked as every picture of an engine.
 * @param {import('../server/engines/engine.ts').EnginePicture} picture
 * @param {{ width: number, widths: number[] }} sizes
 */
async function encode({ bytes, source }, { width, widths }) {
  /** @type {Record<string, Buffer>} */
  const files = {}
  for (const target of new Set([...widths, width])) {
    const encoded = sharp(bytes).resize({ width: target }).webp(WEBP).withXmp(markOf(source))
    files[target === width ? 'original.webp' : `w${target}.webp`] = await encoded.toBuffer()
  }
  return files
}
