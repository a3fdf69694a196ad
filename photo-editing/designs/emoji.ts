import { join } from 'node:path'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hasIcon, iconCanvas } from '#painter/drawings/icons.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { readRows } from '#painter/engine/core/rows.ts'
import type { Made, Report } from '#painter/job.ts'
import { parsePrompt } from '#painter/language/parse.ts'
import type { Subject } from '#painter/language/scene.ts'
import { drawSubject } from '#painter/painting/composition/drawing/draw-subject.ts'
import type { EditJob } from '../job.ts'
import { CREATURES } from './creatures.ts'
import { drawFace } from './drawn-face.ts'
import { encodeCanvas } from './encode-canvas.ts'
import { moodOf } from './moods.ts'
import { namedIcon } from './named-icon.ts'

/** Pixels a side. */
const SIDE = 1024
const SUBJECT_SIDE = 800
const USUAL_FACE = 'grinning-face'

/** Where a thing is worn or held: shares of the subject's box, and its width. */
type Fit = { x: number; y: number; width: number }
const BESIDE: Fit = { x: 0.86, y: 0.8, width: 0.34 }

/** What goes with an emoji, where it is worn or held, and the words for it. */
const ROWS = readRows(join(import.meta.dirname, 'extras.tsv'), ['icon', 'x', 'y', 'width', 'words'])
const FITS = new Map(
  ROWS.map(({ icon, x, y, width }): [string, Fit] => [
    icon,
    { x: Number(x), y: Number(y), width: Number(width) },
  ]),
)
const EXTRAS = new Map(
  ROWS.flatMap(({ icon, words }) => words.split(' ').map((word): [string, string] => [word, icon])),
)

/** One thing with a mood and what goes with it, on nothing: a square PNG. */
export async function drawEmoji(job: EditJob, report: Report): Promise<Made> {
  const words = job.prompt.toLowerCase().match(/[a-z]+/g) ?? []
  const mood = words.map(moodOf).find(found => found !== null) ?? null
  const extras = [...new Set(words.flatMap(word => EXTRAS.get(word) ?? []))]
  const { subjects, unmatched } = parsePrompt(job.prompt)
  const subject = subjects.find(({ icon }) => !icon || !extras.includes(icon)) ?? subjects[0] ?? null
  report(0.2)

  const canvas = createCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  const thing = namedIcon(words.filter(word => moodOf(word) === null && !EXTRAS.has(word)))
  const body = subject
    ? await drawSubjectBody(subject, job.seed)
    : await drawIconBody(thing ?? mood?.face ?? USUAL_FACE)
  const box = placeBody(pen, body)
  report(0.5)
  const hasFace = subject
    ? subject.icon === undefined || CREATURES.has(subject.icon)
    : thing === null || CREATURES.has(thing)
  if (mood && !hasFace) drawFace(pen, SIDE / 2, box.top + box.height * 0.55, box.width * 0.5, mood)
  const signs = mood?.sign && (subject ?? thing) ? [mood.sign, ...extras] : extras
  for (const icon of new Set(signs)) if (icon !== subject?.icon) await addExtra(pen, icon, box)
  report(0.8)

  const ignored = unmatched.filter(word => word !== thing && !moodOf(word) && !EXTRAS.has(word))
  const leftOut = ignored.length > 0 ? ` Left out: ${ignored.join(', ')}.` : ''
  return {
    picture: await encodeCanvas(canvas),
    source: 'algorithmicMedia',
    note: `Drawn by the built-in engine: ${subject?.name ?? thing ?? 'a face'}.${leftOut}`,
  }
}

const drawIconBody = (icon: string): Promise<Canvas> =>
  iconCanvas(hasIcon('fluent', icon) ? 'fluent' : 'noto', icon, SUBJECT_SIDE)

function drawSubjectBody(subject: Subject, seed: number): Promise<Canvas> {
  // The head alone is what one expects of an animal's emoji.
  const face = `${subject.icon}-face`
  const icon = subject.icon && hasIcon('fluent', face) ? face : subject.icon
  const plain = { ...subject, icon, key: icon ?? subject.key, count: 1, accessories: [] }
  return drawSubject(plain, SUBJECT_SIDE, createRandom(seed), { modelled: true })
}

type Box = { left: number; top: number; width: number; height: number }

function placeBody(pen: SKRSContext2D, body: Canvas): Box {
  const scale = Math.min(SUBJECT_SIDE / body.width, SUBJECT_SIDE / body.height)
  const width = body.width * scale
  const height = body.height * scale
  const box = { left: (SIDE - width) / 2, top: (SIDE - height) / 2 + SIDE * 0.03, width, height }
  withShadow(pen, 36, () => pen.drawImage(body, box.left, box.top, width, height))
  return box
}

async function addExtra(pen: SKRSContext2D, icon: string, box: Box) {
  const set = hasIcon('fluent', icon) ? 'fluent' : 'noto'
  if (!hasIcon(set, icon)) return
  const drawing = await iconCanvas(set, icon, 500)
  const fit = FITS.get(icon) ?? BESIDE
  const width = box.width * fit.width
  const height = (width * drawing.height) / drawing.width
  const left = Math.min(SIDE - width, Math.max(0, box.left + fit.x * box.width - width / 2))
  const top = Math.min(SIDE - height, Math.max(0, box.top + fit.y * box.height - height / 2))
  withShadow(pen, 18, () => pen.drawImage(drawing, left, top, width, height))
}

function withShadow(pen: SKRSContext2D, blur: number, draw: () => void) {
  pen.save()
  pen.shadowColor = 'rgba(20,10,40,.32)'
  pen.shadowBlur = blur
  pen.shadowOffsetY = blur / 2
  draw()
  pen.restore()
}
