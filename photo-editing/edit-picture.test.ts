import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { problemWithUpscale } from '#contract/picture-limits.ts'
import { linearToOklab, srgbToLinear } from '#painter/engine/core/colour.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { InvalidJobError } from '#painter/job.ts'
import { drawSvg } from '#tests/support/drawing.ts'
import { editPicture } from './edit-picture.ts'
import type { EditJob, EditMode } from './job.ts'

const SIDE = 240

/** An apple-red disc with a leaf before a hilly ground: an SVG, so that what belongs to it is known. */
const THING = `<circle cx="122" cy="132" r="62" fill="#c81e28"/><circle cx="104" cy="112" r="18" fill="#e8505a"/>
  <path d="M122 74 q 30 -46 56 -22 q -22 34 -56 22" fill="#2f7d32"/>`
const SCENE = `<rect width="240" height="240" fill="#a9cbe8"/><path d="M0 150 Q70 110 130 145 T240 130 V240 H0 Z" fill="#c9b98a"/>
  <circle cx="40" cy="36" r="16" fill="#f4f0d8"/>`
const draw = (shapes: string) => drawSvg(shapes, SIDE, SIDE)
const photo = () => noisy(draw(SCENE + THING), 6)

/** Sensor noise: no photograph is perfectly flat. */
async function noisy(drawing: Promise<Buffer>, strength: number): Promise<Uint8Array> {
  const { data, info } = await sharp(await drawing)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom(5)
  for (let i = 0; i < data.length; i++)
    data[i] = Math.max(0, Math.min(255, data[i] + random.gauss() * strength))
  return png(data, info.width, info.height)
}

const png = (data: Uint8Array, width: number, height: number) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const rgba = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer()
const maskOfThing = async () => {
  const pixels = await rgba(await draw(THING))
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => pixels[i * 4 + 3]! / 255)
}

function edit(
  mode: EditMode,
  inputs: Uint8Array[],
  changes: Partial<EditJob> = {},
  report = (_: number) => {},
) {
  const words = { prompt: '', searchPrompt: '', negativePrompt: '', style: 'none', aspectRatio: '1:1' }
  const job: EditJob = {
    kind: 'edit',
    mode,
    model: 'pro',
    ...words,
    seed: 7,
    imageStrength: 0.8,
    options: {},
    inputs,
    subject: null,
  }
  return editPicture({ ...job, ...changes }, report, { problemWithUpscale })
}

/** OKLCh hue in degrees of pixels where `weight` is 1, averaged. */
function meanHue(pixels: Buffer, weight: Float32Array): number {
  let [a, b] = [0, 0]
  for (let i = 0; i < weight.length; i++) {
    if (weight[i]! < 1) continue
    const [red, green, blue] = [0, 1, 2].map(c => srgbToLinear(pixels[i * 4 + c]! / 255)) as [
      number,
      number,
      number,
    ]
    const lab = linearToOklab([red, green, blue])
    a += lab[1]
    b += lab[2]
  }
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** Mean absolute difference of 8-bit channels where `weight` is that value. */
function differenceWhere(one: Buffer, other: Buffer, weight: Float32Array, value: 0 | 1): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < weight.length; i++)
    if (weight[i] === value)
      for (let c = 0; c < 3; c++, count++) sum += Math.abs(one[i * 4 + c]! - other[i * 4 + c]!)
  return sum / count
}

