// A contact sheet: tiles with a line of words under each.
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { GROTESK, registerTypefaces } from '#photo-editing/designs/typefaces.ts'

/** A picture, or the sentence that stands in its place. @typedef {{ label: string, picture: Uint8Array | string | null }} Tile */

const SIDE = 300
const GAP = 12
const LABEL = 26
const CHECK = 12
/** Bytes. */
const LARGEST_SHEET = 300_000
const LEAST_QUALITY = 40

/** @param {Tile[]} tiles @param {number} columns @returns {Promise<Buffer>} a WebP */
export async function contactSheet(tiles, columns) {
  registerTypefaces()
  const rows = Math.ceil(tiles.length / columns)
  const canvas = createCanvas(columns * (SIDE + GAP) + GAP, rows * (SIDE + LABEL + GAP) + GAP)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#1d1b1a'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const [at, tile] of tiles.entries()) {
    const x = GAP + (at % columns) * (SIDE + GAP)
    const y = GAP + Math.floor(at / columns) * (SIDE + LABEL + GAP)
    await drawTile(pen, tile, x, y)
  }
  return smallEnough(await canvas.encode('png'))
}

/** In the best quality that fits into the documentation. @param {Uint8Array} png @returns {Promise<Buffer>} a WebP */
async function smallEnough(png) {
  for (let quality = 80; ; quality -= 5) {
    const sheet = await sharp(png).webp({ quality, effort: 5 }).toBuffer()
    if (sheet.length <= LARGEST_SHEET || quality <= LEAST_QUALITY) return sheet
  }
}

/** @param {import('@napi-rs/canvas').SKRSContext2D} pen @param {Tile} tile @param {number} x @param {number} y */
async function drawTile(pen, { label, picture }, x, y) {
  pen.fillStyle = '#2a2725'
  pen.fillRect(x, y, SIDE, SIDE)
  pen.font = `500 14px "${GROTESK}"`
  pen.fillStyle = '#e9e4dc'
  pen.fillText(label, x, y + SIDE + 18, SIDE)
  if (picture === null) return
  if (typeof picture === 'string') return writeSentence(pen, picture, x + 16, y + 40)
  const small = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const left = x + (SIDE - width) / 2
  const top = y + (SIDE - height) / 2
  drawChecks(pen, left, top, width, height)
  pen.drawImage(await loadImage(small.data), left, top)
}

/** Behind what is transparent. @param {import('@napi-rs/canvas').SKRSContext2D} pen @param {number} left @param {number} top @param {number} width @param {number} height */
function drawChecks(pen, left, top, width, height) {
  for (let y = 0; y < height; y += CHECK)
    for (let x = 0; x < width; x += CHECK) {
      pen.fillStyle = (x + y) % (2 * CHECK) ? '#d6d6d6' : '#f2f2f2'
      pen.fillRect(left + x, top + y, Math.min(CHECK, width - x), Math.min(CHECK, height - y))
    }
}

/** @param {import('@napi-rs/canvas').SKRSContext2D} pen @param {string} sentence @param {number} x @param {number} y */
function writeSentence(pen, sentence, x, y) {
  let line = ''
  for (const word of [...sentence.split(' '), '']) {
    if (word && pen.measureText(`${line} ${word}`).width < SIDE - 32) {
      line = `${line} ${word}`.trim()
      continue
    }
    pen.fillText(line, x, y)
    y += 22
    line = word
  }
}
