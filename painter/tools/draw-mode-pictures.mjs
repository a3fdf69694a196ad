// Draws the pictures that explain the modes, into catalogue/: examples of before and after, and
// from them the tiles. Run by hand: node painter/tools/draw-mode-pictures.mjs [upscaled|people|scenes|edits …]
// The embedded engine paints, upscales and edits. What it cannot do itself (another face, another place)
// is put together from its paintings: an illustration of the mode, and the help says so. The examples
// that this file does not draw are artwork; see catalogue/modes/README.md.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createBuiltinEngine } from '../../server/engines/builtin/builtin.ts'
import * as pictures from './mode-pictures/compose-picture.mjs'

const CATALOGUE = join(import.meta.dirname, '../../catalogue')
const GARMENT = join(import.meta.dirname, 'mode-pictures/garment.webp')
const SEED = 7

const engine = createBuiltinEngine({ threads: 1 })

/**
 * @param {string} mode
 * @param {string} model
 * @param {Partial<import('../../server/engines/engine.ts').EngineRequest>} rest
 */
async function ask(mode, model, rest) {
  const { signal } = new AbortController()
  const submission = await engine.submit(
    {
      creationId: `example of ${mode}`,
      person: '',
      isPrivate: false,
      attempt: 1,
      mode,
      model,
      prompt: '',
      searchPrompt: '',
      negativePrompt: '',
      seed: SEED,
      style: 'none',
      aspectRatio: '4:5',
      imageStrength: 0.8,
      options: {},
      inputs: [],
      ...rest,
    },
    { signal, onProgress() {} },
  )
  const [picture] = submission.kind === 'done' ? submission.result.pictures : []
  if (!picture) throw new Error(`Nothing came of ${mode}.`)
  return picture.bytes
}

/** @param {string} prompt */
const paint = async (prompt, style = 'none') =>
  pictures.toExample(await ask('txt2img', 'pro', { prompt, style }))

/** @param {Uint8Array} bytes @param {number} scale */
const upscale = (bytes, scale) =>
  ask('upscale', 'v1.0', {
    options: { scale: String(scale) },
    inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width: 0, height: 0 }],
  })

/** @param {string} name @param {Uint8Array} picture */
async function saveExample(name, picture) {
  await writeFile(join(CATALOGUE, 'examples', `${name}.webp`), await pictures.encode(picture))
  return picture
}

const readExample = async (/** @type {string} */ name) =>
  readFile(join(CATALOGUE, 'examples', `${name}.webp`))

/** Shrinks a part of a painting and lets the engine bring back four times as much. */
async function drawUpscaled() {
  const painted = await ask('txt2img', 'ultra', { prompt: 'a red fox in an autumn forest' })
  const { width, height } = await sharp(painted).metadata()
  const part = { width: Math.round(width * 0.5), height: Math.round(height * 0.5) }
  const small = await sharp(painted)
    .extract({ left: Math.round(width * 0.25), top: Math.round(height * 0.32), ...part })
    .resize(96, 120)
    .png()
    .toBuffer()
  const { EXAMPLE, toExample } = pictures
  const blocks = await sharp(small).resize(EXAMPLE.width, null, { kernel: 'nearest' }).png().toBuffer()
  await saveExample('fox-small', blocks)
  await saveExample('fox-upscaled', await toExample(await upscale(small, 4)))
}

async function drawPeople() {
  const [afro, afroBeach] = [
    await paint('portrait of a dark-skinned woman with an afro'),
    await paint('portrait of a dark-skinned woman with an afro on a beach'),
  ]
  await saveExample('portrait', afro)
  await saveExample('portrait-beach', afroBeach)
  await saveTile('portraitMaker', await pictures.pairTile(afro, afroBeach))

  await saveExample('girl', await paint('portrait of a girl with freckles and curly red hair'))

  const queen = await paint('portrait of a queen')
  const newFace = await paint('portrait of an old woman with glasses and green eyes')
  const oldQueen = await paint('portrait of an old queen with glasses and green eyes')
  await saveExample('queen', await pictures.withInset(queen, newFace))
  const swapped = await pictures.blend(queen, oldQueen, await pictures.faceMask())
  await saveExample('queen-swapped', swapped)
  await saveTile('faceSwap', await pictures.tile(queen, swapped, 0.2))

  const man = await paint('portrait of a man')
  const [inWhite, inNavy] = [await paint('portrait of a cosmonaut'), await paint('portrait of a businessman')]
  const garment = await readFile(GARMENT)
  await saveExample('man', await pictures.withInset(man, garment))
  await saveExample('man-striped', await pictures.blend(inWhite, inNavy, await pictures.stripeMask()))
  await saveTile('virtualTryOn', await pictures.pairTile(man, garment))

  const straight = await paint('portrait of a woman')
  await saveExample('hair-straight', await pictures.withInset(straight, afro))
  const curled = await paint('portrait of a woman with an afro')
  await saveExample('hair-afro', curled)
  await saveTile('styleHair', await pictures.tile(straight, curled, 0.12))

  const rider = await paint('portrait of a cowboy')
  await saveExample('rider', rider)
  await saveExample('rider-old', await pictures.age(rider))
}

