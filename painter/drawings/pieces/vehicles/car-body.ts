import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { fromAbove, polyline, softPolygon, tyre } from '../shapes.ts'

/** A car from its left side. */
export type Car = {
  broadness: number
  paint: string
  body: readonly number[]
  round: number
  windows: readonly (readonly number[])[]
  wheels: readonly number[]
  /** Radius of the wheels. */
  wheel: number
  rim?: string
  /** Joints of its doors. */
  doors?: readonly (readonly number[])[]
  /** Where its lamps are: before and behind. */
  lamps: readonly [number, number, number, number]
  more?: (pen: SharePen, options: Required<Pick<PieceOptions, 'colour' | 'night'>>) => void
}

const LAMP = '#f6f4e6'
const LIT = '#fff2b8'
const GLASS = '#a9c8d8'
export const DARK = '#1d1e22'

/** Draws a car in its paint, or in the one that is named. */
export function drawCar(pen: SharePen, car: Car, { colour = car.paint, night }: PieceOptions) {
  const { g } = pen
  const foot = 1 - car.wheel
  for (const x of car.wheels) {
    g.fillStyle = DARK
    pen.fillCircle(x, foot - 0.01, car.wheel * 0.9)
  }
  softPolygon(pen, fromAbove(pen, 0.05, 0.9, colour), car.round, car.body)
  for (const pane of car.windows)
    softPolygon(
      pen,
      night ? '#ffe2a0' : pen.gradient(0, 0.1, 0, 0.5, shadeHex(GLASS, 0.4), GLASS, shadeHex(GLASS, -0.4)),
      0.03,
      pane,
    )
  for (const joint of car.doors ?? []) polyline(pen, shadeHex(colour, -0.42), 0.009, joint)
  const [frontX, frontY, backX, backY] = car.lamps
  g.fillStyle = night ? LIT : LAMP
  pen.fillEllipse(frontX, frontY, 0.055, 0.04)
  g.fillStyle = '#c2202a'
  pen.fillEllipse(backX, backY, 0.03, 0.045)
  car.more?.(pen, { colour, night })
  for (const x of car.wheels) {
    g.fillStyle = shadeHex(colour, -0.65)
    pen.begin()
    pen.arc(x, foot, car.wheel * 1.16, Math.PI * 0.97, Math.PI * 2.03)
    g.fill()
    tyre(pen, x, foot, car.wheel, car.rim)
  }
}
