import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hasIcon, iconCanvas } from '../../drawings/icons.ts'
import { oklchToLinear, toHex } from '../../engine/core/colour.ts'
import { createRandom } from '../../engine/core/random.ts'
import { roomThings } from '../../language/room-things.ts'
import type { Scene } from '../../language/scene.ts'
import type { Place } from '../../language/surroundings.ts'
import { drawSubject } from '../composition/drawing/draw-subject.ts'
import { isNight, type SceneStyle } from './scene-style.ts'

/** OKLCh hue in degrees of a pattern's ground. */
const HUES: Partial<Record<Place, number>> = {
  forest: 140,
  snowfield: 230,
  ocean: 225,
  underwater: 205,
  beach: 200,
  desert: 70,
  dunes: 70,
  savanna: 75,
  space: 275,
  city: 260,
  street: 300,
  meadow: 120,
  hills: 125,
  alps: 235,
  lake: 215,
  table: 55,
  autumn: 50,
}

const ORNAMENTS: Partial<Record<Place, string[]>> = {
  forest: ['evergreen-tree', 'mushroom', 'maple-leaf', 'herb'],
  snowfield: ['evergreen-tree', 'snowflake', 'mountain'],
  ocean: ['water-wave', 'spiral-shell', 'sailboat'],
  underwater: ['spiral-shell', 'coral', 'bubbles'],
  beach: ['palm-tree', 'spiral-shell', 'sun'],
  space: ['ringed-planet', 'star', 'rocket', 'comet'],
  meadow: ['blossom', 'tulip', 'herb', 'butterfly'],
  hills: ['deciduous-tree', 'cloud', 'blossom'],
  table: ['sparkles', 'cherries'],
  desert: ['cactus', 'sun'],
  dunes: ['cactus', 'sun'],
  savanna: ['palm-tree', 'sun', 'herb'],
  city: ['office-building', 'star', 'cloud'],
  street: ['office-building', 'star'],
  lake: ['evergreen-tree', 'mountain', 'fish'],
  alps: ['mountain', 'evergreen-tree', 'cloud'],
  autumn: ['maple-leaf', 'fallen-leaf', 'mushroom'],
  farmland: ['sheaf-of-rice', 'tractor'],
}
const ANY_ORNAMENTS = ['star', 'sparkles', 'blossom']
const FLOWER_ICONS: Record<string, string> = {
  poppy: 'tulip',
  lavender: 'hyacinth',
  wheat: 'sheaf-of-rice',
}
const MOST_ORNAMENTS = 4

type Colours = { ground: string; medallion: string; stitching: string; dots: string }

/** Columns and rows of a half-drop repeat; the number of columns is even, so that it tiles. */
type Lattice = { columns: number; rows: number; cellW: number; cellH: number }

/** A seamless pattern: medallions with the subjects, ornaments and dots between them. */
export const tileTexture: SceneStyle = {
  async draw(scene, w, h, seed, onProgress = () => {}) {
    const random = createRandom(seed ^ 0x51f1)
    const colours = coloursOf(scene, scene.hue ?? HUES[scene.place] ?? random() * 360)
    const ornaments = await drawOrnaments(scene)
    const subjects = await drawSubjects(scene, seed)
    onProgress(0.4)
    const motifs = subjects.length ? subjects : ornaments.splice(0, 2)

    const canvas = createCanvas(w, h)
    const pen = canvas.getContext('2d')
    pen.fillStyle = colours.ground
    pen.fillRect(0, 0, w, h)
    const lattice = latticeFor(w, h)
    drawMedallions(pen, lattice, colours)
    onProgress(0.6)
    drawMotifs(pen, lattice, colours, motifs, ornaments)
    onProgress(0.85)
    const picture = pen.getImageData(0, 0, w, h)
    addGrain(picture.data)
    return { px: picture.data, w, h }
  },
}

function coloursOf(scene: Scene, hue: number): Colours {
  const dark = isNight(scene) || scene.place === 'space'
  const hex = (lightness: number, chroma: number, angle: number) =>
    toHex(oklchToLinear(lightness, chroma, angle))
  return {
    ground: dark ? hex(0.24, 0.06, hue) : hex(0.93, 0.035, hue),
    medallion: dark ? hex(0.3, 0.08, hue + 12) : hex(0.87, 0.055, hue + 12),
    stitching: hex(dark ? 0.5 : 0.72, 0.09, hue + 25),
    dots: hex(dark ? 0.75 : 0.66, 0.13, hue + 60),
  }
}

function drawSubjects(scene: Scene, seed: number): Promise<Canvas[]> {
  return Promise.all(
    (scene.subjects.length ? scene.subjects : roomThings(scene)).map(subject =>
      drawSubject(
        { ...subject, furLength: subject.furLength * 0.8 },
        420,
        createRandom(seed + subject.key.length),
      ),
    ),
  )
}

