import { createCanvas } from '@napi-rs/canvas'
import { linearToOklab, srgbToLinear } from '#painter/engine/core/colour.ts'
import { createRandom, hashString } from '#painter/engine/core/random.ts'
import { RATIOS } from '#painter/engine/core/ratios.ts'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { parsePrompt } from '#painter/language/parse.ts'
import type { EditJob } from '../job.ts'
import { readPhoto } from '../photo.ts'
import { encodeCanvas } from './encode-canvas.ts'
import { drawGlyph, type Mark } from './glyph.ts'
import { crest, type Layout, paletteOf, seal, stacked, sunset } from './logo-layouts.ts'
import { readLogoWords } from './logo-words.ts'
import { registerTypefaces } from './typefaces.ts'

/** What each model may lay out; the seed chooses. */
const LAYOUTS: Record<string, readonly Layout[]> = {
  'v1.0': [seal, stacked, crest],
  'v1.1': [stacked, crest],
  'v1.2': [sunset],
}
const HUES = [25, 55, 150, 215, 265, 340]
const SQUARE = 1024
/** What a logo is put on, not what it shows. */
const CARRIERS = /\b(t-?shirts?|shirts?|mugs?|logos?|badges?|stickers?|posters?|cards?)\b/gi
/** A guide is only looked at for its colour. */
const GUIDE_PIXELS = 10_000

/** A mark, a name and, where the trade is named, a line under it. */
export async function drawLogo(job: EditJob, report: Report): Promise<Made> {
  const size = RATIOS[job.aspectRatio]
  const layouts = LAYOUTS[job.model]
  if (!size || !layouts) throw new InvalidJobError(`Logos are not drawn in the ratio “${job.aspectRatio}”.`)
  registerTypefaces()
  const words = readLogoWords(job.prompt, parsePrompt(job.prompt))
  const mark = markOf(words.name, job.prompt)
  const random = createRandom(job.seed ^ hashString(job.prompt))
  const layout = random.pick(layouts)
  const ownHue = random.pick(HUES)
  const guideHue = job.inputs.length > 0 ? await mainHue(job) : null
  const palette = paletteOf(words.hue ?? guideHue ?? ownHue)
  report(0.3)

  const [width, height] = size
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = layout.ground(palette)
  pen.fillRect(0, 0, width, height)
  const scale = Math.min(width, height) / SQUARE
  pen.translate((width - SQUARE * scale) / 2, (height - SQUARE * scale) / 2)
  pen.scale(scale, scale)
  const glyph = (ink: string) => drawGlyph(mark, job.seed, ink)
  await layout.draw(pen, { ...words, palette, glyph })
  report(0.8)
  return {
    picture: await encodeCanvas(canvas),
    source: 'algorithmicMedia',
    note: noteOf(job, words.name, guideHue !== null && words.hue === null),
  }
}

/** The scene whose thing becomes the mark: what the name names, or else the rest of the prompt. */
function markOf(name: string, prompt: string): Mark {
  const named = parsePrompt(name)
  if (named.subjects.length > 0) return { scene: named, told: name }
  const told = prompt.replace(CARRIERS, ' ')
  return { scene: parsePrompt(told), told }
}

function noteOf({ inputs }: EditJob, name: string, usesGuide: boolean): string {
  const guide = usesGuide ? ' Of the guide, only its main colour was used.' : ' The guide was not used.'
  return `Set by the built-in engine: the name “${name}” with a mark.${inputs.length > 0 ? guide : ''}`
}

/** OKLCh hue (degrees) that the guide shows most, or null for a grey one. */
async function mainHue(job: EditJob): Promise<number | null> {
  const { data } = await readPhoto(job, 0, GUIDE_PIXELS)
  const sectors = new Float32Array(36)
  for (let i = 0; i < data.length; i += 3) {
    const [, a, b] = linearToOklab([
      srgbToLinear(data[i]),
      srgbToLinear(data[i + 1]),
      srgbToLinear(data[i + 2]),
    ])
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
    sectors[Math.floor(hue / 10) % 36] += Math.max(0, Math.hypot(a, b) - 0.04)
  }
  const strongest = Math.max(...sectors)
  return strongest < data.length / 3000 ? null : sectors.indexOf(strongest) * 10 + 5
}
