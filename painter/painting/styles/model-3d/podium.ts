import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { shadeHex } from '../../../drawings/tint.ts'
import { oklchToLinear, toHex } from '../../../engine/core/colour.ts'
import type { Raster } from '../../../engine/core/raster.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Scene } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'

/** The top of the podium: its centre and radii in pixels. */
export type Podium = { x: number; y: number; radiusX: number; radiusY: number }

const GROUND_COLOURS: Partial<Record<Place, string>> = {
  forest: '#7fb34a',
  meadow: '#86bd52',
  hills: '#86bd52',
  snowfield: '#f3f7fc',
  ocean: '#4db4e0',
  lake: '#86bd52',
  beach: '#efd79a',
  desert: '#e8c583',
  dunes: '#e8c583',
  savanna: '#d6b765',
  space: '#b9b7c9',
  moon: '#b4b5bc',
  mars: '#cf7548',
  volcano: '#5a4a48',
  underwater: '#efdca8',
  city: '#8f95a3',
  street: '#7a7f8d',
  road: '#6a6f7b',
  alps: '#86bd52',
  jungle: '#5f9f48',
  autumn: '#d9a545',
  pond: '#7fb34a',
  cliff: '#86bd52',
}

/** Paints a round podium, covered with the place's ground, into a studio picture. */
export function drawPodium(image: Raster, scene: Scene, hue: number, isDark: boolean): Podium {
  const { w, h } = image
  const unit = Math.min(w, h * 1.1)
  const radiusX = unit * 0.38
  const podium = { x: w / 2, y: h * 0.74, radiusX, radiusY: radiusX * 0.27 }
  const ground = GROUND_COLOURS[scene.season === 'winter' ? 'snowfield' : scene.place]
  const top = ground ?? toHex(oklchToLinear(0.9, 0.05, hue))
  blend(image, drawOnCanvas(w, h, podium, unit, top), isDark ? 0.75 : 1)
  return podium
}

function drawOnCanvas(w: number, h: number, podium: Podium, unit: number, top: string): Canvas {
  const { x, y, radiusX, radiusY } = podium
  const thickness = unit * 0.075
  const canvas = createCanvas(w, h)
  const pen = canvas.getContext('2d')
  const ellipse = (cx: number, cy: number, rx: number, ry: number) => {
    pen.beginPath()
    pen.ellipse(cx, cy, rx, ry, 0, 0, 6.3)
  }

  pen.filter = `blur(${unit * 0.022}px)`
  pen.fillStyle = 'rgba(20,10,40,.42)'
  ellipse(x + unit * 0.04, y + thickness + radiusY * 0.35, radiusX * 1.12, radiusY * 0.95)
  pen.fill()
  pen.filter = 'none'

  const side = pen.createLinearGradient(x - radiusX, 0, x + radiusX, 0)
  side.addColorStop(0, shadeHex(top, -0.12))
  side.addColorStop(0.3, shadeHex(top, 0.18))
  side.addColorStop(0.7, shadeHex(top, -0.25))
  side.addColorStop(1, shadeHex(top, -0.5))
  pen.fillStyle = side
  pen.beginPath()
  pen.moveTo(x - radiusX, y)
  pen.lineTo(x - radiusX, y + thickness)
  pen.ellipse(x, y + thickness, radiusX, radiusY, 0, Math.PI, 0, true)
  pen.lineTo(x + radiusX, y)
  pen.fill()

  pen.fillStyle = 'rgba(255,255,255,.25)'
  pen.beginPath()
  pen.ellipse(x, y + thickness * 0.12, radiusX, radiusY, 0, 0.1, Math.PI - 0.1)
  pen.lineTo(x - radiusX * 0.98, y)
  pen.fill()

  const surface = pen.createRadialGradient(x - radiusX * 0.3, y - radiusY * 0.4, 0, x, y, radiusX * 1.1)
  surface.addColorStop(0, shadeHex(top, 0.28))
  surface.addColorStop(0.6, top)
  surface.addColorStop(1, shadeHex(top, -0.2))
  pen.fillStyle = surface
  ellipse(x, y, radiusX, radiusY)
  pen.fill()
  pen.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineWidth = unit * 0.003
  ellipse(x, y, radiusX * 0.995, radiusY * 0.99)
  pen.stroke()
  return canvas
}

/** Lays a canvas over the picture, which is in linear light; `light` dims it. */
function blend({ w, h, data }: Raster, canvas: Canvas, light: number) {
  const px = canvas.getContext('2d').getImageData(0, 0, w, h).data
  for (let i = 0; i < w * h; i++) {
    const alpha = px[i * 4 + 3] / 255
    if (alpha <= 0) continue
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = mix(data[i * 3 + c], (px[i * 4 + c] / 255) ** 2.2 * light, alpha)
  }
}
