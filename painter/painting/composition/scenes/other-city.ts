import { drawPiece } from '../../../drawings/pieces/pieces.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { leadSlope } from '../framing.ts'
import { paintGroundScene } from '../ground-scene.ts'
import { litSprite } from '../lit-sprite.ts'
import { isGrounded } from '../looked-at.ts'
import type { Stage } from '../stage.ts'

/** What others than people build, and what people build among them. */
const STRANGE = ['@spiretower', '@podtower', '@hivetower', '@spiretower', '@biodome']
const OF_PEOPLE = ['@needletower', '@disctower', '@spiretower', '@biodome', '@sailtower', '@podtower']
const COLOURS = ['#7a5f8f', '#c9b79a', '#5f8f8a', '#a8705f', '#8a8fb0']
const TOWERS = 22
/** Metres to the nearest and, times this, to the farthest; and of their heights. */
const NEAREST = 110
const FARTHEST = 6
const HEIGHTS = { least: 34, most: 96, dome: 20 }
/** Of the picture's width, what stays free about the middle of the nearest. */
const AVENUE = 0.17
const HORIZON = 0.62
/** Of the sky, so that no tip is cut. */
const TALLEST = 0.94
/** Metres. */
const EYE = 9

/** Whether a town stands on the world of another sun. */
export const isOtherCity = ({ scene }: Stage) =>
  scene.extras.has('other world') && (scene.place === 'city' || scene.place === 'street')

/** A city of another world: towers that nobody on earth would build, on its bare ground. */
export function paintOtherCity(stage: Stage) {
  const { scene, width, height, environment, noise, random } = stage
  return paintGroundScene(stage, {
    horizon: HORIZON,
    emptyEye: EYE,
    build: async (camera, focus) => {
      const frame = renderLand('desert', width, height, environment, noise, random, {
        camera,
        anchor: [leadSlope(stage, camera) * focus, focus],
        subject: scene.subjects.some(isGrounded),
        isFlat: true,
      })
      await raiseTowers(stage, frame)
      return frame
    },
  })
}

async function raiseTowers(stage: Stage, frame: Frame) {
  const { scene, width, random, hasLitWindows } = stage
  const { focalLength } = frame.camera
  const kinds = scene.future ? OF_PEOPLE : STRANGE
  const distances = Array.from({ length: TOWERS }, (_, k) => NEAREST * FARTHEST ** (k / (TOWERS - 1)))
  for (const [k, z] of [...distances.entries()].reverse()) {
    const key = kinds[k % kinds.length]
    const metres = key === '@biodome' ? HEIGHTS.dome : random.range(HEIGHTS.least, HEIGHTS.most)
    const size = Math.min((metres * focalLength) / z, frame.camera.horizon * TALLEST)
    const free = AVENUE * (NEAREST / z)
    const aside = free + (0.56 - free) * ((k * 0.618) % 1)
    const x = width * (0.5 + (k % 2 ? aside : -aside))
    const drawing = drawPiece(key, Math.round(Math.min(700, Math.max(60, size * 1.1))), {
      night: hasLitWindows,
      snow: false,
      ...(scene.future || key === '@biodome' ? {} : { colour: COLOURS[k % COLOURS.length] }),
    })
    const row = frame.groundRow(x, z)
    const flip = random.chance(0.5)
    placeSprite(frame, litSprite(stage, frame, drawing, 0.4, 0.2), x, row + size * 0.02, size, {
      z,
      flip,
      isBuilt: true,
      fogScale: 0.7,
    })
    if (hasLitWindows) paintLitWindows(frame, drawing, x, row + size * 0.02, size, flip)
  }
}
