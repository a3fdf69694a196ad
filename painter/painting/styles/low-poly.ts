import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../engine/core/scalar.ts'
import { type DisplayRaster, toDisplay } from './display-raster.ts'
import { sampleTriangle, type Triangle, triangulate } from './filters/mesh.ts'
import { autoLevels } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const CORNERS = 2300
const SATURATION = 1.32

/** Flat facets that follow the picture's forms, each lit a little differently. */
export const lowPoly: PictureStyle = {
  lens: { grain: 0, bloom: 0.35, depthOfField: 0.2, vignette: 0.15 },
  restyle(picture, seed, subject) {
    const { w, h } = picture
    autoLevels(picture, 0.46)
    const canvas = createCanvas(w, h)
    const pen = canvas.getContext('2d')
    pen.lineWidth = 1
    for (const triangle of triangulate(picture, subject, { corners: CORNERS, onEdges: 0.6, seed })) {
      const [a, b, c] = triangle
      // The stroke closes the hairlines between neighbours.
      pen.fillStyle = facetColour(picture, triangle)
      pen.strokeStyle = pen.fillStyle
      pen.beginPath()
      pen.moveTo(...a)
      pen.lineTo(...b)
      pen.lineTo(...c)
      pen.closePath()
      pen.fill()
      pen.stroke()
    }
    return toDisplay(pen.getImageData(0, 0, w, h).data, w, h)
  },
}

function facetColour(picture: DisplayRaster, triangle: Triangle): string {
  const [a, b, c] = triangle
  const sum = [0, 0, 0]
  let n = 0
  sampleTriangle(triangle, picture, 16, 0.08, pixel => {
    for (let channel = 0; channel < 3; channel++) sum[channel] += picture.data[pixel * 3 + channel]
    n++
  })
  const tilt = clamp(((a[1] + b[1] - 2 * c[1]) / picture.h) * 1.2, -0.07, 0.07)
  const light = 1 + Math.sin(a[0] * 0.07 + b[1] * 0.05 + c[0] * 0.03) * 0.075 + tilt
  const [r, g, blue] = sum.map(total => (total / n) * light)
  const luma = 0.299 * r + 0.587 * g + 0.114 * blue
  const byte = (value: number) => Math.round(clamp(luma + (value - luma) * SATURATION) * 255)
  return `rgb(${byte(r)},${byte(g)},${byte(blue)})`
}
