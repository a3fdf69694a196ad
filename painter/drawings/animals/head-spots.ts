import type { Canvas } from '@napi-rs/canvas'

/** The middle of a head and its radius, in shares of the drawing's width, height and height. */
export type HeadSpot = { x: number; y: number; radius: number }

const spots = new WeakMap<Canvas, HeadSpot>()

/** Remembers where the head of a drawn animal is. */
export const markHead = (drawing: Canvas, spot: HeadSpot) => spots.set(drawing, spot)

/** Gives a drawing that was made from another one the same head. */
export function passHead(from: Canvas, to: Canvas) {
  const spot = spots.get(from)
  if (spot) spots.set(to, spot)
}

/** Where a drawing from a skeleton or a plumage has its head; undefined for any other. */
export const markedHead = (drawing: Canvas): HeadSpot | undefined => spots.get(drawing)
