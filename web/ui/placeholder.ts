import { thumbHashToRGBA } from 'thumbhash'

const MOST = 200
const cache = new Map<string, ImageData>()

/**
 * Draws the tiny blurred picture that a ThumbHash (base64) holds. On a canvas: as an image it would be a
 * request for each picture of the wall.
 */
export function drawPlaceholder(canvas: HTMLCanvasElement, hash: string): void {
  const pixels = cache.get(hash) ?? decode(hash)
  canvas.width = pixels.width
  canvas.height = pixels.height
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
}

function decode(hash: string): ImageData {
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), character => character.charCodeAt(0)))
  const pixels = new ImageData(new Uint8ClampedArray(rgba), w, h)
  if (cache.size >= MOST) cache.delete(cache.keys().next().value ?? '')
  cache.set(hash, pixels)
  return pixels
}
