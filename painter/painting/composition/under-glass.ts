import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Where there is room under a glass dome, in shares of its drawing. */
const ROOM = { left: 0.16, top: 0.14, right: 0.84, foot: 0.855 }

/** A thing on the plate of a glass dome, the lights of the glass before it. */
export function underGlass(dome: Canvas, thing: Canvas): Canvas {
  const { width, height } = dome
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  g.drawImage(dome, 0, 0)
  const room = { width: (ROOM.right - ROOM.left) * width, height: (ROOM.foot - ROOM.top) * height }
  const scale = Math.min(room.width / thing.width, room.height / thing.height)
  const [broad, high] = [thing.width * scale, thing.height * scale]
  g.drawImage(thing, (width - broad) / 2, ROOM.foot * height - high, broad, high)
  g.globalAlpha = 0.3
  g.drawImage(dome, 0, 0, width, height * 0.84, 0, 0, width, height * 0.84)
  g.globalAlpha = 1
  return canvas
}