describe('a cut-out', { timeout: 30_000 }, () => {
  test('covers what is known to be the subject, with a soft edge, and the same each time', async () => {
    const source = await photo()
    const mask = await maskOfThing()
    const { picture, source: kind, note } = await edit('removeBackground', [source])
    const cut = await rgba(picture)
    let [both, either, error, soft] = [0, 0, 0, 0]
    for (let i = 0; i < mask.length; i++) {
      const alpha = cut[i * 4 + 3]! / 255
      both += Math.min(alpha, mask[i]!)
      either += Math.max(alpha, mask[i]!)
      error += Math.abs(alpha - mask[i]!)
      if (alpha > 0.1 && alpha < 0.9) soft++
    }
    expect(both / either).toBeGreaterThan(0.9)
    expect(error / mask.length).toBeLessThan(0.03)
    expect(soft).toBeGreaterThan(100)
    expect({ kind, note }).toMatchObject({
      kind: 'algorithmicallyEnhanced',
      note: expect.stringMatching(/\.$/),
    })
    const again = await edit('removeBackground', [source])
    expect(Buffer.compare(picture, again.picture)).toBe(0)
  })

  test('is refused in a sentence where nothing stands out', async () => {
    const ground = await noisy(draw('<rect width="240" height="240" fill="#8a8f7a"/>'), 30)
    const refused = expect(edit('removeBackground', [ground])).rejects
    await refused.toThrow(InvalidJobError)
    await refused.toThrow(/could not tell the subject.*\.$/)
  })

  test('is refused where something bright and out of focus touches the subject', async () => {
    const blurred = `<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
      <rect width="240" height="240" fill="#6b5a4a"/><rect x="20" y="16" width="100" height="96" fill="#f2f6ee" filter="url(#soft)"/>`
    const refused = expect(edit('removeBackground', [await noisy(draw(blurred + THING), 3)])).rejects
    await refused.toThrow(/could not tell the subject/)
  })

  test('is refused where a sharp window stands behind the subject, and not because a subject is tall', async () => {
    const window =
      '<rect x="30" y="24" width="180" height="120" fill="#e8f4ff" stroke="#fff" stroke-width="6"/>'
    const wall = '<rect width="240" height="240" fill="#6b4a2a"/>'
    const cat = '<ellipse cx="120" cy="130" rx="34" ry="26" fill="#d98c2a"/>'
    const refused = expect(edit('removeBackground', [await noisy(draw(wall + window + cat), 4)])).rejects
    await refused.toThrow(/could not tell the subject/)
    const bottle = '<path d="M96 224 V96 L112 70 V24 H128 V70 L144 96 V224 Z" fill="#1f6b3a"/>'
    const { picture } = await edit('removeBackground', [await noisy(draw(SCENE + bottle), 4)])
    const cut = await rgba(picture)
    expect(cut[(150 * SIDE + 120) * 4 + 3]).toBeGreaterThan(240)
    expect(cut[(150 * SIDE + 60) * 4 + 3]).toBeLessThan(15)
  })

  test('stands before a painted scene that fills everything else', async () => {
    const source = await photo()
    const mask = await maskOfThing()
    const result = await edit('replaceBackground', [source], { model: 'v1.0', prompt: 'a planet in space' })
    const [before, after] = [await rgba(source), await rgba(result.picture)]
    expect(differenceWhere(before, after, mask, 1)).toBeLessThan(20)
    expect(differenceWhere(before, after, mask, 0)).toBeGreaterThan(60)
    expect(result.source).toBe('compositeSynthetic')
  })
})

describe('recolouring', { timeout: 30_000 }, () => {
  test('reaches the named thing and nothing else', async () => {
    const source = await photo()
    const fruit = await rgba(await draw(THING.split('<path')[0]!))
    const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => fruit[i * 4 + 3]! / 255)
    const result = await edit('searchRecolor', [source], { searchPrompt: 'the red apple', prompt: 'blue' })
    const [before, after] = [await rgba(source), await rgba(result.picture)]
    expect(Math.abs(meanHue(after, mask) - 255)).toBeLessThan(20)
    expect(differenceWhere(before, after, mask, 0)).toBeLessThan(2)
  })

  test('reaches into the shade of a thing, and not beyond its edge', async () => {
    const cloth = `<linearGradient id="g"><stop offset="0" stop-color="#f2c230"/><stop offset="1" stop-color="#6b4a0c"/>
      </linearGradient><rect x="50" y="60" width="140" height="120" fill="url(#g)"/>`
    const table =
      '<rect width="240" height="240" fill="#b9cfe0"/><rect y="180" width="240" height="60" fill="#7a4a2a"/>'
    const source = await draw(table + cloth)
    const pixels = await rgba(await draw(cloth))
    const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => pixels[i * 4 + 3]! / 255)
    const shade = mask.map((value, i) => (i % SIDE > 160 ? value : 0))
    const result = await edit('searchRecolor', [source], { searchPrompt: 'yellow', prompt: 'blue' })
    const [before, after] = [await rgba(source), await rgba(result.picture)]
    expect(Math.abs(meanHue(after, shade) - 255)).toBeLessThan(25)
    expect(differenceWhere(before, after, mask, 0)).toBeLessThan(3)
  })

  test.each([
    [{ searchPrompt: 'the purple part', prompt: 'blue' }, /Nothing in the picture looks like/],
    [{ searchPrompt: 'the red apple', prompt: 'something nice' }, /Name a new colour/],
    [{ searchPrompt: '!?', prompt: 'blue' }, /Say what in the picture/],
  ])('refuses %j in a sentence', async (words, sentence) => {
    await expect(edit('searchRecolor', [await photo()], words)).rejects.toThrow(sentence)
  })
})

