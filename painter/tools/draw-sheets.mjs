// Draws the embedded engine's contact sheets, so that anyone can look at what it makes:
// npm run painter:sheets -- [folder] [sheet …]; without names, all of them. The same code draws the same sheets.
// With --study <folder of the study's sheets> there are three more: its pictures beside those made here.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { RATIOS } from '../../catalogue/ratios.ts'
import { STYLES } from '../../catalogue/styles.ts'
import { createBuiltinEngine } from '../../server/engines/builtin/builtin.ts'
import { agePicture, drawSketch } from './sheets/samples.mjs'
import { contactSheet } from './sheets/sheet.mjs'
import { designedByStudy, paintedByStudy, STYLED_PROMPT, styledByStudy } from './sheets/study.mjs'

/** @typedef {import('../../server/engines/engine.ts').EngineRequest} Request */
/** @typedef {import('./sheets/sheet.mjs').Tile} Tile */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { study: { type: 'string' } } })
const [folder = 'painter-sheets', ...wanted] = positionals
const { study } = values
const engine = createBuiltinEngine({ threads: 1 })

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a red fox in an autumn forest',
  'the skyline of a city at night in the rain',
  'a cat sleeping on a window sill',
  'a hot air balloon over snowy mountains',
  'portrait of an old fisherman',
  'a library with tall shelves and a reading lamp',
  'two penguins on the ice at sunrise',
  'a bowl of fruit on a wooden table',
]

/** What the engine makes of a request, or the sentence with which it refuses. @param {Partial<Request>} rest */
async function ask(rest) {
  const request = {
    creationId: 'sheet',
    person: '',
    isPrivate: false,
    attempt: 1,
    mode: 'txt2img',
    model: 'fast',
    prompt: '',
    searchPrompt: '',
    negativePrompt: '',
    seed: 7,
    style: 'none',
    aspectRatio: '1:1',
    imageStrength: 0.9,
    options: {},
    inputs: [],
    ...rest,
  }
  try {
    const submission = await engine.submit(request, { signal: new AbortController().signal, onProgress() {} })
    if (submission.kind !== 'done') throw new Error('The embedded engine answers in the call.')
    return submission.result.pictures[0]?.bytes ?? null
  } catch (error) {
    const { detail } = /** @type {{ detail?: string | null }} */ (error)
    if (!detail) throw error
    return detail
  }
}

/** @param {string} prompt @param {Partial<Request>} [rest] */
async function paint(prompt, rest) {
  const picture = await ask({ prompt, ...rest })
  if (picture === null || typeof picture === 'string') throw new Error(`Nothing came of “${prompt}”.`)
  return picture
}

/** @param {Uint8Array} bytes @returns {Request['inputs']} */
const input = bytes => [{ name: 'file1', bytes, mediaType: 'image/png', width: 0, height: 0 }]

/** @returns {Promise<Tile[]>} */
async function prompts() {
  const tiles = []
  for (const [at, prompt] of PROMPTS.entries()) {
    const ratio = RATIOS[at % RATIOS.length]?.key ?? '1:1'
    tiles.push({ label: `${prompt} · ${ratio}`, picture: await ask({ prompt, aspectRatio: ratio }) })
  }
  return tiles
}

/** @returns {Promise<Tile[]>} */
async function styles() {
  const tiles = []
  for (const { key, title } of STYLES)
    tiles.push({
      label: title,
      picture: await ask({ prompt: 'a lighthouse on a cliff at dusk', style: key }),
    })
  return tiles
}

/** @returns {Promise<Tile[]>} */
async function designs() {
  /** @type {[string, string, string, number][]} */
  const asked = [
    ['emoji', 'pro', 'a proud teapot', 1],
    ['emoji', 'pro', 'a sleepy cloud', 1],
    ['emoji', 'pro', 'a happy cat wearing a crown', 1],
    ['emoji', 'pro', 'an angry red tomato', 1],
    ['logoMaker', 'v1.0', '“Red Fox” coffee roasters, brown', 4],
    ['logoMaker', 'v1.1', '“Northpeak” outdoor company, a mountain, blue', 2],
    ['logoMaker', 'v1.0', '“Lion Heart” gym, green', 11],
    ['logoMaker', 'v1.2', '“Ocean Drive”, a sailboat, orange', 3],
  ]
  const tiles = []
  for (const [mode, model, prompt, seed] of asked)
    tiles.push({ label: `${mode}: ${prompt}`, picture: await ask({ mode, model, prompt, seed }) })
  return tiles
}

