import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Anchors } from '../../../drawings/figures/figure.ts'
import { gripOf } from '../../../drawings/figures/peeking.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'

/** Where one is seen through a vehicle's window, as shares of its drawing: middle, sill and height. */
type Cab = {
  x: number
  sill: number
  height: number
  /** The middles of further windows. */
  more?: readonly number[]
  /** Whether there is no roof: then shoulders are seen as well. */
  isOpen?: boolean
}

const BUS: Cab = { x: 0.22, sill: 0.46, height: 0.34, more: [0.52, 0.8, 0.37, 0.66] }

export const CABS: Readonly<Record<string, Cab>> = {
  '@carriage': { x: 0.33, sill: 0.39, height: 0.26, more: [0.66] },
  tractor: { x: 0.7, sill: 0.42, height: 0.36 },
  automobile: { x: 0.42, sill: 0.42, height: 0.32, more: [0.6] },
  '@sportscar': { x: 0.5, sill: 0.42, height: 0.3 },
  '@convertible': { x: 0.56, sill: 0.5, height: 0.48, more: [0.72], isOpen: true },
  '@van': { x: 0.37, sill: 0.4, height: 0.26 },
  '@campervan': { x: 0.16, sill: 0.4, height: 0.28, more: [0.38, 0.6, 0.8] },
  '@racingcar': { x: 0.46, sill: 0.5, height: 0.4 },
  taxi: { x: 0.47, sill: 0.5, height: 0.3 },
  // A second one is on the platform behind the cab.
  'pickup-truck': { x: 0.41, sill: 0.36, height: 0.28, more: [0.78] },
  'delivery-truck': { x: 0.13, sill: 0.5, height: 0.27 },
  'sport-utility-vehicle': { x: 0.4, sill: 0.38, height: 0.3 },
  'fire-engine': { x: 0.26, sill: 0.48, height: 0.34 },
  'police-car': { x: 0.44, sill: 0.36, height: 0.3 },
  ambulance: { x: 0.31, sill: 0.5, height: 0.28 },
  'articulated-lorry': { x: 0.16, sill: 0.53, height: 0.3 },
  bus: BUS,
  '@schoolbus': BUS,
  '@doubledecker': { x: 0.2, sill: 0.4, height: 0.2, more: [0.5, 0.8, 0.35, 0.65] },
  '@foodtruck': { x: 0.14, sill: 0.33, height: 0.27, more: [0.62] },
  '@jeep': { x: 0.42, sill: 0.37, height: 0.32, more: [0.66] },
  '@excavator': { x: 0.6, sill: 0.42, height: 0.27 },
  '@bulldozer': { x: 0.77, sill: 0.42, height: 0.28 },
  'tram-car': { x: 0.19, sill: 0.5, height: 0.32, more: [0.5, 0.8, 0.35, 0.65] },
  '@passengertrain': { x: 0.3, sill: 0.53, height: 0.3, more: [0.46, 0.75, 0.15, 0.9] },
  locomotive: { x: 0.29, sill: 0.56, height: 0.24, more: [0.5, 0.8] },
  '@lightplane': { x: 0.3, sill: 0.49, height: 0.22, more: [0.42] },
  '@seaplane': { x: 0.3, sill: 0.49, height: 0.22, more: [0.42] },
  '@toycar': { x: 0.5, sill: 0.42, height: 0.6, isOpen: true },
  '@biplane': { x: 0.465, sill: 0.4, height: 0.36 },
  airplane: { x: 0.09, sill: 0.46, height: 0.3 },
  helicopter: { x: 0.2, sill: 0.6, height: 0.34 },
  rocket: { x: 0.635, sill: 0.3, height: 0.24 },
  '@submarine': { x: 0.22, sill: 0.72, height: 0.26, more: [0.46, 0.7] },
  speedboat: { x: 0.66, sill: 0.36, height: 0.42, isOpen: true },
  'motor-boat': { x: 0.44, sill: 0.4, height: 0.32, isOpen: true },
  '@mech': { x: 0.5, sill: 0.17, height: 0.24, isOpen: true },
  '@flyingcar': { x: 0.48, sill: 0.42, height: 0.36, more: [0.66] },
  '@balloon': { x: 0.5, sill: 0.925, height: 0.09, isOpen: true },
  'flying-saucer': { x: 0.58, sill: 0.34, height: 0.27 },
}
const HEAD_SHARE = { least: 0.2, most: 0.46 }
/** In heights of the head, what is seen of the breast above the door of an open car. */
const BREAST = 0.55
/** How much taller that is than the head alone. */
const OPEN_HEIGHT = 1.3
/** Animals have their heads out of the window: they are what one looks at. */
const OUT_OF_WINDOW = 1.5

type Rider = {
  anchors?: Anchors
  turns: boolean
  count: number
  /** How many are drawn side by side in one drawing. */
  abreast: number
  /** How many windows are taken by others. */
  taken: number
}

/** Heads of the driver and of those who ride along, in the windows. */
export function putInCab(
  lower: Canvas,
  upper: Canvas,
  cab: Cab,
  { anchors, turns, count, abreast, taken }: Rider,
): Canvas {
  const grip = gripOf(upper)
  const height =
    lower.height *
    cab.height *
    (cab.isOpen && anchors ? OPEN_HEIGHT : grip && !cab.isOpen ? OUT_OF_WINDOW : 1)
  const above = Math.ceil(Math.max(0, height - lower.height * cab.sill)) + 2
  const canvas = createCanvas(lower.width, lower.height + above)
  const g = canvas.getContext('2d')
  g.drawImage(lower, 0, above)
  const head = clamp(anchors?.shoulder.y ?? 0, HEAD_SHARE.least, HEAD_SHARE.most)
  const share = grip?.rim ?? head * (cab.isOpen ? 1 + BREAST : 1)
  const source = upper.height * share
  const width = (height * upper.width) / source
  const windows = [cab.x, ...(cab.more ?? [])]
  const first = Math.min(taken, windows.length - 1)
  for (const [k, x] of windows.slice(first, first + Math.max(1, count)).entries()) {
    g.save()
    g.translate(lower.width * x, above + lower.height * cab.sill - height)
    if (turns) g.scale(-1, 1)
    // Of several who are drawn side by side, one for each window.
    if (anchors && count > 1) {
      g.beginPath()
      const half = Math.min(height * 0.62, abreast > 1 ? (width / abreast) * 0.56 : height)
      g.rect(-half, 0, half * 2, height)
      g.clip()
    }
    // Of a group each has a window of their own.
    const aside = (k % abreast) / abreast + 0.5 / abreast
    g.drawImage(upper, 0, 0, upper.width, source, -width * aside, 0, width, height)
    if (grip) g.drawImage(grip.paws, -width / 2, 0, width, height / share)
    g.restore()
  }
  return trimCanvas(canvas)
}