describe('replacing', { timeout: 30_000 }, () => {
  test('takes the thing out and continues what is around it', async () => {
    const stripes = Array.from(
      { length: 30 },
      (_, k) => `<rect y="${k * 8}" width="240" height="4" fill="#345b7a"/>`,
    )
    const ground = `<rect width="240" height="240" fill="#d8c9a2"/>${stripes.join('')}`
    const disc = '<circle cx="120" cy="120" r="36" fill="#d01818"/>'
    const words = { searchPrompt: 'red', prompt: 'nothing' }
    const result = await edit('searchReplace', [await noisy(draw(ground + disc), 3)], words)
    const [wanted, filled] = [await rgba(await draw(ground)), await rgba(result.picture)]
    const hole = await rgba(await draw(disc))
    const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (hole[i * 4 + 3]! > 0 ? 1 : 0))
    expect(differenceWhere(wanted, filled, mask, 1)).toBeLessThan(25)
    expect(result.source).toBe('compositeSynthetic')
  })
})

describe('replacing a whole thing', { timeout: 30_000 }, () => {
  const ground = '<rect width="240" height="240" fill="#c9a67a"/>'
  const shadow = '<ellipse cx="134" cy="176" rx="52" ry="12" fill="#6a5238"/>'
  const mug =
    '<circle cx="120" cy="120" r="60" fill="#b8221e"/><circle cx="118" cy="92" r="24" fill="#f4efe6"/>'
  const table = () => noisy(draw(ground + shadow + mug), 4)
  const lightest = (pixels: Buffer, x: number, y: number) =>
    Math.max(...[0, 1, 2].map(c => pixels[(y * SIDE + x) * 4 + c]!))

  test('takes its parts of other colours and its shadow with it', async () => {
    const result = await edit('searchReplace', [await table()], {
      searchPrompt: 'the red mug',
      prompt: 'nothing',
    })
    const after = await rgba(result.picture)
    for (const [x, y] of [
      [120, 90],
      [120, 130],
      [150, 180],
      [172, 176],
    ] as const)
      expect(Math.abs(lightest(after, x, y) - 0xc9)).toBeLessThan(60)
  })

  test('leaves the new thing with a shadow of its own', async () => {
    const words = { searchPrompt: 'the red mug', prompt: 'an apple' }
    const [empty, filled] = await Promise.all(
      ['nothing', 'an apple'].map(async prompt => {
        const { picture } = await edit('searchReplace', [await table()], { ...words, prompt })
        return rgba(picture)
      }),
    )
    const isShadow = (i: number) =>
      filled![i]! < empty![i]! - 12 &&
      Math.abs(filled![i]! - filled![i + 1]! - empty![i]! + empty![i + 1]!) < 25
    const rows = Array.from({ length: SIDE * 60 }, (_, at) => (at + 140 * SIDE) * 4)
    expect(rows.filter(isShadow).length).toBeGreaterThan(80)
  })

  test('is another sky where the sky is named, and says so where there is none', async () => {
    const view = await noisy(
      draw(
        '<rect width="240" height="240" fill="#bcd8f0"/><rect y="130" width="240" height="110" fill="#5c7a3a"/>',
      ),
      3,
    )
    const { picture } = await edit('searchReplace', [view], {
      searchPrompt: 'the sky',
      prompt: 'a clear night',
    })
    const after = await rgba(picture)
    expect(lightest(after, 120, 60)).toBeLessThan(160)
    expect(lightest(after, 120, 200)).toBeGreaterThan(100)
    await expect(
      edit('searchReplace', [await table()], { searchPrompt: 'sky', prompt: 'sunset' }),
    ).rejects.toThrow(/no open sky/)
  })
})

describe('mending an old photograph', { timeout: 30_000 }, () => {
  test('removes most of a scratch', async () => {
    const scratch = '<path d="M20 30 L215 200" stroke="#f8f4e4" stroke-width="2" fill="none"/>'
    const clean = await edit('fixOldPhoto', [await noisy(draw(SCENE + THING), 2)], { model: 'v1.0' })
    const damaged = await noisy(draw(SCENE + THING + scratch), 2)
    const mended = await edit('fixOldPhoto', [damaged], { model: 'v1.0' })
    const lines = await rgba(await draw(scratch))
    const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (lines[i * 4 + 3]! > 200 ? 1 : 0))
    const before = differenceWhere(
      await rgba(await noisy(draw(SCENE + THING), 2)),
      await rgba(damaged),
      mask,
      1,
    )
    const after = differenceWhere(await rgba(clean.picture), await rgba(mended.picture), mask, 1)
    expect(after).toBeLessThan(before * 0.35)
  })
})

