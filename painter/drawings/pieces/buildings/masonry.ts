import type { CanvasGradient } from '@napi-rs/canvas'
import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'

export const SNOW = '#f2f6fb'
export const PALE = '#e9e4d8'
export const TIMBER = '#8a6238'
export const STEEL = '#7c828a'
const LAMPLIT = '#ffd97a'
const GLASS = '#40566a'

type Corner = readonly [number, number]

/** A plane with straight edges. */
export function face(pen: SharePen, fill: string | CanvasGradient, corners: readonly Corner[]) {
  pen.fillShape(fill, () => {
    for (const [k, [x, y]] of corners.entries()) k === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  })
}

/** A flat front, lit from the left. */
export function slab(pen: SharePen, x: number, y: number, w: number, h: number, colour: string) {
  pen.g.fillStyle = pen.across(x, x + w, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.2))
  pen.fillRect(x, y, w, h)
}

/** Something round from the side, lit from the left. */
export function drum(pen: SharePen, x: number, y: number, w: number, h: number, colour: string) {
  pen.g.fillStyle = pen.sheen(
    x,
    x + w,
    0.32,
    shadeHex(colour, 0.02),
    shadeHex(colour, 0.3),
    shadeHex(colour, -0.42),
  )
  pen.fillRect(x, y, w, h)
}

type Panes = { x: number; y: number; w: number; h: number; columns: number; rows: number; share?: number }

/** Windows in even rows, lit by night but for a few. */
export function panes(pen: SharePen, { x, y, w, h, columns, rows, share = 0.5 }: Panes, night: boolean) {
  const [across, down] = [w / columns, h / rows]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      pen.g.fillStyle = night && (row * 3 + column * 5) % 7 !== 3 ? LAMPLIT : GLASS
      pen.fillRect(
        x + (column + (1 - share) / 2) * across,
        y + (row + (1 - share) / 2) * down,
        across * share,
        down * share,
      )
    }
}

/** Rows of arches, dark or lit from within. */
export function arcades(pen: SharePen, { x, y, w, h, columns, rows, share = 0.56 }: Panes, fill: string) {
  const [across, down] = [w / columns, h / rows]
  pen.g.fillStyle = fill
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      archway(pen, x + (column + 0.5) * across, y + (row + 1) * down, across * share, down * 0.78)
}

/** An opening with a round head, its sill at (x, y), filled with what the context has. */
export function archway(pen: SharePen, x: number, y: number, w: number, h: number) {
  pen.begin()
  pen.moveTo(x - w / 2, y)
  pen.lineTo(x - w / 2, y - h + w / 2)
  pen.arc(x, y - h + w / 2, w / 2, Math.PI, Math.PI * 2)
  pen.lineTo(x + w / 2, y)
  pen.g.fill()
}

/** A dome on the line `base`; `swell` above 1 makes an onion of it. */
export function dome(
  pen: SharePen,
  x: number,
  base: number,
  radius: number,
  height: number,
  colour: string,
  swell = 1,
) {
  const fill = pen.sheen(
    x - radius * swell,
    x + radius * swell,
    0.34,
    colour,
    shadeHex(colour, 0.35),
    shadeHex(colour, -0.38),
  )
  pen.fillShape(fill, () => {
    pen.moveTo(x - radius, base)
    pen.curveTo(
      x - radius * swell * 1.1,
      base - height * 0.5,
      x - radius * 0.5,
      base - height * (swell > 1 ? 0.72 : 0.96),
      x,
      base - height,
    )
    pen.curveTo(
      x + radius * 0.5,
      base - height * (swell > 1 ? 0.72 : 0.96),
      x + radius * swell * 1.1,
      base - height * 0.5,
      x + radius,
      base,
    )
  })
}

/** Joints of a wall of cut stone. */
export function courses(pen: SharePen, x: number, y: number, w: number, h: number, rows: number) {
  pen.g.strokeStyle = 'rgba(40,32,22,.22)'
  pen.lineWidth = 0.005
  const down = h / rows
  for (let row = 0; row < rows; row++) {
    pen.strokeLine(x, y + (row + 1) * down, x + w, y + (row + 1) * down)
    for (let at = x + down * (row % 2 ? 1 : 2); at < x + w; at += down * 2)
      pen.strokeLine(at, y + row * down, at, y + (row + 1) * down)
  }
}

/** Boards side by side. */
export function boards(
  pen: SharePen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
) {
  slab(pen, x, y, w, h, colour)
  pen.g.strokeStyle = 'rgba(20,12,6,.3)'
  pen.lineWidth = 0.006
  for (let k = 1; k < count; k++) pen.strokeLine(x + (w * k) / count, y, x + (w * k) / count, y + h)
}