async function drawScenes() {
  await saveExample(
    'boat',
    await paint('a sailing boat on a calm sea at sunset, golden clouds', 'digital-art'),
  )
  await saveExample('lighthouse', await paint('a lighthouse on a cliff at dusk'))
  await saveExample('tiger', await paint('a tiger in a bamboo forest'))
}

/** What the engine makes of the examples themselves. */
async function drawEdits() {
  /** @type {[string, string, string, string, Partial<import('../../server/engines/engine.ts').EngineRequest>][]} */
  const edits = [
    [
      'lighthouse',
      'lighthouse-low-poly',
      'img2img',
      'standard',
      { prompt: 'a lighthouse', style: 'low-poly', imageStrength: 1 },
    ],
    ['tiger', 'tiger-anime', 'photo2anime', 'v1.0', {}],
    ['girl', 'girl-sticker', 'face2sticker', 'pro', { prompt: 'a person' }],
    ['pear', 'pear-blue', 'searchRecolor', 'pro', { searchPrompt: 'the yellow pear', prompt: 'blue' }],
  ]
  for (const [before, after, mode, model, rest] of edits) {
    const bytes = await readExample(before)
    const inputs = [
      { name: 'file1', bytes, mediaType: /** @type {const} */ ('image/webp'), width: 512, height: 640 },
    ]
    await saveExample(after, await pictures.toExample(await ask(mode, model, { ...rest, inputs })))
  }
}

/** @param {string} mode @param {Uint8Array} picture */
async function saveTile(mode, picture) {
  await writeFile(join(CATALOGUE, 'modes', mode, 'tile.webp'), await pictures.encode(picture, 20_000))
  await writeFile(
    join(CATALOGUE, 'modes', mode, 'tile-small.webp'),
    await pictures.encode(await pictures.small(picture), 8_000),
  )
}

/** Tiles that are cut out of examples, and from where on. @type {Record<string, [string | null, string, number]>} */
const TILES = {
  txt2img: [null, 'boat', 0.7],
  img2img: ['lighthouse', 'lighthouse-low-poly', 0.15],
  structure: ['pool-lines', 'pool', 0.5],
  sketch2img: ['still-sketch', 'still', 0.75],
  face2sticker: [null, 'girl-sticker', 0.25],
  photo2anime: ['tiger', 'tiger-anime', 0.75],
  fixOldPhoto: ['rider-old', 'rider', 0.2],
  removeBackground: ['pear', 'pear-cut-out', 0.5],
  replaceBackground: ['pear', 'pear-dunes', 0.5],
  searchRecolor: ['pear', 'pear-blue', 0.5],
  searchReplace: ['still', 'still-ball', 0.95],
  upscale: ['fox-small', 'fox-upscaled', 0.5],
}

const PARTS = { upscaled: drawUpscaled, people: drawPeople, scenes: drawScenes, edits: drawEdits }
const wanted = process.argv.slice(2)
for (const [part, draw] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(part)) await draw()
await engine.close()
await saveTile('emoji', await pictures.wholeTile(await readExample('octopus')))
await saveTile('logoMaker', await pictures.wholeTile(await readExample('logo')))
for (const [mode, [before, after, from]] of Object.entries(TILES)) {
  await saveTile(
    mode,
    await pictures.tile(before === null ? null : await readExample(before), await readExample(after), from),
  )
}
