import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawSvg } from '#tests/support/drawing.ts'
import { createBuiltinEngine } from '../builtin/builtin.ts'
import type { EngineRequest, EngineResult } from '../engine.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost } from './model-host.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

const builtin = createBuiltinEngine({ threads: 1 })
const host = createModelHost({ threads: 1, memoryMb: 4000, provider: 'cpu' })
const models = { now: () => new Map() }
const local = createLocalEngine({ builtin, host, models, memoryMb: 4000, safetyLimit: 0.7 })
const PATIENCE = { timeout: 60_000 }

afterAll(() => Promise.all([local.close(), builtin.close()]))

const photograph = (name: string): Buffer =>
  readFileSync(new URL(`../../../tests/photographs/${name}.webp`, import.meta.url))

/** A drawing of flat shapes with an edge across the place where two tiles of the network meet. */
const drawing = (width = 260, height = 70): Promise<Buffer> =>
  drawSvg(
    '<rect width="260" height="70" fill="#fe8"/><path d="M20 60L230 12L250 40Z" fill="#248"/><circle cx="60" cy="25" r="18" fill="#c33"/>',
    width,
    height,
    '0 0 260 70',
  )

async function make(
  mode: string,
  model: string,
  bytes: Uint8Array,
  options: Record<string, string> = {},
): Promise<EngineResult> {
  const { width, height } = await sharp(bytes).metadata()
  const request: EngineRequest = {
    creationId: 'creation',
    person: 'somebody',
    isPrivate: false,
    attempt: 1,
    mode,
    model,
    prompt: '',
    searchPrompt: '',
    negativePrompt: '',
    seed: 7,
    style: 'none',
    aspectRatio: '1:1',
    imageStrength: 0.8,
    options,
    inputs: [{ name: 'file1', bytes, mediaType: 'image/webp', width, height }],
  }
  const context = { signal: new AbortController().signal, onProgress: () => {} }
  const submission = await local.submit(request, context)
  return submission.kind === 'done' ? submission.result : expect.fail('it answers in the call')
}

const pixelsOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { width: info.width, height: info.height, data, at }
}

describe('pictures of people', PATIENCE, () => {
  test('keep the person alone, with a soft edge', async () => {
    const result = await make('removeBackground', 'pro', photograph('astronaut'))
    const { data, at } = await pixelsOf(result.pictures[0]!.bytes)
    const [face, suit, flag, wall] = [at(225, 110), at(170, 380), at(40, 150), at(480, 60)]
    expect([face[3], suit[3]]).toEqual([255, 255])
    expect([flag[3], wall[3]]).toEqual([0, 0])
    const soft = data.filter((value, i) => i % 4 === 3 && value > 40 && value < 215).length
    expect(soft).toBeGreaterThan(500)
    expect(result).toMatchObject({ note: expect.stringMatching(/network/) })
    expect(result.madeBy).toBeUndefined()
    expect(result.pictures[0]!.source).toBe('compositeWithTrainedAlgorithmicMedia')
  })

  test('become stickers of the person', async () => {
    const result = await make('face2sticker', 'pro', photograph('camera'))
    const { at } = await pixelsOf(result.pictures[0]!.bytes)
    // The tower behind him is no part of the sticker: there is its dotted ground.
    const [red, , blue] = at(1000, 20)
    expect(Math.abs(red! - blue!)).toBeGreaterThan(10)
    // His face is seen from the side; it is a face all the same.
    expect(result.note).not.toMatch(/no face/i)
    expect(result.madeBy).toBeUndefined()
  })

  test('show no person where there is a cat, which looks like one to the network', async () => {
    const context = { signal: new AbortController().signal, onProgress: () => {} }
    const found = await host.run('cutOutPerson', { picture: photograph('chelsea') }, context)
    expect(found).toEqual({ isFound: false })
    const refused = make('removeBackground', 'pro', photograph('chelsea'))
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      detail: expect.stringContaining('subject'),
    })
  })

  test('without anybody in them are the built-in engine’s, which says so', async () => {
    const result = await make('removeBackground', 'pro', photograph('coffee'))
    expect(result.madeBy).toBe('builtin')
  })
})

describe('enlarging', PATIENCE, () => {
  test.each(['2', '3', '4'])('a drawing %s times is the network’s, clean and of that size', async scale => {
    const result = await make('upscale', 'v1.0', await drawing(), { scale })
    const { width, height, at } = await pixelsOf(result.pictures[0]!.bytes)
    const factor = Number(scale)
    expect([width, height]).toEqual([260 * factor, 70 * factor])
    const [red, green, blue] = at(60 * factor, 25 * factor)
    expect(Math.hypot(red! - 0xcc, green! - 0x33, blue! - 0x33)).toBeLessThan(12)
    expect(result).toMatchObject({ note: expect.stringMatching(/drawn/) })
    expect(result.madeBy).toBeUndefined()
  })

  test('meets without a seam where the picture was computed in parts', async () => {
    const whole = await pixelsOf(
      (await make('upscale', 'v1.0', await drawing(), { scale: '2' })).pictures[0]!.bytes,
    )
    const cut = await sharp(await drawing())
      .extract({ left: 100, top: 0, width: 160, height: 70 })
      .toBuffer()
    const part = await pixelsOf((await make('upscale', 'v1.0', cut, { scale: '2' })).pictures[0]!.bytes)
    let largest = 0
    for (let y = 0; y < part.height; y++)
      for (let x = 60; x < part.width; x++) {
        const [a, b] = [whole.at(200 + x, y), part.at(x, y)]
        for (let c = 0; c < 3; c++) largest = Math.max(largest, Math.abs(a[c]! - b[c]!))
      }
    expect(largest).toBeLessThanOrEqual(3)
  })

  test('keeps what is transparent, without a rim of what hides beneath', async () => {
    const logo = await drawSvg('<circle cx="50" cy="50" r="36" fill="#c33"/>', 100, 100, '0 0 100 100')
    const result = await make('upscale', 'v1.0', logo, { scale: '2' })
    const { at, data } = await pixelsOf(result.pictures[0]!.bytes)
    expect(at(3, 3)[3]).toBe(0)
    expect(at(100, 100)[3]).toBe(255)
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 128) expect(data[i]).toBeGreaterThan(150)
  })

  test.each(['chelsea', 'rocket'])('a photograph (%s) is the built-in engine’s', async name => {
    const result = await make('upscale', 'v1.0', photograph(name), { scale: '2' })
    expect(result.madeBy).toBe('builtin')
  })
})

describe('the network that looks for nudity', PATIENCE, () => {
  const signal = new AbortController().signal

  test('passes a harmless picture at the usual limit', async () => {
    await refuseUnsafe(host, [photograph('astronaut'), photograph('chelsea')], 0.7, signal)
  })

  test('refuses what is over the limit, as moderated', async () => {
    const judged = refuseUnsafe(host, [photograph('chelsea')], 0.01, signal)
    await expect(judged).rejects.toMatchObject({ kind: 'moderated' })
  })

  test('looks at nothing when it is turned off', async () => {
    await refuseUnsafe(host, [Buffer.from('no picture')], null, signal)
  })
})
