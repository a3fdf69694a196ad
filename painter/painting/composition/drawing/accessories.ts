import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type HeadSpot, markedHead } from '../../../drawings/animals/head-spots.ts'
import { hasIcon, iconCanvas } from '../../../drawings/icons.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { shadeHex } from '../../../drawings/tint.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'

/** Width in shares of the head's, and the icon's upper edge in shares of the animal's height below its crown. */
type Fit = { width: number; top: number }
const SCARF_TOP = 0.4
/** Of those whose head is smaller than most. */
const SCARF_TOPS: Readonly<Record<string, number>> = { penguin: 0.27 }
const SCARF_WIDTH = 0.62
const NARROWEST_SCARF = 0.42
const SCARF_COLOUR = '#c2303a'
const GLASSES: Fit = { width: 0.8, top: 0.15 }
/** Of the height of goggles, what of it is a strap above them. */
const STRAP = 0.42
const HAT_WIDTH = 0.62
/** How far a hat stands above the head, in shares of its own height. */
const HAT_RISE = 0.78

const SOLID = 128
/** Ears are narrower than this share of the width; the first broader row is the top of the head. */
const HEAD_WIDTH = 0.22
/** The same of birds from the side, whose heads are small beside their bodies. */
const BIRD_HEAD_WIDTH = 0.13
/** In heights of such a bird, how far below its crown its glasses begin. */
const BESIDE_BEAK = 0.07
const LOOKS_ASIDE = /^(duck|goose|swan|penguin|flamingo|rooster|turkey|dove|dodo)$/

type Head = { top: number; middle: number; width: number }

/** Of a head's breadth, how far the eyes are below its crown. */
const EYE_ROW = 0.44

const headAt = ({ width, height }: Canvas, { x, y, radius }: HeadSpot): Head => ({
  top: (y - radius) * height,
  middle: x * width,
  width: radius * height * 2.1,
})

/** Puts hats, scarves and glasses (icons by name) on a drawing whose head is at the top. */
export async function wearAccessories(
  canvas: Canvas,
  accessories: readonly string[],
  { icon: animal, scarf = SCARF_COLOUR, isBird = false }: { icon: string; scarf?: string; isBird?: boolean },
): Promise<Canvas> {
  const { width, height } = canvas
  const isInProfile = isBird || LOOKS_ASIDE.test(animal)
  const marked = isInProfile ? undefined : markedHead(canvas)
  const head = marked ? headAt(canvas, marked) : headOf(canvas, animal, isInProfile)
  const room = Math.ceil(height * 0.28)
  const dressed = createCanvas(width, height + room)
  const g = dressed.getContext('2d')
  g.drawImage(canvas, 0, room)
  for (const accessory of accessories) {
    if (accessory === 'scarf') {
      const length = Math.max(head.width * SCARF_WIDTH, canvas.width * NARROWEST_SCARF)
      drawScarf(g, head.middle, room + head.top + height * (SCARF_TOPS[animal] ?? SCARF_TOP), length, scarf)
      continue
    }
    if (!hasIcon('noto', accessory) && !isPiece(accessory)) continue
    const size = Math.round(width * 0.7)
    const icon = isPiece(accessory)
      ? drawPiece(accessory, size, { night: false, snow: false })
      : await iconCanvas('noto', accessory, size)
    const isHat = HATS.test(accessory)
    const w = head.width * (isHat ? HAT_WIDTH : GLASSES.width)
    const h = (w * icon.height) / icon.width
    const strap = accessory === 'goggles' ? h * STRAP : 0
    const top =
      room +
      head.top +
      (isHat
        ? -h * HAT_RISE
        : (marked ? head.width * EYE_ROW - h / 2 : height * (isInProfile ? BESIDE_BEAK : GLASSES.top)) -
          strap)
    g.drawImage(icon, head.middle - w / 2, top, w, h)
  }
  return trimCanvas(dressed, 2)
}

const HATS = /^(crown|top-hat|billed-cap|womans-hat|graduation-cap|rescue-workers-helmet|@\w+)$/

/** The heads of animals that have them before rather than on top of them, in shares of the drawing. */
const HEADS: Readonly<Record<string, Head>> = {
  pineapple: { top: 0.28, middle: 0.52, width: 0.66 },
  cactus: { top: 0, middle: 0.5, width: 0.5 },
  hedgehog: { top: 0.34, middle: 0.16, width: 0.3 },
}

function headOf(canvas: Canvas, animal: string, isBird: boolean): Head {
  const head = HEADS[animal]
  if (!head) return findHead(canvas, isBird ? BIRD_HEAD_WIDTH : HEAD_WIDTH)
  const { width, height } = canvas
  return { top: head.top * height, middle: head.middle * width, width: head.width * width }
}

/** A woollen scarf wound around the neck, with one end hanging down. */
function drawScarf(g: SKRSContext2D, x: number, y: number, width: number, colour: string) {
  const thickness = width * 0.24
  g.fillStyle = shadeHex(colour, -0.2)
  g.beginPath()
  g.roundRect(x + width * 0.1, y + thickness * 0.4, width * 0.24, width * 0.62, thickness * 0.3)
  g.fill()
  const wool = g.createLinearGradient(x - width / 2, y, x + width / 2, y + thickness)
  wool.addColorStop(0, shadeHex(colour, 0.25))
  wool.addColorStop(1, shadeHex(colour, -0.25))
  g.fillStyle = wool
  g.beginPath()
  g.roundRect(x - width / 2, y, width, thickness, thickness * 0.5)
  g.fill()
}

function findHead(canvas: Canvas, broadest: number): Head {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const spanOf = (row: number): [number, number] => {
    let left = width
    let right = -1
    for (let x = 0; x < width; x++)
      if (pixels[(row * width + x) * 4 + 3] > SOLID) {
        if (x < left) left = x
        if (x > right) right = x
      }
    return [left, right]
  }

  const head: Head = { top: height, middle: width / 2, width: width * 0.5 }
  for (let y = 0; y < height * 0.5; y++) {
    const [left, right] = spanOf(y)
    if (right >= 0 && right - left > width * broadest) {
      head.top = y
      head.middle = (left + right) / 2
      break
    }
  }
  const [left, right] = spanOf(Math.min(height - 1, Math.floor(head.top + height * 0.12)))
  if (right > left) {
    head.width = right - left
    head.middle = (left + right) / 2
  }
  return head
}
