import { type RGB, scaleColour } from '../../core/colour.ts'
import type { Subject } from '../../prompt/scene.ts'
import { SITTING_ANIMALS } from '../../subjects/figures/sitting-animal.ts'
import { hasIcon, type IconSet } from '../../subjects/icons.ts'
import { inflate } from '../../subjects/inflate.ts'
import { placeSprite } from '../../subjects/place.ts'
import { type Lighting, relight } from '../../subjects/relight.ts'
import { castShadow } from '../../subjects/shadow.ts'
import { toSprite } from '../../subjects/sprite.ts'
import type { Frame } from '../../world/frame.ts'
import { renderStudio } from '../../world/indoors/studio.ts'
import { paintGlowDot } from '../../world/lights.ts'
import { drawSubject } from '../draw-subject.ts'
import { paintSteam } from '../effects/steam.ts'
import { reflectSprite } from '../effects/water-marks.ts'
import type { Stage } from '../stage.ts'

const MOST_OF_A_KIND = 6
const WALL_HUES = [28, 50, 205, 225, 320, 160, 85]
const STEAMING = /hot-beverage|teacup|steaming|pot-of-food|curry/
const BURNING = /candle|birthday-cake|diya/
const CANDLELIGHT: RGB = [0.5, 0.3, 0.1]
/** Things that look better flat than modelled. */
const BETTER_FLAT = /pizza|cake|hot-dog|sushi|hamburger|grapes|red-apple|tangerine|pear|guitar|book|camera/

/** One thing on the table: its index among all, and how far behind the front row it stands (0 to 1). */
type Item = { subject: Subject; index: number; back: number }

/** A still life on a wooden table, or on a studio's plain ground. */
export async function paintTable(stage: Stage) {
  const { scene, width, height, noise, random, isNight } = stage
  const wood = scene.place === 'table'
  const frame = renderStudio(width, height, noise, random, scene.hue ?? random.pick(WALL_HUES), {
    wood,
    warm: true,
    dark: isNight && !wood,
  })
  for (let y = Math.floor(frame.tableRow!); y < height; y++) frame.depth.fill(1.5, y * width, (y + 1) * width)
  stage.reached('world')
  const items = arrange(scene.subjects)
  for (const item of items) await placeOnTable(stage, frame, item, items.length, wood ? 0.16 : 0.22)
  stage.reached('subjects')
  return { frame, focus: 1 }
}

/** From back to front. */
function arrange(subjects: Subject[]): Item[] {
  const all = subjects.flatMap(subject =>
    new Array<Subject>(Math.min(MOST_OF_A_KIND, subject.count)).fill(subject),
  )
  return all
    .map((subject, index) => ({
      subject,
      index,
      back: all.length > 3 ? index % 2 : index > 0 ? 0.35 : 0,
    }))
    .sort((a, b) => b.back - a.back)
}

async function placeOnTable(
  stage: Stage,
  frame: Frame,
  { subject, index, back }: Item,
  count: number,
  polish: number,
) {
  const { width, height, random } = stage
  let size =
    Math.min(height, width * 1.2) *
    (count === 1 ? 0.5 : count === 2 ? 0.42 : count === 3 ? 0.37 : 0.33) *
    (subject.furLength > 0 ? 1.12 : 1) *
    (subject.figure ? 1.35 : 1) *
    (1 - back * 0.1)
  const across = count > 1 ? (index - (count - 1) / 2) / (count - 1) : 0
  const x = width * (0.5 + across * Math.min(0.66, count * 0.22)) + random.range(-0.01, 0.01) * width
  const y = height * (count === 1 ? 0.84 : 0.86 - back * 0.07)
  const drawing = await drawSubject(subject, size * 1.2, random, {
    iconSet: bestIconSet(subject),
  })
  if (drawing.width > drawing.height * 1.25) size *= 0.72

  const sprite = relight(inflate(toSprite(drawing), 0.55, 0.35), windowLight(frame))
  reflectSprite(frame, sprite, { x, row: y, height: size * 0.9, distance: 1, opacity: polish })
  castShadow(frame, sprite, x, y - size * 0.012, size, {
    strength: 0.62,
    dx: size * 0.55,
    length: 0.3,
    contact: 0.72,
    limit: (_x, row) => row > frame.tableRow! + 2,
  })
  placeSprite(frame, sprite, x, y, size, { z: 1, fog: false, isSubject: true, depthTest: false })
  if (STEAMING.test(subject.key)) paintSteam(frame, random, x, y - size * 0.92, size)
  if (BURNING.test(subject.key)) paintGlowDot(frame.image, x, y - size * 0.97, size * 0.03, CANDLELIGHT)
}

function windowLight({ environment }: Frame): Lighting {
  return {
    direction: [-0.5, 0.62, 0.6],
    sun: scaleColour(environment.sunColour, 0.85),
    skyAmbient: environment.skyAmbient,
    groundAmbient: environment.groundAmbient,
    rim: 0.5,
    shade: 1,
  }
}

function bestIconSet({ icon, furLength }: Subject): IconSet {
  const isThing = icon !== undefined && furLength === 0 && !(icon in SITTING_ANIMALS)
  return isThing && hasIcon('fluent', icon) && !BETTER_FLAT.test(icon) ? 'fluent' : 'noto'
}
