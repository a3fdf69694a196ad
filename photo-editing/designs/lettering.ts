import type { SKRSContext2D } from '@napi-rs/canvas'

type Type = { family: string; weight: number; size: number /** In shares of the size. */; spacing?: number }

function choose(pen: SKRSContext2D, { family, weight, size, spacing = 0 }: Type) {
  pen.font = `${weight} ${size}px "${family}"`
  pen.letterSpacing = `${spacing * size}px`
}

/** Writes one line, centred at x, y and made smaller until it fits. @returns its size in pixels */
export function writeLine(
  pen: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  type: Type & { widest: number },
): number {
  let { size } = type
  choose(pen, { ...type, size })
  while (pen.measureText(text).width > type.widest && size > 14) {
    size -= 2
    choose(pen, { ...type, size })
  }
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  // The space after the last letter would push the line to the left.
  pen.fillText(text, x + ((type.spacing ?? 0) * size) / 2, y)
  pen.letterSpacing = '0px'
  return size
}

/** Writes along a circle, centred at its top, or at its bottom and readable there. */
export function writeAround(
  pen: SKRSContext2D,
  text: string,
  circle: { x: number; y: number; radius: number },
  type: Type,
  place: 'top' | 'bottom',
) {
  choose(pen, type)
  pen.letterSpacing = '0px'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const gap = (type.spacing ?? 0) * type.size
  const letters = [...text].map(letter => ({ letter, width: pen.measureText(letter).width + gap }))
  const total = letters.reduce((sum, { width }) => sum + width, 0)
  const turn = place === 'top' ? 1 : -1
  const middle = (-Math.PI / 2) * turn
  let angle = middle - (turn * total) / circle.radius / 2
  for (const { letter, width } of letters) {
    const step = (turn * width) / circle.radius / 2
    angle += step
    pen.save()
    pen.translate(circle.x + Math.cos(angle) * circle.radius, circle.y + Math.sin(angle) * circle.radius)
    pen.rotate(angle + (turn * Math.PI) / 2)
    pen.fillText(letter, 0, 0)
    pen.restore()
    angle += step
  }
}
