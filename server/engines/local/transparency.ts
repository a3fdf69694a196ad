import type { Pixels } from './networks/square.ts'

/** Pixels that colours are carried outward: more than a network sees around a pixel. */
const REACH = 24

/**
 * The colours with those of visible pixels carried on beneath the transparent ones, so that what hides there
 * leaves no rim. Beyond the reach it is grey.
 * @param alpha how much each pixel covers, the same value in all three bytes
 */
export function colourBeneath({ width, height, data }: Pixels, alpha: Pixels): Pixels {
  const colours = Uint8Array.from(data)
  const isKnown = new Uint8Array(width * height)
  let edge: number[] = []
  for (let i = 0; i < isKnown.length; i++) {
    if (alpha.data[i * 3] === 0) colours.fill(128, i * 3, i * 3 + 3)
    else {
      isKnown[i] = 1
      edge.push(i)
    }
  }
  for (let step = 0; step < REACH && edge.length > 0; step++) {
    const next: number[] = []
    for (const i of edge)
      for (const neighbour of neighboursOf(i, width, height)) {
        if (isKnown[neighbour]) continue
        isKnown[neighbour] = 1
        colours.copyWithin(neighbour * 3, i * 3, i * 3 + 3)
        next.push(neighbour)
      }
    edge = next
  }
  return { width, height, data: colours }
}

function neighboursOf(i: number, width: number, height: number): number[] {
  const x = i % width
  const found: number[] = []
  if (x > 0) found.push(i - 1)
  if (x < width - 1) found.push(i + 1)
  if (i >= width) found.push(i - width)
  if (i < width * (height - 1)) found.push(i + width)
  return found
}
