import { readFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, send, settled } from '#tests/support/creations.ts'
import { createBuiltinEngine } from '../builtin/builtin.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost } from './model-host.ts'

const PATIENCE_MS = 60_000
const SETTINGS = { threads: 1, memoryMb: 2_000, provider: 'cpu' }
const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

const picture = (name: string) => readFileSync(new URL(`../../../tests/pictures/${name}`, import.meta.url))
/** A woman who smiles into the camera; her face is 92 pixels wide, its middle at 144, 124. */
const ASTRONAUT = picture('astronaut-288.jpg')
/** A man with a camera, seen from behind his shoulder. */
const CAMERA = picture('camera-256.png')
const NOBODY = /^No face that looks towards the camera was found in the source picture\. Use .*\./
const FACE = { left: 114, top: 94, width: 60, height: 60 }

/** The portrait of somebody else: another size, in dim and bluish light, seen in a mirror and tilted. */
const dim = () =>
  sharp(ASTRONAUT)
    .flop()
    .rotate(20, { background: '#334' })
    .resize(500)
    .linear([0.4, 0.45, 0.6], [0, 0, 8])
    .png()
    .toBuffer()
const asPng = () => sharp(ASTRONAUT).png().toBuffer()

/** Portraits beside each other on a plain ground, `sides` pixels each. */
async function crowd(sides: number[], columns: number): Promise<Buffer> {
  const cell = Math.max(...sides)
  const portraits = sides.map(async (side, i): Promise<OverlayOptions> => {
    const input = await sharp(ASTRONAUT).resize(side).png().toBuffer()
    return { input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell }
  })
  const [width, height] = [columns * cell, Math.ceil(sides.length / columns) * cell]
  return await sharp({ create: { width, height, channels: 3, background: '#789' } })
    .composite(await Promise.all(portraits))
    .png()
    .toBuffer()
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()

/** Its first page is the portrait. */
const animated = async () =>
  await sharp([await asPng(), await plain(288, 288)], { join: { animated: true } })
    .webp()
    .toBuffer()

let app: TestApp
let person: Person
beforeAll(async () => {
  const builtin = createBuiltinEngine({ threads: 1 })
  const host = createModelHost(SETTINGS)
  const local = createLocalEngine({
    builtin,
    host,
    models: { now: () => new Map() },
    memoryMb: SETTINGS.memoryMb,
    safetyLimit: null,
  })
  app = await startApp({ engines: [local, builtin] })
})
beforeEach(async () => {
  person = await app.signIn()
})
afterAll(() => app.close())

const form = (model: string) => ({ imageMode: 'faceSwap', model, prompt: '' })

async function swapped(model: string, files: Record<string, Uint8Array>) {
  const { id } = await create(person, form(model), files)
  const made = await settled(person, id, PATIENCE_MS)
  const address = made.pictures[0]?.url
  const file = address && Buffer.from(await (await fetch(new URL(address, app.url))).arrayBuffer())
  return { made, file: file || Buffer.alloc(0) }
}

const rawOf = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
async function coloursOf(file: Uint8Array, part: typeof FACE): Promise<number[]> {
  const { channels } = await sharp(await sharp(file).extract(part).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

describe('a face swap', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['v1.0', 131],
    ['v1.1', 85],
  ])(
    'of model %s puts the new face in the light of the picture and changes nothing beside it',
    async (model, left) => {
      const someone = await app.signIn()
      person = someone
      const source = await asPng()
      const { made, file } = await swapped(model, { file1: source, file2: await dim() })
      expect(made).toMatchObject({ status: 3, note: null, own: { engine: 'local' } })
      expect(await person.credits()).toBe(left)
      expect(file.includes(MARK)).toBe(true)

      const [before, after] = [await rawOf(source), await rawOf(file)]
      expect(after.length).toBe(before.length)
      let [inside, beside] = [0, 0]
      for (let i = 0; i < before.length; i++) {
        if (before[i] === after[i]) continue
        const [x, y] = [Math.floor(i / 3) % 288, Math.floor(i / 3 / 288)]
        if (Math.abs(x - 144) < 60 && Math.abs(y - 124) < 75) inside++
        else beside++
      }
      expect(beside).toBe(0)
      expect(inside).toBeGreaterThan(10_000)
      // The new face was photographed at less than half the light.
      const [was, is] = [await coloursOf(source, FACE), await coloursOf(file, FACE)]
      was.forEach((value, c) => {
        expect(Math.abs(is[c]! - value)).toBeLessThan(20)
      })
    },
  )

  test('takes the largest of several faces, keeps the format of the picture and says so', async () => {
    const source = await sharp(await crowd([200, 288, 240], 3))
      .jpeg()
      .toBuffer()
    const { made, file } = await swapped('v1.0', { file1: source, file2: await crowd([288, 150], 2) })
    expect(made.note).toBe(
      'The source shows 3 faces; the largest one was swapped. The new face is the largest of 2 in its picture.',
    )
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 864, height: 288 })
  })

  test('finds its way among forty faces, and in the first page of an animation', async () => {
    const source = await crowd([130, ...new Array(39).fill(110)], 8)
    const { made } = await swapped('v1.0', { file1: source, file2: await animated() })
    expect(made.status).toBe(3)
    expect(made.note).toMatch(/^The source shows \d\d faces; the largest one was swapped\./)
  })

  const small = async () =>
    await sharp(ASTRONAUT).resize(100).extend({ right: 150, background: '#789' }).png().toBuffer()
  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['a picture without anybody', () => plain(300, 200), NOBODY],
    ['a man seen from behind', async () => CAMERA, NOBODY],
    [
      'a face of a few pixels',
      small,
      /^The face in the source picture is only 3\d pixels wide\..* at least 40\./,
    ],
    ['a strip', () => plain(64, 5_000), NOBODY],
    [
      'a drawing of a thing',
      async () =>
        readFileSync(
          new URL('../../../content/samples/spiral-galaxy-with-stars/original.webp', import.meta.url),
        ),
      NOBODY,
    ],
  ])('of %s is refused before it costs anything', async (_, make, why) => {
    const bytes = await make()
    const answers = [
      await send(person, form('v1.1'), { file1: bytes, file2: ASTRONAUT }),
      await send(person, form('v1.0'), { file1: ASTRONAUT, file2: bytes }),
    ]
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
      expect(body.descr).toMatch(/ Nothing was charged\.$/)
    }
    expect(answers[0]!.body.descr).toMatch(why)
    expect(answers[1]!.body.descr.replaceAll('new face picture', 'source picture')).toMatch(why)
    expect(await person.credits()).toBe(135)
  })
})
