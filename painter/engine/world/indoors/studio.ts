import { ColourRamp, mixLinear, oklchToLinear, parseHex, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { mix, smoothstep } from '../../core/scalar.ts'
import type { Environment } from '../environment.ts'
import { createFlatFrame, type Frame } from '../frame.ts'
import type { TableTop } from './table-top.ts'
import { layTable, paintWoodenTable } from './wooden-table.ts'

type StudioOptions = {
  /** A low-key set with dark walls. */
  dark?: boolean
  /** A wooden table in a room with a window, instead of a paper backdrop. */
  wood?: boolean
  /** Gives the room with the table a warm wall, whatever the hue. */
  warm?: boolean
  /** What the things stand on, where that is not the table's wood or the backdrop itself. */
  top?: TableTop
  /** '#rrggbb' of the backdrop, instead of a pale one of the hue. */
  cloth?: string
}

/** A set to photograph things or people in, `w` x `h` pixels; `hue` (degrees, OKLCh) is the backdrop's. */
export function renderStudio(
  w: number,
  h: number,
  noise: Noise,
  random: Random,
  hue: number,
  options: StudioOptions = {},
): Frame {
  const dark = options.dark ?? false
  const colours = options.cloth ? clothColours(parseHex(options.cloth)) : backdropColours(hue, dark)
  const frame = createFlatFrame(w, h, createStudioLight(dark, colours), noise)
  const tableRow = h * (h > w * 1.2 ? 0.6 : 0.58)
  frame.camera.horizon = tableRow - h * 0.25
  frame.tableRow = tableRow
  if (options.wood)
    paintWoodenTable(
      frame.image,
      noise,
      random,
      tableRow,
      options.warm ? 55 : hue,
      options.warm ? 0.4 : 0.46,
      options.top,
    )
  else {
    paintBackdrop(frame, tableRow, colours)
    if (options.top) layTable(frame.image, noise, Math.round(tableRow), options.top)
  }
  return frame
}

type BackdropColours = { near: RGB; far: RGB; floor: RGB }

/** Of a cloth, which keeps its colour in the light and in the shade. */
const clothColours = (paint: RGB): BackdropColours => ({
  near: scaleColour(paint, 1.12),
  far: scaleColour(paint, 0.62),
  floor: scaleColour(paint, 0.92),
})

const backdropColours = (hue: number, dark: boolean): BackdropColours =>
  dark
    ? {
        near: oklchToLinear(0.32, 0.06, hue),
        far: oklchToLinear(0.12, 0.04, hue + 20),
        floor: oklchToLinear(0.22, 0.045, hue),
      }
    : {
        near: oklchToLinear(0.86, 0.07, hue),
        far: oklchToLinear(0.66, 0.1, hue + 12),
        floor: oklchToLinear(0.82, 0.075, hue),
      }

/** One large soft light from the upper left, behind the camera. */
function createStudioLight(dark: boolean, { near, far }: BackdropColours): Environment {
  return {
    time: 'day',
    sunDirection: [-0.55, 0.75, -0.45],
    sunElevation: Math.asin(0.75),
    sunColour: dark ? [2.3, 2.1, 1.9] : [2.5, 2.35, 2.15],
    sunDisc: 0,
    skyAmbient: dark ? [0.28, 0.3, 0.36] : [0.68, 0.7, 0.76],
    groundAmbient: dark ? [0.1, 0.09, 0.1] : [0.34, 0.32, 0.31],
    fogColour: far,
    fogSunColour: near,
    fogDensity: 0,
    skyRamp: new ColourRamp([
      [0, near],
      [1, far],
    ]),
    skyColour: () => far,
    glowColour: [0, 0, 0],
    glowFalloff: 1,
    stars: 0,
    milkyWay: 0,
    aurora: 0,
    wind: 0,
    moonPhase: 'full',
    suns: 1,
    moon: 0,
    cloudCover: 0,
    cloudLitColour: near,
    cloudShadeColour: far,
    cirrus: 0,
    isFoggy: false,
    rain: 0,
    snow: 0,
    exposure: 1,
    grade: {
      shadows: [0.97, 0.98, 1.05],
      highlights: [1.03, 1, 0.98],
      saturation: 1.08,
      contrast: 1.06,
    },
  }
}

/** A paper roll that curves from wall to floor without an edge, brightest behind the subject. */
function paintBackdrop({ image, noise }: Frame, tableRow: number, { near, far, floor }: BackdropColours) {
  const { w, h, data } = image
  const cx = w * 0.42
  const cy = h * 0.36
  const radius = Math.max(w, h) * 0.75
  for (let y = 0; y < h; y++) {
    const onFloor = smoothstep(tableRow - h * 0.06, tableRow + h * 0.14, y)
    const floorLight = 1.06 - 0.28 * smoothstep(tableRow, h, y) * 0.6
    for (let x = 0; x < w; x++) {
      const d = Math.hypot(x - cx, (y - cy) * 1.1) / radius
      const wall = mixLinear(near, far, smoothstep(0, 0.9, d))
      const unevenness = 1 + 0.02 * noise.fbm(x * 0.004, y * 0.004, 3)
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] = mix(wall[c], floor[c] * floorLight, onFloor) * unevenness
    }
  }
}