/** Before and after, side by side. @returns {Promise<Tile[]>} */
async function edits() {
  const woman = await paint('portrait of a girl with freckles and curly red hair', { aspectRatio: '4:5' })
  const fox = await paint('a red fox in a snowy field, overcast', { aspectRatio: '5:4' })
  const apple = await paint('a red apple on a wooden table', { aspectRatio: '5:4' })
  const cat = await paint('a cat sleeping on a window sill', { aspectRatio: '5:4' })
  const lighthouse = await paint('a lighthouse on a cliff at noon', {
    aspectRatio: '5:4',
    negativePrompt: 'clouds',
  })
  const village = await paint('a village by a river in summer', {
    aspectRatio: '5:4',
    negativePrompt: 'clouds',
  })
  const sketch = await drawSketch()
  const old = await agePicture(woman)
  /** @type {[Uint8Array, string, Partial<Request>][]} */
  const asked = [
    [fox, 'removeBackground', { model: 'pro' }],
    [woman, 'removeBackground', { model: 'pro' }],
    [cat, 'removeBackground', { model: 'pro' }],
    [woman, 'replaceBackground', { model: 'v2.0', prompt: 'a beach with palm trees at sunset' }],
    [fox, 'replaceBackground', { model: 'v1.0', prompt: 'a desert at golden hour' }],
    [woman, 'replaceBackground', { model: 'v1.0', prompt: 'plain teal studio background' }],
    [apple, 'searchRecolor', { model: 'pro', searchPrompt: 'the red apple', prompt: 'green' }],
    [fox, 'searchRecolor', { model: 'pro', searchPrompt: 'the orange fox', prompt: 'blue' }],
    [lighthouse, 'searchRecolor', { model: 'pro', searchPrompt: 'the sky', prompt: 'pink' }],
    [woman, 'searchRecolor', { model: 'pro', searchPrompt: 'the yellow shirt', prompt: 'blue' }],
    [fox, 'searchReplace', { model: 'pro', searchPrompt: 'the main subject', prompt: 'a penguin' }],
    [fox, 'searchReplace', { model: 'pro', searchPrompt: 'the main subject', prompt: 'nothing' }],
    [lighthouse, 'searchReplace', { model: 'pro', searchPrompt: 'the sky', prompt: 'a stormy evening' }],
    [village, 'structure', { model: 'pro', prompt: 'a snowy winter night' }],
    [village, 'structure', { model: 'pro', prompt: 'autumn at sunset' }],
    [fox, 'structure', { model: 'pro', prompt: 'a fox of bronze' }],
    [sketch, 'sketch2img', { model: 'pro', prompt: 'an orange cat in a meadow at sunset' }],
    [lighthouse, 'img2img', { model: 'fast', prompt: 'at sunset', aspectRatio: '5:4' }],
    [village, 'img2img', { model: 'fast', prompt: 'golden hour', style: 'low-poly', aspectRatio: '5:4' }],
    [woman, 'img2img', { model: 'fast', prompt: 'a portrait', style: 'neon-punk', aspectRatio: '4:5' }],
    [woman, 'photo2anime', { model: 'v1.0' }],
    [woman, 'face2sticker', { model: 'pro', prompt: 'a person' }],
    [woman, 'portraitMaker', { model: 'photomaker-style', options: { portraitStyle: 'line-art' } }],
    [old, 'fixOldPhoto', { model: 'v1.0' }],
  ]
  const tiles = []
  for (const [before, mode, rest] of asked) {
    const words = [rest.searchPrompt, rest.prompt, rest.options?.portraitStyle].filter(Boolean).join(', now ')
    tiles.push({ label: mode, picture: before })
    tiles.push({ label: words, picture: await ask({ mode, ...rest, inputs: input(before) }) })
  }
  return tiles
}

/** The study's pictures, and those made here of the same words. @param {string} sheets @returns {Promise<Tile[]>} */
async function studyPrompts(sheets) {
  const tiles = []
  for (const { prompt, ratio, picture } of await paintedByStudy(sheets)) {
    tiles.push({ label: `study: ${prompt}`, picture })
    tiles.push({ label: 'here', picture: await ask({ prompt, aspectRatio: ratio }) })
  }
  return tiles
}

/** @param {string} sheets @returns {Promise<Tile[]>} */
async function studyDesigns(sheets) {
  const sketch = input(await drawSketch())
  const tiles = []
  for (const { mode, model, prompt, picture } of await designedByStudy(sheets)) {
    tiles.push({ label: `study: ${prompt}`, picture })
    const inputs = mode === 'sketch2img' ? sketch : []
    tiles.push({ label: `here, ${mode}`, picture: await ask({ mode, model, prompt, inputs, seed: 1 }) })
  }
  return tiles
}

/** @param {string} sheets @returns {Promise<Tile[]>} */
async function studyStyles(sheets) {
  const tiles = []
  for (const [at, { key, title }] of STYLES.entries()) {
    tiles.push({ label: `study: ${title}`, picture: await styledByStudy(sheets, at) })
    tiles.push({ label: 'here', picture: await ask({ prompt: STYLED_PROMPT, style: key }) })
  }
  return tiles
}

/** Each with how many tiles stand in a row. @type {Record<string, [() => Promise<Tile[]>, number]>} */
const SHEETS = {
  prompts: [prompts, 3],
  styles: [styles, 6],
  designs: [designs, 4],
  edits: [edits, 6],
  ...(study && {
    'study-prompts': [() => studyPrompts(study), 6],
    'study-designs': [() => studyDesigns(study), 4],
    'study-styles': [() => studyStyles(study), 6],
  }),
}

await mkdir(folder, { recursive: true })
for (const [name, [draw, columns]] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const file = join(folder, `${name}.webp`)
  await writeFile(file, await contactSheet(await draw(), columns))
  console.log(resolve(file))
}
await engine.close()
