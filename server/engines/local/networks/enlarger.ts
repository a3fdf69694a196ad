import type { Network } from '../network.ts'
import type { Pixels } from './square.ts'

/** Pixels a side that are computed at a time, which bounds the memory. */
const TILE = 224

/**
 * A picture, enlarged by one of Real-ESRGAN's compact networks (Wang et al., 2021).
 * @param factor what the network enlarges by
 * @param margin pixels around a tile that its own depend on: one for each of the network's layers, and some
 * @param onTile told after each tile which share is done; it may throw to stop
 */
export async function enlarge(
  network: Network,
  picture: Pixels,
  factor: 2 | 4,
  margin: number,
  onTile: (share: number) => void,
): Promise<Pixels> {
  const { width, height } = picture
  const data = new Uint8Array(width * factor * height * factor * 3)
  const result: Pixels = { width: width * factor, height: height * factor, data }
  const tiles = tilesOf(width, height)
  for (const [index, tile] of tiles.entries()) {
    await enlargeTile(network, picture, tile, factor, margin, result)
    onTile((index + 1) / tiles.length)
  }
  return result
}

type Tile = { left: number; top: number; right: number; bottom: number }

function tilesOf(width: number, height: number): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE)
      tiles.push({ left, top, right: Math.min(width, left + TILE), bottom: Math.min(height, top + TILE) })
  return tiles
}

async function enlargeTile(
  network: Network,
  picture: Pixels,
  tile: Tile,
  factor: number,
  margin: number,
  result: Pixels,
) {
  const [input] = network.inputs
  const [output] = network.outputs
  if (!input || !output) throw new Error('the network has no input or no output')
  const left = Math.max(0, tile.left - margin)
  const top = Math.max(0, tile.top - margin)
  const width = Math.min(picture.width, tile.right + margin) - left
  const height = Math.min(picture.height, tile.bottom + margin) - top
  const data = planesOf(picture, left, top, width, height)
  const answer = await network.run({ [input.name]: { type: 'float32', data, dims: [1, 3, height, width] } })
  const planes = answer[output.name]?.data as Float32Array
  const area = width * factor * height * factor
  for (let y = tile.top * factor; y < tile.bottom * factor; y++) {
    const row = (y - top * factor) * width * factor - left * factor
    for (let x = tile.left * factor; x < tile.right * factor; x++)
      for (let c = 0; c < 3; c++) {
        const value = planes[c * area + row + x] ?? 0
        result.data[(y * result.width + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255)))
      }
  }
}

/** The part of a picture as the network takes it: a plane for each colour, 0 to 1. */
function planesOf(picture: Pixels, left: number, top: number, width: number, height: number): Float32Array {
  const planes = new Float32Array(3 * width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const from = ((top + y) * picture.width + left + x) * 3
      for (let c = 0; c < 3; c++) planes[c * width * height + i] = (picture.data[from + c] ?? 0) / 255
    }
  return planes
}