describe('pictures of any size', { timeout: 30_000 }, () => {
  const plain = { searchPrompt: 'red', prompt: 'green' }

  test('of 64 pixels a side are worked on as they are', async () => {
    const small = await sharp(await photo())
      .resize(64, 64)
      .png()
      .toBuffer()
    for (const mode of ['photo2anime', 'fixOldPhoto', 'structure', 'removeBackground'] as const) {
      const { picture } = await edit(mode, [small], { prompt: 'night' })
      expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 64 })
    }
  })

  test('of 40 megapixels are made smaller first, and the note says so', async () => {
    const large = await sharp(await photo())
      .resize(8000, 5000, { fit: 'fill', kernel: 'nearest' })
      .jpeg()
      .toBuffer()
    const { picture, note } = await edit('searchRecolor', [large], plain)
    const { width, height } = await sharp(picture).metadata()
    expect(width * height).toBeLessThan(2_010_000)
    expect(width / height).toBeCloseTo(1.6, 2)
    expect(note).toMatch(/made smaller first, from 8000 × 5000/)
  })

  test.each([
    [8, 200, /too small/],
    [9000, 5000, /at most 40 megapixels/],
  ])('of %i by %i pixels are refused in a sentence', async (width, height, sentence) => {
    const odd = await sharp({ create: { width, height, channels: 3, background: '#c81e28' } })
      .jpeg()
      .toBuffer()
    await expect(edit('searchRecolor', [odd], plain)).rejects.toThrow(sentence)
  })
})

describe('other light and weather', { timeout: 30_000 }, () => {
  const at = (pixels: Buffer, x: number, y: number) =>
    pixels.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3)

  test('replace the sky and keep what stands before it', async () => {
    const land =
      '<rect y="130" width="240" height="110" fill="#5c7a3a"/><rect x="90" y="60" width="60" height="90" fill="#8a3a2a"/>'
    const view = await noisy(draw(`<rect width="240" height="240" fill="#bcd8f0"/>${land}`), 3)
    const night = await rgba((await edit('structure', [view], { prompt: 'a clear night' })).picture)
    expect(Math.max(...at(night, 30, 70))).toBeLessThan(110)
    const [red, , blue] = at(night, 120, 100)
    expect(red).toBeGreaterThan(blue!)
  })

  test('turn leaves in autumn and leave other colours', async () => {
    const view = await noisy(
      draw(
        '<rect width="240" height="240" fill="#8e8e94"/><circle cx="120" cy="120" r="80" fill="#3f7a2c"/>',
      ),
      3,
    )
    const autumn = await rgba((await edit('structure', [view], { prompt: 'autumn' })).picture)
    const [red, green] = at(autumn, 120, 120)
    expect(red).toBeGreaterThan(green! * 1.3)
  })
})

test('a picture is not given back as it was: without anything to change it is refused', {
  timeout: 30_000,
}, async () => {
  for (const [mode, model] of [
    ['structure', 'pro'],
    ['img2img', 'fast'],
  ] as const)
    await expect(edit(mode, [await photo()], { model, prompt: 'a tiger' })).rejects.toThrow(
      /nothing would change/,
    )
})

describe('a style on a picture', { timeout: 30_000 }, () => {
  test('follows the strength, and is refused where it would have to draw the things itself', async () => {
    const source = await photo()
    const [before, none, whole] = await Promise.all(
      [
        sharp(source).resize(708, 708),
        sharp(
          (await edit('img2img', [source], { model: 'fast', style: 'neon-punk', imageStrength: 0 })).picture,
        ),
        sharp(
          (await edit('img2img', [source], { model: 'fast', style: 'neon-punk', imageStrength: 1 })).picture,
        ),
      ].map(picture => picture.resize(120, 120).ensureAlpha().raw().toBuffer()),
    )
    const everywhere = new Float32Array(120 * 120).fill(1)
    expect(differenceWhere(before!, none!, everywhere, 1)).toBeLessThan(4)
    expect(differenceWhere(before!, whole!, everywhere, 1)).toBeGreaterThan(40)
    await expect(edit('img2img', [source], { model: 'fast', style: 'isometric' })).rejects.toThrow(
      /from words alone/,
    )
  })

  test('reports steps that grow', async () => {
    const steps: number[] = []
    await edit('photo2anime', [await photo()], {}, fraction => steps.push(fraction))
    expect(steps.length).toBeGreaterThan(3)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
  })
})
