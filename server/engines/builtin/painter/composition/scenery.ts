import type { Subject } from '../prompt/scene.ts'
import { nounOfDrawing, stagingOf } from '../prompt/vocabulary/nouns.ts'
import { placeSprite } from '../subjects/place.ts'
import { castShadow } from '../subjects/shadow.ts'
import type { Frame } from '../world/frame.ts'
import { drawSubject } from './draw-subject.ts'
import { paintLitWindows } from './effects/lamplight.ts'
import { reflectSprite } from './effects/water-marks.ts'
import { keepInFrame } from './framing.ts'
import { litSprite } from './lit-sprite.ts'
import type { Stage } from './stage.ts'

/** Columns in shares of the width, away from the middle, and distances in those of the main subject. */
const SITES = [
  { column: 0.17, distance: 1.7 },
  { column: 0.84, distance: 2 },
  { column: 0.33, distance: 2.8 },
  { column: 0.68, distance: 3.2 },
]
/** Of the picture's height, what one piece may take at most and at least. */
const TALLEST = 0.42
const SMALLEST = 0.1

/** Sets up what makes the place what it is, behind the main subject `focus` metres away: on land or on the water. */
export async function placeScenery(stage: Stage, frame: Frame, focus: number) {
  const { scene, random, width, height, isNight, isWinter } = stage
  if (scene.scenery.length === 0) return
  const isMirrored = random.chance(0.5)
  const pieces = scene.scenery.filter(drawing => !scene.excluded.has(drawing.replace('@', '')))
  for (const [k, drawing] of [...pieces.entries()].reverse()) {
    const noun = nounOfDrawing(drawing)
    if (!noun) continue
    const { column, distance } = SITES[k % SITES.length]
    const piece = pieceOf(drawing, stagingOf(noun))
    const pixels = (piece.size * frame.camera.focalLength) / (focus * distance)
    const wanted = Math.min(height * TALLEST, Math.max(height * SMALLEST, pixels))
    const z = (piece.size * frame.camera.focalLength) / wanted
    const canvas = await drawSubject(piece, wanted * 1.15, random, { night: isNight, snow: isWinter })
    const { x, size } = keepInFrame(width, canvas, width * (isMirrored ? 1 - column : column), wanted)
    const sprite = litSprite(stage, frame, canvas, 0.4, 0.3)
    if (piece.mode === 'float' && frame.waterLevel !== null) {
      const row =
        frame.camera.horizon + ((frame.camera.height - frame.waterLevel) / z) * frame.camera.focalLength
      reflectSprite(frame, sprite, { x, row, height: size, distance: z })
      placeSprite(frame, sprite, x, row + size * 0.05, size, { z, cutBelow: row, depthBias: 0.3 })
      continue
    }
    const row = Math.min(frame.groundRow(x, z), height * 0.93)
    castShadow(frame, sprite, x, row, size, { strength: 0.45, contact: 0.4 })
    placeSprite(frame, sprite, x, row + size * 0.02, size, { z, depthBias: 0.4, flip: random.chance(0.5) })
    if (isNight) paintLitWindows(frame, canvas, x, row, size)
  }
}

const pieceOf = (
  drawing: string,
  staging: Pick<Subject, 'mode' | 'home' | 'size' | 'furLength'>,
): Subject => ({
  key: drawing,
  name: drawing,
  ...(drawing.startsWith('@') ? {} : { icon: drawing }),
  ...staging,
  count: 1,
  accessories: [],
})