function drawOrnaments(scene: Scene): Promise<Canvas[]> {
  const { flowers, season, subjects } = scene
  const wanted =
    flowers && flowers !== 'mixed'
      ? [FLOWER_ICONS[flowers] ?? flowers, 'herb']
      : (ORNAMENTS[scene.place] ?? ANY_ORNAMENTS)
  const icons = wanted.filter(
    icon => hasIcon('noto', icon) && !subjects.some(subject => subject.icon === icon),
  )
  if (season === 'winter' && !icons.includes('snowflake')) icons.push('snowflake')
  if (season === 'autumn') icons.unshift('maple-leaf')
  return Promise.all(icons.slice(0, MOST_ORNAMENTS).map(icon => iconCanvas('noto', icon, 260)))
}

function latticeFor(w: number, h: number): Lattice {
  const wanted = Math.max(2, Math.round(w / 330))
  const columns = wanted % 2 ? wanted + 1 : wanted
  const cellW = w / columns
  const rows = Math.max(2, Math.round(h / (cellW * 1.05)))
  return { columns, rows, cellW, cellH: h / rows }
}

/** Every second column hangs half a cell lower. */
const dropOf = (column: number) => (column % 2 ? 0.5 : 0)

/** Draws at a point and, where that reaches over the border, again on the opposite sides. */
function drawWrapped(pen: SKRSContext2D, x: number, y: number, reach: number, draw: () => void) {
  const { width, height } = pen.canvas
  for (const shiftX of [-width, 0, width])
    for (const shiftY of [-height, 0, height]) {
      const atX = x + shiftX
      const atY = y + shiftY
      if (atX < -reach || atX > width + reach || atY < -reach || atY > height + reach) continue
      pen.save()
      pen.translate(atX, atY)
      draw()
      pen.restore()
    }
}

function drawMedallions(pen: SKRSContext2D, { columns, rows, cellW, cellH }: Lattice, colours: Colours) {
  const ellipse = (share: number) => {
    pen.beginPath()
    pen.ellipse(0, 0, cellW * share, cellH * share, 0, 0, 6.3)
  }
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      drawWrapped(pen, (column + 0.5) * cellW, (row + 0.5 + dropOf(column)) * cellH, cellW, () => {
        pen.fillStyle = colours.medallion
        ellipse(0.43)
        pen.fill()
        pen.strokeStyle = colours.stitching
        pen.lineWidth = cellW * 0.008
        pen.setLineDash([cellW * 0.02, cellW * 0.022])
        ellipse(0.47)
        pen.stroke()
        pen.setLineDash([])
      })
}

function drawMotifs(
  pen: SKRSContext2D,
  { columns, rows, cellW, cellH }: Lattice,
  colours: Colours,
  motifs: Canvas[],
  ornaments: Canvas[],
) {
  const shortSide = Math.min(cellW, cellH)
  let placed = 0
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const drop = dropOf(column)
      const size = shortSide * 0.7
      drawWrapped(pen, (column + 0.5) * cellW, (row + 0.5 + drop) * cellH, size, () => {
        pen.rotate((((column * 7 + row * 5) % 3) - 1) * 0.1)
        pen.scale((column + row) % 2 ? -1 : 1, 1)
        pen.shadowColor = 'rgba(40,20,60,.25)'
        pen.shadowBlur = size * 0.05
        pen.shadowOffsetY = size * 0.03
        drawCentred(pen, motifs[(column + row + (column >> 1)) % motifs.length], size)
      })
      const betweenX = (column + 1) * cellW
      if (ornaments.length) {
        const ornament = ornaments[placed++ % ornaments.length]
        drawWrapped(pen, betweenX, (row + 0.25 + drop) * cellH, shortSide * 0.26, () => {
          pen.rotate((((placed * 37) % 7) - 3) * 0.12)
          drawCentred(pen, ornament, shortSide * 0.26)
        })
      }
      drawWrapped(pen, betweenX, (row + 0.75 + drop) * cellH, 20, () => drawDots(pen, cellW, colours.dots))
    }
}

function drawCentred(pen: SKRSContext2D, drawing: Canvas, size: number) {
  const scale = size / Math.max(drawing.width, drawing.height)
  const width = drawing.width * scale
  const height = drawing.height * scale
  pen.drawImage(drawing, -width / 2, -height / 2, width, height)
}

function drawDots(pen: SKRSContext2D, cellW: number, colour: string) {
  pen.fillStyle = colour
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * 6.283
    pen.beginPath()
    pen.arc(Math.cos(angle) * cellW * 0.035, Math.sin(angle) * cellW * 0.035, cellW * 0.013, 0, 6.3)
    pen.fill()
  }
  pen.beginPath()
  pen.arc(0, 0, cellW * 0.012, 0, 6.3)
  pen.fill()
}

/** Independent from pixel to pixel, so it tiles. */
function addGrain(px: Uint8ClampedArray) {
  const random = createRandom(5)
  for (let i = 0; i < px.length; i += 4) {
    const grain = (random() - 0.5) * 8
    for (let c = 0; c < 3; c++) px[i + c] += grain
  }
}
