import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Where drivers are seen through a vehicle's window, as shares of its drawing: middle, sill and height. */
export const CABS: Readonly<Record<string, { x: number; sill: number; height: number }>> = {
  tractor: { x: 0.7, sill: 0.42, height: 0.36 },
  automobile: { x: 0.42, sill: 0.42, height: 0.27 },
  '@sportscar': { x: 0.5, sill: 0.42, height: 0.25 },
  '@convertible': { x: 0.56, sill: 0.46, height: 0.36 },
  '@van': { x: 0.37, sill: 0.4, height: 0.24 },
  '@campervan': { x: 0.16, sill: 0.4, height: 0.24 },
  '@racingcar': { x: 0.46, sill: 0.5, height: 0.34 },
  taxi: { x: 0.47, sill: 0.5, height: 0.3 },
  'pickup-truck': { x: 0.41, sill: 0.36, height: 0.24 },
  'delivery-truck': { x: 0.13, sill: 0.5, height: 0.22 },
  'sport-utility-vehicle': { x: 0.4, sill: 0.38, height: 0.3 },
}
/** Of somebody's height, the head. */
const HEAD_SHARE = 0.24

/** Head of the driver in the window. */
export function putInCab(lower: Canvas, upper: Canvas, cab: (typeof CABS)[string], turns: boolean): Canvas {
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  g.drawImage(lower, 0, 0)
  const height = lower.height * cab.height
  const source = upper.height * HEAD_SHARE
  const width = (height * upper.width) / source
  g.translate(lower.width * cab.x, lower.height * cab.sill - height)
  if (turns) g.scale(-1, 1)
  g.drawImage(upper, 0, 0, upper.width, source, -width / 2, 0, width, height)
  return canvas
}
