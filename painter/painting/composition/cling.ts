import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mouthOf } from '../../drawings/animals/quadruped.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'

/** Of a trunk's height, how long whoever climbs it is, and how high up. */
const LENGTH = 0.56
const HEIGHT = 0.2
/** Of a climber's height, how far its paws reach over the bark. */
const GRIP = 0.2

/** An animal that climbs up a trunk, on its right side with its paws on the bark. */
export function clingTo(trunk: Canvas, climber: Canvas): Canvas {
  const length = trunk.height * LENGTH
  const girth = (length * climber.height) / climber.width
  const canvas = createCanvas(Math.ceil(trunk.width + girth + length * 2), trunk.height)
  const g = canvas.getContext('2d')
  g.drawImage(trunk, 0, 0)
  if (!mouthOf(climber)) {
    // Drawings that look at the viewer stay upright.
    const width = (length * climber.width) / climber.height
    g.drawImage(
      climber,
      trunk.width * 0.52 - width * GRIP,
      trunk.height * (1 - HEIGHT) - length * 0.9,
      width,
      length,
    )
    return trimCanvas(canvas)
  }
  g.translate(trunk.width * 0.5 + trunk.width * 0.16 - girth * GRIP, trunk.height * (1 - HEIGHT))
  g.rotate(Math.PI / 2)
  // Turned so, the nose is up and the paws are on the left.
  g.drawImage(climber, -length, -girth, length, girth)
  return trimCanvas(canvas)
}
